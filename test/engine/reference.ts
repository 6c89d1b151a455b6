/**
 * Slow and obvious references, which share with the engine only the rules and the evaluation: what the tests
 * hold the searches against.
 */
import type { BitBoard } from '../../src/engine/bits/bit-board.ts'
import { isConnected } from '../../src/engine/bits/bit-chain.ts'
import { nodesOf, only, type Bits } from '../../src/engine/bits/bits.ts'
import { evaluate } from '../../src/engine/evaluation/evaluation.ts'
import { opponentOf, type Colour } from '../../src/engine/game/colour.ts'
import { bitsOf, image } from '../../src/engine/game/node-set.ts'
import { play, successors, winnerOf, type Position } from '../../src/engine/game/position.ts'

/** f of a position `depth` plies deep, by minimax over positions. */
export function minimaxValue(position: Position, depth: number): number {
  const { value, winner } = evaluate(position)
  if (depth === 0 || winner !== null) return value
  let best = position.toMove === 'red' ? -Infinity : Infinity
  for (const next of successors(position)) {
    const found = minimaxValue(next.position, depth - 1)
    best = position.toMove === 'red' ? Math.max(best, found) : Math.min(best, found)
  }
  return best
}

export interface ForcedEnd {
  readonly winner: Colour
  readonly plies: number
}

/**
 * Who can force a win within `depth` plies, and after how many when the winner hurries and the loser holds out;
 * `null` when nobody can.
 */
export function forcedEnd(position: Position, depth: number): ForcedEnd | null {
  const winner = winnerOf(position)
  return winner === null ? forcedEndOfOpen(position, depth) : { winner, plies: 0 }
}

function forcedEndOfOpen(position: Position, depth: number): ForcedEnd | null {
  if (depth === 0) return null
  const winner = position.toMove
  const next = [...successors(position)]
  if (next.some(({ isTerminal }) => isTerminal)) return { winner, plies: 1 }
  const ends = next.map((successor) => forcedEndOfOpen(successor.position, depth - 1))
  const wins = ends.flatMap((end) => (end?.winner === winner ? [end.plies + 1] : []))
  if (wins.length > 0) return { winner, plies: Math.min(...wins) }
  if (ends.includes(null)) return null
  return { winner: opponentOf(winner), plies: Math.max(...ends.map((end) => (end as ForcedEnd).plies + 1)) }
}

/** Fewest stones that complete a winning chain, by trying all sets of empty nodes; ∞ when not even all of them do. */
export function fewestStones(board: BitBoard, own: Bits, other: Bits): number {
  const empty = [...nodesOf(board.all & ~(own | other))]
  const completes = (stones: Bits, from: number, count: number): boolean =>
    count === 0
      ? isConnected(board, stones)
      : empty.slice(from).some((node, i) => completes(stones | only(node), from + i + 1, count - 1))
  for (let count = 0; count <= empty.length; count++) if (completes(own, 0, count)) return count
  return Infinity
}

/** Maps a position by a symmetry of its board. */
export function mapPosition(position: Position, symmetry: readonly number[]): Position {
  return { ...position, red: image(symmetry, position.red), blue: image(symmetry, position.blue) }
}

/** The positions a line of moves leads through, the first and the last included. */
export function positionsAlong(position: Position, line: readonly number[]): Position[] {
  const passed = [position]
  for (const node of line) {
    if (winnerOf(passed[passed.length - 1]) !== null) throw new Error('the line goes on after the end of the game')
    passed.push(play(passed[passed.length - 1], node))
  }
  return passed
}

/** The stones of a position for the kernels. */
export function bitsIn({ red, blue }: Pick<Position, Colour>): Record<Colour, Bits> {
  return { red: bitsOf(red), blue: bitsOf(blue) }
}
