/**
 * A match: many games between two contestants, in pairs. Both games of a pair start from the same opening, with the
 * colours reversed, so that neither gains from it. Each game follows from the match's seed and its own number alone:
 * games can be played in any order, on any core, and again.
 */
import { boardOfSize, type BoardSize } from '../game/board.ts'
import { formatPosition, parseMove, parsePosition } from '../game/notation.ts'
import { PLAYERS, type Player } from '../game/player.ts'
import { play, winnerOf, type Position } from '../game/position.ts'
import { Random } from '../math/random.ts'
import { randomPosition } from '../lab/sample.ts'
import { Oracle, oracleOf, shippedBook } from '../solver/oracle.ts'
import { deciderOf, moveOf, type Contestant, type Decider, type Means } from './contestant.ts'
import { thrownWins } from './thrown-wins.ts'

export interface Match {
  readonly contestants: readonly [Contestant, Contestant]
  readonly boardSize: BoardSize
  /** Pairs of games. */
  readonly pairs: number
  /** Random stones before the contestants take over. */
  readonly openingStones: number
  readonly seed: number
  /** Does Red win with perfect play from every second opening, and Blue from the others? Of random openings of three stones Red wins seven of ten. */
  readonly isBalanced?: boolean
  /** Is perfect play asked which moves threw the win? Takes longer than many a game. */
  readonly isJudged?: boolean
}

export interface MatchGame {
  /** From 0; games 2p and 2p + 1 are a pair. The first contestant is Red in the even ones, though the opening may leave Blue to move. */
  readonly number: number
  /** One-line position. */
  readonly opening: string
  /** By name, from the opening on. */
  readonly moves: readonly string[]
  readonly winner: Player
  /** The indices of the moves that threw the win; there if the match is judged. */
  readonly thrown?: readonly number[]
}

/** Which contestant, 0 or 1, plays a colour in a game. */
export function contestantOf(colour: Player, game: number): 0 | 1 {
  return PLAYERS.indexOf(colour) === game % 2 ? 0 : 1
}

/** Did the first contestant win this game? */
export function isWonByFirst({ winner, number }: MatchGame): boolean {
  return contestantOf(winner, number) === 0
}

export interface GameControl {
  readonly played?: (moves: readonly number[]) => void
}

/** What games follow from, besides their numbers: all but how many there are. Where two plans agree in it, the longer one begins with the games of the other. */
export function basisOf(plan: { readonly pairs?: number }): object {
  // What is undefined is not written to files, nor compared.
  return { ...plan, pairs: undefined }
}

/** Room for what the oracle of a game learns. */
const ORACLE_BYTES = 8 * 2 ** 20

type Openings = Pick<Match, 'boardSize' | 'openingStones' | 'seed' | 'isBalanced'>

/** Draws for a balanced opening: with few stones Red wins from nearly all, and then may win from a pair that is Blue's. */
const MOST_DRAWS = 40

/** The opening of a pair. */
export function openingOf({ boardSize, openingStones, seed, isBalanced = false }: Openings, pair: number): Position {
  const random = Random.numbered(seed, 2 * pair)
  let opening = randomPosition(random, boardSize, openingStones)
  if (!isBalanced) return opening
  const winner = PLAYERS[pair % 2]
  for (let draw = 1; draw < MOST_DRAWS && oracleOf(boardSize).winnerWithBestPlay(opening) !== winner; draw++) opening = randomPosition(random, boardSize, openingStones)
  return opening
}

/** The book, or a table, says who wins from openings of no more stones than this at once. */
export function mostBalanced(size: BoardSize): number {
  return size === 4 ? 4 : boardOfSize(size).nodeCount
}

/** With a solver each game has its own, or its moves would depend on the games before; what is in a table never changes. */
function newOracle(size: BoardSize): Oracle {
  return size === 4 ? new Oracle(size, shippedBook(), ORACLE_BYTES) : oracleOf(size)
}

/** Whence all random moves of a game come, one after the other. */
function chanceOf({ seed }: Match, number: number): Random {
  return Random.numbered(seed + 1, -number)
}

/** What decided each move of a game. It follows from the match and the moves: nothing is searched again for it. */
export function decidersOf(match: Match, { number, opening, moves }: Pick<MatchGame, 'number' | 'opening' | 'moves'>): Decider[] {
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
 * @param control.played called with the moves so far after each
 */
export function playMatchGame(match: Match, number: number, control: GameControl = {}): MatchGame {
  const opening = openingOf(match, number >> 1)
  let position = opening
  let oracle: Oracle | null = null
  const means: Means = {
    random: chanceOf(match, number),
    oracle: () => (oracle ??= newOracle(match.boardSize)),
  }
  const moves: number[] = []
  let winner = winnerOf(position)
  while (winner === null) {
    const node = moveOf(match.contestants[contestantOf(position.toMove, number)], position, means)
    moves.push(node)
    position = play(position, node)
    winner = winnerOf(position)
    control.played?.(moves)
  }
  const game = { number, opening: formatPosition(opening), moves: moves.map((node) => position.board.names[node]), winner }
  // Truths are the same whatever the oracle has learnt before: one does for all games.
  return match.isJudged ? { ...game, thrown: thrownWins(opening, moves, oracleOf(match.boardSize)) } : game
}
