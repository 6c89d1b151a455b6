/** Accuracy studies in words. */
import { totalOf, type AccuracyPlan } from '../../../../engine/lab/accuracy-plan.ts'
import { i18n } from '../../../language/i18n.ts'
import { percent, ranges } from '../../../language/format.ts'
import type { NamedEvaluator } from '../../../../engine/evaluation/named-evaluator.ts'
import { tuningOf } from '../../../../engine/search/settings.ts'
import { settingsParts } from '../../search/words.ts'
import { evaluatorLabel } from '../../players/names.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { count } from '../../../language/words.ts'
import { accuracyCommand } from '../command-line.ts'
import type { StudyWords } from '../study-kind.ts'
import { withTime } from '../texts.ts'
import type { HorizonFigures } from './figures.ts'
import type { Accuracies } from './plan.ts'

/** The default name of a study: 6–20 stones, NegaScout. */
function usualName(plan: AccuracyPlan): string {
  const evaluator = plan.evaluator === undefined ? [] : [evaluatorWords(plan.evaluator)]
  return [
    stonesWords(plan),
    ...plan.algorithms.map((algorithm) => ALGORITHM_NAMES[algorithm]),
    ...settingsParts(tuningOf(plan)),
    ...evaluator,
  ].join(', ')
}

/** The evaluator whose agreement is measured, where it is not f. */
function evaluatorWords(evaluator: NamedEvaluator): string {
  return i18n.t('accuracy:about.evaluator', { name: evaluatorLabel(evaluator) })
}

function stonesWords({ from, to }: AccuracyPlan): string {
  return from === to ? i18n.t('accuracy:about.stones', { count: from }) : i18n.t('accuracy:about.range', { from, to })
}

/** The searches in words: NegaScout at depths 1–5. */
function searchesWords({ algorithms, depths }: AccuracyPlan): string {
  return i18n.t('accuracy:about.searches', {
    algorithms: algorithms.map((algorithm) => ALGORITHM_NAMES[algorithm]),
    count: depths.length,
    depths: ranges(depths, '–', ', '),
  })
}

/** The playouts whose moves are judged as well: 10 to 10,000 playouts. */
function playoutsWords(playouts: readonly number[]): string {
  return i18n.t('accuracy:about.playouts', { from: playouts[0], to: playouts[playouts.length - 1] })
}

/** The size of a study. */
function sizeWords(plan: AccuracyPlan): string {
  const total = totalOf(plan)
  return i18n.t('accuracy:size', { count: total, number: count(total) })
}

/** The positions in words: of games, 6–20 stones, 20 of each number, seed 1. */
function positionsWords(plan: AccuracyPlan): string {
  const { kind, count, seed } = plan
  return [
    i18n.t(`accuracy:about.${kind}`),
    stonesWords(plan),
    i18n.t('accuracy:about.each', { count }),
    i18n.t('accuracy:about.seed', { seed }),
  ].join(' · ')
}

/** The values for the sentence on the horizon effect. */
export function horizonValues({ depth, rate, lostDeeper }: NonNullable<HorizonFigures['worst']>) {
  const { value, lower, upper, of } = rate
  const lost =
    lostDeeper === null
      ? null
      : {
          lost: percent(lostDeeper.rate.value),
          lostLow: percent(lostDeeper.rate.lower),
          lostHigh: percent(lostDeeper.rate.upper),
          lostDepth: lostDeeper.depth,
        }
  return {
    depth,
    next: depth + 1,
    most: percent(value),
    low: percent(lower),
    high: percent(upper),
    ...lost,
    choices: count(of),
  }
}

export const ACCURACY_WORDS: StudyWords<Accuracies> = {
  texts: 'accuracy',
  fileName: 'accuracy',
  about: ({ plan }) => positionsWords(plan),
  details: ({ plan }) => [
    [positionsWords(plan)],
    [
      searchesWords(plan),
      ...settingsParts(tuningOf(plan)),
      ...(plan.playouts === undefined ? [] : [playoutsWords(plan.playouts)]),
      ...(plan.evaluator === undefined ? [] : [evaluatorWords(plan.evaluator)]),
    ],
  ],
  usualName: ({ plan }) => usualName(plan),
  time: ({ time }) => time,
  sum: ({ plan, time }, workers) => ({ size: withTime(sizeWords(plan), time / workers), note: positionsWords(plan) }),
  hint: ({ plan }) => (plan.algorithms.length === 0 ? i18n.t('accuracy:form.none') : null),
  command: ({ plan }) => accuracyCommand(plan),
}
