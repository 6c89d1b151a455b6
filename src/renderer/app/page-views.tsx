/** The pages by name. Play comes with the app; the others are fetched when the browser is idle, or when they are opened. */
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
 * @param complete makes the parts of the app that Play does not need
 * @returns the pages, and a function that fetches all of them in advance, so that no server is needed later
 */
export function createPageViews(complete: () => Promise<void>): { readonly views: PageViews; readonly fetchPages: () => void } {
  // A page waits for its code, its texts and the parts of the app that it shows.
  const fetchPage = async (load: () => Promise<ComponentType>) => {
    const [Page] = await Promise.all([load(), fetchLaterTexts(), complete()])
    return Page
  }
  const fetched = Object.fromEntries(Object.entries(LATER).map(([name, load]) => [name, later(() => fetchPage(load), <main aria-busy />) as ComponentType])) as Record<keyof typeof LATER, ComponentType>
  // A failure here is reported when the page is opened.
  const fetchAll = () => void Promise.allSettled([...Object.values(LATER).map(fetchPage), fetchEnginePanels(), fetchMenu()])
  // A shortcut may open a dialog as soon as the page is there, and the next key press belongs to the dialog.
  void Promise.allSettled([fetchDialogs()])
  const fetchPages = () => {
    // Not every browser has requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAll)
    else setTimeout(fetchAll, 1000)
  }
  return { views: { play: PlayPage, ...fetched }, fetchPages }
}
