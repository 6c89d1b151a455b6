/**
 * Measures surfaces in the background, each in its turn, point by point on all workers of the pool, the coarsest grid
 * first. What has been measured is shown a few times a second and saved every few seconds. A point that was not saved is
 * measured again, and comes out the same: it follows from the surface's seed.
 */
import { createStore } from 'zustand/vanilla'
import { coarseToFine } from '../../engine/arena/surface.ts'
import type { EnginePool } from '../engine/pool.ts'
import type { Turns } from '../engine/turns.ts'
import { Pacer } from '../experiments/pacer.ts'
import type { Surfaces } from './surfaces.ts'

interface RunnerState {
  /** Points measured since it was started, and milliseconds that took; null while nothing runs. */
  readonly pace: { readonly points: number; readonly ms: number } | null
}

/** Milliseconds from one showing to the next, and from one saving to the next. */
const SHOWN_EVERY = 400
const SAVED_EVERY = 3000

export class SurfaceRunner {
  readonly store = createStore<RunnerState>(() => ({ pace: null }))
  /** Saves what of the running surface has been measured. */
  private save: Pacer | null = null

  constructor(
    private readonly surfaces: Surfaces,
    private readonly pool: EnginePool,
    private readonly turns: Turns,
  ) {}

  /** Starts or resumes a surface, once what was started before is done. */
  start(id: string): void {
    this.surfaces.setStop(id, null)
    this.turns.enter(id, () => this.begin(id))
  }

  /** Stops a surface, at once, and keeps what has been measured. */
  pause(id: string): void {
    if (this.turns.store.getState().running !== id) return this.turns.leave(id)
    this.pool.stop()
    this.end(id, null)
  }

  /** Saves what has been measured so far, before the page goes. */
  flush(): void {
    this.save?.now()
  }

  private begin(id: string): void {
    const entry = this.surfaces.entry(id)
    if (entry === undefined) return this.end(id, null)
    const { surface } = entry.record
    const points = [...entry.record.points]
    const before = points.length
    const started = performance.now()
    const shown = new Pacer(() => {
      this.surfaces.change(id, { points: [...points] })
      this.store.setState({ pace: { points: points.length - before, ms: performance.now() - started } })
    }, SHOWN_EVERY)
    this.save = new Pacer(() => {
      shown.now()
      void this.surfaces.save(id)
    }, SAVED_EVERY)
    const measured = new Set(points.map(({ number }) => number))
    const todo = coarseToFine(surface).filter((number) => !measured.has(number))
    this.pool.start('point', todo, (number) => ({ surface, number }), {
      done: (_, point) => {
        points.push(point)
        shown.ask()
        this.save?.ask()
      },
      failed: (reason) => this.end(id, reason),
      finished: () => this.end(id, null),
    })
  }

  /** The running surface has ended, however that came about. */
  private end(id: string, stop: string | null): void {
    this.save?.now()
    this.save = null
    this.store.setState({ pace: null })
    if (stop !== null) this.surfaces.setStop(id, stop)
    this.turns.leave(id)
  }
}
