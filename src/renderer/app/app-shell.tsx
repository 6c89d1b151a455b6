/** The frame of every page: where you are above, what the app is doing below. */
import { useEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { formatPosition } from '../../engine/game/notation.ts'
import { positionOf } from '../../engine/game/game.ts'
import type { Position } from '../../engine/game/position.ts'
import { PageBoundary } from '../ui/boundary.tsx'
import { focusBoard } from '../parts/board/focus.ts'
import { COMMANDS } from './commands.ts'
import { useCopyAndPaste } from './copy-and-paste.ts'
import { Knobs } from '../ui/controls/icons.tsx'
import { Dialogs } from './dialogs.tsx'
import { i18n } from '../language/i18n.ts'
import { draw, INSPECT } from '../model/inspect/inspect-store.ts'
import { DropTarget } from '../pages/library/drop-target.tsx'
import { lastMoment } from '../model/library/entries.ts'
import { importText } from '../model/library/import-export.ts'
import { useReviewedPosition } from '../pages/review/reviewed-position.ts'
import type { PageViews } from './page-views.tsx'
import { PagesNav } from './pages-nav.tsx'
import { Notice, NOTICE, say } from '../platform/notice.tsx'
import { pageHash, useHash, usePage, type PageName } from '../platform/places.ts'
import { Announcer } from '../pages/play/announcer.tsx'
import { useStudiedPosition } from '../parts/positions/studied-position.ts'
import { useShortcuts } from './shortcuts.ts'
import { playFrom } from '../model/match/leave.ts'
import { COPY, copyAndTell } from '../platform/clipboard.ts'
import { LIBRARY } from '../model/library/library.ts'
import { LIBRARY_PAGE } from '../model/library/page-store.ts'
import { MATCH, useMatch } from '../model/match/match-store.ts'
import { useCommands } from '../platform/command.ts'
import { type Needs, useServices } from '../platform/services.tsx'
import { DOCUMENTS } from '../platform/storage/watched-documents.ts'
import { SAVING } from '../platform/storage/autosave.ts'
import { KEEPERS } from '../platform/storage/keeper.ts'
import { COMPARISON } from '../model/compare/comparison.ts'
import { REPLAY } from '../model/replay/replay-store.ts'
import { PUZZLES_PLACE } from '../model/puzzles/place.ts'
import { SOLVING } from '../model/puzzles/solving.ts'
import { positionShown } from '../model/puzzles/round.ts'
import { useDoing } from './doing.ts'
import './app-shell.css'

export function AppShell({ pages: { views, fetchAhead } }: { pages: PageViews }) {
  // Everything below shows the current language, so a change of language must render it all again.
  const { t, i18n } = useTranslation()
  const page = usePage()
  const Page = views[page]
  const app = useServices(INSPECT, LIBRARY, LIBRARY_PAGE, MATCH, NOTICE)
  const commands = useCommands()
  const isInspecting = page === 'inspect'
  const shown = useShownPosition(page)
  const title = page === 'play' ? 'Poly-Y' : `${t(`pages.${page}`)} · Poly-Y`
  useShortcuts()
  // The library handles copy and paste itself; games pasted on another page are imported into it.
  useCopyAndPaste(
    page !== 'library',
    shown,
    (position) => (isInspecting ? inspectPasted(app, position) : playFrom(app, position)),
    (games) => void importText(app, games),
  )
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(fetchAhead, [fetchAhead])
  return (
    <I18nProvider locale={i18n.language}>
      <header className="top">
        <button className="skip" onClick={focusBoard}>
          {t(page === 'play' || page === 'learn' || isInspecting ? 'pages.toBoard' : 'pages.toContent')}
        </button>
        <a className="brand" href="#" aria-label="Poly-Y">
          <BrandMark /> Poly-Y
        </a>
        <PagesNav />
        <SaveStatus />
        <div className="header-buttons">
          <button className="quiet" aria-label={t('commands.keys')} title={t('commands.keys')} onClick={() => commands.run(COMMANDS.keys)}>
            ?
          </button>
          <button className="quiet" aria-label={t('commands.settings')} title={t('commands.settings')} onClick={() => commands.run(COMMANDS.settings)}>
            <Knobs />
          </button>
        </div>
      </header>
      <PageBoundary key={page}>
        <Page />
      </PageBoundary>
      <footer className="status">
        <div className="status-line">
          <span>{t('status.goal')}</span>
          <EngineStatus />
          <Notice notice={app.notice} />
        </div>
        {shown !== null && <PositionText text={shown} />}
      </footer>
      <DropTarget />
      <Announcer />
      <Dialogs />
    </I18nProvider>
  )
}

function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2.5 21.5 9.4 17.9 20.6H6.1L2.5 9.4ZM12 7v5l-4 4.5M12 12l4 4.5" />
    </svg>
  )
}

/** Says whether everything is saved; in the header, as that concerns every page. */
function SaveStatus() {
  const { t } = useTranslation()
  const { saving, documents, keepers } = useServices(DOCUMENTS, KEEPERS, SAVING)
  const { state, reason } = useStore(saving)
  const { faults } = useStore(documents.store)
  const { isLost } = useStore(keepers.store)
  const isGameWell = state === 'saved' || state === 'saving'
  const isWell = isGameWell && faults.size === 0 && !isLost
  const [fault] = faults.values()
  const words = isLost ? t('saving.lost') : isGameWell && !isWell ? t('saving.documents', { count: faults.size, reason: fault }) : t(`saving.${state}`, { reason })
  // A screen reader need not announce after each move that it is saved.
  return (
    <span className={`save-status${isWell ? '' : ' failed'}`} role="status" aria-live={isWell ? 'off' : 'polite'}>
      {words}
      {(state === 'failed' || faults.size > 0 || isLost) && (
        <button className="quiet" onClick={() => void keepers.saveAgain()}>
          {t('saving.again')}
        </button>
      )}
    </span>
  )
}

function EngineStatus() {
  const { t } = useTranslation()
  const shown = useDoing().activities.filter((activity) => activity !== 'playing')
  const busy = shown.map((activity) => t(`status.${activity}`)).join(', ')
  return <span>{busy === '' ? t('status.idle') : t('status.busy', { doing: busy })}</span>
}

/** The position that the page shows, which may differ from the one in Play; null where there is none. */
function useShownPosition(page: PageName): string | null {
  const reviewed = useReviewedPosition()
  const studied = useStudiedPosition()
  const hash = useHash()
  const { comparison, inspect, library, libraryPage, replay, solving } = useServices(COMPARISON, INSPECT, LIBRARY, LIBRARY_PAGE, REPLAY, SOLVING)
  const puzzled = useStore(solving.store, ({ round }) => round && formatPosition(positionShown(round)))
  const drawn = useStore(inspect, (state) => state.drawn)
  const recorded = useStore(replay, ({ recordings }) => recordings.at(0)?.position)
  const inGame = formatPosition(positionOf(useMatch().game))
  const compared = useStore(comparison.store, ({ choice }) => choice.position)
  const [id] = useStore(libraryPage, (state) => state.selected)
  const entry = useStore(library.store, ({ entries }) => entries.find((entry) => entry.id === id))
  switch (page) {
    case 'play':
      return inGame
    case 'library':
      return entry === undefined || entry.kind === 'broken' ? null : formatPosition(lastMoment(entry).position)
    case 'review':
      return reviewed === null ? null : formatPosition(reviewed)
    case 'inspect':
      return drawn === null ? inGame : formatPosition(drawn)
    case 'replay':
      return recorded === undefined ? studied : formatPosition(recorded)
    case 'lab':
      return hash === pageHash('lab') ? compared : null
    case 'learn':
      return hash === PUZZLES_PLACE ? puzzled : null
    case 'arena':
      return null
  }
}

function inspectPasted({ inspect, notice }: Needs<typeof INSPECT | typeof NOTICE>, position: Position): void {
  draw(inspect, position)
  say(notice, i18n.t('common:notice.pasted'))
}

function PositionText({ text }: { text: string }) {
  const { t } = useTranslation()
  const app = useServices(COPY, NOTICE)
  const onCopy = () => copyAndTell(app, text, t('notice.copied'), (reason) => t('notice.notCopied', { reason }))
  return (
    <span className="position-text">
      <code title={t('status.position')}>{text}</code>
      <button className="quiet" onClick={onCopy}>
        {t('status.copy')}
      </button>
    </span>
  )
}
