/** The engine on all cores: its pool on worker threads, each batch of jobs a promise. */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { JobKind, Jobs } from '../engine/jobs.ts'
import { EnginePool, type PoolListener, type RequestOf } from '../workers/pool.ts'
import { threadPort } from '../workers/thread-port.ts'
import { FailedError } from './input.ts'

/** The bundle, from the bundle and from the sources: a thread cannot read TypeScript. */
const THREAD = path.join(import.meta.dirname, '../../out/cli/engine-thread.js')

const openThread = threadPort(() => new Worker(THREAD, { execArgv: [] }))

interface Batch<Kind extends JobKind> extends Partial<Pick<PoolListener<Kind>, 'progress' | 'done'>> {
  readonly tasks: readonly number[]
  readonly requestOf: RequestOf<Kind>
  /** Asked after each task: need no more be done? */
  readonly isDecided?: () => boolean
}

export class Threads {
  private readonly pool: EnginePool

  constructor(size: number) {
    this.pool = new EnginePool(Array.from({ length: size }, () => openThread))
  }

  /**
   * Does all tasks.
   *
   * @throws FailedError when a job fails, and again when it is tried once more; what a listener throws. All threads have then ended
   */
  async run<Kind extends JobKind>(kind: Kind, { tasks, requestOf, progress = () => undefined, done = () => undefined, isDecided = () => false }: Batch<Kind>): Promise<void> {
    await new Promise<void>((resolve, reject: (fault: Error) => void) => {
      /** The threads' messages come one by one: what is thrown on one of them would reach nobody. */
      const heard = <Value>(listen: (task: number, value: Value) => void) => (task: number, value: Value) => {
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
        failed: (message) => reject(new FailedError(message)),
        finished: resolve,
      })
    })
  }

  /**
   * The results of many jobs, in the order of the requests.
   *
   * @param tell called after each with their number so far
   */
  async all<Kind extends JobKind>(kind: Kind, requests: readonly Jobs[Kind]['request'][], tell: (done: number) => void): Promise<Jobs[Kind]['result'][]> {
    const results: Jobs[Kind]['result'][] = []
    let count = 0
    const done = (task: number, result: Jobs[Kind]['result']) => {
      results[task] = result
      tell(++count)
    }
    await this.run(kind, { tasks: [...requests.keys()], requestOf: (task) => requests[task], done })
    return results
  }

  end(): void {
    this.pool.stop()
  }
}

/** Threads for as long as they are used: at the end, and at the first fault, they are ended. */
export async function withThreads<Result>(size: number, use: (threads: Threads) => Promise<Result>): Promise<Result> {
  const threads = new Threads(size)
  try {
    return await use(threads)
  } finally {
    threads.end()
  }
}
