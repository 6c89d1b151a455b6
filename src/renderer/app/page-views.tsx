/**
 * The pages by name. Play comes with the app; the others are fetched when they are opened, or before, while nothing
 * else is done.
 */
import type { ComponentType } from 'react'
import { fetchDialogs } from './dialogs.tsx'
import { BackupSetting } from './later-backup.ts'
import { PlayPage } from '../pages/play/play-page.tsx'
import { fetchEnginePanels } from '../pages/play/engine-drawer.tsx'
import { fetchGamePanels } from '../pages/play/game-panel.tsx'
import { fetchSources } from '../pages/replay/sources.ts'
import type { PageName } from '../platform/places.ts'
import { fetchWorker } from '../platform/engine/ports.ts'
import { nextPaint, whenIdle } from '../platform/idle.ts'
import { fetchPacker } from '../platform/zip.ts'
import { fetchAllTexts, fetchLaterTexts } from '../language/i18n.ts'
import { fetchShipped } from '../model/puzzles/shipped.ts'
import { fetchMenu } from '../ui/controls/menu-button.tsx'
import { later } from '../ui/later.tsx'
import { fetchNotices } from './notices.ts'

const LATER: Readonly<Record<Exclude<PageName, 'play'>, () => Promise<ComponentType>>> = {
  learn: () => import('../pages/learn/learn-page.tsx').then(({ LearnPage }) => LearnPage),
  library: () => import('../pages/library/library-page.tsx').then(({ LibraryPage }) => LibraryPage),
  review: () => import('../pages/review/review-page.tsx').then(({ ReviewPage }) => ReviewPage),
  inspect: () => import('../pages/inspect/inspect-page.tsx').then(({ InspectPage }) => InspectPage),
  replay: () => import('../pages/replay/replay-page.tsx').then(({ ReplayPage }) => ReplayPage),
  lab: () => import('../pages/lab/lab-page.tsx').then(({ LabPage }) => LabPage),
  arena: () => import('../pages/arena/arena-page.tsx').then(({ ArenaPage }) => ArenaPage),
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
]

export interface PageViews {
  readonly views: Readonly<Record<PageName, ComponentType>>
  /** Fetches what is still missing, once the page has been painted. After that no server is needed. */
  readonly fetchAhead: () => void
}

/** @param complete makes the parts of the app that Play does not need */
export function createPageViews(complete: () => Promise<void>): PageViews {
  // A page waits for its code, its texts and the parts of the app that it shows.
  const fetchPage = async (load: () => Promise<ComponentType>) => {
    const [Page] = await Promise.all([load(), fetchLaterTexts(), complete()])
    return Page
  }
  const viewOf = (load: () => Promise<ComponentType>) => later(() => fetchPage(load), <main aria-busy />)
  const pages = Object.fromEntries(Object.entries(LATER).map(([name, load]) => [name, viewOf(load)])) as Record<
    keyof typeof LATER,
    ReturnType<typeof viewOf>
  >
  const rest = [...Object.values(pages).map(({ fetch }) => fetch), ...FETCHED_LATER]
  const fetchAhead = async () => {
    await nextPaint()
    // A shortcut may open a dialog as soon as Play is there, and the next key press belongs to the dialog.
    await Promise.allSettled(FETCHED_FIRST.map((fetch) => fetch()))
    await whenIdle(rest)
  }
  return { views: { play: PlayPage, ...pages }, fetchAhead: () => void fetchAhead() }
}
