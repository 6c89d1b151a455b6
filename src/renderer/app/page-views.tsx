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
import { fetchNews } from '../pages/play/announcer.tsx'
import { ComingBack } from '../pages/play/later-coming-back.tsx'
import { ChanceHint } from '../pages/play/later-hint.ts'
import { fetchSources } from '../pages/replay/sources.ts'
import type { PageName } from '../platform/places.ts'
import { type Needs, type REST, WithWholeApp } from '../platform/services.tsx'
import { fetchWorker } from '../platform/engine/ports.ts'
import { nextPaint, whenIdle } from '../platform/idle.ts'
import { fetchPacker } from '../platform/zip.ts'
import { fetchAllTexts, fetchQuotations, fetchTexts } from '../language/i18n.ts'
import { fetchShipped } from '../model/puzzles/shipped.ts'
import { fetchMenu } from '../ui/controls/menu-button.tsx'
import { fetchImporting } from '../model/library/incoming.ts'
import { fetchResultsReader } from '../model/players/results.ts'
import { fetchRating } from '../model/players/use-own-rating.ts'
import { fetchGameActions } from '../pages/play/commands.ts'
import { fetchMenuBar } from './connect.ts'
import { fetchPasting } from './copy-and-paste.ts'
import { fetchReader } from './restore.ts'
import { fetchSaving } from './session-saver.ts'
import { later } from '../ui/later.tsx'
import { type LaterPage, TEXTS } from './page-texts.ts'
import { fetchNotices } from './notices.ts'

const LATER: Readonly<Record<LaterPage, () => Promise<ComponentType>>> = {
  learn: () => import('../pages/learn/learn-page.tsx').then(({ LearnPage }) => LearnPage),
  library: () => import('../pages/library/library-page.tsx').then(({ LibraryPage }) => LibraryPage),
  openings: () => import('../pages/openings/openings-page.tsx').then(({ OpeningsPage }) => OpeningsPage),
  review: () => import('../pages/review/review-page.tsx').then(({ ReviewPage }) => ReviewPage),
  inspect: () => import('../pages/inspect/inspect-page.tsx').then(({ InspectPage }) => InspectPage),
  replay: () => import('../pages/replay/replay-page.tsx').then(({ ReplayPage }) => ReplayPage),
  report: async () => (await Promise.all([import('../pages/report/report-page.tsx'), fetchQuotations()]))[0].ReportPage,
  experiments: () => import('../pages/experiments/experiments-page.tsx').then(({ ExperimentsPage }) => ExperimentsPage),
  arena: () => import('../pages/arena/arena-page.tsx').then(({ ArenaPage }) => ArenaPage),
}

/** Files that open by a press on Play's page. */
const FETCHED_FIRST = [fetchGamePanels, fetchDialogs, fetchMenu, fetchEnginePanels]
/** Files for something that a page shows or does later. */
const FETCHED_LATER = [
  fetchGameActions,
  fetchImporting,
  fetchPasting,
  fetchSaving,
  fetchReader,
  fetchResultsReader,
  fetchRating,
  fetchMenuBar,
  fetchShipped,
  fetchSources,
  fetchAllTexts,
  fetchWorker,
  fetchNotices,
  BackupSetting.fetch,
  fetchPacker,
  ChanceHint.fetch,
  fetchNews,
  ComingBack.fetch,
]

export interface PageViews {
  readonly views: Readonly<Record<PageName, ComponentType>>
  /** Fetches what is still missing, once the page has been painted. After that no server is needed. */
  readonly fetchAhead: () => void
}

export function createPageViews({ rest }: Needs<typeof REST>): PageViews {
  // A page waits for its code, its texts and the parts of the app that it shows.
  const fetchPage = async (name: LaterPage) => {
    const [Page] = await Promise.all([LATER[name](), rest.make(), fetchTexts(...TEXTS[name])])
    return Page
  }
  const names = Object.keys(LATER) as LaterPage[]
  const views = Object.fromEntries(
    names.map((name) => [name, later(() => fetchPage(name), <main aria-busy />, WithWholeApp)]),
  ) as Record<LaterPage, ReturnType<typeof later>>
  const others = [...Object.values(views).map(({ fetch }) => fetch), ...FETCHED_LATER]
  const fetchAhead = async () => {
    await nextPaint()
    // A shortcut may open a dialog as soon as Play is there, and the next key press belongs to the dialog.
    await Promise.allSettled([rest.make(), ...FETCHED_FIRST.map((fetch) => fetch())])
    await whenIdle(others)
  }
  return { views: { play: PlayPage, ...views }, fetchAhead: () => void fetchAhead() }
}
