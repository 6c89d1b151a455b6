/** Records of every kind of study, as texts of their files, and the tab that draws each. */
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { CAST, castOf, LEARNED } from '../../../../src/engine/arena/cast.ts'
import { gameCount, type Tournament } from '../../../../src/engine/arena/tournament.ts'
import { surfacePoint, type Surface } from '../../../../src/engine/arena/surface.ts'
import { REPORT_EVALUATOR } from '../../../../src/engine/evaluation/evaluator.ts'
import {
  measurementOf,
  optionsOf,
  PLAIN,
  settingsOf,
  tasksOf,
  type Experiment,
} from '../../../../src/engine/lab/experiment.ts'
import { positionsOf } from '../../../positions-of.ts'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { search } from '../../../../src/engine/search/search.ts'
import { REPORT_WEIGHTS } from '../../../../src/engine/training/duel.ts'
import { exampleCode } from '../../../../src/engine/training/example-code.ts'
import { examplesOf, type ExamplePlan } from '../../../../src/engine/training/examples.ts'
import { climbStep } from '../../../../src/engine/training/hill-climbing.ts'
import { epochs } from '../../../../src/engine/training/training-jobs.ts'
import { CONTEST_FORMAT, type ContestRecord } from '../../../../src/renderer/model/studies/contest/contest-file.ts'
import { ContestsTab } from '../../../../src/renderer/pages/arena/contests/contests-tab.tsx'
import { CONTESTS } from '../../../../src/renderer/model/studies/contest/contests.ts'
import type { DocumentList, Format, Head } from '../../../../src/renderer/model/documents/document-list.ts'
import {
  EXPERIMENT_FORMAT,
  type ExperimentRecord,
} from '../../../../src/renderer/model/studies/experiment/experiment-file.ts'
import { ExperimentForm } from '../../../../src/renderer/pages/experiments/searches/experiment-form.tsx'
import { ExperimentView } from '../../../../src/renderer/pages/experiments/searches/experiment-view.tsx'
import { EXPERIMENTS } from '../../../../src/renderer/model/studies/experiment/experiments.ts'
import { TRAINING_FORMAT, type TrainingRecord } from '../../../../src/renderer/model/studies/training/training-file.ts'
import type { TrainingRun } from '../../../../src/renderer/model/studies/training/training-run.ts'
import { TRAINING_RUNS } from '../../../../src/renderer/model/studies/training/training-runs.ts'
import { TrainingForm } from '../../../../src/renderer/pages/experiments/school/training-form.tsx'
import { TrainingView } from '../../../../src/renderer/pages/experiments/school/training-view.tsx'
import type { AccuracyPlan } from '../../../../src/engine/lab/accuracy-plan.ts'
import { checkByAll, positionOfNumber } from '../../../../src/engine/lab/accuracy.ts'
import { drawSample } from '../../../../src/engine/lab/sample.ts'
import { AccuracyForm } from '../../../../src/renderer/pages/experiments/accuracy/accuracy-form.tsx'
import { AccuracyView } from '../../../../src/renderer/pages/experiments/accuracy/accuracy-view.tsx'
import { ACCURACIES } from '../../../../src/renderer/model/studies/accuracy/accuracies.ts'
import { ACCURACY_FORMAT, type AccuracyRecord } from '../../../../src/renderer/model/studies/accuracy/accuracy-file.ts'
import type { GuessBatch, GuessPlan } from '../../../../src/engine/lab/guess.ts'
import { studyTab } from '../../../../src/renderer/parts/studies/study-tab.tsx'
import { GuessesTab } from '../../../../src/renderer/pages/report/tables/guesses-tab.tsx'
import { tableSeries, type TableGamesPlan } from '../../../../src/engine/lab/table-games.ts'
import { TABLE_GAMES, type TableGamesRecord } from '../../../../src/renderer/model/studies/table-games.ts'
import { TablesTab } from '../../../../src/renderer/pages/report/games/tables-tab.tsx'
import { GUESSES, type GuessRecord } from '../../../../src/renderer/model/studies/guess.ts'
import { SURFACE_FORMAT, type SurfaceRecord } from '../../../../src/renderer/model/studies/surface/surface-file.ts'
import { SurfaceForm } from '../../../../src/renderer/pages/experiments/surfaces/surface-form.tsx'
import { SurfaceView } from '../../../../src/renderer/pages/experiments/surfaces/surface-view.tsx'
import { SURFACES } from '../../../../src/renderer/model/studies/surface/surfaces.ts'
import type { Needs } from '../../../../src/renderer/platform/services.tsx'
import { playTournamentGame } from '../../../engine/arena/tournament-game.ts'

/** The kinds of study that the tests draw. */
type ShownStudies = Needs<
  | typeof CONTESTS
  | typeof EXPERIMENTS
  | typeof SURFACES
  | typeof TRAINING_RUNS
  | typeof ACCURACIES
  | typeof GUESSES
  | typeof TABLE_GAMES
>

export interface Shown<Content extends Head> {
  readonly format: Pick<Format<Content>, 'encode' | 'decode'>
  readonly list: (studies: ShownStudies) => DocumentList<Content>
  readonly Tab: () => ReactNode
}

export const HEAD = { name: 'Żółw', created: '2026-01-02T03:04:05.678Z', app: '0.1.0' }

/** Texts to draw, and what draws them: made when they are first asked for. */
function once<Content extends Head, Texts extends readonly string[]>(
  make: () => { texts: Texts; shown: Shown<Content> },
): typeof make {
  let made: ReturnType<typeof make> | undefined
  return () => (made ??= make())
}

const cast = (...names: string[]) => CAST.filter(({ name }) => names.includes(name))

const EXAMPLES: ExamplePlan = {
  boardSize: 3,
  games: 10,
  seed: 5,
  fewestStones: 4,
  strays: 0,
  labels: { by: 'games', games: 2 },
  evaluator: REPORT_EVALUATOR,
}
const TRAINING = {
  boardSize: 3,
  pairs: 2,
  openingStones: 2,
  seed: 4,
  features: ['piecesToWin', 'edge'],
  depth: 1,
  start: REPORT_WEIGHTS,
} as const

function trainingRuns(): TrainingRun[] {
  const games = Array.from({ length: EXAMPLES.games }, (_, number) => exampleCode(examplesOf(EXAMPLES, number)))
  const plan = { boardSize: 3, hidden: [2], epochs: 3, seed: 5, start: null } as const
  const first = climbStep(TRAINING, TRAINING.start, 0)
  const options = { boardSize: 3, features: ['piecesToWin', 'edge'], phases: 1 } as const
  const fit = { loss: 0.5, accuracy: 0.75 }
  return [
    {
      kind: 'regression',
      examples: EXAMPLES,
      games,
      options,
      steps: [{ weights: [{ piecesToWin: -1, edge: 0.5 }], training: fit, heldOut: fit }],
    },
    {
      kind: 'perceptron',
      examples: EXAMPLES,
      games,
      steps: [{ examples: 40, parameters: Array<number>(33).fill(0.25), training: fit, heldOut: fit }],
    },
    { kind: 'network', examples: EXAMPLES, games, plan, state: [...epochs({ plan, state: null, games })][1] },
    { kind: 'climb', plan: TRAINING, length: 3, steps: [first, climbStep(TRAINING, first.champion, 1)] },
    {
      kind: 'evolution',
      plan: { ...TRAINING, children: 4 },
      length: 3,
      generations: [{ number: 0, rates: [0, 0.25, 0.5, 1], parent: { evaluator: REPORT_WEIGHTS, step: 0.3 } }],
      won: '10-',
    },
  ]
}

export const contest = once((): { texts: string[]; shown: Shown<ContestRecord> } => {
  const tournament: Tournament = {
    contestants: cast('random', 'greedy', 'distracted'),
    boardSize: 3,
    pairs: 1,
    openingStones: 2,
    seed: 4,
  }
  const match: Tournament = { ...tournament, boardSize: 2, contestants: cast('random', 'greedy'), isJudged: true }
  const texts = [tournament, match].map((contest) => {
    const games = Array.from({ length: gameCount(contest) }, (_, number) => playTournamentGame(contest, number))
    return CONTEST_FORMAT.encode({
      ...HEAD,
      tournament: contest,
      test: contest === match ? { elo0: 0, elo1: 40, alpha: 0.05, beta: 0.05 } : null,
      games,
    })
  })
  return { texts, shown: { format: CONTEST_FORMAT, list: ({ contests }) => contests.list, Tab: ContestsTab } }
})

export const experiment = once((): { texts: string[]; shown: Shown<ExperimentRecord> } => {
  const sample: Experiment = {
    ...PLAIN,
    positions: { boardSize: 3, stones: 8, count: 3, seed: 5 },
    algorithms: ['alpha-beta', 'aspiration'],
    depths: [1, 3],
    margins: [1, 2],
  }
  const range: Experiment = { ...sample, positions: { boardSize: 3, stones: 2, to: 8, step: 3, count: 2, seed: 5 } }
  const game: Experiment = {
    ...sample,
    positions: { name: 'Żółw', start: './...../.......... r', moves: ['c3', 'swap', 'b4', 'b2'] },
  }
  const texts = [sample, range, game].map((experiment) => {
    const positions = positionsOf(experiment)
    const measurements = tasksOf(settingsOf(experiment), positions.length).map(({ position, setting }, i) => {
      const parsed = parsePosition(positions[position])
      return i === 4 ? undefined : measurementOf(search(parsed, optionsOf(setting)), parsed.board)
    })
    return EXPERIMENT_FORMAT.encode({ ...HEAD, experiment, positions, measurements })
  })
  return {
    texts,
    shown: {
      format: EXPERIMENT_FORMAT,
      list: ({ experiments }) => experiments.list,
      Tab: studyTab('#experiments/searches', EXPERIMENTS, { Form: ExperimentForm, View: ExperimentView }),
    },
  }
})

export const surface = once((): { texts: string[]; shown: Shown<SurfaceRecord> } => {
  const reference = castOf('greedy') ?? expect.fail('no greedy')
  const surface: Surface = {
    x: 'edge',
    y: 'piecesToWin',
    step: 10,
    fixed: { chains: -0.5 },
    depth: 1,
    reference,
    boardSize: 2,
    pairs: 1,
    openingStones: 1,
    seed: 7,
  }
  const texts = [
    SURFACE_FORMAT.encode({ ...HEAD, surface, points: [0, 2, 4, 6].map((number) => surfacePoint(surface, number)) }),
  ]
  return {
    texts,
    shown: {
      format: SURFACE_FORMAT,
      list: ({ surfaces }) => surfaces.list,
      Tab: studyTab('#experiments/surface', SURFACES, { Form: SurfaceForm, View: SurfaceView }),
    },
  }
})

export const training = once((): { texts: string[]; shown: Shown<TrainingRecord> } => ({
  texts: trainingRuns().map((run) => TRAINING_FORMAT.encode({ ...HEAD, run })),
  shown: {
    format: TRAINING_FORMAT,
    list: ({ trainingRuns }) => trainingRuns.list,
    Tab: studyTab('#experiments/school', TRAINING_RUNS, { Form: TrainingForm, View: TrainingView }),
  },
}))

export const accuracy = once((): { texts: readonly string[]; shown: Shown<AccuracyRecord> } => {
  const plan = {
    kind: 'played',
    from: 17,
    to: 18,
    count: 2,
    algorithms: ['alpha-beta', 'negascout'],
    depths: [1, 2],
    seed: 2,
  } as const satisfies AccuracyPlan
  const samples = [17, 18].map((stones) => drawSample({ kind: 'played', boardSize: 4, stones, count: 2, seed: 2 }))
  const positions = [0, 1, 2].map((number) => ({
    number,
    checks: checkByAll({ position: positionOfNumber(samples, number), ...plan, budget: 1_000_000 }),
  }))
  const unsolved = {
    number: 3,
    checks: [
      { stones: 18, found: null },
      { stones: 18, found: null },
    ],
  }
  const records = [
    { plan, positions: [...positions, unsolved] },
    { plan: { ...plan, depths: [2] as const }, positions: [] },
    { plan: { ...plan, evaluator: { name: 'mine', evaluator: LEARNED } }, positions },
  ]
  return {
    texts: records.map((record) => ACCURACY_FORMAT.encode({ ...HEAD, ...record })),
    shown: {
      format: ACCURACY_FORMAT,
      list: ({ accuracies }) => accuracies.list,
      Tab: studyTab('#experiments/accuracy', ACCURACIES, { Form: AccuracyForm, View: AccuracyView }),
    },
  }
})

export const guesses = once((): { texts: readonly string[]; shown: Shown<GuessRecord> } => {
  const plan: GuessPlan = { kind: 'random', batches: 2, seed: 3 }
  // As the engine makes it in a second.
  const counts = [
    [80, 797, 5868, 38347],
    [380, 756, 4733, 5300],
    [100, 799, 5814, 35916],
  ]
  const batch: GuessBatch = {
    number: 1,
    agreeing: 2,
    guesses: [{ position: 'r/.b.../...r...b.b/..b..rr..r...br b', counts }],
  }
  const records = [
    { plan, batches: [batch] },
    { plan, batches: [] },
  ]
  return {
    texts: records.map((record) => GUESSES.format.encode({ ...HEAD, ...record })),
    shown: { format: GUESSES.format, list: ({ guesses }) => guesses.list, Tab: GuessesTab },
  }
})

export const tableGames = once((): { texts: readonly string[]; shown: Shown<TableGamesRecord> } => {
  const plan: TableGamesPlan = {
    boardSize: 2,
    algorithm: 'alpha-beta',
    depth: 2,
    opponent: 'shallow',
    games: 2,
    series: 2,
    rooms: [1024, 'unlimited'],
    seed: 3,
  }
  const records = [
    { plan, series: [0, 1, 2].map((number) => tableSeries(plan, number)) },
    { plan: { ...plan, boardSize: 4 }, series: [] },
  ] as const
  return {
    texts: records.map((record) => TABLE_GAMES.format.encode({ ...HEAD, ...record })),
    shown: { format: TABLE_GAMES.format, list: ({ tableGames }) => tableGames.list, Tab: TablesTab },
  }
})
