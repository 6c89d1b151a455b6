/** Tags as chips: each can be removed, and new ones are typed after them. */
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components/Button'
import { Label, Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { MAX_TAGS, MAX_TYPED_LENGTH } from '../../model/library/sgf.ts'
import './tag-field.css'

interface TagFieldProps {
  readonly tags: readonly string[]
  /** Tags of the other entries, to choose from. */
  readonly known: readonly string[]
  readonly onChange: (tags: string[]) => void
}

export function TagField({ tags, known, onChange }: TagFieldProps) {
  const { t } = useTranslation('library')
  const [text, setText] = useState('')
  const list = useId()
  const add = () => {
    const typed = text.split(',').map((tag) => tag.replace(/\s+/g, ' ').trim())
    const added = typed.filter((tag) => tag !== '' && !tags.includes(tag))
    setText('')
    if (added.length > 0) onChange([...new Set([...tags, ...added])].slice(0, MAX_TAGS))
  }
  return (
    <div className="tag-field stack gap-1">
      <TagGroup onRemove={(keys) => onChange(tags.filter((tag) => !keys.has(tag)))}>
        <Label>{t('page.tags')}</Label>
        <TagList className="wrap tags" items={[...new Set(tags)].map((tag) => ({ id: tag }))}>
          {({ id }) => (
            <Tag className="tag" textValue={id}>
              {id}
              <Button slot="remove" className="tag-remove" aria-label={t('page.removeTag', { tag: id })}>
                <svg className="icon" viewBox="0 0 12 12" aria-hidden="true">
                  <path d="M3 3l6 6M9 3l-6 6" />
                </svg>
              </Button>
            </Tag>
          )}
        </TagList>
      </TagGroup>
      <input
        type="text"
        aria-label={t('page.addTag')}
        placeholder={t('page.addTag')}
        maxLength={MAX_TYPED_LENGTH}
        autoComplete="off"
        disabled={tags.length >= MAX_TAGS}
        list={list}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',') return
          event.preventDefault()
          add()
        }}
        onBlur={add}
      />
      <datalist id={list}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </div>
  )
}
