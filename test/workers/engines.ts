/** Engines in the same thread that behave like workers: they answer later, and not once they have been ended. */
import { runJob, type JobMessage, type JobReply } from '../../src/engine/jobs.ts'
import type { EnginePort, OpenPort } from '../../src/workers/client.ts'

export class Engines {
  /** Every job that was posted. */
  readonly posted: JobMessage[] = []
  /** Ports that are open, and the most that were at once. */
  open = 0
  mostOpen = 0
  /** Whether a job's worker is to fail, by how often the same has been posted before. */
  fails: (message: JobMessage, before: number) => boolean = () => false
  private readonly counts = new Map<string, number>()

  readonly port: OpenPort = (onReply): EnginePort => {
    this.mostOpen = Math.max(this.mostOpen, ++this.open)
    let isOpen = true
    return {
      post: (message) => {
        this.posted.push(message)
        setImmediate(() => isOpen && this.answer(message, onReply))
      },
      end: () => {
        if (isOpen) this.open--
        isOpen = false
      },
    }
  }

  private answer(message: JobMessage, onReply: (reply: JobReply) => void): void {
    const key = JSON.stringify(message.request)
    const before = this.counts.get(key) ?? 0
    this.counts.set(key, before + 1)
    if (this.fails(message, before))
      onReply({ id: message.id, type: 'failed', message: 'the engine stopped: out of luck' })
    else runJob(structuredClone(message), (reply) => onReply(structuredClone(reply)))
  }
}
