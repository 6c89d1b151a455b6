/**
 * Jobs for an engine that runs in a worker: plain data in, plain data out, each message with its job's id. A worker
 * runs one job at a time. Cancelling a job ends its worker, so nothing here checks for it.
 */
import { checkByAll, type Check, type CheckRequest } from './lab/accuracy.ts'
import { choiceOf, type Choice, type ChoiceProgress } from './arena/choice.ts'
import type { Contestant, ProgramStrategy } from './arena/contestant.ts'
import { groundsFor, groundsOfSearch, type Grounds, type GroundsRequest } from './arena/grounds.ts'
import { PlayoutPlayers } from './arena/playout-players.ts'
import { UNSTARTED, type ProgramTrial, type TrialStep } from './arena/program.ts'
import type { ProgramFault } from './arena/program-fault.ts'
import { playMatchGame, type MatchGame } from './arena/match.ts'
import { surfacePoint, type Surface, type SurfacePoint } from './arena/surface.ts'
import { tableFigures, type TableFigures } from './arena/table-figures.ts'
import type { GameOfMatch } from './arena/tournament.ts'
import type { Board } from './game/board.ts'
import { keptTableGames, type KeptGames, type KeptTablePlan } from './lab/kept-table.ts'
import { labCells } from './lab/lab-cells.ts'
import type { LabCell, LabRequest } from './lab/lab.ts'
import type { Move, Swapper } from './game/game.ts'
import { parsePosition } from './game/notation.ts'
import { hasPerfectPlay } from './game/position.ts'
import { throttled } from './math/throttled.ts'
import { Random } from './math/random.ts'
import { RefusedRequest } from './math/refused-request.ts'
import { guessBatch, type GuessBatch, type GuessPlan } from './lab/guess.ts'
import { tryNumberings, type NumberingBatch, type NumberingFamily } from './lab/numbering.ts'
import { judgements } from './lab/judge.ts'
import type { JudgedPosition, ReviewRequest } from './lab/review.ts'
import type { Sample, SampleRange } from './lab/sample-plan.ts'
import { drawSample } from './lab/sample.ts'
import { tableSeries, type TableGamesPlan, type TableSeries } from './lab/table-games.ts'
import { ChanceFinder, type Chances, type ChancesRequest } from './playouts/chances.ts'
import { makePuzzle } from './puzzles/make.ts'
import { puzzleAt, type Puzzle } from './puzzles/puzzle.ts'
import type { GrowthPlan } from './playouts/growth-plan.ts'
import { recordGrowth, type GrowthRecord } from './playouts/growth-recorder.ts'
import { search, type SearchOptions, type SearchProgress, type SearchResult } from './search/search.ts'
import { oracleOf, type Truth } from './solver/oracle.ts'
import { Solver, type Solution, type SolveProgress } from './solver/solver.ts'
import { entryOf, type EntryOfPosition } from './solver/table-entry.ts'
import type { SmallSize } from './solver/tablebase.ts'
import { recordSearch, recordWindow, type Trace, type TraceWindow } from './search/recorder.ts'
import { childWins } from './training/evolution.ts'
import { examplesOf } from './training/examples.ts'
import { climb, epochs, regressionSteps, reinforced, type TrainingJobs } from './training/training-jobs.ts'

export type { ProgramFault }

/** The request, progress and result of each kind of job. */
export interface Jobs extends TrainingJobs {
  search: { request: { position: string; options: SearchOptions }; progress: SearchProgress; result: SearchResult }
  /** A search recorded step by step, with a window that begins after `from` events. */
  trace: {
    request: { position: string; options: SearchOptions; from: number }
    progress: SearchProgress
    result: { result: SearchResult; trace: Trace }
  }
  /** Another window of a recorded search, which had `total` events. */
  traceWindow: {
    request: { position: string; options: SearchOptions; from: number; total: number; capacity: number }
    progress: SearchProgress
    result: TraceWindow
  }
  /** The growth of a Monte Carlo search's tree, recorded playout by playout. */
  growth: { request: { position: string; plan: GrowthPlan }; progress: never; result: GrowthRecord }
  /** Progress is the cell just finished; the result is the number of cells. */
  lab: { request: LabRequest; progress: LabCell; result: number }
  /** Progress is the position just searched; the result is the number of positions. */
  review: { request: ReviewRequest; progress: JudgedPosition; result: number }
  /**
   * The truth about positions. Progress is the position just solved, or the states expanded in the one being solved.
   */
  truth: { request: { positions: readonly string[] }; progress: TruthProgress; result: number }
  /** The chances of winning in a position by playouts. */
  chances: { request: ChancesRequest; progress: Chances; result: Chances }
  /** The move of a contestant. */
  move: { request: MoveRequest; progress: ChoiceProgress; result: Choice }
  /** A program as it is tried. Progress is what it is doing. */
  tryProgram: { request: ProgramStrategy; progress: { readonly step: TrialStep }; result: ProgramTrial }
  /** The grounds of a contestant's move. Progress is the number of moves valued so far. */
  grounds: { request: GroundsRequest; progress: { readonly valued: number }; result: Grounds }
  /** The grounds of what a search has found. */
  searchGrounds: {
    request: { position: string; options: SearchOptions; result: SearchResult }
    progress: never
    result: Grounds
  }
  /** A game of a contest. Progress is the moves so far, now and then. */
  game: { request: GameOfMatch; progress: readonly Move[]; result: MatchGame }
  /** All games of a point of a surface. */
  point: { request: { surface: Surface; number: number }; progress: never; result: SurfacePoint }
  /**
   * Perfect play by proof alone, without the book. The solver keeps its table of at most `bytes` from earlier
   * positions.
   */
  proof: { request: { position: string; bytes: number }; progress: SolveProgress; result: Solution }
  /** Searches of a position compared with perfect play, by algorithm. */
  check: { request: CheckRequest; progress: never; result: readonly Check[] }
  /** The positions of a sample, or of a range of them. */
  sample: { request: Sample | SampleRange; progress: never; result: readonly string[] }
  /** A batch of guesses at the report's State 2. */
  guess: { request: { plan: Omit<GuessPlan, 'batches'>; number: number }; progress: never; result: GuessBatch }
  /** A batch of other numberings of the nodes, tried on the report's State 1. */
  numberings: { request: { family: NumberingFamily; number: number }; progress: never; result: NumberingBatch }
  /** Games from a position of a sample in which a player keeps its transposition table. */
  keptTable: { request: { plan: KeptTablePlan; number: number }; progress: never; result: KeptGames }
  /** A series of games for which one transposition table is kept. */
  tableGames: { request: { plan: TableGamesPlan; number: number }; progress: never; result: TableSeries }
  /** A new puzzle, which follows from its seed and number. */
  puzzle: { request: { seed: number; number: number }; progress: never; result: Puzzle }
  /** The puzzle of a position, or null where it is none. */
  puzzleAt: { request: { position: string }; progress: never; result: Puzzle | null }
  /** The complete table of a small board, which the worker keeps, in figures. */
  table: { request: { size: SmallSize }; progress: ShareDone; result: TableFigures }
  /** The entry of a position in the complete table of its board. */
  tableEntry: { request: { position: string }; progress: never; result: EntryOfPosition }
}

export interface MoveRequest {
  readonly position: string
  readonly contestant: Contestant
  /**
   * The game's seed and the number of this move in the game. Random moves depend on them alone, and playouts on what the
   * moves before have left in their tree.
   */
  readonly seed: number
  readonly number: number
  /** The player who may swap; null where nobody may. */
  readonly swapper: Swapper | null
  /** Have the players exchanged colours before this move? A program that is started anew has to be told. */
  readonly hasSwapped?: boolean
  /** Milliseconds for this move, beside the limits of the contestant. */
  readonly time?: number
  /** Is it found without what the moves before have left, and does it leave nothing itself? */
  readonly isAlone?: boolean
}

/** The share of a job that is done, from 0 to 1. */
export interface ShareDone {
  readonly share: number
}

export type TruthProgress = { readonly position: string; readonly truth: Truth } | { readonly solving: SolveProgress }

export type JobKind = keyof Jobs

export type JobMessage = { [Kind in JobKind]: { id: number; kind: Kind; request: Jobs[Kind]['request'] } }[JobKind]

export type JobReply =
  | { id: number; type: 'progress'; progress: Jobs[JobKind]['progress'] }
  | { id: number; type: 'done'; result: Jobs[JobKind]['result'] }
  | { id: number; type: 'failed'; message: string; isRefused?: true; fault?: ProgramFault }

/** Runs one job to its end; an error becomes a reply of type `failed`, which says whether the request was refused. */
export function runJob(message: JobMessage, reply: (reply: JobReply) => void): void {
  const { id } = message
  const progress = (progress: Jobs[JobKind]['progress']) => reply({ id, type: 'progress', progress })
  try {
    // The request is of this message's kind, which the compiler cannot tell from a union of messages.
    const handle = HANDLERS[message.kind] as (request: unknown, progress: unknown) => Jobs[JobKind]['result']
    reply({ id, type: 'done', result: handle(message.request, progress) })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    reply({ id, type: 'failed', message, ...(error instanceof RefusedRequest && { isRefused: true }) })
  }
}

type Handlers = {
  readonly [Kind in JobKind]: (
    request: Jobs[Kind]['request'],
    progress: (progress: Jobs[Kind]['progress']) => void,
  ) => Jobs[Kind]['result']
}

const HANDLERS: Handlers = {
  search: ({ position, options }, progress) => search(parsePosition(position), options, { progress }),
  trace: ({ position, options, from }, progress) => recordSearch(parsePosition(position), options, from, progress),
  traceWindow: ({ position, options, ...plan }, progress) =>
    recordWindow(parsePosition(position), options, plan, progress),
  growth: ({ position, plan }) => recordGrowth(parsePosition(position), plan),
  lab: (request, progress) => reportAll(labCells(request), progress),
  review: (request, progress) => reportAll(judgements(request), progress),
  truth: ({ positions }, progress) =>
    reportAll(
      truths(positions, (solving) => progress({ solving })),
      progress,
    ),
  chances: (request, progress) => chanceFinder.find(request, progress),
  move({ contestant, seed, number, position: text, swapper, time, isAlone = false }, progress) {
    const position = parsePosition(text)
    const { size } = position.board
    const context = {
      random: Random.numbered(seed, number),
      oracle: () => oracleOf(size),
      ...(!isAlone && { playoutPlayers: playoutPlayersOf(seed) }),
      progress,
      ...(time !== undefined && { time }),
    }
    return choiceOf(contestant, position, context, swapper)
  },
  tryProgram() {
    throw new RefusedRequest(UNSTARTED)
  },
  grounds: (request, progress) => groundsFor(request, (valued) => progress({ valued })),
  searchGrounds: ({ position, options, result }) => groundsOfSearch(parsePosition(position), options, result),
  game: ({ match, number }, progress) =>
    playMatchGame(match, number, { played: throttled((moves) => progress([...moves])) }),
  point: ({ surface, number }) => surfacePoint(surface, number),
  proof({ position: text, bytes }, progress) {
    const position = parsePosition(text)
    return solverOf(position.board, bytes).solve(position, { progress })
  },
  check: (request) => checkByAll(request),
  sample: drawSample,
  guess: ({ plan, number }) => guessBatch(plan, number),
  numberings: ({ family, number }) => tryNumberings(family, number),
  keptTable: ({ plan, number }) => keptTableGames(plan, number),
  table: ({ size }, progress) => tableFigures(size, (share) => progress({ share })),
  tableEntry: ({ position }) => entryOf(position),
  tableGames: ({ plan, number }) => tableSeries(plan, number),
  puzzle: ({ seed, number }) => makePuzzle(seed, number),
  puzzleAt({ position: text }) {
    const position = parsePosition(text)
    return hasPerfectPlay(position) ? puzzleAt(position, oracleOf(position.board.size)) : null
  },
  examples: ({ plan, number }) => examplesOf(plan, number),
  regression: regressionSteps,
  reinforcement: reinforced,
  epochs: (request, progress) => reportAll(epochs(request), progress),
  climb: (request, progress) => reportAll(climb(request), progress),
  child: ({ evolution, parent, generation, game }) => childWins(evolution, parent, generation, game),
}

let game: { readonly seed: number; readonly players: PlayoutPlayers } | null = null

/** The searchers of the game whose move was asked for last, whose trees are kept from move to move. */
function playoutPlayersOf(seed: number): PlayoutPlayers {
  if (game?.seed !== seed) game = { seed, players: new PlayoutPlayers(seed) }
  return game.players
}

const chanceFinder = new ChanceFinder()

let prover: { readonly board: Board; readonly bytes: number; readonly solver: Solver } | null = null

function solverOf(board: Board, bytes: number): Solver {
  if (prover?.board !== board || prover.bytes !== bytes) prover = { board, bytes, solver: new Solver(board, bytes) }
  return prover.solver
}

function* truths(positions: readonly string[], progress: (progress: SolveProgress) => void): Generator<TruthProgress> {
  for (const text of positions) {
    const position = parsePosition(text)
    yield { position: text, truth: oracleOf(position.board.size).truthOf(position, { progress }) }
  }
}

/** Reports each part of a job as it is done; returns their number. */
function reportAll<Part>(parts: Iterable<Part>, report: (part: Part) => void): number {
  let count = 0
  for (const part of parts) {
    report(part)
    count++
  }
  return count
}
