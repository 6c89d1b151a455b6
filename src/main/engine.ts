/** The engine's workers, one a lane, each with at most one running job. */
import type { JobMessage, JobReply } from '../engine/jobs.ts'
import { LANES, type EngineLane } from '../contract/api.ts'
import { EngineClient } from '../workers/client.ts'
import createThread from '../workers/engine-thread?nodeWorker'
import { threadPort } from '../workers/thread-port.ts'

export interface Engine {
  post(lane: EngineLane, message: JobMessage): void
  end(lane: EngineLane): void
  endAll(): void
}

export function createEngine(send: (message: { lane: EngineLane; reply: JobReply }) => void): Engine {
  const openThread = threadPort(() => createThread({}))
  const clients = Object.fromEntries(LANES.map((lane) => [lane, new EngineClient(openThread)]))
  return {
    post(lane, { id, kind, request }) {
      const reply = (reply: JobReply) => send({ lane, reply })
      clients[lane].start(kind, request, {
        progress: (progress) => reply({ id, type: 'progress', progress }),
        done: (result) => reply({ id, type: 'done', result }),
        failed: (message) => reply({ id, type: 'failed', message }),
      })
    },
    end: (lane) => clients[lane].end(),
    endAll: () => LANES.forEach((lane) => clients[lane].end()),
  }
}
