/** The position whose searches are compared; the lab's other tabs show none. */
import { pageHash } from '../../platform/places.ts'
import type { ShownPosition } from '../../platform/shown-position.ts'

export const COMPARED_POSITION: ShownPosition = {
  stores: ({ comparison }) => [comparison.store],
  read: ({ comparison }, hash) => (hash === pageHash('lab') ? comparison.store.getState().choice.position : null),
}
