/** The form for a contest: the choices, the plan that they make, and what is wrong with them. */
import { playsOn, programsAmong, startsEmpty, type Contestant } from '../../../../engine/arena/contestant.ts'
import { expectedGameTime } from '../../../../engine/arena/game-time.ts'
import { BOARD_LEVELS } from '../../../../engine/arena/levels.ts'
import { withReadyPlayers } from '../../../../engine/arena/ready-searches.ts'
import { maxBalancedStones } from '../../../../engine/arena/match.ts'
import type { Hypotheses } from '../../../../engine/arena/sequential-test.ts'
import { gameCount, type Tournament } from '../../../../engine/arena/tournament.ts'
import { MAX_CONTESTANTS, MAX_GAMES } from '../../../../engine/arena/tournament-limits.ts'
import { boardOfSize, type BoardSize } from '../../../../engine/game/board.ts'
import { usualRule, type CornersToWin } from '../../../../engine/game/corners.ts'
import type { PlanOf, ShownTypes, StudyDraft } from '../study-kind.ts'
import type { ContestRecord } from './contest-file.ts'
import type { LiveContest } from './contest-run.ts'
import { emptyPosition, hasPerfectPlay, startOf, startPlanOf, type Position } from '../../../../engine/game/position.ts'

export interface ContestDraft {
  readonly name: string
  /** By name. */
  readonly contestants: readonly string[]
  readonly boardSize: BoardSize
  readonly cornersToWin: CornersToWin
  /** Pairs of games between any two. */
  readonly pairs: number
  readonly openingStones: number
  readonly seed: number
  /** Games then start on the empty board, whatever the random stones. */
  readonly swapRule: boolean
  readonly isBalanced: boolean
  readonly isJudged: boolean
  readonly isTested: boolean
  readonly elo0: number
  readonly elo1: number
}

const INITIAL: ContestDraft = {
  name: '',
  contestants: [],
  boardSize: 4,
  cornersToWin: usualRule(4),
  pairs: 100,
  openingStones: 3,
  seed: 1,
  swapRule: false,
  isBalanced: false,
  isJudged: false,
  isTested: false,
  elo0: 0,
  elo1: 30,
}

/** The rates of both kinds of error of a sequential test. */
const ERROR = 0.05

/** Maximum number of games with a program, which may each keep a fault. */
export const MAX_PROGRAM_GAMES = 10_000

export type DraftFault = 'programGames' | 'emptyBoard' | 'few' | 'many' | 'games' | 'test' | 'opening' | 'balanced'

interface ContestPlan {
  readonly tournament: Tournament
  readonly test: Hypotheses | null
  readonly games: number
  /** Expected milliseconds of one core for all of it. */
  readonly time: number
  readonly faults: readonly DraftFault[]
}

export interface Contests extends ShownTypes {
  readonly name: 'contests'
  readonly record: ContestRecord
  readonly live: LiveContest
  readonly draft: ContestDraft
  readonly plan: ContestPlan
}

/** Do its moves follow from the seed alone? Those of programs and of what stops by the clock depend on the machine. */
export function isRepeatable({ mind }: Contestant): boolean {
  if (mind.by === 'search' || mind.by === 'playouts') return mind.options.time === undefined
  return mind.by !== 'program'
}

/** The start of the games, before their openings. */
export function startOfDraft({ boardSize, cornersToWin }: ContestDraft): Position {
  return emptyPosition(boardSize, cornersToWin)
}

/** The contestants that are offered: the levels, too, where none of the cast are levels. */
export function offeredOn(start: Position, players: readonly Contestant[]): readonly Contestant[] {
  return hasPerfectPlay(start) ? players : [...players, ...BOARD_LEVELS]
}

function planOf(draft: ContestDraft, players: readonly Contestant[]): PlanOf<Contests> {
  const start = startOfDraft(draft)
  // A network plays on its own board only, and only searches by f, playouts and levels where perfect play is unknown.
  const contestants = withReadyPlayers(offeredOn(start, players)).filter(
    (player) => draft.contestants.includes(player.name) && playsOn(player, start),
  )
  const { pairs, seed, swapRule, elo0, elo1 } = draft
  const openingStones = swapRule ? 0 : draft.openingStones
  // Perfect play takes no part in contests of the main process, which it would hold up.
  const isKnown = hasPerfectPlay(start) && programsAmong(contestants).length === 0
  const [isBalanced, isJudged] = [isKnown && !swapRule && draft.isBalanced, isKnown && draft.isJudged]
  const tournament: Tournament = {
    contestants,
    ...startPlanOf(start),
    pairs,
    openingStones,
    seed,
    ...(swapRule && { swapRule }),
    ...(isBalanced && { isBalanced }),
    ...(isJudged && { isJudged }),
  }
  const isTested = draft.isTested && contestants.length === 2
  const games = contestants.length < 2 ? 0 : gameCount(tournament)
  const test = isTested ? { elo0, elo1, alpha: ERROR, beta: ERROR } : null
  const faults = faultsOf(tournament, games, isTested && !(elo0 < elo1))
  return {
    body: faults.length === 0 ? { tournament, test, games: [] } : null,
    tournament,
    test,
    games,
    time: timeOf(tournament),
    faults,
  }
}

/** @param isTestWrong do the two differences of the test not follow one another? */
function faultsOf(
  { contestants, boardSize, openingStones, isBalanced = false }: Tournament,
  games: number,
  isTestWrong: boolean,
): DraftFault[] {
  const found: readonly (DraftFault | false)[] = [
    contestants.length < 2 && 'few',
    contestants.length > MAX_CONTESTANTS && 'many',
    games > MAX_GAMES && 'games',
    programsAmong(contestants).length > 0 && games > MAX_PROGRAM_GAMES && games <= MAX_GAMES && 'programGames',
    openingStones > 0 && contestants.some(startsEmpty) && 'emptyBoard',
    isTestWrong && 'test',
    openingStones > maxOpeningStones(boardSize) && 'opening',
    isBalanced && openingStones > maxBalancedStones(boardSize) && 'balanced',
  ]
  return found.filter((fault) => fault !== false)
}

/** The factor by which games take longer if perfect play judges each move. */
const JUDGED = 4

function timeOf({ contestants, openingStones, pairs, isJudged = false, ...plan }: Tournament): number {
  const start = startOf(plan)
  const games = contestants.flatMap((first, i) =>
    contestants.slice(i + 1).map((second) => expectedGameTime([first, second], start, openingStones)),
  )
  return 2 * pairs * (isJudged ? JUDGED : 1) * games.reduce((sum, ms) => sum + ms, 0)
}

/** At most half a board of random stones, which leaves something to play for. */
export function maxOpeningStones(size: BoardSize): number {
  return Math.floor(boardOfSize(size).nodeCount / 2)
}

function draftOf({ name, tournament, test }: Pick<ContestRecord, 'name' | 'tournament' | 'test'>): ContestDraft {
  const { contestants, swapRule = false, isBalanced = false, isJudged = false, rule: _, ...rest } = tournament
  const tested = test === null ? {} : { isTested: true, elo0: test.elo0, elo1: test.elo1 }
  return {
    ...INITIAL,
    ...rest,
    ...tested,
    cornersToWin: startOf(tournament).cornersToWin,
    swapRule,
    isBalanced,
    isJudged,
    name,
    contestants: contestants.map((contestant) => contestant.name),
  }
}

export const CONTEST_DRAFT = {
  initial: INITIAL,
  presets: (players: readonly Contestant[]) => [
    { key: 'report', contestants: ['report-2', 'report-3', 'report-4'], pairs: 100 },
    { key: 'learned', contestants: ['learned-3', 'report-3'], pairs: 500 },
    {
      key: 'styles',
      contestants: ['attacker', 'defender', 'corner-lover', 'edge-walker', 'centrist', 'weaver'],
      pairs: 50,
    },
    {
      key: 'equalTime',
      contestants: ['playouts:200ms', 'negascout:200ms'],
      boardSize: 5 as const,
      cornersToWin: usualRule(5),
      pairs: 50,
    },
    { key: 'cast', contestants: players.map(({ name }) => name), pairs: 10 },
  ],
  planOf,
  of: draftOf,
} as const satisfies StudyDraft<Contests>
