/** Proves entries of the book again, from nothing. */
import { Random } from '../engine/math/random.ts'
import { formatPosition } from '../engine/game/notation.ts'
import type { Book, BookEntry } from '../engine/solver/book.ts'
import { Solver } from '../engine/solver/solver.ts'
import { play } from '../engine/game/position.ts'
import { InputError } from './input.ts'
import { endProgress, showProgress } from './progress-line.ts'
import { countText } from './text.ts'

/**
 * Solves `count` random entries without the book, from the last level with up to `most` stones where something is known,
 * and checks who wins, and that the book's move does.
 *
 * @throws InputError at the first entry that is wrong, and for a book in which nothing is known
 */
export function verifyBook(book: Book, most: number, count: number, seed: number, bytes: number): void {
  const stones = book.classes.findLastIndex((_, level) => level <= most && book.known(level) > 0)
  if (stones < 0) throw new InputError('nothing is known in the book')
  const { board, owns } = book.classes[stones]
  const known = [...owns.keys()].filter((index) => book.isKnown(stones, index))
  const drawn = new Random(seed).shuffled(known).slice(0, count)
  const solver = new Solver(board, bytes)
  for (const [done, index] of drawn.entries()) {
    const position = book.positionOf(stones, index)
    const entry = book.find(position) as BookEntry
    // A winning move is proven by the state that it leads to; a loss by the state itself.
    const proven = solver.solve(entry.move === null ? position : play(position, entry.move))
    if (proven.winner !== entry.winner) throw new InputError(`the book is wrong on ${formatPosition(position)}: ${entry.winner} does not win`)
    showProgress(`polyy book: ${countText(done + 1)} of ${countText(drawn.length)} entries proven again`)
  }
  endProgress(`polyy book: ${countText(drawn.length)} of ${countText(known.length)} entries of ${stones} stones proven again, all right`)
}
