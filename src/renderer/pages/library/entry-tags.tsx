/** The tags of an entry that stand whole on one line, and how many more there are. */
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSize } from '../../ui/charts/use-size.ts'

export function EntryTags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('library')
  const [line, { width }] = useSize()
  const [shown, setShown] = useState(tags.length)
  // The others wrap out of sight.
  useLayoutEffect(() => {
    const tops = Array.from(line.current?.children ?? [], (tag) => tag.getBoundingClientRect().top)
    setShown(tops.filter((top) => top === tops[0]).length)
  }, [line, tags, width])
  return (
    <>
      <div ref={line} className="entry-tags wrap gap-1">
        {tags.map((tag, i) => (
          <span key={i} className="tag" title={tag}>
            {tag}
          </span>
        ))}
      </div>
      {shown < tags.length && <span aria-hidden="true">{t('page.moreTags', { count: tags.length - shown })}</span>}
    </>
  )
}
