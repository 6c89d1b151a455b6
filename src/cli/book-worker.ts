/** A process that solves the positions `polyy book` sends it, with one table for all of them. */
import { parsePosition } from '../engine/notation.ts'
import { Solver } from '../engine/solver/solver.ts'

/** What is asked: a one-line position, and room for the table, which is made for the first one. */
export interface Wanted {
  readonly position: string
  readonly bytes: number
}

/** The answer: a winning move of the side to move, or null. */
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

let solver: Solver | null = null
process.on('message', ({ position, bytes }: Wanted) => {
  const parsed = parsePosition(position)
  solver ??= new Solver(parsed.board, bytes)
  const { move, visited } = solver.solve(parsed, { stop })
  process.send?.({ move, visited } satisfies Proven)
})
// Who asked has gone.
process.on('disconnect', () => process.exit())
