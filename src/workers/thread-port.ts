/** The engine in a worker thread of Node, for the desktop's main process and the command line. */
import type { Worker } from 'node:worker_threads'
import type { JobReply } from '../engine/jobs.ts'
import type { OpenPort } from './client.ts'

/** A thread that ends by itself is reported as failed; later messages of a thread that was ended are dropped. */
export function threadPort(create: () => Worker): OpenPort {
  return (onReply) => {
    const worker = create()
    let id = 0
    let isEnded = false
    const answer = (reply: JobReply) => {
      if (!isEnded) onReply(reply)
    }
    const crashed = (reason: string) => answer({ id, type: 'failed', message: `the engine stopped: ${reason}` })
    worker.on('message', answer)
    worker.on('error', (error: Error) => crashed(error.message))
    worker.on('exit', (code) => crashed(`its thread ended with code ${code}`))
    return {
      post(message) {
        id = message.id
        worker.postMessage(message)
      },
      end() {
        isEnded = true
        void worker.terminate()
      },
    }
  }
}
