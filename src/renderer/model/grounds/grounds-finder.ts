/** Finds the grounds of moves in the background, and keeps what it found as long as the app runs. */
import { searcher } from '../../../engine/arena/contestant.ts'
import type { Grounds, GroundsRequest } from '../../../engine/arena/grounds.ts'
import type { Move } from '../../../engine/game/game.ts'
import type { EngineClient } from '../../../workers/client.ts'
import { JobCache } from '../../platform/engine/job-cache.ts'
import type { Service } from '../../platform/services.tsx'

/** The search that judges a move where no computer plays, or a program. */
export const JUDGE = searcher('report-3', { algorithm: 'negascout', depth: 3 })

/** A move that was made, and the request for its grounds. */
export interface AskedMove {
  readonly request: GroundsRequest
  readonly move: Move
  /** Did the contestant of the request make the move itself, or does it only judge another's? */
  readonly isOwn: boolean
}

/** Requests with the same key have the same answer. */
export function keyOf(request: GroundsRequest): string {
  return JSON.stringify(request)
}

/** The progress of a request is the number of moves valued so far. */
export class GroundsFinder extends JobCache<GroundsRequest, Grounds, number> {
  constructor(engine: EngineClient) {
    super(engine, {
      keyOf,
      start: (lane, request, { progress, answer, done, failed }) =>
        lane.start('grounds', request, {
          progress: ({ valued }) => progress(valued),
          done(grounds) {
            answer(grounds)
            done()
          },
          failed,
        }),
    })
  }
}

export const GROUNDS: Service<'grounds', GroundsFinder> = { name: 'grounds' }
