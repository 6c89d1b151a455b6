/** The pages, each by its name. That of the game comes with the app; the others are fetched once the browser has time, or when they are opened. */
import type { ComponentType } from 'react'
import { fetchDialogs } from './dialogs.tsx'
import { PlayPage } from '../pages/play/play-page.tsx'
import { fetchEnginePanels } from '../pages/play/engine-drawer.tsx'
import type { PageName } from '../platform/places.ts'
import { fetchLaterTexts } from '../language/i18n.ts'
import { fetchMenu } from '../ui/controls/menu-button.tsx'
import { later } from '../ui/later.tsx'

const LATER: Readonly<Record<Exclude<PageName, 'play'>, () => Promise<ComponentType>>> = {
  learn: () => import('../pages/learn/learn-page.tsx').then(({ LearnPage }) => LearnPage),
  library: () => import('../pages/library/library-page.tsx').then(({ LibraryPage }) => LibraryPage),
  review: () => import('../pages/review/review-page.tsx').then(({ ReviewPage }) => ReviewPage),
  inspect: () => import('../pages/inspect/inspect-page.tsx').then(({ InspectPage }) => InspectPage),
  replay: () => import('../pages/replay/replay-page.tsx').then(({ ReplayPage }) => ReplayPage),
  lab: () => import('../pages/lab/lab-page.tsx').then(({ LabPage }) => LabPage),
  arena: () => import('../pages/arena/arena-page.tsx').then(({ ArenaPage }) => ArenaPage),
}

export type PageViews = Readonly<Record<PageName, ComponentType>>

/**
 * @param complete makes the parts of the app that the page of the game does without
 * @returns the pages; and what has the browser fetch them while nobody waits for it, from when on the server may go
 */
export function createPageViews(complete: () => Promise<void>): { readonly views: PageViews; readonly fetchPages: () => void } {
  // A page comes with all that it says, and after what it shows.
  const fetchPage = async (load: () => Promise<ComponentType>) => {
    const [Page] = await Promise.all([load(), fetchLaterTexts(), complete()])
    return Page
  }
  const fetched = Object.fromEntries(Object.entries(LATER).map(([name, load]) => [name, later(() => fetchPage(load), <main aria-busy />) as ComponentType])) as Record<keyof typeof LATER, ComponentType>
  // What fails here is told when the page is opened.
  const fetchAll = () => void Promise.allSettled([...Object.values(LATER).map(fetchPage), fetchEnginePanels(), fetchMenu()])
  // A key opens a dialog as soon as the page is there, and the next one is already the dialog's.
  void Promise.allSettled([fetchDialogs()])
  const fetchPages = () => {
    // Not every browser says when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAll)
    else setTimeout(fetchAll, 1000)
  }
  return { views: { play: PlayPage, ...fetched }, fetchPages }
}
