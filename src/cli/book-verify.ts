/** Proves entries of the book again, from nothing, on all cores. */
import { Random } from '../engine/math/random.ts'
import { formatPosition } from '../engine/game/notation.ts'
import type { Book, BookEntry } from '../engine/solver/book.ts'
import type { Solution } from '../engine/solver/solver.ts'
import { play } from '../engine/game/position.ts'
import { InputError } from './input.ts'
import { endProgress, showProgress } from './progress-line.ts'
import { countText } from './text.ts'
import { withThreads } from './threads.ts'

interface Resources {
  readonly stones: number
  readonly seed: number
  readonly cores: number
  /** Megabytes of each worker's table. */
  readonly memory: number
}

/**
 * Solves `count` random entries without the book, from the last known level with at most the given number of stones,
 * and checks who wins, and that the book's move does.
 *
 * @throws InputError at the first entry that is wrong, and for a book in which nothing is known
 */
export async function verifyBook(
  book: Book,
  { stones: most, seed, memory, cores }: Resources,
  count: number,
): Promise<void> {
  const stones = book.classes.findLastIndex((_, level) => level <= most && book.known(level) > 0)
  if (stones < 0) throw new InputError('nothing is known in the book')
  const known = [...book.classes[stones].owns.keys()].filter((index) => book.isKnown(stones, index))
  const drawn = new Random(seed).shuffled(known).slice(0, count)
  const entries = drawn.map((index) => {
    const position = book.positionOf(stones, index)
    return { position, entry: book.find(position) as BookEntry }
  })
  let proven = 0
  const done = (task: number, { winner }: Solution) => {
    const { position, entry } = entries[task]
    if (winner !== entry.winner)
      throw new InputError(`the book is wrong on ${formatPosition(position)}: ${entry.winner} does not win`)
    showProgress(`polyy book: ${countText(++proven)} of ${countText(drawn.length)} entries proven again`)
  }
  const requestOf = (task: number) => {
    const { position, entry } = entries[task]
    // A winning move is proven by the state that it leads to; a loss by the state itself.
    return {
      position: formatPosition(entry.move === null ? position : play(position, entry.move)),
      bytes: memory * 2 ** 20,
    }
  }
  await withThreads(Math.min(cores, drawn.length), (threads) =>
    threads.run('proof', { tasks: [...drawn.keys()], requestOf, done }),
  )
  endProgress(
    `polyy book: ${countText(drawn.length)} of ${countText(known.length)} entries of ${stones} stones proven again, all right`,
  )
}
