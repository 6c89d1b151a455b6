/**
 * A match: many games between two contestants, in pairs. Both games of a pair start from the same opening, with the
 * colours reversed, so that neither gains from it. Each game depends on the match's seed and its own number alone, so
 * games can be played in any order, on any core, and again.
 */
import { boardOfSize, type BoardSize } from '../game/board.ts'
import { COLOURS, opponentOf, type Colour } from '../game/colour.ts'
import { computersMove, moveName, moveNamed, positionAfter, swapperAfter, type Move } from '../game/game.ts'
import { formatPosition, parsePosition } from '../game/notation.ts'
import { startOf, winnerOf, type Position, type StartPlan } from '../game/position.ts'
import { Random } from '../math/random.ts'
import { randomPosition } from '../lab/sample.ts'
import { Oracle, oracleOf, shippedBook } from '../solver/oracle.ts'
import { choiceOf, deciderOf, type Decider, type ChoiceContext } from './choice.ts'
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
   * May the second player answer the first stone by taking it over? Only on the empty board: without it, and with stones
   * in the opening, nobody may.
   */
  readonly swapRule?: boolean
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
   * From 0; games 2p and 2p + 1 are a pair. The first contestant begins as Red in the even ones, though the opening may
   * leave Blue to move.
   */
  readonly number: number
  /** One-line position. */
  readonly opening: string
  /** Nodes by name, from the opening on; the second may be `swap`. */
  readonly moves: readonly string[]
  readonly winner: Colour
  /** The indices of the blunders; present if the match is judged. */
  readonly thrown?: readonly number[]
  /** The end of a game that a program has broken off; the other side has won it. */
  readonly fault?: ProgramFault
}

/** The number of a game, and its moves or as many as have been made. */
type PlayedSoFar = { readonly number: number; readonly moves: readonly unknown[] }

/** Which contestant, 0 or 1, begins a game with a colour. */
export function beginnerOf(colour: Colour, game: number): 0 | 1 {
  return COLOURS.indexOf(colour) === game % 2 ? 0 : 1
}

/** Have the players exchanged their colours? */
export function isSwapped({ moves }: Pick<PlayedSoFar, 'moves'>): boolean {
  return moves[1] === 'swap'
}

/** Which contestant, 0 or 1, has a colour after these moves of a game. */
export function contestantOf(colour: Colour, game: PlayedSoFar): 0 | 1 {
  return beginnerOf(isSwapped(game) ? opponentOf(colour) : colour, game.number)
}

/** Did the first contestant win this game? */
export function isWonByFirst(game: MatchGame): boolean {
  return contestantOf(game.winner, game) === 0
}

export interface GameControl {
  readonly played?: (moves: readonly Move[]) => void
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
  const start = parsePosition(opening)
  let position = start
  return moves.map((name, index) => {
    const mover = match.contestants[contestantOf(position.toMove, { number, moves: moves.slice(0, index) })]
    const decider = deciderOf(mover, position, random, swapperIn(match, start, index))
    position = positionAfter(position, moveNamed(position.board, name))
    return decider
  })
}

/** The player who may swap after this many moves of a game that goes on; null where nobody may. */
export function swapperIn({ swapRule = false }: Pick<Match, 'swapRule'>, opening: Position, moves: number) {
  return swapperAfter(moves, { start: opening, swapRule })
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
  const moves: Move[] = []
  let winner = winnerOf(position)
  while (winner === null) {
    const mover = match.contestants[contestantOf(position.toMove, { number, moves })]
    const swapper = swapperIn(match, opening, moves.length)
    const move = computersMove(swapper, choiceOf(mover, position, context, swapper))
    moves.push(move)
    position = positionAfter(position, move)
    winner = winnerOf(position)
    control.played?.(moves)
  }
  const game = {
    number,
    opening: formatPosition(opening),
    moves: moves.map((move) => moveName(position.board, move)),
    winner,
  }
  if (!match.isJudged) return game
  // Unlike its moves, its truths do not depend on what the oracle has proven before: one serves all games.
  return { ...game, thrown: blundersOf(opening, moves, oracleOf(match.boardSize), match.swapRule) }
}
