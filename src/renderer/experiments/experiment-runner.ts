/**
 * Runs experiments in the background, one after the other, on all workers of the pool. What has been measured is shown a
 * few times a second and saved every few seconds, so a kill costs no more than that; what has run is never run again.
 */
import { createStore } from 'zustand/vanilla'
import { timeLeft, workOf, type Work } from '../../engine/duration.ts'
import { measurementOf, optionsOf, runningOrder, tasksOf, type Measurement, type Task } from '../../engine/experiment.ts'
import { size } from '../../engine/node-set.ts'
import { parsePosition } from '../../engine/notation.ts'
import { emptyNodes } from '../../engine/position.ts'
import type { SearchResult } from '../../engine/search/search.ts'
import type { EnginePool } from '../engine/pool.ts'
import { Pacer } from './pacer.ts'
import type { Experiments, Stop } from './experiments.ts'

interface RunnerState {
  /** The experiment that runs. */
  readonly running: string | null
  /** What it has done and has left; null while its sample is drawn. */
  readonly work: Work | null
  /** Those to run after it. */
  readonly waiting: readonly string[]
}

/** Milliseconds from one showing to the next, and from one saving to the next. */
const SHOWN_EVERY = 400
const SAVED_EVERY = 3000

export class ExperimentRunner {
  readonly store = createStore<RunnerState>(() => ({ running: null, work: null, waiting: [] }))
  private run: Run | null = null

  constructor(
    private readonly experiments: Experiments,
    private readonly pool: EnginePool,
  ) {}

  get workers(): number {
    return this.pool.size
  }

  /** Starts or resumes an experiment, once those before it are done. */
  start(id: string): void {
    const { running, waiting } = this.store.getState()
    if (running === id || waiting.includes(id)) return
    this.experiments.setStop(id, null)
    this.store.setState({ waiting: [...waiting, id] })
    if (running === null) this.startNext()
  }

  /** Stops an experiment, at once, and keeps what it has measured. */
  pause(id: string): void {
    if (this.store.getState().running !== id) return this.store.setState(({ waiting }) => ({ waiting: waiting.filter((other) => other !== id) }))
    this.pool.stop()
    this.end(null)
  }

  /** Saves what has been measured so far, before the page goes. */
  flush(): void {
    this.run?.flush()
  }

  /** Milliseconds from now until the running experiment is done. */
  timeLeft(work: Work): number {
    return timeLeft(work, this.pool.runningTimes(), this.pool.size)
  }

  private startNext(): void {
    const [id, ...waiting] = this.store.getState().waiting
    this.store.setState({ running: id ?? null, work: null, waiting })
    if (id === undefined) return
    const entry = this.experiments.entry(id)
    if (entry === undefined) return this.startNext()
    const { positions, experiment } = entry.record
    if (positions !== null || !('seed' in experiment.positions)) return this.search(id)
    this.pool.drawSample(experiment.positions, {
      progress: () => undefined,
      done: (drawn) => {
        this.experiments.change(id, { positions: drawn })
        this.search(id)
      },
      failed: () => this.end({ kind: 'sample' }),
    })
  }

  private search(id: string): void {
    const entry = this.experiments.entry(id)
    if (entry === undefined) return this.end(null)
    const positions = entry.record.positions ?? []
    const show = (measurements: Measurements, work: Work) => {
      this.experiments.change(id, { measurements })
      this.store.setState({ work })
    }
    const tasks = tasksOf(entry.settings, positions.length)
    const run = new Run(tasks, positions, entry.record.measurements, show, () => void this.experiments.save(id))
    this.run = run
    this.pool.start(run.todo(runningOrder(entry.record.experiment, tasks)), (task) => run.requestOf(task), {
      done: (task, result) => run.add(task, result),
      failed: (reason) => this.end({ kind: 'search', reason }),
      finished: () => this.end(null),
    })
  }

  /** The running experiment has ended, however that came about; the next one's turn. */
  private end(stop: Stop | null): void {
    const { running } = this.store.getState()
    this.run?.flush()
    this.run = null
    if (running !== null && stop !== null) this.experiments.setStop(running, stop)
    this.startNext()
  }
}

type Measurements = readonly (Measurement | undefined)[]

/** What the running experiment has measured, some of it not yet shown, more of it not yet saved. */
class Run {
  private readonly measurements: (Measurement | undefined)[]
  private readonly emptyCounts: readonly number[]
  private readonly shown: Pacer
  private readonly saved: Pacer

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

  /** Shows and saves all of it. */
  flush(): void {
    this.saved.now()
  }
}
