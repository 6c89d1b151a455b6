/** The form for an experiment: the choices, the plan that they make, and what is wrong with them. */
import { MAX_SEARCHES } from '../../../../contract/limits.ts'
import { isSilentLine, LINE_BREAK } from '../../../../contract/text-file.ts'
import { boardOfSize } from '../../../../engine/game/board.ts'
import type { EvaluationMethod } from '../../../../engine/evaluation/evaluation.ts'
import { REPORTS_OWN } from '../../../../engine/evaluation/named-evaluator.ts'
import { expectedTime, extentOf, type Extent } from '../../../../engine/lab/duration.ts'
import { placementsOf } from '../../../../engine/lab/placements.ts'
import {
  foreignMethodOf,
  givenPositions,
  isDrawn,
  isGameLine,
  misfitOf,
  PLAIN,
  settingsOf,
  type Experiment,
} from '../../../../engine/lab/experiment.ts'
import { COMPARED } from '../../../../engine/lab/lab.ts'
import { formatPosition, parsePosition } from '../../../../engine/game/notation.ts'
import { fitsBits, startOf, startPlanOf, winnerOf, type BoardAndRule } from '../../../../engine/game/position.ts'
import { formatGameLine, type GameLine } from '../../../../engine/lab/game-line.ts'
import { stoneNumbersOf, type Sample, type SampleRange } from '../../../../engine/lab/sample-plan.ts'
import type { PlanOf, ShownTypes, StudyDraft } from '../study-kind.ts'
import { readGameLine } from './game-line.ts'
import { positionsOnAllBoards } from './across-boards.ts'
import type { ExperimentRecord } from './experiment-file.ts'
import type { LiveExperiment } from './experiment-run.ts'

export interface Draft extends Required<Omit<Experiment, 'positions'>> {
  /** Empty for the default name. */
  readonly name: string
  readonly source: 'sample' | 'list' | 'game'
  readonly sample: Sample
  /** The end of a sample over several numbers of stones; null for a sample of one. */
  readonly range: Pick<SampleRange, 'to' | 'step'> | null
  /** Positions, one a line. */
  readonly list: string
  /** A game, as SGF or as moves. */
  readonly game: string
}

/** The default sample of `polyy claims`: soon done, and with few enough stones for searches to differ. */
export const USUAL_SAMPLE: Sample = { boardSize: 4, stones: 6, count: 20, seed: 1 }

const INITIAL: Draft = {
  ...PLAIN,
  terminals: ['flood'],
  extensions: ['none'],
  name: '',
  source: 'sample',
  sample: USUAL_SAMPLE,
  range: null,
  list: '',
  game: '',
  algorithms: COMPARED,
  depths: [2, 3, 4],
  evaluators: [REPORTS_OWN],
}

/** The record of an experiment of which nothing has run. */
export function newExperiment(
  experiment: Experiment,
): Pick<ExperimentRecord, 'experiment' | 'positions' | 'measurements'> {
  const { positions } = experiment
  return { experiment, positions: isDrawn(positions) ? null : givenPositions(positions), measurements: [] }
}

function draftOf({ name, experiment: { positions, ...choice } }: Pick<ExperimentRecord, 'name' | 'experiment'>): Draft {
  const draft = { ...INITIAL, ...choice, name }
  if (isGameLine(positions)) return { ...draft, source: 'game', game: formatGameLine(positions) }
  if (isDrawn(positions)) {
    if (!('to' in positions)) return { ...draft, sample: positions }
    const { to, step, ...sample } = positions
    return { ...draft, sample, range: { to, step } }
  }
  return { ...draft, source: 'list', list: positions.join('\n') }
}

/** Lists that must not be empty. */
const CHOICES = ['algorithms', 'orderings', 'tables', 'evaluators', 'evaluations'] as const

export type DraftFault =
  | { readonly kind: 'none'; readonly of: (typeof CHOICES)[number] | 'positions' | 'game' }
  /** Why a line of the list is no position that can be searched; null when its game is over. */
  | { readonly kind: 'line'; readonly line: number; readonly error: unknown }
  /** Why a text is no game that can be searched; null when the game is over from the start. */
  | { readonly kind: 'game'; readonly error: unknown }
  /** An evaluator is for other boards or another rule. */
  | { readonly kind: 'misfit'; readonly name: string }
  /** A method of counting f is for other boards or another rule. */
  | { readonly kind: 'method'; readonly name: EvaluationMethod }
  /** There are fewer positions with that number of stones than are to be drawn. */
  | { readonly kind: 'few'; readonly most: number }
  | { readonly kind: 'many'; readonly most: number }

/**
 * The board and rule that evaluators are offered for: the sample's, or those of the first position that f alone can value,
 * or else of the first.
 */
export function startFor(draft: Draft): BoardAndRule {
  const { source, sample } = draft
  const given = source === 'sample' ? [] : readGiven(draft).positions.map(parsePosition)
  return given.find((position) => !fitsBits(position)) ?? given.at(0) ?? startOf(sample)
}

interface Plan {
  /** The experiment; null where something is wrong with it. */
  readonly experiment: Experiment | null
  readonly faults: readonly DraftFault[]
  readonly positions: number
  /** Searches per position. */
  readonly settings: number
  /** Expected milliseconds of one worker for all of it. */
  readonly time: number
}

export interface Experiments extends ShownTypes {
  readonly name: 'experiments'
  readonly record: ExperimentRecord
  readonly live: LiveExperiment
  readonly draft: Draft
  readonly plan: Plan
}

function planOf(draft: Draft): PlanOf<Experiments> {
  const { algorithms, depths, orderings, tables, evaluators, evaluations, margins, terminals, extensions } = draft
  // Defaults are left out, so that the data of an experiment by f alone are the same as in earlier versions.
  const isUsual = evaluators.length === 1 && evaluators[0].name === REPORTS_OWN.name
  const choice = {
    algorithms,
    depths,
    orderings,
    tables,
    evaluations,
    margins,
    ...(isUsual ? {} : { evaluators }),
    ...(isAlone(terminals, 'flood') ? {} : { terminals }),
    ...(isAlone(extensions, 'none') ? {} : { extensions }),
  }
  const { positions, sizes, faults: unsound } = readPositions(draft)
  const experiment: Experiment = { ...choice, positions }
  const settings = settingsOf(experiment)
  const time = settings.reduce(
    (sum, setting) =>
      sum +
      sizes.reduce((all, { empty, cellsTime, count }) => all + count * expectedTime(setting, empty, cellsTime), 0),
    0,
  )
  const count = sizes.reduce((sum, { count }) => sum + count, 0)
  const faults = [...unsound, ...choiceFaults(draft, count, settings.length), ...misfitFaults(experiment)]
  const isSound = faults.length === 0
  return {
    body: isSound ? newExperiment(experiment) : null,
    experiment: isSound ? experiment : null,
    faults,
    positions: count,
    settings: settings.length,
    time,
  }
}

interface DraftPositions {
  readonly positions: Experiment['positions']
  /** The number of positions by their extent. */
  readonly sizes: readonly (Extent & { readonly count: number })[]
  readonly faults: readonly DraftFault[]
}

function readPositions(draft: Draft): DraftPositions {
  if (draft.source !== 'sample') {
    const { positions, line, faults } = readGiven(draft)
    return {
      positions: line ?? positions,
      sizes: positions.map((text) => ({ ...extentOf(parsePosition(text)), count: 1 })),
      faults,
    }
  }
  const { range } = draft
  const { rule: _, ...drawn } = draft.sample
  const start = startOf(draft.sample)
  const sample: Sample = { ...drawn, ...startPlanOf(start) }
  const positions = range === null ? sample : { ...sample, ...range }
  // With few stones there may be fewer positions than wanted, which a range takes as they are.
  const most = (stones: number) => (range === null ? Infinity : placementsOf(start.board.nodeCount, stones))
  const sizes = stoneNumbersOf(positions).map((stones) => ({
    ...extentOf(start, stones),
    count: Math.min(sample.count, most(stones)),
  }))
  return { positions, sizes, faults: range === null ? sampleFaults(sample) : [] }
}
const isAlone = <T>(chosen: readonly T[], usual: T) => chosen.length === 1 && chosen[0] === usual

function choiceFaults(choice: Draft, positions: number, settings: number): DraftFault[] {
  const missing = [...CHOICES.filter((name) => choice[name].length === 0), ...missingPositions(choice, positions)]
  return [
    ...missing.map((of): DraftFault => ({ kind: 'none', of })),
    ...(positions * settings > MAX_SEARCHES ? [{ kind: 'many', most: MAX_SEARCHES } as const] : []),
  ]
}

/** The source of positions that is still empty; a faulty game has its own fault. */
function missingPositions({ source, game }: Draft, positions: number): ('positions' | 'game')[] {
  if (positions > 0 || (source === 'game' && game.trim() !== '')) return []
  return [source === 'game' ? 'game' : 'positions']
}

function misfitFaults(experiment: Experiment): DraftFault[] {
  const misfit = misfitOf(experiment)
  const foreign = foreignMethodOf(experiment)
  return [
    ...(misfit === undefined ? [] : [{ kind: 'misfit', name: misfit.name } as const]),
    ...(foreign === undefined ? [] : [{ kind: 'method', name: foreign } as const]),
  ]
}

/** The positions of a list, or of a game, which is then given as well. */
function readGiven({ source, list, game }: Pick<Draft, 'source' | 'list' | 'game'>): {
  positions: readonly string[]
  line?: GameLine
  faults: readonly DraftFault[]
} {
  if (source === 'list') return readList(list)
  if (game.trim() === '') return { positions: [], faults: [] }
  try {
    const line = readGameLine(game)
    const positions = givenPositions(line)
    return positions.length === 0
      ? { positions, faults: [{ kind: 'game', error: null }] }
      : { positions, line, faults: [] }
  } catch (error) {
    return { positions: [], faults: [{ kind: 'game', error }] }
  }
}

/** Each position once; blank lines and comments are skipped, as in the command line's files. */
function readList(list: string): { positions: string[]; faults: DraftFault[] } {
  const positions = new Set<string>()
  const faults: DraftFault[] = []
  list.split(LINE_BREAK).forEach((text, i) => {
    if (isSilentLine(text)) return
    try {
      const position = parsePosition(text.trim())
      if (winnerOf(position) === null) positions.add(formatPosition(position))
      else faults.push({ kind: 'line', line: i + 1, error: null })
    } catch (error) {
      faults.push({ kind: 'line', line: i + 1, error })
    }
  })
  return { positions: [...positions], faults }
}

function sampleFaults({ boardSize, stones, count }: Sample): DraftFault[] {
  const most = placementsOf(boardOfSize(boardSize).nodeCount, stones)
  return count > most ? [{ kind: 'few', most }] : []
}

/** From the opening until most games are over, as positions come in games. */
const FILLING: SampleRange = { kind: 'played', boardSize: 4, stones: 2, to: 20, step: 2, count: 10, seed: 1 }

/** Ready-made experiments, each for one question. */
const PRESETS = [
  { key: 'searches', experiment: { ...PLAIN, positions: USUAL_SAMPLE, algorithms: COMPARED, depths: [2, 3, 4] } },
  { key: 'filling', experiment: { ...PLAIN, positions: FILLING, algorithms: COMPARED, depths: [3] } },
  { key: 'boards', experiment: { ...PLAIN, positions: positionsOnAllBoards(), algorithms: COMPARED, depths: [2, 3] } },
  {
    key: 'ordering',
    experiment: {
      ...PLAIN,
      positions: USUAL_SAMPLE,
      algorithms: ['iterative-deepening'],
      depths: [2, 3, 4, 5],
      orderings: ['id', 'value', 'last'],
    },
  },
  {
    key: 'history',
    experiment: {
      ...PLAIN,
      positions: USUAL_SAMPLE,
      algorithms: ['alpha-beta', 'negascout'],
      depths: [2, 3, 4],
      orderings: ['own', 'history', 'killers'],
    },
  },
  {
    key: 'table',
    experiment: {
      ...PLAIN,
      positions: USUAL_SAMPLE,
      algorithms: ['alpha-beta'],
      depths: [2, 3, 4, 5],
      tables: ['off', 'plain', 'symmetric'],
    },
  },
  {
    key: 'window',
    experiment: {
      ...PLAIN,
      positions: USUAL_SAMPLE,
      algorithms: ['aspiration'],
      depths: [3, 4, 5],
      margins: [1, 2, 3, 4, 6],
    },
  },
] as const satisfies readonly { key: string; experiment: Experiment }[]

export const EXPERIMENT_DRAFT = {
  initial: INITIAL,
  presets: () => PRESETS.map(({ key, experiment }) => ({ key, ...draftOf({ name: '', experiment }) })),
  planOf,
  of: draftOf,
} as const satisfies StudyDraft<Experiments>
