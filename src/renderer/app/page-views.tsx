/** The pages, each by its name. That of the game comes with the app; the others are fetched once the browser has time, or when they are opened. */
import { lazy, Suspense, type ComponentType } from 'react'
import { PlayPage } from '../pages/play/play-page.tsx'
import type { PageName } from '../platform/places.ts'
import { NotLoaded } from '../ui/boundary.tsx'

const LATER: Readonly<Record<Exclude<PageName, 'play'>, () => Promise<ComponentType>>> = {
  learn: () => import('../pages/learn/learn-page.tsx').then(({ LearnPage }) => LearnPage),
  library: () => import('../pages/library/library-page.tsx').then(({ LibraryPage }) => LibraryPage),
  review: () => import('../pages/review/review-page.tsx').then(({ ReviewPage }) => ReviewPage),
  inspect: () => import('../pages/inspect/inspect-page.tsx').then(({ InspectPage }) => InspectPage),
  replay: () => import('../pages/replay/replay-page.tsx').then(({ ReplayPage }) => ReplayPage),
  lab: () => import('../pages/lab/lab-page.tsx').then(({ LabPage }) => LabPage),
  arena: () => import('../pages/arena/arena-page.tsx').then(({ ArenaPage }) => ArenaPage),
}

function later(load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(() =>
    load().then(
      (Page) => ({ default: Page }),
      (cause: unknown) => {
        throw new NotLoaded(String(cause))
      },
    ),
  )
  return () => (
    <Suspense fallback={<main aria-busy />}>
      <Page />
    </Suspense>
  )
}

const FETCHED = Object.fromEntries(Object.entries(LATER).map(([name, load]) => [name, later(load)])) as Readonly<Record<keyof typeof LATER, ComponentType>>

export const PAGE_VIEWS: Readonly<Record<PageName, ComponentType>> = { play: PlayPage, ...FETCHED }

/** Has the browser fetch the other pages while nobody waits for it: from then on the server may go. */
export function fetchPages(): void {
  // What fails here is told when the page is opened.
  const fetchAll = () => void Promise.allSettled(Object.values(LATER).map((load) => load()))
  // Not every browser says when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll)
  else setTimeout(fetchAll, 1000)
}
