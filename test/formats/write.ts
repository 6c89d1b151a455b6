/** One file of each format as this version of the app writes it, into the folder of that version. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createStore } from 'zustand/vanilla'
import packageFile from '../../package.json' with { type: 'json' }
import { castOf } from '../../src/engine/arena/cast.ts'
import { toContestantFile } from '../../src/engine/arena/contestant-file.ts'
import { gameCount, gameOf, type Tournament } from '../../src/engine/arena/tournament.ts'
import { playMatchGame } from '../../src/engine/arena/match.ts'
import { surfacePoint, type Surface } from '../../src/engine/arena/surface.ts'
import { toEvaluatorFile } from '../../src/engine/evaluation/evaluator-file.ts'
import { addMove, newGame } from '../../src/engine/game/game.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { emptyPosition } from '../../src/engine/game/position.ts'
import { checkByAll, positionOfNumber } from '../../src/engine/lab/accuracy.ts'
import type { AccuracyPlan } from '../../src/engine/lab/accuracy-plan.ts'
import {
  measurementOf,
  optionsOf,
  PLAIN,
  settingsOf,
  tasksOf,
  type Experiment,
} from '../../src/engine/lab/experiment.ts'
import { positionsOf } from '../positions-of.ts'
import { guessBatch } from '../../src/engine/lab/guess.ts'
import { formatExercise } from '../../src/engine/lab/exercise-file.ts'
import { tableSeries, type TableGamesPlan } from '../../src/engine/lab/table-games.ts'
import { keptTableGames, ROOMS, type KeptTablePlan } from '../../src/engine/lab/kept-table.ts'
import { drawSample } from '../../src/engine/lab/sample.ts'
import { puzzlesOf } from '../../src/engine/puzzles/puzzle-file.ts'
import { search } from '../../src/engine/search/search.ts'
import book from '../../src/engine/solver/book.json' with { type: 'json' }
import { REPORT_WEIGHTS } from '../../src/engine/training/duel.ts'
import { climbStep } from '../../src/engine/training/hill-climbing.ts'
import { firstState, type TrainingState } from '../../src/engine/training/network-training.ts'
import { TrainingFile } from '../../src/cli/training-file.ts'
import type { DocumentStorage } from '../../src/contract/api.ts'
import { encodeSession, NOTHING_STUDIED } from '../../src/renderer/app/session.ts'
import { labCells } from '../../src/engine/lab/lab-cells.ts'
import { encodeCompared } from '../../src/renderer/model/compare/comparison-file.ts'
import {
  FIRST_CHOICE,
  keyOf,
  orderingOf,
  requestOf,
  type SearchChoice,
} from '../../src/renderer/model/compare/searches.ts'
import { readSgf } from '../../src/renderer/model/library/read-sgf.ts'
import { writeSgf } from '../../src/renderer/model/library/write-sgf.ts'
import { KNOWS_THE_GAME } from '../../src/renderer/model/learn/learning.ts'
import { NEW_MATCH } from '../../src/renderer/model/match/match-state.ts'
import { MatchStore } from '../../src/renderer/model/match/match-store.ts'
import { COMPUTER, HUMAN } from '../../src/renderer/model/match/players.ts'
import type { AdviceState } from '../../src/renderer/model/oracle/advisor.ts'
import { Results } from '../../src/renderer/model/players/results.ts'
import { PuzzleRecords } from '../../src/renderer/model/puzzles/records.ts'
import { formatReplay } from '../../src/renderer/model/replay/replay-file.ts'
import { createSettingsStore, DEFAULT_SETTINGS } from '../../src/renderer/model/settings.ts'
import { ACCURACY_FORMAT } from '../../src/renderer/model/studies/accuracy/accuracy-file.ts'
import { CONTEST_FORMAT } from '../../src/renderer/model/studies/contest/contest-file.ts'
import { EXPERIMENT_FORMAT } from '../../src/renderer/model/studies/experiment/experiment-file.ts'
import { GUESSES } from '../../src/renderer/model/studies/guess.ts'
import { TABLE_GAMES } from '../../src/renderer/model/studies/table-games.ts'
import { KEPT_TABLES } from '../../src/renderer/model/studies/kept-table.ts'
import { TRAINING_FORMAT } from '../../src/renderer/model/studies/training/training-file.ts'
import { SURFACE_FORMAT } from '../../src/renderer/model/studies/surface/surface-file.ts'
import { memory } from '../renderer/memory.ts'

const { version: app } = packageFile
const HEAD = { name: 'Żółw', created: '2026-01-02T03:04:05.678Z', app }

const member = (name: string) => {
  const found = castOf(name)
  if (found === undefined) throw new RangeError(`no ${name} in the cast`)
  return found
}

function experiment(): string {
  const experiment: Experiment = {
    ...PLAIN,
    positions: { boardSize: 3, stones: 8, count: 2, seed: 5 },
    algorithms: ['alpha-beta', 'aspiration'],
    depths: [2],
    margins: [1, 2],
  }
  const positions = positionsOf(experiment)
  const measurements = tasksOf(settingsOf(experiment), positions.length).map(({ position, setting }) => {
    const parsed = parsePosition(positions[position])
    return measurementOf(search(parsed, optionsOf(setting)), parsed.board)
  })
  return EXPERIMENT_FORMAT.encode({ ...HEAD, experiment, positions, measurements })
}

function contest(): string {
  const tournament: Tournament = {
    contestants: [member('random'), member('greedy')],
    boardSize: 2,
    pairs: 2,
    openingStones: 1,
    seed: 4,
  }
  const games = Array.from({ length: gameCount(tournament) }, (_, number) => {
    const { match, number: own } = gameOf(tournament, number)
    return { ...playMatchGame(match, own), number }
  })
  return CONTEST_FORMAT.encode({ ...HEAD, tournament, test: null, games })
}

function surface(): string {
  const surface: Surface = {
    x: 'edge',
    y: 'piecesToWin',
    step: 10,
    fixed: { chains: -0.5 },
    depth: 1,
    reference: member('greedy'),
    boardSize: 2,
    pairs: 1,
    openingStones: 1,
    seed: 7,
  }
  return SURFACE_FORMAT.encode({ ...HEAD, surface, points: [0, 2].map((number) => surfacePoint(surface, number)) })
}

function lesson(): string {
  const plan = {
    boardSize: 2,
    pairs: 2,
    openingStones: 1,
    seed: 4,
    features: ['piecesToWin', 'edge'],
    depth: 1,
    start: REPORT_WEIGHTS,
  } as const
  return TRAINING_FORMAT.encode({
    ...HEAD,
    run: { kind: 'climb', plan, length: 3, steps: [climbStep(plan, plan.start, 0)] },
  })
}

function accuracy(): string {
  const plan: AccuracyPlan = {
    kind: 'played',
    from: 18,
    to: 18,
    count: 2,
    algorithms: ['negascout'],
    depths: [1],
    seed: 2,
  }
  const samples = [drawSample({ kind: 'played', boardSize: 4, stones: 18, count: 2, seed: 2 })]
  const positions = [0, 1].map((number) => ({
    number,
    checks: checkByAll({
      position: positionOfNumber(samples, number),
      algorithms: ['negascout'],
      depths: [1],
      budget: 1_000_000,
    }),
  }))
  return ACCURACY_FORMAT.encode({ ...HEAD, plan, positions })
}

function guesses(): string {
  const plan = { kind: 'random', batches: 2, seed: 3 } as const
  return GUESSES.format.encode({ ...HEAD, plan, batches: [guessBatch(plan, 1)] })
}

function keptTable(): string {
  const plan: KeptTablePlan = { sample: { kind: 'played', boardSize: 2, stones: 1, count: 3, seed: 1 }, room: ROOMS[0] }
  return KEPT_TABLES.format.encode({ ...HEAD, plan, games: [keptTableGames(plan, 1)] })
}

function tableGames(): string {
  const plan: TableGamesPlan = {
    boardSize: 2,
    algorithm: 'negascout',
    depth: 2,
    opponent: 'random',
    games: 2,
    series: 2,
    rooms: [1024, 'unlimited'],
    seed: 3,
  }
  return TABLE_GAMES.format.encode({ ...HEAD, plan, series: [tableSeries(plan, 3)] })
}

function session(): string {
  const game = [16, 'swap' as const, 0].reduce(addMove, newGame(emptyPosition(4), true))
  const match = { ...NEW_MATCH, game, seats: { first: HUMAN, second: { ...COMPUTER, contestant: member('attacker') } } }
  return encodeSession({
    match,
    settings: { ...DEFAULT_SETTINGS, theme: 'dark' },
    learning: KNOWS_THE_GAME,
    ...NOTHING_STUDIED,
  })
}

export const resultsIn = (storage: DocumentStorage) =>
  new Results(
    new MatchStore(),
    createSettingsStore(),
    createStore<AdviceState>(() => ({ hinted: null, held: null })),
    storage,
  )

/** Saves a collection whole, and returns its text. */
async function savedBy(make: (storage: DocumentStorage) => { saveAgain(isAll: boolean): void }): Promise<string> {
  const { texts, storage } = memory()
  make(storage).saveAgain(true)
  // It is saved a little later.
  for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
  const [text] = texts.values()
  return text
}

function results(): Promise<string> {
  return savedBy((storage) => {
    const results = resultsIn(storage)
    const { created: date } = HEAD
    results.store.setState({
      games: [
        {
          seed: 7,
          date,
          opponent: 'greedy',
          isCast: true,
          colour: 'blue',
          isWon: true,
          moves: ['a1', 'swap', 'b1'],
          swapRule: true,
          uncounted: null,
        },
      ],
    })
    return results
  })
}

function puzzles(): Promise<string> {
  return savedBy((storage) => {
    const records = new PuzzleRecords(storage)
    const tried = {
      position: './.r..r/bb....bb.r/rb...b...rrbrrb r',
      date: HEAD.created,
      difficulty: 1278,
      themes: ['quiet' as const],
      score: 0.5,
      isSolved: true,
    }
    records.store.setState({
      tried: [tried],
      waiting: puzzlesOf({ puzzles: [['./r.r.r/.......r../bb.b.rbbr...bbr r', 'd3 c1 c10', 'block', 1240]] }),
      made: 3,
    })
    return records
  })
}

function comparison(): string {
  const position = './..... r'
  const choice: SearchChoice = {
    ...FIRST_CHOICE,
    positions: [position],
    position,
    depths: [2],
    depth: 2,
    algorithms: ['alpha-beta', 'negascout'],
  }
  const request = requestOf(choice, position, 'own')
  const found = [...labCells(request)].map(({ algorithm, depth, result }) => {
    const { table, evaluation } = request
    return {
      position,
      algorithm,
      ordering: orderingOf(request, algorithm),
      table,
      evaluation,
      depth,
      result: { ...result, ms: 1.5 },
    }
  })
  return encodeCompared({ choice, found: new Map(found.map((search) => [keyOf(search), search])) })
}

const NETWORK = {
  kind: 'network',
  boardSize: 2,
  layers: [{ weights: [Array.from({ length: 12 }, (_, i) => i - 6)], biases: [3] }],
} as const

const GAMES =
  '(;FF[4]GM[531]SZ[2]GN[A game]PB[Ann]PW[Łukasz]TAG[fine];B[b1]C[begins](;W[b4];B[b5])(;W[a1]))(;GM[531]FF[4]SZ[2]AB[b1]AW[a1]PL[B];B[b3])'

/** A training of the command line, which knows its own file by what it was begun with. */
const TRAINED = {
  network: { boardSize: 2, hidden: [2], epochs: 3, seed: 1, start: null },
  examples: { games: 2, seed: 1 },
} as const

function withTraining<T>(use: (file: TrainingFile, name: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'poly-y-training-'))
  const name = path.join(folder, 'training')
  const file = new TrainingFile(TRAINED, name)
  try {
    return use(file, name)
  } finally {
    file.close()
    rmSync(folder, { recursive: true })
  }
}

function training(): string {
  return withTraining((file, name) => {
    file.save(firstState(TRAINED.network))
    return readFileSync(name, 'utf8')
  })
}

export function readTraining(text: string): TrainingState | null {
  return withTraining((file, name) => {
    writeFileSync(name, text)
    return file.open()
  })
}

const json = (data: object) => `${JSON.stringify(data)}\n`

const FILES: Readonly<Record<string, () => string | Promise<string>>> = {
  'games.polyy': () => writeSgf(readSgf(GAMES)),
  'session.json': session,
  'results.json': results,
  'puzzles.json': puzzles,
  'comparison.json': comparison,
  'experiment.json': experiment,
  'contest.json': contest,
  'surface.json': surface,
  'lesson.json': lesson,
  'accuracy.json': accuracy,
  'guesses.json': guesses,
  'kept-table.json': keptTable,
  'table-games.json': tableGames,
  'player.json': () => json(toContestantFile(member('dabbler'))),
  'weights.json': () =>
    json(toEvaluatorFile({ kind: 'linear', phases: [{ piecesToWin: -1, edge: 0.5 }], attack: 0 }, 'polyy climb')),
  'network.json': () => json(toEvaluatorFile(NETWORK, 'polyy train')),
  training,
  'exercise.json': () =>
    formatExercise(
      { position: './..... r', options: { algorithm: 'alpha-beta', depth: 2 }, seed: 1, kinds: ['cutoff'], count: 3 },
      'Cutoffs',
    ),
  'replay.json': () => formatReplay('position=.%2F.....+r&search=minimax&depth=2&event=3'),
  'book.json': () => json({ boardSize: book.boardSize, levels: book.levels.slice(0, 3) }),
}

/** Writes the files of this version, except those that are already there. */
export async function writeFiles(): Promise<void> {
  const folder = path.join(import.meta.dirname, app)
  mkdirSync(folder, { recursive: true })
  for (const [name, write] of Object.entries(FILES)) {
    const file = path.join(folder, name)
    if (!existsSync(file)) writeFileSync(file, await write())
  }
}
