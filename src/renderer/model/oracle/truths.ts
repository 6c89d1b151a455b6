/**
 * Positions solved by perfect play: in the background, as they are requested, and kept for as long as the app runs.
 * A position that has not been solved is unknown: no estimate takes its place.
 */
import { formatPosition } from '../../../engine/game/notation.ts'
import { hasPerfectPlay, legalMoves, play, type Position } from '../../../engine/game/position.ts'
import type { Truth } from '../../../engine/solver/oracle.ts'
import type { SolveProgress } from '../../../engine/solver/solver.ts'
import type { EngineClient } from '../../../workers/client.ts'
import { JobCache, type JobCacheState } from '../../platform/engine/job-cache.ts'
import type { Service } from '../../platform/services.tsx'

/** State of the cache of truths, whose keys are one-line positions. */
export type TruthsState = JobCacheState<Truth, SolveProgress>

export class Truths extends JobCache<string, Truth, SolveProgress> {
  constructor(engine: EngineClient) {
    super(engine, {
      keyOf: (position) => position,
      start: (lane, position, { progress, answer, done, failed }) =>
        lane.start(
          'truth',
          { positions: [position] },
          { progress: (sent) => ('solving' in sent ? progress(sent.solving) : answer(sent.truth)), done, failed },
        ),
    })
  }
}

/** A position and its successors as one-line positions, itself first; none where perfect play is unknown. */
export function withSuccessors(position: Position): string[] {
  if (!hasPerfectPlay(position)) return []
  return [position, ...legalMoves(position).map((node) => play(position, node))].map(formatPosition)
}

export const TRUTHS: Service<'truths', Truths> = { name: 'truths' }
