/** The library: what is kept, to find, read, change and export. */
import { useDeferredValue, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Chevron } from '../../ui/controls/icons.tsx'
import { PanelBoundary } from '../../ui/boundary.tsx'
import { isTypingOrInDialog } from '../../platform/elsewhere.ts'
import { NOTICE, say } from '../../platform/notice.tsx'
import { count } from '../../language/words.ts'
import { Details } from './details.tsx'
import { shownEntries, type Entry } from '../../model/library/entries.ts'
import { EntryList, focusList } from './entry-list.tsx'
import { FindBar } from './find-bar.tsx'
import type { LibraryNeeds } from '../../model/library/entry-actions.ts'
import { importFiles, importText } from '../../model/library/import-export.ts'
import { LoadFault, NotKept, Refusals } from './messages.tsx'
import { LIBRARY_PAGE, type Opening } from '../../model/library/page-store.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MAX_MY_GAMES } from '../../model/library/my-games.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { SELECTED_POSITION } from './shown-position.ts'
import { useShowPosition } from '../../platform/shown-position.ts'
import './library-page.css'

export function LibraryPage() {
  useShowPosition(SELECTED_POSITION)
  const { t, i18n } = useTranslation('library')
  const app = useLaterServices(LIBRARY, LIBRARY_PAGE, NOTICE)
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
  const isOpen = useStore(libraryPage, (state) => state.isOpen) && selected.length > 0
  const page = useRef<HTMLElement>(null)
  useKeptPlace(page, isOpen)
  useClipboard(app, selected)
  const rename = () => {
    flushSync(() => libraryPage.setState({ isOpen: true }))
    const field = document.querySelector<HTMLInputElement>('#library-name')
    field?.focus()
    field?.select()
  }
  const goBack = () => {
    flushSync(() => libraryPage.setState({ isOpen: false }))
    focusList()
  }
  return (
    <main className={isOpen ? 'library is-open' : 'library'} ref={page}>
      <h1 className="visually-hidden">{t('page.title')}</h1>
      <div className="library-list tall">
        <FindBar />
        <LoadFault />
        <Refusals />
        <Found number={shown.length} of={state.entries.length} />
        <NotKept />
        <EntryList entries={shown} onRename={rename} />
      </div>
      <div className="column library-details">
        <button className="quiet library-back" onClick={goBack}>
          <Chevron /> {t('page.back')}
        </button>
        <PanelBoundary>
          {/* Until something is selected, the first entry is shown. */}
          <Details selected={selected.length === 0 ? shown.slice(0, 1) : selected} />
        </PanelBoundary>
      </div>
    </main>
  )
}

/**
 * Restores the list's scroll position when the details are left, where the page is one scroller, and focuses the way
 * back when they are opened.
 */
function useKeptPlace(page: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const top = useRef(0)
  useLayoutEffect(() => {
    const { current } = page
    if (!isOpen || current === null) return undefined
    top.current = current.scrollTop
    current.scrollTo(0, 0)
    // On a wide page the button is not shown, and takes no focus.
    if (current.querySelector('.library-list')?.contains(document.activeElement))
      current.querySelector<HTMLElement>('.library-back')?.focus()
    return () => void requestAnimationFrame(() => current.scrollTo(0, top.current))
  }, [page, isOpen])
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
  const { library, libraryPage } = useLaterServices(LIBRARY, LIBRARY_PAGE)
  const opening = useStore(libraryPage, (state) => state.opening)
  const isMine = useStore(library.store, ({ kind }) => kind === 'mine')
  if (opening !== null) return <OpeningProgress opening={opening} />
  return (
    <div className="muted small found">
      <p role="status">
        {number === of ? t('page.entries', { count: of }) : t('page.found', { number: count(number), count: of })}
      </p>
      {isMine && <p>{t('mine.limit', { count: MAX_MY_GAMES })}</p>}
    </div>
  )
}

function OpeningProgress({ opening: { doing, share, done, total, cancel } }: { opening: Opening }) {
  const { t } = useTranslation('library')
  const words = t(`page.opening.${doing}`, { number: done + 1, count: total })
  return (
    <div className="row wrap gap-x-3 opening">
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
