/** Guesses in words. */
import { BATCH, distanceOf, type GuessCounts, type GuessPlan } from '../../../../engine/lab/guess.ts'
import { percent } from '../../../language/format.ts'
import { i18n } from '../../../language/i18n.ts'
import { count } from '../../../language/words.ts'

/** The default name of guesses. */
export function usualName({ seed }: GuessPlan): string {
  return i18n.t('report:usualName', { seed })
}

/** 10,000 positions reached by random moves, seed 1. */
export function planWords({ kind, batches, seed }: GuessPlan): string {
  const tried = BATCH * batches
  return [i18n.t('report:positions', { count: tried, number: count(tried) }), i18n.t(`accuracy:about.${kind}`), i18n.t('accuracy:about.seed', { seed })].join(' · ')
}

/** How far counts are off, by the mean of their logarithms: 4 %. */
export function offWords(counts: GuessCounts): string {
  return percent(Math.expm1(distanceOf(counts)))
}
