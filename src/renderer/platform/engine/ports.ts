/** The two places where the engine can run. */
import type { JobReply } from '../../../engine/jobs.ts'
import { POOL_LANES, type DesktopApi, type EngineLane } from '../../../contract/api.ts'
import workerUrl from './engine.worker.ts?worker&url'
import { i18n } from '../../language/i18n.ts'
import type { EngineClient, EnginePort, OpenPort } from '../../../workers/client.ts'

/** Opens a lane of the engine, which has a worker of its own. */
export type OpenLane = (lane: EngineLane) => EngineClient

/** A Web Worker of this page. */
const openWebWorker: OpenPort = (onReply) => {
  const worker = new Worker(workerUrl, { type: 'module' })
  let id = 0
  worker.onmessage = (event: MessageEvent<JobReply>) => onReply(event.data)
  worker.onerror = (event) => {
    const reasons = [i18n.t('common:engineStopped'), event.message]
    onReply({ id, type: 'failed', message: reasons.filter(Boolean).join(': ') })
  }
  return {
    post(message) {
      id = message.id
      worker.postMessage(message)
    },
    end: () => worker.terminate(),
  }
}

/** Fetches the script of the workers into the browser's own cache, from which each worker takes it. */
export async function fetchWorker(): Promise<void> {
  await (await fetch(workerUrl)).arrayBuffer()
}

/** A worker of the desktop's main process. */
function openDesktop({ engine }: DesktopApi, lane: EngineLane): OpenPort {
  return (onReply): EnginePort => {
    const unsubscribe = engine.onReply(lane, onReply)
    return {
      post: (message) => engine.post(lane, message),
      end() {
        unsubscribe()
        engine.end(lane)
      },
    }
  }
}

/**
 * A port to the engine where this page runs it. Each lane has a worker of its own, so that lanes do not wait for each
 * other.
 */
export function openPort(desktop: DesktopApi | undefined, lane: EngineLane): OpenPort {
  return desktop === undefined ? openWebWorker : openDesktop(desktop, lane)
}

/** The ports of the pool: one for each core but one, which is left to the page and to what else the user does. */
export function poolPorts(desktop: DesktopApi | undefined): OpenPort[] {
  const size = Math.max(navigator.hardwareConcurrency - 1, 1)
  return POOL_LANES.slice(0, size).map((lane) => openPort(desktop, lane))
}
