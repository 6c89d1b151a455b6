/** The pages by name. Play comes with the app; the others are fetched when they are opened, or some seconds after the start. */
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

/** How long the first clicks have the machine to themselves, in ms. */
const FETCH_AFTER = 5000

export type PageViews = Readonly<Record<PageName, ComponentType>>

/** @param complete makes the parts of the app that Play does not need */
export function createPageViews(complete: () => Promise<void>): PageViews {
  // A page waits for its code, its texts and the parts of the app that it shows.
  const fetchPage = async (load: () => Promise<ComponentType>) => {
    const [Page] = await Promise.all([load(), fetchLaterTexts(), complete()])
    return Page
  }
  const fetched = Object.fromEntries(Object.entries(LATER).map(([name, load]) => [name, later(() => fetchPage(load), <main aria-busy />) as ComponentType])) as Record<keyof typeof LATER, ComponentType>
  // What cannot be fetched here is reported when it is opened.
  // A shortcut may open a dialog as soon as Play is there, and the next key press belongs to the dialog.
  void Promise.allSettled([fetchDialogs(), fetchMenu(), fetchEnginePanels()])
  // Once all are here, no server is needed.
  setTimeout(() => void Promise.allSettled(Object.values(LATER).map(fetchPage)), FETCH_AFTER)
  return { play: PlayPage, ...fetched }
}
