/** The form for an experiment: the choices, the plan that they make, and what is wrong with them. */
import { MAX_SEARCHES } from '../../../../contract/limits.ts'
import { isSilentLine, LINE_BREAK } from '../../../../contract/text-file.ts'
import { boardOfSize, type BoardSize } from '../../../../engine/game/board.ts'
import { REPORTS_OWN } from '../../../../engine/evaluation/named-evaluator.ts'
import { expectedTime } from '../../../../engine/lab/duration.ts'
import { placementsOf } from '../../../../engine/lab/placements.ts'
import { misfitOf, PLAIN, settingsOf, type Experiment } from '../../../../engine/lab/experiment.ts'
import { COMPARED } from '../../../../engine/lab/lab.ts'
import { size } from '../../../../engine/game/node-set.ts'
import { formatPosition, parsePosition } from '../../../../engine/game/notation.ts'
import { emptyNodes, winnerOf } from '../../../../engine/game/position.ts'
import type { Sample } from '../../../../engine/lab/sample.ts'
import type { Planned, StudyDraft } from '../study-kind.ts'
import type { ExperimentRecord } from './experiment-file.ts'

export interface Draft extends Required<Omit<Experiment, 'positions'>> {
  /** Empty for the default name. */
  readonly name: string
  readonly source: 'sample' | 'list'
  readonly sample: Sample
  /** Positions, one a line. */
  readonly list: string
}

/** As `polyy claims` by default: soon done, and few enough stones for searches to differ. */
export const USUAL_SAMPLE: Sample = { boardSize: 4, stones: 6, count: 20, seed: 1 }

const INITIAL: Draft = { ...PLAIN, terminals: ['flood'], extensions: ['none'], name: '', source: 'sample', sample: USUAL_SAMPLE, list: '', algorithms: COMPARED, depths: [2, 3, 4], evaluators: [REPORTS_OWN] }

/** The record of an experiment of which nothing has run. */
export function newExperiment(experiment: Experiment): Pick<ExperimentRecord, 'experiment' | 'positions' | 'measurements'> {
  return { experiment, positions: 'seed' in experiment.positions ? null : experiment.positions, measurements: [] }
}

function draftOf({ name, experiment: { positions, ...choice } }: Pick<ExperimentRecord, 'name' | 'experiment'>): Draft {
  if ('seed' in positions) return { ...INITIAL, ...choice, name, sample: positions }
  return { ...INITIAL, ...choice, name, source: 'list', list: positions.join('\n') }
}

/** Lists that must not be empty. */
const CHOICES = ['algorithms', 'orderings', 'tables', 'evaluators', 'evaluations'] as const

export type DraftFault =
  | { readonly kind: 'none'; readonly of: (typeof CHOICES)[number] | 'positions' }
  /** Why a line of the list is no position that can be searched; null when its game is over. */
  | { readonly kind: 'line'; readonly line: number; readonly error: unknown }
  /** An evaluator is a network for another board. */
  | { readonly kind: 'misfit'; readonly name: string }
  /** There are fewer positions with that number of stones than are to be drawn. */
  | { readonly kind: 'few'; readonly most: number }
  | { readonly kind: 'many'; readonly most: number }

/** The board that evaluators are offered for: the sample's, or that of the first position of the list. */
export function boardSizeOf({ source, sample, list }: Draft): BoardSize {
  const [first] = source === 'list' ? readList(list).positions : []
  return first === undefined ? sample.boardSize : parsePosition(first).board.size
}

export interface Plan extends Planned<ExperimentRecord> {
  /** Null where something is wrong. */
  readonly experiment: Experiment | null
  readonly faults: readonly DraftFault[]
  readonly positions: number
  /** Searches per position. */
  readonly settings: number
  /** Expected milliseconds of one worker for all of it. */
  readonly time: number
}

function planOf(draft: Draft): Plan {
  const { source, sample, algorithms, depths, orderings, tables, evaluators, evaluations, margins, terminals, extensions } = draft
  // Defaults are left out, so that the data of an experiment by f alone are the same as in earlier versions.
  const isUsual = evaluators.length === 1 && evaluators[0].name === REPORTS_OWN.name
  const choice = {
    ...{ algorithms, depths, orderings, tables, evaluations, margins },
    ...(isUsual ? {} : { evaluators }),
    ...(isAlone(terminals, 'flood') ? {} : { terminals }),
    ...(isAlone(extensions, 'none') ? {} : { extensions }),
  }
  const { positions, faults: badLines } = readList(draft.list)
  const experiment: Experiment = { ...choice, positions: source === 'sample' ? sample : positions }
  const settings = settingsOf(experiment)
  const emptyCounts = source === 'sample' ? [boardOfSize(sample.boardSize).nodeCount - sample.stones] : positions.map(emptyCountOf)
  // All positions of a sample have the same number of empty nodes.
  const each = source === 'sample' ? sample.count : 1
  const time = each * settings.reduce((sum, setting) => sum + emptyCounts.reduce((all, empty) => all + expectedTime(setting, empty), 0), 0)
  const count = source === 'sample' ? sample.count : positions.length
  const faults = [...(source === 'sample' ? sampleFaults(sample) : badLines), ...choiceFaults(draft, count, settings.length), ...misfitFaults(experiment)]
  const isSound = faults.length === 0
  return { body: isSound ? newExperiment(experiment) : null, experiment: isSound ? experiment : null, faults, positions: count, settings: settings.length, time }
}

const isAlone = <T>(chosen: readonly T[], usual: T) => chosen.length === 1 && chosen[0] === usual

const emptyCountOf = (position: string) => size(emptyNodes(parsePosition(position)))

function choiceFaults(choice: Draft, positions: number, settings: number): DraftFault[] {
  const missing = CHOICES.filter((name) => choice[name].length === 0)
  return [
    ...missing.map((of): DraftFault => ({ kind: 'none', of })),
    ...(positions === 0 ? [{ kind: 'none', of: 'positions' } as const] : []),
    ...(positions * settings > MAX_SEARCHES ? [{ kind: 'many', most: MAX_SEARCHES } as const] : []),
  ]
}

function misfitFaults(experiment: Experiment): DraftFault[] {
  const misfit = misfitOf(experiment)
  return misfit === undefined ? [] : [{ kind: 'misfit', name: misfit.name }]
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

/** Ready-made experiments, each for one question. */
const PRESETS = [
  { key: 'searches', experiment: { ...PLAIN, positions: USUAL_SAMPLE, algorithms: COMPARED, depths: [2, 3, 4] } },
  { key: 'ordering', experiment: { ...PLAIN, positions: USUAL_SAMPLE, algorithms: ['iterative-deepening'], depths: [2, 3, 4, 5], orderings: ['id', 'value', 'last'] } },
  { key: 'table', experiment: { ...PLAIN, positions: USUAL_SAMPLE, algorithms: ['alpha-beta'], depths: [2, 3, 4, 5], tables: ['off', 'plain', 'symmetric'] } },
  { key: 'window', experiment: { ...PLAIN, positions: USUAL_SAMPLE, algorithms: ['aspiration'], depths: [3, 4, 5], margins: [1, 2, 3, 4, 6] } },
] as const satisfies readonly { key: string; experiment: Experiment }[]

export const EXPERIMENT_DRAFT = {
  initial: INITIAL,
  presets: () => PRESETS.map(({ key, experiment }) => ({ key, ...draftOf({ name: '', experiment }) })),
  planOf,
  of: draftOf,
} as const satisfies StudyDraft<ExperimentRecord, Draft, Plan>
