/** Experiments and their parts in words, in the current language. */
import type { Experiment, MeasureName, Setting } from '../../../../engine/lab/experiment.ts'
import type { Sample } from '../../../../engine/lab/sample.ts'
import { decimal, percent, ranges } from '../../../language/format.ts'
import { i18n } from '../../../language/i18n.ts'
import { count, duration } from '../../../language/words.ts'
import { evaluatorLabel } from '../../players/names.ts'
import { ALGORITHM_NAMES, ORDERING_NAMES, TABLE_NAMES } from '../../../language/names.ts'

/** Depths or margins: 2–4, 6. */
export function rangeWords(numbers: readonly number[]): string {
  return ranges(numbers, '–', ', ')
}

export function positionsWords({ positions }: Experiment): string {
  if (!('seed' in positions)) return i18n.t('experiments:about.list', { count: positions.length })
  const { count, stones, seed, boardSize } = positions
  const sample = ofKind(positions, i18n.t('experiments:about.sample', { count, stones: i18n.t('experiments:about.stones', { count: stones }), seed }))
  return boardSize === 4 ? sample : i18n.t('experiments:about.board', { sample, size: boardSize })
}

/** Adds the kind of positions, unless it is the usual one. */
function ofKind({ kind = 'random', isUndecided = false }: Sample, positions: string): string {
  const sample = kind === 'random' ? positions : i18n.t(`experiments:about.${kind}`, { sample: positions })
  return isUndecided ? i18n.t('experiments:about.undecided', { sample }) : sample
}

/** The default name of an experiment. */
export function usualName(experiment: Experiment): string {
  const { algorithms, depths, positions } = experiment
  const searches = algorithms.length > 2 ? i18n.t('experiments:about.algorithms', { count: algorithms.length }) : algorithms.map((name) => ALGORITHM_NAMES[name]).join(', ')
  const depth = i18n.t('experiments:about.depths', { count: depths.length, depths: rangeWords(depths) })
  const what = 'seed' in positions ? ofKind(positions, i18n.t('experiments:about.stones', { count: positions.stones })) : positionsWords(experiment)
  return [searches, depth, what].join(' · ')
}

/** A value of a setting, in words that say which setting it is. */
const SETTING_WORDS: Readonly<Record<Exclude<keyof Setting, 'algorithm' | 'depth'>, (setting: Setting) => string | null>> = {
  ordering: ({ ordering }) => i18n.t('experiments:setting.ordering', { name: ORDERING_NAMES[ordering] }),
  table: ({ table }) => i18n.t('experiments:setting.table', { name: TABLE_NAMES[table] }),
  evaluator: ({ evaluator }) => (evaluator === undefined ? null : i18n.t('experiments:setting.evaluator', { name: evaluatorLabel(evaluator) })),
  evaluation: ({ evaluation }) => evaluation && i18n.t(`players:evaluations.${evaluation}`),
  margin: ({ margin }) => (margin === null ? null : `± ${margin}`),
}

/** A search by its algorithm and the other settings that vary. */
export function searchWords(setting: Setting, varied: readonly (keyof typeof SETTING_WORDS)[]): string {
  const parts = varied.map((name) => SETTING_WORDS[name](setting)).filter((words) => words !== null)
  return [ALGORITHM_NAMES[setting.algorithm], ...parts].join(', ')
}

/** How each measure is written. */
export const MEASURE_FORMATS: Readonly<Record<MeasureName, (value: number) => string>> = {
  visited: (value) => count(Math.round(value)),
  leaves: (value) => count(Math.round(value)),
  evaluations: (value) => count(Math.round(value)),
  ofMinimal: (value) => `${decimal(value)} ×`,
  firstCutoffShare: percent,
  researchedShare: percent,
  ms: duration,
  visitedPerSecond: (value) => count(Math.round(value)),
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A rough duration: 40 s, 3 min, 2 h. */
export function roughTime(ms: number): string {
  const inUnit = (value: number, unit: string) => new Intl.NumberFormat(i18n.language, { style: 'unit', unit, maximumFractionDigits: 0 }).format(value)
  if (ms < 1000) return i18n.t('experiments:time.moment')
  if (ms < 90 * 1000) return inUnit(ms < 10_000 ? Math.ceil(ms / 1000) : Math.ceil(ms / 5000) * 5, 'second')
  if (ms < 90 * MINUTE) return inUnit(Math.round(ms / MINUTE), 'minute')
  return ms < 48 * HOUR ? inUnit(Math.round(ms / HOUR), 'hour') : inUnit(Math.round(ms / HOUR / 24), 'day')
}
