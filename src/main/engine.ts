/**
 * The engine's workers, one a lane, with the programs that play there. Messages and replies of the workers are passed on
 * as they are: the page alone knows what they mean.
 */
import type { JobMessage, JobReply } from '../engine/jobs.ts'
import type { EngineLane } from '../contract/api.ts'
import type { EnginePort } from '../workers/client.ts'
import createThread from '../workers/engine-thread?nodeWorker'
import { threadPort } from '../workers/thread-port.ts'
import { programPort } from './program-port.ts'

export interface Engine {
  post(lane: EngineLane, message: JobMessage): void
  end(lane: EngineLane): void
  endAll(): void
}

export function createEngine(send: (message: { lane: EngineLane; reply: JobReply }) => void): Engine {
  const openPort = programPort(threadPort(() => createThread({})))
  const ports = new Map<EngineLane, EnginePort>()
  function end(lane: EngineLane): void {
    ports.get(lane)?.end()
    ports.delete(lane)
  }
  return {
    post(lane, message) {
      const port = ports.get(lane) ?? openPort((reply) => send({ lane, reply }))
      ports.set(lane, port)
      port.post(message)
    },
    end,
    endAll: () => [...ports.keys()].forEach(end),
  }
}
