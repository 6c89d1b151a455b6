/** What the desktop offers the page, as `window.polyY`. The browser build has no such object and does without. */
import type { JobMessage, JobReply } from '../engine/jobs.ts'

export interface DesktopApi {
  readonly engine: {
    /** Hands a job to the engine's worker, starting one where there is none. */
    post(message: JobMessage): void
    /** Ends the worker, and with it any job. */
    end(): void
    /** Calls back with every reply; returns how to stop listening. */
    onReply(listener: (reply: JobReply) => void): () => void
  }
  readonly session: {
    /** The text last saved, or null on the first start. */
    load(): Promise<string | null>
    /** Saves atomically: a kill at any moment leaves the old text or the new one. */
    save(text: string): Promise<void>
  }
  readonly clipboard: {
    read(): Promise<string>
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
  clipboardRead: 'clipboard:read',
  clipboardWrite: 'clipboard:write',
} as const
