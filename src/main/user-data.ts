/**
 * The files in the user's data folder: the session, the list of recent files and the allowed programs, one file each, and
 * the documents.
 */
import path from 'node:path'
import { app } from 'electron'
import { MAX_SESSION_LENGTH, type DocumentStorage } from '../contract/api.ts'
import { fileDocuments } from './documents.ts'
import { addFile, allDone, readText, removeLeftovers, writeFile } from './files.ts'

/** Maximum size of the session's file: UTF-8 takes at most three bytes for what JavaScript counts as one character. */
const MAX_SESSION_BYTES = 3 * MAX_SESSION_LENGTH

const fileOf = (name: string) => path.join(app.getPath('userData'), name)

export const loadSession = () => readText(fileOf('session.json'), MAX_SESSION_BYTES)
export const saveSession = (text: string) => writeFile(fileOf('session.json'), text)

/** Keeps a session that the page could not read, so that it can be repaired, beside those set aside before. */
export function setSessionAside(text: string): Promise<void> {
  return addFile((number) => fileOf(`session-set-aside${number === 1 ? '' : `-${number}`}.json`), text)
}

export const loadRecentFiles = () => readText(fileOf('recent-files.json'), MAX_SESSION_BYTES)
export const saveRecentFiles = (text: string) => writeFile(fileOf('recent-files.json'), text)

export const loadAllowedPrograms = () => readText(fileOf('allowed-programs.json'), MAX_SESSION_BYTES)
export const saveAllowedPrograms = (text: string) => writeFile(fileOf('allowed-programs.json'), text)

export let documents: DocumentStorage

export function setupUserData(): void {
  documents = fileDocuments(fileOf('library'))
  removeLeftovers(app.getPath('userData'))
  // Quitting waits for what is being saved.
  app.on('will-quit', (event) => {
    const done = allDone()
    if (done === null) return
    event.preventDefault()
    void done.then(() => app.quit())
  })
}
