/** The fields that describe an entry; each is saved by itself. */
import { useId, useMemo, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { SEATS } from '../../../engine/game/game.ts'
import { tagsOf, type GameEntry } from '../../model/library/entries.ts'
import { describe } from '../../model/library/entry-actions.ts'
import { entryName, summaryOf } from '../../model/library/entry-words.ts'
import { colourOf } from '../../model/library/my-games.ts'
import { countBy } from './find-bar.tsx'
import { type Description, LIBRARY } from '../../model/library/library.ts'
import { MAX_TYPED_LENGTH } from '../../model/library/sgf.ts'
import { TagField } from './tag-field.tsx'
import { useDraft, type TextDraft } from '../../ui/controls/use-draft.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useLaterServices } from '../../platform/services.tsx'

/** The name as a heading that can be edited, and the summary that follows from the game. */
export function NameField({ entry }: { entry: GameEntry }) {
  const { t } = useTranslation('library')
  const app = useLaterServices(LIBRARY, NOTICE)
  const draft = useDraft(entry.tree.info.name, (name, isStale) => describe(app, entry.id, { name }, isStale))
  return (
    <div>
      <input
        {...inputProps(draft)}
        className="details-name"
        id="library-name"
        aria-label={t('page.name')}
        placeholder={entryName({ ...entry, tree: { ...entry.tree, info: { ...entry.tree.info, name: '' } } })}
      />
      {entry.tree.info.played === null && <p className="muted">{summaryOf(entry)}</p>}
    </div>
  )
}

export function EntryFields({ entry }: { entry: GameEntry }) {
  const { t } = useTranslation('library')
  const app = useLaterServices(LIBRARY, NOTICE)
  const entries = useStore(app.library.store, (state) => state.entries)
  const known = useMemo(() => [...countBy(entries, tagsOf).keys()], [entries])
  const { notes, tags, players, date, place } = entry.tree.info
  const change = (description: Description, isStale = false) => describe(app, entry.id, description, isStale)
  const isGame = entry.kind === 'game'
  return (
    <>
      <TagField tags={tags} known={known} onChange={(tags) => change({ tags })} />
      <NotesField value={notes} onSave={(notes, isStale) => change({ notes }, isStale)} />
      {(isGame || players.first !== '' || players.second !== '') && (
        <div className="field-pair">
          {SEATS.map((seat) => (
            <TextField
              key={seat}
              label={t(`page.player.${seat}`, { colour: COLOUR_NAMES[colourOf(entry, seat)] })}
              value={players[seat]}
              onSave={(name, isStale) => change({ players: { ...players, [seat]: name } }, isStale)}
            />
          ))}
        </div>
      )}
      {(isGame || date !== '' || place !== '') && (
        <div className="field-pair">
          <TextField label={t('page.date')} value={date} onSave={(date, isStale) => change({ date }, isStale)} />
          <TextField label={t('page.place')} value={place} onSave={(place, isStale) => change({ place }, isStale)} />
        </div>
      )}
    </>
  )
}

/** A line of text: Enter saves it, Escape goes back to what is saved. */
function inputProps(draft: TextDraft): ComponentProps<'input'> {
  return {
    type: 'text',
    autoComplete: 'off',
    maxLength: MAX_TYPED_LENGTH,
    value: draft.text,
    onBlur: draft.save,
    onChange: ({ target }) => draft.type(target.value),
    onKeyDown: ({ key }) => {
      if (key === 'Enter') draft.save()
      else if (key === 'Escape') draft.drop()
    },
  }
}

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onSave: (text: string, isStale: boolean) => void
}

function TextField({ label, value, onSave }: TextFieldProps) {
  const draft = useDraft(value, onSave)
  return (
    <label className="field">
      {label}
      <input {...inputProps(draft)} />
    </label>
  )
}

function NotesField({ value, onSave }: { value: string; onSave: TextFieldProps['onSave'] }) {
  const { t } = useTranslation('library')
  const draft = useDraft(value, onSave)
  // A label around a text area would take its content into the accessible name.
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{t('page.notes')}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={MAX_TYPED_LENGTH}
        placeholder={t('page.notesHint')}
        value={draft.text}
        onChange={({ target }) => draft.type(target.value)}
        onBlur={draft.save}
      />
    </div>
  )
}
