/** Finding, filtering and sorting entries, and importing files. */
import { useMemo, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components/Button'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { useStore } from 'zustand'
import { GAME_EXTENSIONS } from '../../../contract/api.ts'
import { Magnifier } from '../../ui/controls/icons.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { i18n } from '../../language/i18n.ts'
import { count } from '../../language/words.ts'
import { KINDS, kindOf, SORTS, tagsOf, type Entry } from '../../model/library/entries.ts'
import { focusList } from './entry-list.tsx'
import { importFiles } from '../../model/library/import-export.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { LIBRARY_PAGE } from '../../model/library/page-store.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { pageHash } from '../../platform/places.ts'
import { useLaterServices } from '../../platform/services.tsx'
import './find-bar.css'

const ALL = 'all' as const
/** The prefix that keeps a tag named 'all' apart from ALL. */
const TAG = 'tag '

/** Values that are offered at most: lists of more are drawn slowly, and nobody reads them. */
const MAX_OFFERED = 500

/** Counts the entries that have each value, in alphabetical order of the values; of many, those that most have. */
export function countBy(entries: readonly Entry[], of: (entry: Entry) => readonly string[]): Map<string, number> {
  const tally = new Map<string, number>()
  for (const entry of entries) for (const value of new Set(of(entry))) tally.set(value, (tally.get(value) ?? 0) + 1)
  const most = [...tally].sort(([, a], [, b]) => b - a).slice(0, MAX_OFFERED)
  const alphabet = new Intl.Collator(i18n.language, { numeric: true })
  return new Map(most.sort(([a], [b]) => alphabet.compare(a, b)))
}

export function FindBar() {
  const { t } = useTranslation(['library', 'common'])
  const app = useLaterServices(LIBRARY, LIBRARY_PAGE, NOTICE)
  const { library } = app
  const { entries, find, kind, tag, sort, descending } = useStore(library.store)
  const kinds = useMemo(() => countBy(entries, (entry) => [kindOf(entry)]), [entries])
  const tags = useMemo(() => countBy(entries, tagsOf), [entries])
  const tagOptions = [...tags].map(([name, number]) => ({
    value: TAG + name,
    label: t('page.counted', { what: name, count: count(number) }),
  }))
  return (
    <div className="wrap find-bar" role="search">
      <FindField find={find} onFind={(find) => library.show({ find })} />
      <a className="button" href={pageHash('openings')}>
        {t('common:pages.openings')}
      </a>
      <FileTrigger
        acceptedFileTypes={GAME_EXTENSIONS}
        allowsMultiple
        onSelect={(files) => void importFiles(app, [...(files ?? [])])}
      >
        <Button>{t('page.import')}</Button>
      </FileTrigger>
      <Segmented
        legend={t('page.kind')}
        options={[ALL, ...KINDS.filter((value) => value !== 'broken' || kinds.has(value) || value === kind)].map(
          (value) => ({ value, label: t(`page.kinds.${value}`) }),
        )}
        value={kind ?? ALL}
        onChange={(value) => library.show({ kind: value === ALL ? null : value })}
      />
      <Select
        label={t('page.tag')}
        options={[
          { value: ALL, label: t('page.anyTag') },
          ...tagOptions,
          ...(tag === null || tags.has(tag) ? [] : [{ value: TAG + tag, label: tag }]),
        ]}
        value={tag === null ? ALL : TAG + tag}
        onChange={(value) => library.show({ tag: value === ALL ? null : value.slice(TAG.length) })}
      />
      <div className="sort">
        <Select
          label={t('page.sort')}
          options={SORTS.map((value) => ({ value, label: t(`page.sorts.${value}`) }))}
          value={sort}
          onChange={(sort) => library.show({ sort, descending: sort !== 'name' })}
        />
        <button
          className="direction"
          aria-label={t('page.descending')}
          aria-pressed={descending}
          title={t('page.descending')}
          onClick={() => library.show({ descending: !descending })}
        >
          <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
            <path d={descending ? 'M8 3v10M4 9l4 4 4-4' : 'M8 13V3M4 7l4-4 4 4'} />
          </svg>
        </button>
      </div>
    </div>
  )
}

/** The down arrow moves the focus to the entries found. */
function FindField({ find, onFind }: { find: string; onFind: (find: string) => void }) {
  const { t } = useTranslation('library')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    focusList()
  }
  return (
    <SearchField className="find" aria-label={t('page.find')} value={find} onChange={onFind}>
      <Magnifier />
      <Input placeholder={t('page.findHint')} onKeyDown={onKeyDown} />
      <Button className="quiet find-clear">
        <svg className="icon" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M3 3l6 6M9 3l-6 6" />
        </svg>
      </Button>
    </SearchField>
  )
}
