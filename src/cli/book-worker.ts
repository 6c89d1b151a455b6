/** A process that solves the positions `polyy book` sends it, with one table for all; its argument is the room for it in bytes. */
import { boardOfSize } from '../engine/board.ts'
import { parsePosition } from '../engine/notation.ts'
import { Solver } from '../engine/solver/solver.ts'

/** The answer to a one-line position: a winning move of the side to move, or null. */
export interface Proven {
  readonly move: number | null
  readonly visited: number
}

// Who asked may be killed while this process solves, where it hears of nothing; it then has another parent.
const parent = process.ppid
const stop = () => {
  if (process.ppid !== parent) process.exit()
  return false
}

const solver = new Solver(boardOfSize(4), Number(process.argv[2]))
process.on('message', (position: string) => {
  const { move, visited } = solver.solve(parsePosition(position), { stop })
  process.send?.({ move, visited } satisfies Proven)
})
// Who asked has gone.
process.on('disconnect', () => process.exit())
