/** The positions of claims that perfect play decides: of the board of 31 nodes, from the stones of the sample on. */
import { MOST_POSITIONS, type AccuracyPlan } from '../accuracy-plan.ts'
import type { Check } from '../accuracy.ts'
import type { RankedMove } from '../ranked-moves.ts'
import type { ClaimSample, MoveClaim } from './claim.ts'

/** With fewer stones proofs take long, with more few positions of games are open. */
const LEAST_STONES = 6
export const MOST_STONES = 20
/** As many numbers of stones as the sample's alone would tell little of the game. */
const STONES = 9

/** Claims of the same sample have the same plan, and so share what is found. */
export function movesPlan({ usualCount }: MoveClaim, { kind = 'random', stones, count, seed }: ClaimSample): AccuracyPlan {
  const from = Math.min(Math.max(stones, LEAST_STONES), MOST_STONES)
  const to = Math.min(from + STONES - 1, MOST_STONES)
  return { kind, from, to, count: Math.min(count ?? usualCount, MOST_POSITIONS), algorithms: ['negascout'], depths: [1, 2, 3], seed, everyMove: true }
}

/** Positions that the mover wins, with what comes of each move, the one that a search likes best first. */
export interface WonPosition {
  readonly stones: number
  readonly moves: readonly RankedMove[]
}

/** @throws RangeError where moves were not asked for */
export function wonPositions(checks: readonly Check[]): WonPosition[] {
  return checks.flatMap(({ stones, found }) => {
    if (found === null || !found.moverWins) return []
    if (found.moves === undefined) throw new RangeError('not every move was solved')
    return [{ stones, moves: found.moves }]
  })
}
