/**
 * A client of the engine, for the page, the desktop's main process and the command line. It has at most one running
 * job; a new one drops the old. Cancelling ends the worker at once, whatever it is doing, and replies of a dropped job
 * never arrive.
 */
import type { JobKind, JobMessage, JobReply, Jobs, ProgramFault } from '../engine/jobs.ts'

/** The connection to a worker: the page's own, one behind the desktop's bridge, or a thread of this process. */
export interface EnginePort {
  post(message: JobMessage): void
  end(): void
}

/** Opens a port; every failure there arrives as a reply of type `failed`. */
export type OpenPort = (onReply: (reply: JobReply) => void) => EnginePort

export interface JobListener<Kind extends JobKind> {
  progress(progress: Jobs[Kind]['progress']): void
  done(result: Jobs[Kind]['result']): void
  /**
   * @param isRefused true if the engine rejected the request as invalid; do not retry
   * @param fault of a program, by which it has broken off its game
   */
  failed(message: string, isRefused: boolean, fault?: ProgramFault): void
}

export class EngineClient {
  private port: EnginePort | null = null
  private lastId = 0
  private running: { id: number; listener: JobListener<JobKind> } | null = null

  constructor(private readonly open: OpenPort) {}

  start<Kind extends JobKind>(kind: Kind, request: Jobs[Kind]['request'], listener: JobListener<Kind>): void {
    this.cancel()
    const id = ++this.lastId
    // The reply's type follows from the id: it is the one this job's kind has in `Jobs`.
    this.running = { id, listener }
    this.port ??= this.open((reply) => this.receive(reply))
    this.port.post({ id, kind, request } as JobMessage)
  }

  /** Drops the running job, if there is one. */
  cancel(): void {
    if (this.running !== null) this.end()
  }

  /** Ends the worker, and with it any job. */
  end(): void {
    this.running = null
    this.endPort()
  }

  private endPort(): void {
    this.port?.end()
    this.port = null
  }

  private receive(reply: JobReply): void {
    // A worker that has died without a job is of no use for the next one.
    if (this.running === null && reply.type === 'failed') return this.endPort()
    if (this.running?.id !== reply.id) return
    const { listener } = this.running
    if (reply.type === 'progress') return listener.progress(reply.progress)
    this.running = null
    if (reply.type === 'done') return listener.done(reply.result)
    // A worker that has failed may be beyond use.
    this.endPort()
    listener.failed(reply.message, reply.isRefused ?? false, reply.fault)
  }
}
