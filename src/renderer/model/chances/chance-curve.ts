/**
 * The chances in each position of a game by playouts, for its review where perfect play is unknown. They follow from the
 * position and a number of playouts, and are kept from visit to visit.
 */
import type { DocumentStorage } from '../../../contract/api.ts'
import type { Chances } from '../../../engine/playouts/chances.ts'
import type { EngineClient } from '../../../workers/client.ts'
import { JobCache } from '../../platform/engine/job-cache.ts'
import type { Service } from '../../platform/services.tsx'
import { KeptChances } from './kept-chances.ts'

/** Playouts of each position: less than a second on the largest board. */
export const CURVE_PLAYOUTS = 16_000

const SEED = 1

/** New positions after which they are saved while the analysis goes on. */
const SAVED_AT_ONCE = 20

export class ChanceCurve extends JobCache<string, Chances, never> {
  readonly kept: KeptChances
  private reading: Promise<void> | null = null
  private isRead = false
  /** The positions asked for last. */
  private asked: readonly string[] = []
  /** The number of answers that had been found when they were saved last. */
  private saved = 0

  /**
   * @param storage null where another tab has what is kept
   * @param app the version of the app, with which the search may change
   */
  constructor(engine: EngineClient, storage: DocumentStorage | null, app: string) {
    super(engine, {
      keyOf: (position) => position,
      start: (lane, position, { answer, done, failed }) =>
        lane.start(
          'chances',
          { position, playouts: CURVE_PLAYOUTS, seed: SEED, goesOn: false },
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
    this.kept = new KeptChances(storage, `${app}, ${CURVE_PLAYOUTS} playouts, seed ${SEED}`)
    this.store.subscribe(({ known, isRunning }) => {
      const fresh = known.size - this.saved
      if (fresh <= 0 || (isRunning && fresh < SAVED_AT_ONCE)) return
      this.kept.add([...known].slice(this.saved))
      this.saved = known.size
    })
  }

  /** Plays out those that are not known, once what earlier visits have found has been read. */
  override want(positions: readonly string[]): void {
    this.asked = positions
    if (this.isRead) super.want(positions)
    else if (positions.length > 0) void this.read().then(() => super.want(this.asked))
  }

  private read(): Promise<void> {
    return (this.reading ??= this.kept.load().then(() => {
      const { found } = this.kept.store.getState()
      this.saved = found.length
      this.isRead = true
      this.know(new Map(found))
    }))
  }
}

export const CURVE: Service<'curve', ChanceCurve> = { name: 'curve' }
