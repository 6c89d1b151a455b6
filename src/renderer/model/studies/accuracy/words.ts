/** What is measured, in words. */
import { i18n } from '../../../language/i18n.ts'
import { percent } from '../../../language/format.ts'
import { count } from '../../../language/words.ts'
import type { HorizonFigures } from './figures.ts'
import type { AccuracyPlan } from './plan.ts'

/** Which positions: of games, 6–20 stones, 20 of each number, seed 1. */
export function positionsWords({ kind, from, to, count, seed }: AccuracyPlan): string {
  const stones = from === to ? i18n.t('accuracy:about.stones', { count: from }) : i18n.t('accuracy:about.range', { from, to })
  return [i18n.t(`accuracy:about.${kind}`), stones, i18n.t('accuracy:about.each', { count }), i18n.t('accuracy:about.seed', { seed })].join(' · ')
}

/** The numbers of the sentence on the horizon effect. */
export function horizonValues({ depth, rate, spoiled }: NonNullable<HorizonFigures['worst']>) {
  const { value, lower, upper, of } = rate
  return { depth, next: depth + 1, most: percent(value), low: percent(lower), high: percent(upper), spoiled: percent(spoiled), choices: count(of) }
}
