/** From the game being played to its review, and to the human's first mistake in it. */
import { entryPlace, goTo, goToPlace } from '../../platform/places.ts'
import { resultOf } from '../../../engine/game/game.ts'
import type { LIBRARY } from '../library/library.ts'
import { entryOfMatch } from '../library/my-games.ts'
import type { MATCH } from '../match/match-store.ts'
import type { Needs } from '../../platform/services.tsx'
import { END, openReview, type REVIEW } from './review-store.ts'

/**
 * Passes on the library's entry that the game being played is reviewed as, once it is over; null where it is reviewed
 * as it stands. Right after the start it waits until the library has been read.
 */
function withEntry(app: Needs<typeof LIBRARY | typeof MATCH>, open: (entry: string | null) => void): void {
  const match = app.match.getState()
  const find = () => open(resultOf(match.game) === null ? null : (entryOfMatch(app, match)?.id ?? null))
  if (resultOf(match.game) !== null && app.library.store.getState().status === 'loading')
    void app.library.ready().then(find)
  else find()
}

const goToReview = (entry: string | null) => (entry === null ? goTo('review') : goToPlace(entryPlace(entry)))

/** Opens the review of the game being played, at its end unless it is open already. */
export function reviewMatch(app: Needs<typeof LIBRARY | typeof MATCH | typeof REVIEW>): void {
  withEntry(app, (entry) => reviewEntry(app, entry))
}

/** Opens the review of a game of the library, or of the one being played for null, at its end unless it is open already. */
export function reviewEntry(app: Needs<typeof REVIEW>, entry: string | null): void {
  openReview(app.review, entry, END)
  goToReview(entry)
}

/**
 * Opens the review of the game being played, starts the analysis, and has it go to the first mistake once that is
 * proven.
 */
export function reviewMistakes(app: Needs<typeof LIBRARY | typeof MATCH | typeof REVIEW>): void {
  withEntry(app, (entry) => reviewMistakesOf(app, entry))
}

/**
 * Opens the review of a game of the library, or of the one being played for null, and has it go to the first mistake.
 */
export function reviewMistakesOf(app: Needs<typeof REVIEW>, entry: string | null): void {
  openReview(app.review, entry)
  app.review.setState({ analyses: true, trial: null, seeks: true })
  goToReview(entry)
}
