/** The position whose searches are compared; other experiments show none. */
import { COMPARE_PLACE } from '../../model/library/open-in.ts'
import type { ShownPosition } from '../../platform/shown-position.ts'

export const COMPARED_POSITION: ShownPosition = {
  stores: ({ comparison }) => [comparison.store],
  read: ({ comparison }, hash) => (hash === COMPARE_PLACE ? comparison.store.getState().choice.position : null),
}
