/** The last position of the game that is selected in the library. */
import { formatPosition } from '../../../engine/game/notation.ts'
import { lastMoment } from '../../model/library/entries.ts'
import type { ShownPosition } from '../../platform/shown-position.ts'

export const SELECTED_POSITION: ShownPosition = {
  stores: ({ library, libraryPage }) => [library.store, libraryPage],
  read({ library, libraryPage }) {
    const [id] = libraryPage.getState().selected
    const entry = id === undefined ? undefined : library.entry(id)
    return entry === undefined || entry.kind === 'broken' ? null : formatPosition(lastMoment(entry).position)
  },
}
