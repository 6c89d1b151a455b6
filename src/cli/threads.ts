/** The engine on all cores: its pool on worker threads, each batch of jobs a promise. */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { JobKind, Jobs } from '../engine/jobs.ts'
import { EnginePool, type PoolListener, type RequestOf } from '../workers/pool.ts'
import { threadPort } from '../workers/thread-port.ts'
import { FailedError, InputError } from './input.ts'

/** The bundled thread, even where this runs from the sources: a thread cannot read TypeScript. */
const THREAD = path.join(import.meta.dirname, '../../out/cli/engine-thread.js')

/** Opens a thread of the engine. */
export const openThread = threadPort(() => new Worker(THREAD, { execArgv: [] }))

interface Batch<Kind extends JobKind> extends Partial<Pick<PoolListener<Kind>, 'progress' | 'done'>> {
  readonly tasks: readonly number[]
  readonly requestOf: RequestOf<Kind>
  /** Called after each task: is enough done? */
  readonly isDecided?: () => boolean
}

export class Threads {
  private readonly pool: EnginePool

  constructor(size: number) {
    this.pool = new EnginePool(Array.from({ length: size }, () => openThread))
  }

  /**
   * Runs all tasks.
   *
   * @throws InputError when a job refuses its request; FailedError when one fails twice; or what a listener throws. All
   * threads have then ended
   */
  async run<Kind extends JobKind>(
    kind: Kind,
    { tasks, requestOf, progress = () => undefined, done = () => undefined, isDecided = () => false }: Batch<Kind>,
  ): Promise<void> {
    await new Promise<void>((resolve, reject: (fault: Error) => void) => {
      /** Listeners are called as messages arrive, where nothing would catch what they throw. */
      const heard =
        <Value>(listen: (task: number, value: Value) => void) =>
        (task: number, value: Value) => {
          try {
            listen(task, value)
          } catch (error) {
            this.end()
            reject(error as Error)
          }
        }
      this.pool.start(kind, tasks, requestOf, {
        progress: heard(progress),
        done: heard((task, result: Jobs[Kind]['result']) => {
          done(task, result)
          if (!isDecided()) return
          this.end()
          resolve()
        }),
        failed: (message, isRefused) => reject(isRefused ? new InputError(message) : new FailedError(message)),
        finished: resolve,
      })
    })
  }

  /**
   * The result of one job. A repeat after a failure has the same request; a job that is to go on from its progress is
   * run by `run`.
   *
   * @throws InputError when it refuses the request, FailedError when it fails twice
   */
  async one<Kind extends JobKind>(
    kind: Kind,
    request: Jobs[Kind]['request'],
    onProgress: (progress: Jobs[Kind]['progress']) => void = () => undefined,
  ): Promise<Jobs[Kind]['result']> {
    const results: Jobs[Kind]['result'][] = []
    await this.run(kind, {
      tasks: [0],
      requestOf: () => request,
      progress: (_, progress) => onProgress(progress),
      done: (_, result) => results.push(result),
    })
    return results[0]
  }

  /**
   * The results of many jobs, in the order of the requests.
   *
   * @param onProgress called after each job with the number done so far
   */
  async all<Kind extends JobKind>(
    kind: Kind,
    requests: readonly Jobs[Kind]['request'][],
    onProgress: (done: number) => void = () => undefined,
  ): Promise<Jobs[Kind]['result'][]> {
    const results: Jobs[Kind]['result'][] = []
    let count = 0
    const done = (task: number, result: Jobs[Kind]['result']) => {
      results[task] = result
      onProgress(++count)
    }
    await this.run(kind, { tasks: [...requests.keys()], requestOf: (task) => requests[task], done })
    return results
  }

  end(): void {
    this.pool.stop()
  }
}

/** Calls `use` with threads, which end with it, and at the first fault. */
export async function withThreads<Result>(size: number, use: (threads: Threads) => Promise<Result>): Promise<Result> {
  const threads = new Threads(size)
  try {
    return await use(threads)
  } finally {
    threads.end()
  }
}
