/** The session file: written beside and renamed, so that a kill at any moment leaves the old text or the new one. */
import { readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { app } from 'electron'
import writeFileAtomic from 'write-file-atomic'

const NAME = 'session.json'
/** A saved text that the page could not read, kept for whoever wants to mend it. */
const SET_ASIDE_NAME = 'session-set-aside.json'

const pending = new Set<Promise<void>>()

const fileOf = (name: string) => path.join(app.getPath('userData'), name)

export async function loadSession(): Promise<string | null> {
  try {
    return await readFile(fileOf(NAME), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export const saveSession = (text: string) => write(fileOf(NAME), text)
export const setSessionAside = (text: string) => write(fileOf(SET_ASIDE_NAME), text)

/** Writes of one file happen in the order in which they were asked for. */
function write(file: string, text: string): Promise<void> {
  const saved = writeFileAtomic(file, text)
  const settled = saved.catch(() => undefined).then(() => void pending.delete(settled))
  pending.add(settled)
  return saved
}

/** Quitting waits for what is being saved. */
export function setupSession(): void {
  removeLeftovers()
  app.on('will-quit', (event) => {
    if (pending.size === 0) return
    event.preventDefault()
    void Promise.all(pending).then(() => app.quit())
  })
}

/** A kill in the middle of a save leaves the half-written file beside the whole one. */
function removeLeftovers(): void {
  const folder = app.getPath('userData')
  try {
    for (const name of readdirSync(folder)) {
      if (/^session.*\.json\.\d+$/.test(name)) rmSync(path.join(folder, name), { force: true })
    }
  } catch {
    // There is no such folder before the first start.
  }
}
