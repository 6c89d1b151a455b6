/** The time of evaluating a position by each method, measured on this machine. */
import { EVALUATION_METHODS, PIECES_TO_WIN, type EvaluationMethod } from '../../../../engine/evaluation/evaluation.ts'
import { moverBits, type Position } from '../../../../engine/game/position.ts'

/** The number of evaluations timed for each method. */
export const MEASURED = 2000

/** The methods take turns, so that what slows the machine for a moment slows them all. */
const ROUNDS = 4

export type MeasuredTimes = Readonly<Record<EvaluationMethod, number>>

/** Milliseconds of all the evaluations, by method. */
export function measureEvaluations(position: Position): MeasuredTimes {
  const { bits } = position.board
  const [own, other] = moverBits(position)
  const times: Record<EvaluationMethod, number> = { 'bit-parallel': 0, 'floyd-warshall': 0, dijkstra: 0 }
  for (let round = 0; round < ROUNDS; round++)
    for (const method of EVALUATION_METHODS) {
      const pieces = PIECES_TO_WIN[method]
      const started = performance.now()
      for (let i = 0; i < MEASURED / ROUNDS; i++) {
        pieces(bits, own, other)
        pieces(bits, other, own)
      }
      times[method] += performance.now() - started
    }
  return times
}

/** Times as multiples of the fastest; null where the clock was too coarse to tell. */
export function timesOfFastest(times: MeasuredTimes): MeasuredTimes | null {
  const fastest = Math.min(...Object.values(times))
  if (fastest === 0) return null
  return {
    'bit-parallel': times['bit-parallel'] / fastest,
    'floyd-warshall': times['floyd-warshall'] / fastest,
    dijkstra: times.dijkstra / fastest,
  }
}
