/** From a game that is over to the human's first mistake in it. */
import { goTo } from '../../platform/places.ts'
import { resultOf } from '../../../engine/game/game.ts'
import type { MatchState } from '../match/match-store.ts'
import type { Needs } from '../../platform/services.tsx'
import { openReview, type REVIEW } from './review-store.ts'

/** Is the game over, with a human in it? Only the analysis knows whether there was a mistake. */
export function canReviewMistakes({ game, seats }: MatchState): boolean {
  return resultOf(game) !== null && game.moves.length > 0 && (seats.first.human || seats.second.human)
}

/** Opens the review of the game being played, starts the analysis, and has it go to the first mistake once that is proven. */
export function reviewMistakes({ review }: Needs<typeof REVIEW>): void {
  openReview(review, null)
  review.setState({ analyses: true, trial: null, seeks: true })
  goTo('review')
}
