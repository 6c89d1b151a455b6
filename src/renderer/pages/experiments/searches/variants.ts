/** A variant is one search of an experiment at all its depths: a line of a chart, and a group of rows of the table. */
import { group } from 'd3'
import { settingKey, type Setting, type Summary } from '../../../../engine/lab/experiment.ts'
import type { Algorithm } from '../../../../engine/search/methods.ts'
import { searchWords } from '../../../model/studies/experiment/words.ts'

export interface Variant {
  readonly name: string
  readonly algorithm: Algorithm
  /** First setting of the variant; the others differ by depth alone. */
  readonly setting: Setting
  /** The summary at each depth. */
  readonly byDepth: ReadonlyMap<number, Summary>
}

const MAY_VARY = ['ordering', 'table', 'evaluator', 'evaluation', 'terminal', 'extension', 'margin'] as const

/** In the order of the settings. */
export function variantsOf(summaries: readonly Summary[]): Variant[] {
  const settings = summaries.map(({ setting }) => setting)
  // An evaluator that is not f is named even where it is the only one.
  const varied = MAY_VARY.filter((name) =>
    name === 'evaluator' ? settings.some(({ evaluator }) => evaluator !== undefined) : varies(settings, name),
  )
  const groups = group(summaries, ({ setting }) => settingKey(setting, { depth: 0 }))
  return [...groups.values()].map((same) => ({
    name: searchWords(same[0].setting, varied),
    algorithm: same[0].setting.algorithm,
    setting: same[0].setting,
    byDepth: new Map(same.map((summary) => [summary.setting.depth, summary])),
  }))
}

/** Does an option differ between settings of the same algorithm? */
function varies(settings: readonly Setting[], name: (typeof MAY_VARY)[number]): boolean {
  const byAlgorithm = group(settings, ({ algorithm }) => algorithm)
  // Null means that the option does not apply, and is no further value.
  return [...byAlgorithm.values()].some(
    (same) => new Set(same.map((setting) => setting[name]).filter((value) => value !== null)).size > 1,
  )
}
