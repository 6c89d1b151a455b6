/**
 * The pages by name. Play comes with the app; the others are fetched when they are opened, or before, while nothing
 * else is done.
 */
import type { ComponentType } from 'react'
import { fetchDialogs } from './dialogs.tsx'
import { BackupSetting } from './later-backup.ts'
import { INSPECTED_POSITION } from '../pages/inspect/shown-position.ts'
import { COMPARED_POSITION } from '../pages/lab/shown-position.ts'
import { PUZZLE_POSITION } from '../pages/learn/shown-position.ts'
import { SELECTED_POSITION } from '../pages/library/shown-position.ts'
import { PlayPage } from '../pages/play/play-page.tsx'
import { fetchEnginePanels } from '../pages/play/engine-drawer.tsx'
import { fetchGamePanels } from '../pages/play/game-panel.tsx'
import { ChanceHint } from '../pages/play/later-hint.ts'
import { PLAYED_POSITION } from '../pages/play/shown-position.ts'
import { fetchSources } from '../pages/replay/sources.ts'
import { REPLAYED_POSITION } from '../pages/replay/shown-position.ts'
import { REVIEWED_POSITION } from '../pages/review/shown-position.ts'
import type { PageName } from '../platform/places.ts'
import { WholeAppProvider, type WholeApp } from '../platform/services.tsx'
import { NO_POSITION, type ShownPosition } from '../platform/shown-position.ts'
import { fetchWorker } from '../platform/engine/ports.ts'
import { nextPaint, whenIdle } from '../platform/idle.ts'
import { fetchPacker } from '../platform/zip.ts'
import { fetchAllTexts, fetchLaterTexts } from '../language/i18n.ts'
import { fetchShipped } from '../model/puzzles/shipped.ts'
import { fetchMenu } from '../ui/controls/menu-button.tsx'
import { later } from '../ui/later.tsx'
import { fetchNotices } from './notices.ts'

/** A page: what it shows, and the position in it that can be copied. */
interface PageView {
  readonly Page: ComponentType
  readonly shown: ShownPosition
}

interface LaterPage extends Pick<PageView, 'shown'> {
  readonly load: () => Promise<ComponentType>
}

const LATER: Readonly<Record<Exclude<PageName, 'play'>, LaterPage>> = {
  learn: {
    load: () => import('../pages/learn/learn-page.tsx').then(({ LearnPage }) => LearnPage),
    shown: PUZZLE_POSITION,
  },
  library: {
    load: () => import('../pages/library/library-page.tsx').then(({ LibraryPage }) => LibraryPage),
    shown: SELECTED_POSITION,
  },
  review: {
    load: () => import('../pages/review/review-page.tsx').then(({ ReviewPage }) => ReviewPage),
    shown: REVIEWED_POSITION,
  },
  inspect: {
    load: () => import('../pages/inspect/inspect-page.tsx').then(({ InspectPage }) => InspectPage),
    shown: INSPECTED_POSITION,
  },
  replay: {
    load: () => import('../pages/replay/replay-page.tsx').then(({ ReplayPage }) => ReplayPage),
    shown: REPLAYED_POSITION,
  },
  lab: { load: () => import('../pages/lab/lab-page.tsx').then(({ LabPage }) => LabPage), shown: COMPARED_POSITION },
  arena: { load: () => import('../pages/arena/arena-page.tsx').then(({ ArenaPage }) => ArenaPage), shown: NO_POSITION },
}

/** Files that open by a press on Play's page. */
const FETCHED_FIRST = [fetchGamePanels, fetchDialogs, fetchMenu, fetchEnginePanels]
/** Files for something that a page shows later. */
const FETCHED_LATER = [
  fetchShipped,
  fetchSources,
  fetchAllTexts,
  fetchWorker,
  fetchNotices,
  BackupSetting.fetch,
  fetchPacker,
  ChanceHint.fetch,
]

export interface PageViews {
  readonly views: Readonly<Record<PageName, PageView>>
  /** Fetches what is still missing, once the page has been painted. After that no server is needed. */
  readonly fetchAhead: () => void
}

/** @param complete makes the parts of the app that Play does not need */
export function createPageViews(complete: () => Promise<WholeApp>): PageViews {
  // A page waits for its code, its texts and the parts of the app that it shows.
  const fetchPage = async (load: () => Promise<ComponentType>) => {
    const [Page, app] = await Promise.all([load(), complete(), fetchLaterTexts()])
    return () => (
      <WholeAppProvider value={app}>
        <Page />
      </WholeAppProvider>
    )
  }
  const viewOf = ({ load, shown }: LaterPage) => ({ Page: later(() => fetchPage(load), <main aria-busy />), shown })
  const views = Object.fromEntries(Object.entries(LATER).map(([name, page]) => [name, viewOf(page)])) as Record<
    keyof typeof LATER,
    ReturnType<typeof viewOf>
  >
  const rest = [...Object.values(views).map(({ Page }) => Page.fetch), ...FETCHED_LATER]
  const fetchAhead = async () => {
    await nextPaint()
    // A shortcut may open a dialog as soon as Play is there, and the next key press belongs to the dialog.
    await Promise.allSettled(FETCHED_FIRST.map((fetch) => fetch()))
    await whenIdle(rest)
  }
  const play = { Page: PlayPage, shown: PLAYED_POSITION }
  return { views: { play, ...views }, fetchAhead: () => void fetchAhead() }
}
