/**
 * The engine in worker threads, so that long work runs on all cores. They speak the one protocol of `engine/jobs.ts`; a plan
 * goes to them as a message, which may be of any size, and they end with the process, however that ends.
 */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { JobKind, JobReply, Jobs } from '../engine/jobs.ts'
import { FailedError } from './input.ts'

/** The bundle, from the bundle and from the sources: a thread cannot read TypeScript. */
const THREAD = path.join(import.meta.dirname, '../../out/cli/engine-thread.js')

/** A thread runs one job at a time, and is begun by its first one. */
export class EngineThread {
  private worker: Worker | null = null
  private lastId = 0

  /**
   * @param progress told of what the job reports; what it throws is the job's fault
   * @throws FailedError when the job fails, or the thread ends before its time
   */
  async run<Kind extends JobKind>(kind: Kind, request: Jobs[Kind]['request'], progress?: (progress: Jobs[Kind]['progress']) => void): Promise<Jobs[Kind]['result']> {
    const worker = (this.worker ??= new Worker(THREAD, { execArgv: [] }))
    const listening = new AbortController()
    const job = new Promise<Jobs[Kind]['result']>((resolve, reject) => {
      const on = (event: string, listener: (value: unknown) => void) => {
        worker.on(event, listener)
        listening.signal.addEventListener('abort', () => worker.off(event, listener))
      }
      on('message', (reply) => receive(reply as JobReply, { progress, resolve, reject } as Listeners))
      on('error', (error) => reject(new FailedError(`a worker has failed: ${(error as Error).message}`)))
      on('exit', () => reject(new FailedError('a worker has ended before its time')))
      worker.postMessage({ id: ++this.lastId, kind, request })
    })
    return job.finally(() => listening.abort())
  }

  end(): void {
    void this.worker?.terminate()
  }
}

interface Listeners {
  readonly progress?: (progress: unknown) => void
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

function receive(reply: JobReply, { progress, resolve, reject }: Listeners): void {
  if (reply.type === 'done') return resolve(reply.result)
  if (reply.type === 'failed') return reject(new FailedError(`a worker has failed: ${reply.message}`))
  try {
    progress?.(reply.progress)
  } catch (error) {
    reject(error)
  }
}

export class EnginePool {
  private readonly threads: readonly EngineThread[]

  constructor(size: number) {
    this.threads = Array.from({ length: size }, () => new EngineThread())
  }

  /** A job for the first of the threads. */
  run<Kind extends JobKind>(kind: Kind, request: Jobs[Kind]['request'], progress: (progress: Jobs[Kind]['progress']) => void): Promise<Jobs[Kind]['result']> {
    return this.threads[0].run(kind, request, progress)
  }

  /** What each thread has to do, side by side, until all have done it or one has failed. */
  async each(work: (thread: EngineThread, index: number) => Promise<void>): Promise<void> {
    await Promise.all(this.threads.map(work))
  }

  /**
   * Jobs of one kind, each for the next thread that is free.
   *
   * @param tell called after each with their number so far
   * @returns the results in the order of the requests
   */
  async all<Kind extends JobKind>(kind: Kind, requests: readonly Jobs[Kind]['request'][], tell: (done: number) => void): Promise<Jobs[Kind]['result'][]> {
    const results: Jobs[Kind]['result'][] = []
    const open = requests.entries()
    let done = 0
    await this.each(async (thread) => {
      for (const [place, request] of open) {
        results[place] = await thread.run(kind, request)
        tell(++done)
      }
    })
    return results
  }

  end(): void {
    for (const thread of this.threads) thread.end()
  }
}

/** A pool for as long as it is used: at the end, and at the first fault, all its threads are ended. */
export async function withPool<Result>(size: number, use: (pool: EnginePool) => Promise<Result>): Promise<Result> {
  const pool = new EnginePool(size)
  try {
    return await use(pool)
  } finally {
    pool.end()
  }
}
