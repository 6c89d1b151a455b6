/** The library: what is kept, to find, read, change and export. */
import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { PanelBoundary } from '../../ui/boundary.tsx'
import { isTypingOrInDialog } from '../../platform/elsewhere.ts'
import { NOTICE, say } from '../../platform/notice.tsx'
import { count } from '../../language/words.ts'
import { Details } from './details.tsx'
import { shownEntries, type Entry } from '../../model/library/entries.ts'
import { EntryList } from './entry-list.tsx'
import { FindBar } from './find-bar.tsx'
import type { LibraryNeeds } from '../../model/library/entry-actions.ts'
import { importFiles, importText } from '../../model/library/import-export.ts'
import { LoadFault, Refusals } from './messages.tsx'
import { LIBRARY_PAGE, type Opening } from '../../model/library/page-store.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { useServices } from '../../platform/services.tsx'
import './library-page.css'

export function LibraryPage() {
  const { t, i18n } = useTranslation('library')
  const app = useServices(LIBRARY, LIBRARY_PAGE, NOTICE)
  const { library, libraryPage } = app
  const state = useStore(library.store)
  // The field follows every key at once, the list as soon as it can.
  const { entries, find, kind, tag, sort, descending } = useDeferredValue(state)
  const shown = useMemo(
    () => shownEntries(entries, { find, kind, tag, sort, descending }, i18n.language),
    [entries, find, kind, tag, sort, descending, i18n.language],
  )
  const ids = useStore(libraryPage, ({ selected }) => selected)
  const selected = useSelected(state.entries, shown, ids)
  const details = useRef<HTMLDivElement>(null)
  useClipboard(app, selected)
  const rename = () => {
    const field = document.querySelector<HTMLInputElement>('#library-name')
    field?.focus()
    field?.select()
  }
  return (
    <main className="library">
      <h1 className="visually-hidden">{t('page.title')}</h1>
      <div className="library-list">
        <FindBar />
        <LoadFault />
        <Refusals />
        <Found number={shown.length} of={state.entries.length} />
        <EntryList entries={shown} onRename={rename} onTouch={() => details.current?.scrollIntoView({ block: 'start' })} />
      </div>
      <div className="column" ref={details}>
        <PanelBoundary>
          <Details selected={selected} />
        </PanelBoundary>
      </div>
    </main>
  )
}

/** The selected entries in the order of the list; those that the filter hides stay selected and come last. */
function useSelected(entries: readonly Entry[], shown: readonly Entry[], ids: ReadonlySet<string>): Entry[] {
  return useMemo(() => {
    const current = new Map(entries.filter(({ id }) => ids.has(id)).map((entry) => [entry.id, entry]))
    const found = shown.flatMap(({ id }) => current.get(id) ?? [])
    return [...new Set([...found, ...current.values()])]
  }, [entries, shown, ids])
}

/** The number of entries, or the progress of the files being opened. */
function Found({ number, of }: { number: number; of: number }) {
  const { t } = useTranslation('library')
  const opening = useStore(useServices(LIBRARY_PAGE).libraryPage, (state) => state.opening)
  if (opening !== null) return <OpeningProgress opening={opening} />
  return (
    <p className="muted small found" role="status">
      {number === of ? t('page.entries', { count: of }) : t('page.found', { number: count(number), count: of })}
    </p>
  )
}

function OpeningProgress({ opening: { doing, share, done, total, cancel } }: { opening: Opening }) {
  const { t } = useTranslation('library')
  const words = t(`page.opening.${doing}`, { number: done + 1, count: total })
  return (
    <div className="wrap opening">
      <p className="muted small" role="status">
        {words}
      </p>
      <progress value={share} aria-label={words} />
      <button onClick={cancel}>{t('page.opening.cancel')}</button>
    </div>
  )
}

/** The platform's copy and paste: copies the selected entries as SGF, and imports the files or text pasted. */
function useClipboard(app: LibraryNeeds, selected: readonly Entry[]): void {
  const { t } = useTranslation('library')
  useLayoutEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      if (isTypingOrInDialog(event.target) || selected.length === 0 || !(getSelection()?.isCollapsed ?? true)) return
      event.clipboardData?.setData('text/plain', app.library.exportText(selected.map(({ id }) => id)))
      event.preventDefault()
      say(app.notice, t('page.copied'))
    }
    const onPaste = (event: ClipboardEvent) => {
      if (isTypingOrInDialog(event.target) || event.clipboardData === null) return
      event.preventDefault()
      const files = [...event.clipboardData.files]
      void (files.length > 0 ? importFiles(app, files) : importText(app, event.clipboardData.getData('text/plain')))
    }
    document.addEventListener('copy', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [app, selected, t])
}
