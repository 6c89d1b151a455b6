/** What the desktop offers the page, as `window.polyY`. The browser build has no such object and does without. */
import type { JobMessage, JobReply } from '../engine/jobs.ts'

/** Each lane has a worker of its own, with at most one running job: a game goes on while the laboratory computes. */
export const LANES = ['play', 'lab', 'replay'] as const
export type EngineLane = (typeof LANES)[number]

export interface DesktopApi {
  readonly engine: {
    /** Hands a job to the lane's worker, starting one where there is none. */
    post(lane: EngineLane, message: JobMessage): void
    /** Ends the lane's worker, and with it any job. */
    end(lane: EngineLane): void
    /** Calls back with every reply on the lane; returns how to stop listening. */
    onReply(lane: EngineLane, listener: (reply: JobReply) => void): () => void
  }
  readonly session: {
    /** The text last saved, or null on the first start. */
    load(): Promise<string | null>
    /** Saves atomically: a kill at any moment leaves the old text or the new one. */
    save(text: string): Promise<void>
    /** Keeps a saved text that could not be read, beside the new one. */
    setAside(text: string): Promise<void>
  }
  readonly clipboard: {
    write(text: string): Promise<void>
  }
}

/** Every IPC channel there is. */
export const CHANNELS = {
  enginePost: 'engine:post',
  engineEnd: 'engine:end',
  engineReply: 'engine:reply',
  sessionLoad: 'session:load',
  sessionSave: 'session:save',
  sessionSetAside: 'session:set-aside',
  clipboardWrite: 'clipboard:write',
} as const
