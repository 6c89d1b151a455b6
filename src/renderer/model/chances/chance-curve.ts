/**
 * The chances in each position of a game by playouts, for its review where perfect play is unknown. They follow from the
 * position and a number of playouts, and are kept as long as the app runs.
 */
import type { Chances } from '../../../engine/playouts/chances.ts'
import type { EngineClient } from '../../../workers/client.ts'
import { JobCache } from '../../platform/engine/job-cache.ts'
import type { Service } from '../../platform/services.tsx'

/** Playouts of each position: less than a second on the largest board. */
export const CURVE_PLAYOUTS = 16_000

export class ChanceCurve extends JobCache<string, Chances, never> {
  constructor(engine: EngineClient) {
    super(engine, {
      keyOf: (position) => position,
      start: (lane, position, { answer, done, failed }) =>
        lane.start(
          'chances',
          { position, playouts: CURVE_PLAYOUTS, seed: 1, goesOn: false },
          {
            progress: () => undefined,
            done: (chances) => {
              answer(chances)
              done()
            },
            failed,
          },
        ),
    })
  }
}

export const CURVE: Service<'curve', ChanceCurve> = { name: 'curve' }
