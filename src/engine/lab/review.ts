/**
 * The review of a game: what a search says of each of its positions, and what each move lost.
 *
 * A search of the position before a move gives the value of the best move. A search of the position after it, one ply
 * less deep, gives the value of the move played. Both end at the same ply, so what a move lost is exact for the depth:
 * never negative, and 0 for the best move.
 */
import { MAX_NODES } from '../game/board.ts'
import { opponentOf, type Colour } from '../game/colour.ts'
import type { Move } from '../game/game.ts'
import type { SearchOptions } from '../search/search.ts'

/**
 * A search to a depth. It has no extension: with one, the searches before and after a forced reply would not end at the
 * same ply.
 */
export interface ReviewOptions extends Omit<SearchOptions, 'depth' | 'time' | 'states' | 'extension'> {
  readonly depth: number
}

/** The result of a search of a position. */
export interface Judgement {
  /** f, or another evaluator's value in stones; ±∞ when a colour can force the win within the depth, or has won. */
  readonly value: number
  /** The value one ply less deep, which is the value of the move that led here. */
  readonly shallower: number
  /** Principal variation; empty when the game is over. */
  readonly line: readonly number[]
}

/** The start and as many positions as the longest game has moves. */
export const MAX_REVIEWED = MAX_NODES + 1

export interface ReviewRequest {
  /** One-line positions, at most `MAX_REVIEWED`. */
  readonly positions: readonly string[]
  readonly options: ReviewOptions
}

export interface JudgedPosition {
  readonly position: string
  readonly judgement: Judgement
}

/** The review of a move. */
export interface MoveReview {
  readonly mover: Colour
  /** Is it proven, or only what a search says? */
  readonly isProven: boolean
  /** f after the best move, and after the one played. */
  readonly best: number
  readonly played: number
  /** The mover's loss, from 0; ∞ for a win given away or a loss walked into. */
  readonly lost: number
  /** The best move, where something was lost. */
  readonly better: Move | null
}

/**
 * @param before the judgement of the position before the move
 * @param after the judgement of the position after it; after a swap, which leaves the stones as they are, that is
 * `before`
 * @param maySwap could the mover have swapped colours?
 */
export function reviewMove(
  move: Move,
  mover: Colour,
  before: Judgement,
  after: Judgement,
  maySwap: boolean,
): MoveReview {
  // A swap changes the mover's colour, so a mover who may swap can have the better side of the position.
  const worth = (f: number, side: Colour) => (side === 'red' ? f : -f)
  const swapped = opponentOf(mover)
  const swaps = maySwap && worth(before.value, swapped) > worth(before.value, mover)
  const best = worth(before.value, swaps ? swapped : mover)
  const isSwap = move === 'swap'
  const played = isSwap ? worth(before.value, swapped) : worth(after.shallower, mover)
  const lost = best === played ? 0 : best - played
  const better = lost === 0 ? null : swaps ? 'swap' : before.line[0]
  return { mover, isProven: false, best: before.value, played: isSwap ? before.value : after.shallower, lost, better }
}

/** The proven winner of a position, and a winning move; null when the side to move has none. */
export interface Proof {
  readonly winner: Colour
  readonly move: number | null
}

/**
 * The review of a move by proofs: it lost a win, or it lost nothing, whatever f says. Null when too little is proven.
 *
 * @param maySwap could the mover have swapped colours, and so have had the winning side?
 * @param mayBeSwapped can the other player swap after the move? Then the mover loses by any move.
 */
export function provenReview(
  move: Move,
  mover: Colour,
  before: Proof | null,
  after: Proof | null,
  maySwap: boolean,
  mayBeSwapped: boolean,
): MoveReview | null {
  const other = opponentOf(mover)
  const had = before && (maySwap || (!mayBeSwapped && before.winner === mover))
  const has = after && !mayBeSwapped && after.winner === (move === 'swap' ? other : mover)
  const win = (colour: Colour) => (colour === 'red' ? Infinity : -Infinity)
  if (has || had === false)
    return {
      mover,
      isProven: true,
      best: win(has ? mover : other),
      played: win(has ? mover : other),
      lost: 0,
      better: null,
    }
  if (before === null || after === null) return null
  return {
    mover,
    isProven: true,
    best: win(mover),
    played: win(other),
    lost: Infinity,
    better: before.winner === mover ? before.move : 'swap',
  }
}

/**
 * The value of a search, made comparable between positions. Having moved last is worth something by itself, and from
 * one position to the next another colour moves last at a given depth: so it is the mean of both depths.
 */
export function balanced({ value, shallower }: Judgement): number {
  return Number.isFinite(value) ? (value + shallower) / 2 : value
}
