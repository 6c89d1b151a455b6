/** A process of its own that answers one request at a time, so that long work runs on all cores. */
import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export class WorkerProcess<Request extends string | number | object, Reply> {
  private readonly child: ChildProcess

  /**
   * @param script of this folder; it calls `answerRequests`
   * @param argument what all its requests have in common
   */
  constructor(script: string, argument: string) {
    this.child = fork(fileURLToPath(new URL(script, import.meta.url)), [argument])
  }

  /** @throws Error when the process has gone */
  ask(request: Request): Promise<Reply> {
    const { child } = this
    return new Promise((resolve, reject) => {
      const onExit = () => reject(new Error('a worker has ended before its time'))
      child.once('exit', onExit)
      child.once('message', (reply: Reply) => {
        child.off('exit', onExit)
        resolve(reply)
      })
      child.send(request)
    })
  }

  end(): void {
    this.child.disconnect()
  }
}

/**
 * Answers requests for as long as who asks is there.
 *
 * @param answer is given what was asked, and a function that ends the process when who asked was killed meanwhile; to be
 *   called now and then
 */
export function answerRequests<Request, Reply>(answer: (request: Request, stop: () => boolean) => Reply): void {
  // While it works the process hears of nothing; if who asked is killed, it has another parent.
  const parent = process.ppid
  const stop = () => {
    if (process.ppid !== parent) process.exit()
    return false
  }
  process.on('message', (request: Request) => process.send?.(answer(request, stop)))
  // Who asked has gone.
  process.on('disconnect', () => process.exit())
}
