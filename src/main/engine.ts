/**
 * The engine's workers, one a lane, each with at most one running job. A job ends early by ending its worker, which is
 * at once whatever it is doing; the lane's next job starts another.
 */
import type { Worker } from 'node:worker_threads'
import type { JobMessage, JobReply } from '../engine/jobs.ts'
import { LANES, type EngineLane } from '../contract/api.ts'
import createWorker from './engine-worker?nodeWorker'

export interface Engine {
  post(lane: EngineLane, message: JobMessage): void
  end(lane: EngineLane): void
  endAll(): void
}

export function createEngine(send: (message: { lane: EngineLane; reply: JobReply }) => void): Engine {
  const workers = Object.fromEntries(LANES.map((lane) => [lane, laneWorker((reply) => send({ lane, reply }))]))
  return {
    post: (lane, message) => workers[lane].post(message),
    end: (lane) => workers[lane].end(),
    endAll: () => LANES.forEach((lane) => workers[lane].end()),
  }
}

function laneWorker(send: (reply: JobReply) => void) {
  let worker: Worker | null = null
  let running: number | null = null

  function start(): Worker {
    const started = createWorker({})
    // What an ended worker still had to say is nobody's business: hence the comparisons.
    started.on('message', (reply: JobReply) => {
      if (worker !== started) return
      if (reply.type !== 'progress') running = null
      send(reply)
    })
    const crashed = (reason: string) => {
      if (worker !== started) return
      const id = running
      worker = running = null
      if (id !== null) send({ id, type: 'failed', message: `the engine stopped: ${reason}` })
    }
    started.on('error', (error: Error) => crashed(error.message))
    started.on('exit', (code) => crashed(`its worker ended with code ${code}`))
    return started
  }

  function end(): void {
    const ended = worker
    worker = running = null
    void ended?.terminate()
  }

  function post(message: JobMessage): void {
    if (running !== null) end()
    worker ??= start()
    running = message.id
    worker.postMessage(message)
  }

  return { post, end }
}
