/**
 * Measures surfaces in the background, each in its turn, point by point on all workers of the pool, the coarsest grid
 * first. What has been measured is shown a few times a second and saved every few seconds. A point that was not saved is
 * measured again, and comes out the same: it follows from the surface's seed.
 */
import { createStore } from 'zustand/vanilla'
import { coarseToFine } from '../../../../engine/arena/surface.ts'
import { DocumentRunner, SAVED_EVERY, SHOWN_EVERY } from '../../documents/document-runner.ts'
import { Pacer } from '../../documents/pacer.ts'
import type { SurfaceRecord } from './surface-file.ts'
import type { Service } from '../../../platform/services.tsx'

interface RunnerState {
  /** Points measured since it was started, and milliseconds that took; null while nothing runs. */
  readonly pace: { readonly done: number; readonly ms: number } | null
}

export class SurfaceRunner extends DocumentRunner<SurfaceRecord, string> {
  readonly store = createStore<RunnerState>(() => ({ pace: null }))

  protected begin(id: string): void {
    const entry = this.documents.entry(id)
    if (entry === undefined) return this.end(id, null)
    const { surface } = entry.record
    const points = [...entry.record.points]
    const before = points.length
    const started = performance.now()
    const shown = new Pacer(() => {
      this.documents.change(id, { points: [...points] })
      this.store.setState({ pace: { done: points.length - before, ms: performance.now() - started } })
    }, SHOWN_EVERY)
    this.saving = new Pacer(() => {
      shown.now()
      void this.documents.save(id)
    }, SAVED_EVERY)
    const measured = new Set(points.map(({ number }) => number))
    const todo = coarseToFine(surface).filter((number) => !measured.has(number))
    this.pool.start('point', todo, (number) => ({ surface, number }), {
      done: (_, point) => {
        points.push(point)
        shown.ask()
        this.saving?.ask()
      },
      failed: (reason) => this.end(id, reason),
      finished: () => this.end(id, null),
    })
  }

  protected rest(): void {
    this.store.setState({ pace: null })
  }
}

export const SURFACE_RUNNER: Service<'surfaceRunner', SurfaceRunner> = { name: 'surfaceRunner' }
