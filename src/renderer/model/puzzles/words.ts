/** The rating of puzzles in words, in the current language. */
import { rounded } from '../../../engine/math/rounding.ts'
import { i18n } from '../../language/i18n.ts'
import type { PuzzleRating } from './ratings.ts'

/** A plain number, said to be provisional until it has settled: written as the rating of games is. */
export function puzzleRatingWords({ rating, isProvisional }: PuzzleRating): string {
  const points = String(rounded(rating))
  return isProvisional ? i18n.t('players:provisional', { rating: points }) : points
}
