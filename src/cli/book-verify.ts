/** Proves entries of the book once more, from nothing. */
import { Random } from '../engine/random.ts'
import { formatPosition } from '../engine/notation.ts'
import type { Book } from '../engine/solver/book.ts'
import { Solver } from '../engine/solver/solver.ts'
import { play } from '../engine/position.ts'
import { InputError } from './input.ts'
import { endProgress, showProgress } from './progress-line.ts'
import { countText } from './text.ts'

/**
 * Solves `count` random entries of the book's last level without the book: who wins, and that the book's move does.
 *
 * @throws InputError at the first entry that is wrong
 */
export function verifyBook(book: Book, count: number, seed: number, bytes: number): void {
  const stones = book.classes.length - 1
  const { board, owns } = book.classes[stones]
  const known = [...owns.keys()].filter((index) => book.isKnown(stones, index))
  const drawn = new Random(seed).shuffled(known).slice(0, count)
  const solver = new Solver(board, bytes)
  for (const [done, index] of drawn.entries()) {
    const position = book.positionOf(stones, index)
    const entry = book.find(position)
    if (entry === null) continue
    // A winning move is proven by the state that it leads to; a loss by the state itself.
    const proven = solver.solve(entry.move === null ? position : play(position, entry.move))
    if (proven.winner !== entry.winner) throw new InputError(`the book is wrong on ${formatPosition(position)}: ${entry.winner} does not win`)
    showProgress(`polyy book: ${countText(done + 1)} of ${countText(drawn.length)} entries proven again`)
  }
  endProgress(`polyy book: ${countText(drawn.length)} of ${countText(known.length)} entries of ${stones} stones proven again, all right`)
}
