/** Experiments and their parts in words, in the current language. */
import { rounded } from '../../../../engine/math/rounding.ts'
import { alongOf, placesOf } from '../../../../engine/lab/along.ts'
import {
  isDrawn,
  isGameLine,
  positionCountOf,
  type Experiment,
  type MeasureName,
  type Setting,
} from '../../../../engine/lab/experiment.ts'
import type { GameLine } from '../../../../engine/lab/game-line.ts'
import type { Sample, SampleRange } from '../../../../engine/lab/sample-plan.ts'
import { percent, ranges, ratio } from '../../../language/format.ts'
import { i18n } from '../../../language/i18n.ts'
import { count, duration, reasonOf } from '../../../language/words.ts'
import { libraryFaultWords } from '../../library/entry-words.ts'
import { LibraryError } from '../../library/fault.ts'
import { isolated } from '../../../language/isolated.ts'
import { contestantLabel, evaluatorLabel } from '../../players/names.ts'
import { labCommand } from '../command-line.ts'
import type { StudyWords } from '../study-kind.ts'
import { HOUR, MINUTE, roughTime } from '../texts.ts'
import type { DraftFault, Experiments } from './draft.ts'
import {
  ALGORITHM_NAMES,
  EXTENSION_NAMES,
  ORDERING_NAMES,
  TABLE_NAMES,
  TERMINAL_NAMES,
} from '../../../language/names.ts'

/** Depths or margins: 2–4, 6. */
function rangeWords(numbers: readonly number[]): string {
  return ranges(numbers, '–', ', ')
}

function positionsWords({ positions }: Experiment): string {
  if (isGameLine(positions))
    return i18n.t('experiments:about.positionsAlong', {
      positions: i18n.t('experiments:form.sumPositions', { count: positionCountOf(positions) }),
      game: alongWords(positions),
    })
  if (!isDrawn(positions)) return listWords(positions)
  const { count, seed, boardSize, rule } = positions
  const sample = ofKind(
    positions,
    i18n.t(`experiments:about.${'to' in positions ? 'range' : 'sample'}`, {
      count,
      stones: stonesWords(positions),
      seed,
    }),
  )
  const onBoard = boardSize === 4 ? sample : i18n.t('experiments:about.board', { sample, size: boardSize })
  return rule === undefined
    ? onBoard
    : i18n.t('experiments:about.rule', { sample: onBoard, rule: i18n.t(`experiments:about.rules.${rule}`) })
}

/** The number of positions, and the nodes of their boards where there are several. */
function listWords(positions: readonly string[]): string {
  const list = i18n.t('experiments:about.list', { count: positions.length })
  if (alongOf(positions) !== 'boards') return list
  const nodes = placesOf(positions, positions)
  return i18n.t('experiments:about.boards', { list, from: Math.min(...nodes), to: Math.max(...nodes) })
}

function alongWords({ name }: GameLine): string {
  return name === ''
    ? i18n.t('experiments:about.alongGame')
    : i18n.t('experiments:about.along', { name: isolated(name) })
}

/** 6 stones; 2–20 stones; 2–20 stones in steps of 3. */
function stonesWords(sample: Sample | SampleRange): string {
  if (!('to' in sample)) return i18n.t('experiments:about.stones', { count: sample.stones })
  const { stones, to, step } = sample
  const range = i18n.t('experiments:about.stoneRange', { count: to, from: stones })
  return step === 1 ? range : i18n.t('experiments:about.steps', { range, step })
}

/** Adds the kind of positions, unless it is the usual one. */
function ofKind({ kind = 'random', isUndecided = false }: Sample, positions: string): string {
  const sample = kind === 'random' ? positions : i18n.t(`experiments:about.${kind}`, { sample: positions })
  return isUndecided ? i18n.t('experiments:about.undecided', { sample }) : sample
}

/** The default name of an experiment. */
function usualName(experiment: Experiment): string {
  const { algorithms, depths, positions } = experiment
  const searches =
    algorithms.length > 2
      ? i18n.t('experiments:about.algorithms', { count: algorithms.length })
      : algorithms.map((name) => ALGORITHM_NAMES[name]).join(', ')
  const depth = i18n.t('experiments:about.depths', { count: depths.length, depths: rangeWords(depths) })
  const what = isDrawn(positions)
    ? ofKind(positions, stonesWords(positions))
    : isGameLine(positions)
      ? alongWords(positions)
      : positionsWords(experiment)
  return [searches, depth, what].join(' · ')
}

/** A value of a setting, in words that say which setting it is. */
const SETTING_WORDS: Readonly<
  Record<Exclude<keyof Setting, 'algorithm' | 'depth'>, (setting: Setting) => string | null>
> = {
  ordering: ({ ordering }) => i18n.t('experiments:setting.ordering', { name: ORDERING_NAMES[ordering] }),
  table: ({ table }) => i18n.t('experiments:setting.table', { name: TABLE_NAMES[table] }),
  evaluator: ({ evaluator }) =>
    evaluator === undefined ? null : i18n.t('experiments:setting.evaluator', { name: evaluatorLabel(evaluator) }),
  evaluation: ({ evaluation }) => evaluation && i18n.t(`players:evaluations.${evaluation}`),
  terminal: ({ terminal }) => i18n.t('experiments:setting.terminal', { name: TERMINAL_NAMES[terminal] }),
  extension: ({ extension }) => i18n.t('experiments:setting.extension', { name: EXTENSION_NAMES[extension] }),
  margin: ({ margin }) => (margin === null ? null : `± ${margin}`),
}

/** A search by its algorithm and the other settings that vary. */
export function searchWords(setting: Setting, varied: readonly (keyof typeof SETTING_WORDS)[]): string {
  const parts = varied.map((name) => SETTING_WORDS[name](setting)).filter((words) => words !== null)
  return [ALGORITHM_NAMES[setting.algorithm], ...parts].join(', ')
}

/** The way each measure is written. */
export const MEASURE_FORMATS: Readonly<Record<MeasureName, (value: number) => string>> = {
  visited: (value) => count(rounded(value)),
  leaves: (value) => count(rounded(value)),
  evaluations: (value) => count(rounded(value)),
  ofMinimal: (value) => `${ratio(value)} ×`,
  firstCutoffShare: percent,
  researchedShare: percent,
  ms: duration,
  visitedPerSecond: (value) => count(rounded(value)),
}

/** The expected milliseconds from which the form warns, and warns strongly. */
const LONG = 10 * MINUTE
const VERY_LONG = 6 * HOUR

function gameFaultWords(error: unknown): string {
  if (error === null) return i18n.t('experiments:form.fault.gameOver')
  if (!(error instanceof LibraryError)) return i18n.t('experiments:form.fault.game', { reason: reasonOf(error) })
  return error.code === 'several-games' ? i18n.t('experiments:form.fault.severalGames') : libraryFaultWords(error)
}

function faultWords(fault: DraftFault): string {
  if (fault.kind === 'none') return i18n.t(`experiments:form.fault.none.${fault.of}`)
  if (fault.kind === 'line')
    return i18n.t('experiments:form.fault.line', {
      line: fault.line,
      reason: fault.error === null ? i18n.t('experiments:form.fault.over') : reasonOf(fault.error),
    })
  if (fault.kind === 'game') return gameFaultWords(fault.error)
  if (fault.kind === 'misfit') return i18n.t('experiments:form.fault.misfit', { name: contestantLabel(fault.name) })
  if (fault.kind === 'method')
    return i18n.t('experiments:form.fault.method', { name: i18n.t(`players:evaluations.${fault.name}`) })
  return fault.kind === 'few'
    ? i18n.t('experiments:form.fault.few', { count: fault.most })
    : i18n.t('experiments:form.fault.many', { most: count(fault.most) })
}

export const EXPERIMENT_WORDS: StudyWords<Experiments> = {
  texts: 'experiments',
  fileName: 'experiment',
  about: ({ experiment }) => positionsWords(experiment),
  details({ experiment }) {
    const { depths, evaluators } = experiment
    const names =
      evaluators === undefined
        ? []
        : [i18n.t('experiments:about.evaluators', { names: evaluators.map(evaluatorLabel).join(', ') })]
    return [
      [
        positionsWords(experiment),
        i18n.t('experiments:about.depths', { count: depths.length, depths: rangeWords(depths) }),
        ...names,
      ],
      [],
    ]
  },
  badge: (state, _, { positions }) =>
    state === 'running' && positions === null ? i18n.t('experiments:drawing') : null,
  usualName: ({ experiment }) => (experiment === null ? '' : usualName(experiment)),
  time: ({ time }) => time,
  sum(plan, workers) {
    const { positions, settings } = plan
    const time = plan.time / workers
    const parts = {
      positions: i18n.t('experiments:form.sumPositions', { count: positions }),
      searches: i18n.t('experiments:form.sumSearches', { count: settings }),
    }
    return {
      size: i18n.t('experiments:form.sum', { ...parts, count: positions * settings }),
      note: i18n.t('experiments:form.time', { time: roughTime(time), count: workers }),
      warning: time < LONG ? null : i18n.t(time >= VERY_LONG ? 'experiments:form.veryLong' : 'experiments:form.long'),
    }
  },
  faults: ({ faults }) => faults.map(faultWords),
  command: ({ experiment }) => labCommand(experiment),
}
