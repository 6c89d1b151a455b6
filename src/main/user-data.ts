/** What is kept in the user's data folder: the session and the list of recent files, one file each, and the documents. */
import path from 'node:path'
import { app } from 'electron'
import type { DocumentStorage } from '../preload/api.ts'
import { fileDocuments } from './documents.ts'
import { allDone, readText, removeLeftovers, writeFile } from './files.ts'

/** A saved text that the page could not read, kept for whoever wants to mend it. */
const SET_ASIDE_NAME = 'session-set-aside.json'

const fileOf = (name: string) => path.join(app.getPath('userData'), name)

export const loadSession = () => readText(fileOf('session.json'))
export const saveSession = (text: string) => writeFile(fileOf('session.json'), text)
export const setSessionAside = (text: string) => writeFile(fileOf(SET_ASIDE_NAME), text)

export const loadRecentFiles = () => readText(fileOf('recent-files.json'))
export const saveRecentFiles = (text: string) => writeFile(fileOf('recent-files.json'), text)

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
