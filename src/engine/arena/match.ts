/**
 * A match: many games between two contestants, in pairs. Both games of a pair start from the same opening, with the
 * colours reversed, so that neither gains from it. Each game depends on the match's seed and its own number alone, so
 * games can be played in any order, on any core, and again.
 */
import { boardOfSize, type BoardSize } from '../game/board.ts'
import { COLOURS, type Colour } from '../game/colour.ts'
import { formatPosition, parseMove, parsePosition } from '../game/notation.ts'
import { play, startOf, winnerOf, type Position, type StartPlan } from '../game/position.ts'
import { Random } from '../math/random.ts'
import { randomPosition } from '../lab/sample.ts'
import { Oracle, oracleOf, shippedBook } from '../solver/oracle.ts'
import { deciderOf, moveOf, type Decider, type ChoiceContext } from './choice.ts'
import type { Contestant } from './contestant.ts'
import type { ProgramFault } from './program-fault.ts'
import { PlayoutPlayers } from './playout-players.ts'
import { blundersOf } from './blunders.ts'

export interface Match extends StartPlan {
  readonly contestants: readonly [Contestant, Contestant]
  /** Pairs of games. */
  readonly pairs: number
  /** Random stones before the contestants take over. */
  readonly openingStones: number
  readonly seed: number
  /**
   * Do the openings alternate between wins for Red and wins for Blue with perfect play? Of random openings of three
   * stones Red wins seven of ten.
   */
  readonly isBalanced?: boolean
  /** Are blunders found by perfect play? That takes longer than many games. */
  readonly isJudged?: boolean
}

export interface MatchGame {
  /**
   * From 0; games 2p and 2p + 1 are a pair. The first contestant is Red in the even ones, though the opening may leave
   * Blue to move.
   */
  readonly number: number
  /** One-line position. */
  readonly opening: string
  /** By name, from the opening on. */
  readonly moves: readonly string[]
  readonly winner: Colour
  /** The indices of the blunders; present if the match is judged. */
  readonly thrown?: readonly number[]
  /** The end of a game that a program has broken off; the other side has won it. */
  readonly fault?: ProgramFault
}

/** Which contestant, 0 or 1, plays a colour in a game. */
export function contestantOf(colour: Colour, game: number): 0 | 1 {
  return COLOURS.indexOf(colour) === game % 2 ? 0 : 1
}

/** Did the first contestant win this game? */
export function isWonByFirst({ winner, number }: MatchGame): boolean {
  return contestantOf(winner, number) === 0
}

export interface GameControl {
  readonly played?: (moves: readonly number[]) => void
}

/**
 * The part of a plan that determines its games: all but their number. Of two plans with the same basis the longer one
 * begins with the games of the other.
 */
export function basisOf(plan: { readonly pairs?: number }): object {
  // Undefined values are neither written to files nor compared.
  return { ...plan, pairs: undefined }
}

/** Size of the proof table of a game's oracle, in bytes. */
const ORACLE_BYTES = 8 * 2 ** 20

type Openings = Pick<Match, 'boardSize' | 'rule' | 'openingStones' | 'seed' | 'isBalanced'>

/**
 * Maximum number of draws for a balanced opening. With few stones Red wins nearly all, so a pair meant for Blue may get
 * one that Red wins.
 */
const MAX_DRAWS = 40

/** The opening of a pair. */
export function openingOf({ openingStones, seed, isBalanced = false, ...plan }: Openings, pair: number): Position {
  const random = Random.numbered(seed, 2 * pair)
  const start = startOf(plan)
  let opening = randomPosition(random, start, openingStones)
  if (!isBalanced) return opening
  const winner = COLOURS[pair % 2]
  for (let draw = 1; draw < MAX_DRAWS && oracleOf(plan.boardSize).winnerWithBestPlay(opening) !== winner; draw++)
    opening = randomPosition(random, start, openingStones)
  return opening
}

/** Maximum number of stones in balanced openings: up to this the book, or the tablebase, knows the winner at once. */
export function maxBalancedStones(size: BoardSize): number {
  return size === 4 ? 4 : boardOfSize(size).nodeCount
}

/**
 * With a solver each game has an oracle of its own, or its moves would depend on earlier games; a tablebase never
 * changes.
 */
function newOracle(size: BoardSize): Oracle {
  return size === 4 ? new Oracle(size, shippedBook(), ORACLE_BYTES) : oracleOf(size)
}

/** The source of all random moves of a game. */
function chanceOf({ seed }: Match, number: number): Random {
  return Random.numbered(seed + 1, -number)
}

/** The decider of each move of a game. It follows from the match and the moves, without a search. */
export function decidersOf(
  match: Match,
  { number, opening, moves }: Pick<MatchGame, 'number' | 'opening' | 'moves'>,
): Decider[] {
  const random = chanceOf(match, number)
  let position = parsePosition(opening)
  return moves.map((name) => {
    const decider = deciderOf(match.contestants[contestantOf(position.toMove, number)], position, random)
    position = play(position, parseMove(position.board, name))
    return decider
  })
}

/**
 * Plays one game to its end.
 *
 * @param control.played called after each move with the moves so far
 */
export function playMatchGame(match: Match, number: number, control: GameControl = {}): MatchGame {
  const opening = openingOf(match, number >> 1)
  let position = opening
  let oracle: Oracle | null = null
  const context: ChoiceContext = {
    random: chanceOf(match, number),
    oracle: () => (oracle ??= newOracle(match.boardSize)),
    playoutPlayers: new PlayoutPlayers(),
  }
  const moves: number[] = []
  let winner = winnerOf(position)
  while (winner === null) {
    const node = moveOf(match.contestants[contestantOf(position.toMove, number)], position, context)
    moves.push(node)
    position = play(position, node)
    winner = winnerOf(position)
    control.played?.(moves)
  }
  const game = {
    number,
    opening: formatPosition(opening),
    moves: moves.map((node) => position.board.names[node]),
    winner,
  }
  // Unlike its moves, its truths do not depend on what the oracle has proven before: one serves all games.
  return match.isJudged ? { ...game, thrown: blundersOf(opening, moves, oracleOf(match.boardSize)) } : game
}
