/** The position under review. */
import { formatPosition } from '../../../engine/game/notation.ts'
import { underReview } from '../../model/review/edit.ts'
import type { ShownPosition } from '../../platform/shown-position.ts'

export const REVIEWED_POSITION: ShownPosition = {
  stores: ({ library, match, review }) => [library.store, match, review],
  read(app) {
    const reviewed = underReview(app)
    return reviewed === null ? null : formatPosition(reviewed.moment.position)
  },
}
