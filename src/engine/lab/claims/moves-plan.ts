/**
 * The positions of claims that perfect play decides: on the board of 31 nodes, from the sample's number of stones on.
 */
import { MAX_ACCURACY_POSITIONS, type AccuracyPlan } from '../accuracy-plan.ts'
import type { Check } from '../accuracy.ts'
import type { RankedMove } from '../ranked-moves.ts'
import type { ClaimSample, MoveClaim } from './claim.ts'

/** With fewer stones proofs take long; with more, few positions of games are open. */
const MIN_CLAIM_STONES = 6
export const MAX_CLAIM_STONES = 20
/** Number of numbers of stones that are covered; the sample's alone would say little about the game. */
const STONES = 9

/** Claims about the same sample have the same plan, so they share its checks. */
export function movesPlan(
  { usualCount }: MoveClaim,
  { kind = 'random', stones, count, seed }: ClaimSample,
): AccuracyPlan {
  const from = Math.min(Math.max(stones, MIN_CLAIM_STONES), MAX_CLAIM_STONES)
  const to = Math.min(from + STONES - 1, MAX_CLAIM_STONES)
  return {
    kind,
    from,
    to,
    count: Math.min(count ?? usualCount, MAX_ACCURACY_POSITIONS),
    algorithms: ['negascout'],
    depths: [1, 2, 3],
    seed,
    everyMove: true,
  }
}

/** A position that the mover wins, with its moves and their results, the best by a search first. */
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
