/** Several processes of one script, which share the work of one list of requests after the other. */
import { WorkerProcess } from './worker-process.ts'

export class Crew<Request extends string | number | object, Reply> {
  private readonly workers: readonly WorkerProcess<Request, Reply>[]

  /** @param argument what all requests have in common */
  constructor(script: string, argument: string, cores: number) {
    this.workers = Array.from({ length: cores }, () => new WorkerProcess<Request, Reply>(script, argument))
  }

  /**
   * @param tell called after each answer with their number so far
   * @returns the answers in the order of the requests
   */
  async ask(requests: readonly Request[], tell: (answered: number) => void): Promise<Reply[]> {
    const replies: Reply[] = []
    const open = requests.entries()
    let answered = 0
    const work = async (worker: WorkerProcess<Request, Reply>) => {
      for (const [place, request] of open) {
        replies[place] = await worker.ask(request)
        tell(++answered)
      }
    }
    await Promise.all(this.workers.map(work))
    return replies
  }

  end(): void {
    for (const worker of this.workers) worker.end()
  }
}
