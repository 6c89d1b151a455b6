/**
 * Engines side by side, for many jobs of a kind that do not depend on one another. Each worker takes the next job as
 * soon as it has finished one. A job that fails, or whose worker fails, is tried once more with a new worker; if it
 * fails again, all stop. They stop at once when a job refuses its request, as it would refuse the same again.
 */
import type { JobKind, Jobs } from '../engine/jobs.ts'
import { EngineClient, type OpenPort } from './client.ts'

export interface PoolListener<Kind extends JobKind> {
  progress?(task: number, progress: Jobs[Kind]['progress']): void
  done(task: number, result: Jobs[Kind]['result']): void
  /** A job has refused its request or failed twice, and the others have been stopped. */
  failed(message: string, isRefused: boolean): void
  /** All tasks are done. The workers stay for the next batch; `stop` ends them. */
  finished(): void
}

/** Called when a task is taken; null when it need not be done any more. */
export type RequestOf<Kind extends JobKind> = (task: number) => Jobs[Kind]['request'] | null

interface Batch<Kind extends JobKind> {
  readonly kind: Kind
  /** Tasks not yet taken. */
  readonly waiting: number[]
  readonly requestOf: RequestOf<Kind>
  readonly listener: PoolListener<Kind>
  readonly failedOnce: Set<number>
}

export class EnginePool {
  private readonly clients: readonly EngineClient[]
  private batch: object | null = null
  /** Running tasks, and when they were started. */
  private readonly started = new Map<number, number>()

  constructor(ports: readonly OpenPort[]) {
    this.clients = ports.map((open) => new EngineClient(open))
  }

  get size(): number {
    return this.clients.length
  }

  /** Running tasks, and for how many milliseconds each has run. */
  runningTimes(): Map<number, number> {
    const now = performance.now()
    return new Map([...this.started].map(([task, since]) => [task, now - since]))
  }

  /** Runs all tasks, about in this order; a batch still running is dropped. */
  start<Kind extends JobKind>(
    kind: Kind,
    tasks: readonly number[],
    requestOf: RequestOf<Kind>,
    listener: PoolListener<Kind>,
  ): void {
    this.started.clear()
    for (const client of this.clients) client.cancel()
    const batch: Batch<Kind> = { kind, waiting: [...tasks], requestOf, listener, failedOnce: new Set() }
    this.batch = batch
    // With no tasks, the first client ends the batch, and its listener may start another.
    for (const client of this.clients) this.next(client, batch)
  }

  /** Drops all running jobs at once, and ends the workers. */
  stop(): void {
    this.batch = null
    this.started.clear()
    for (const client of this.clients) client.end()
  }

  private next<Kind extends JobKind>(client: EngineClient, batch: Batch<Kind>): void {
    // A listener may have stopped this batch, or begun another.
    if (this.batch !== batch) return
    const taken = takeNext(batch)
    if (taken === null) {
      if (this.started.size > 0) return
      this.batch = null
      return batch.listener.finished()
    }
    const { task, request } = taken
    this.started.set(task, performance.now())
    client.start(batch.kind, request, {
      progress: (progress) => batch.listener.progress?.(task, progress),
      done: (result) => {
        this.started.delete(task)
        batch.listener.done(task, result)
        this.next(client, batch)
      },
      failed: (message, isRefused) => {
        this.started.delete(task)
        if (isRefused || batch.failedOnce.has(task)) {
          this.stop()
          return batch.listener.failed(message, isRefused)
        }
        batch.failedOnce.add(task)
        batch.waiting.unshift(task)
        this.next(client, batch)
      },
    })
  }
}

/** The next task that has to be done; null where none is left. */
function takeNext<Kind extends JobKind>({
  waiting,
  requestOf,
}: Batch<Kind>): { task: number; request: Jobs[Kind]['request'] } | null {
  for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
    const request = requestOf(task)
    if (request !== null) return { task, request }
  }
  return null
}
