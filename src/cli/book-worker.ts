/** A process that solves the positions `polyy book` sends it, with one table for all; its argument is the room for it in bytes. */
import { boardOfSize } from '../engine/board.ts'
import { parsePosition } from '../engine/notation.ts'
import { Solver } from '../engine/solver/solver.ts'
import { answerRequests } from './worker-process.ts'

/** The answer to a one-line position: a winning move of the side to move, or null. */
export interface Proven {
  readonly move: number | null
  readonly visited: number
}

const solver = new Solver(boardOfSize(4), Number(process.argv[2]))
answerRequests((position: string, stop): Proven => {
  const { move, visited } = solver.solve(parsePosition(position), { stop })
  return { move, visited }
})
