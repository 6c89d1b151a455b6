/** The list of what to do next, fetched apart from the page: a first visit does without it. */
import { WithWholeApp } from '../../platform/services.tsx'
import { later } from '../../ui/later.tsx'

export const ComingBack = later(
  () => import('./coming-back.tsx').then(({ ComingBack }) => ComingBack),
  // Holds the place of the list, so that what stands beside it does not move.
  <div className="next-things" aria-busy />,
  WithWholeApp,
)
