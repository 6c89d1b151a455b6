/**
 * Runs experiments in the background, each in its turn, on all workers of the pool. What has been measured is shown a
 * few times a second and saved every few seconds, so a kill costs no more than that; what has run is never run again.
 */
import { createStore } from 'zustand/vanilla'
import { timeLeft, workOf, type Work } from '../../../../engine/lab/duration.ts'
import { measurementOf, optionsOf, runningOrder, settingsOf, tasksOf, type Measurement, type Task } from '../../../../engine/lab/experiment.ts'
import { size } from '../../../../engine/game/node-set.ts'
import { parsePosition } from '../../../../engine/game/notation.ts'
import { emptyNodes } from '../../../../engine/game/position.ts'
import type { SearchResult } from '../../../../engine/search/search.ts'
import { DocumentRunner, SAVED_EVERY, SHOWN_EVERY } from '../../documents/document-runner.ts'
import { Pacer } from '../../documents/pacer.ts'
import type { ExperimentRecord } from './experiment-file.ts'
import type { Stop } from './experiments.ts'
import type { Service } from '../../../platform/services.tsx'

interface RunnerState {
  /** What the running experiment has done and has left; null while its sample is drawn, and where none runs. */
  readonly work: Work | null
}

export class ExperimentRunner extends DocumentRunner<ExperimentRecord, Stop> {
  readonly store = createStore<RunnerState>(() => ({ work: null }))

  /** Milliseconds from now until the running experiment is done. */
  timeLeft(work: Work): number {
    return timeLeft(work, this.pool.runningTimes(), this.pool.size)
  }

  protected rest(): void {
    this.store.setState({ work: null })
  }

  protected begin(id: string): void {
    const entry = this.documents.entry(id)
    if (entry === undefined) return this.end(id, null)
    const { positions, experiment } = entry.record
    if (positions !== null || !('seed' in experiment.positions)) return this.search(id)
    this.pool.drawSample(experiment.positions, {
      progress: () => undefined,
      done: (drawn) => {
        this.documents.change(id, { positions: drawn })
        this.search(id)
      },
      failed: () => this.end(id, { kind: 'sample' }),
    })
  }

  private search(id: string): void {
    const entry = this.documents.entry(id)
    if (entry === undefined) return this.end(id, null)
    const positions = entry.record.positions ?? []
    const show = (measurements: Measurements, work: Work) => {
      this.documents.change(id, { measurements })
      this.store.setState({ work })
    }
    const tasks = tasksOf(settingsOf(entry.record.experiment), positions.length)
    const run = new Run(tasks, positions, entry.record.measurements, show, () => void this.documents.save(id))
    this.saving = run.saved
    this.pool.start('search', run.todo(runningOrder(entry.record.experiment, tasks)), (task) => run.requestOf(task), {
      done: (task, result) => run.add(task, result),
      failed: (reason) => this.end(id, { kind: 'search', reason }),
      finished: () => this.end(id, null),
    })
  }
}

type Measurements = readonly (Measurement | undefined)[]

/** What the running experiment has measured, some of it not yet shown, more of it not yet saved. */
class Run {
  private readonly measurements: (Measurement | undefined)[]
  private readonly emptyCounts: readonly number[]
  private readonly shown: Pacer
  readonly saved: Pacer

  constructor(
    private readonly tasks: readonly Task[],
    private readonly positions: readonly string[],
    before: Measurements,
    private readonly show: (measurements: Measurements, work: Work) => void,
    save: () => void,
  ) {
    this.measurements = tasks.map((_, t) => before[t])
    this.emptyCounts = positions.map((position) => size(emptyNodes(parsePosition(position))))
    this.shown = new Pacer(() => this.show([...this.measurements], workOf(tasks, this.emptyCounts, this.measurements)), SHOWN_EVERY)
    this.saved = new Pacer(() => {
      this.shown.now()
      save()
    }, SAVED_EVERY)
    this.saved.now()
  }

  /** Those of the tasks that have not run. */
  todo(order: readonly number[]): number[] {
    return order.filter((task) => this.measurements[task] === undefined)
  }

  requestOf(task: number) {
    const { position, setting } = this.tasks[task]
    return { position: this.positions[position], options: optionsOf(setting) }
  }

  add(task: number, result: SearchResult): void {
    const { board } = parsePosition(this.positions[this.tasks[task].position])
    this.measurements[task] = measurementOf(result, board)
    this.shown.ask()
    this.saved.ask()
  }
}

export const EXPERIMENT_RUNNER: Service<'runner', ExperimentRunner> = { name: 'runner' }
