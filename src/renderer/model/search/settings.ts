/**
 * The settings of a search besides its algorithm and its limits, as forms change them. A setting that has its usual
 * value is left out, so that equal searches have equal data, and documents from before there was a setting are the same
 * as new ones.
 */
import { isForBoard } from '../../../engine/evaluation/evaluator.ts'
import type { NamedEvaluator } from '../../../engine/evaluation/named-evaluator.ts'
import type { BoardAndRule } from '../../../engine/game/position.ts'
import { isSameJson } from '../../../engine/math/plain-data.ts'
import type { OptionCounterName, OptionCounters } from '../../../engine/search/counters.ts'
import { hasMargin, type Algorithm } from '../../../engine/search/methods.ts'
import type { SearchOptions } from '../../../engine/search/search.ts'
import {
  AS_THE_REPORT,
  optionCounterNames,
  tuningOf,
  unusualTuning,
  type SearchSettings,
  type SearchTuning,
} from '../../../engine/search/settings.ts'

export interface Settings extends SearchTuning {
  /** The evaluator, where another than the report's f is used. */
  readonly evaluator?: NamedEvaluator
}

/** The settings without those that are usual, always in the same order. */
export function unusual(settings: { readonly [Name in keyof Settings]?: Settings[Name] | undefined }): Settings {
  const { evaluator, ...tuning } = settings
  return {
    ...unusualTuning(tuning),
    ...(evaluator !== undefined && evaluator.evaluator.kind !== 'report' && { evaluator }),
  }
}

/** Everything as in the report, from which an evaluator, too, is left out. */
export const REPORTS_SETTINGS: Settings = unusual(AS_THE_REPORT)

export function isAsTheReport(settings: Settings): boolean {
  return isSameJson(unusual(settings), REPORTS_SETTINGS)
}

/** The settings to go on with when another algorithm is chosen: an ordering belongs to one algorithm. */
export function withoutOrdering({ ordering, ...settings }: Settings): Settings {
  return settings
}

/** The settings on a board of this size, where a network for another size cannot evaluate. */
export function onBoard(settings: Settings, start: BoardAndRule): Settings {
  const { evaluator, ...rest } = settings
  return evaluator === undefined || isForBoard(evaluator.evaluator, start) ? settings : rest
}

/** The options for the engine. Not every search has a window of its own, and only f is computed in several ways. */
export function optionsOf(
  algorithm: Algorithm,
  { margin, evaluation, evaluator, ...settings }: Settings,
): SearchTuning & Pick<SearchOptions, 'algorithm' | 'evaluator'> {
  const tuning = unusual({
    ...settings,
    margin: hasMargin(algorithm) ? margin : undefined,
    evaluation: evaluator === undefined ? evaluation : undefined,
  })
  return { algorithm, ...tuningOf(tuning), ...(evaluator && { evaluator: evaluator.evaluator }) }
}

/** The counters of the settings of a search, without those of settings that are off. */
export function optionCountersOf(
  settings: Pick<SearchSettings, 'terminal' | 'extension'>,
  counters: OptionCounters | undefined,
): [OptionCounterName, number][] {
  return counters === undefined ? [] : optionCounterNames(settings).map((name) => [name, counters[name]])
}
