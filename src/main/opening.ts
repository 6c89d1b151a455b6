/**
 * Files that the user opens: by the dialog, the recent files, the command line of this start or another, or the file
 * manager. They are read here and wait for the page, which never learns where they are, to take them.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { app, dialog, type BrowserWindow } from 'electron'
import { CHANNELS, GAME_EXTENSIONS, MAX_GAME_FILE_BYTES, type OpenedFile } from '../contract/api.ts'
import { quotedWord } from '../processes/command-words.ts'
import { codeOf, FileFault, readBytes } from './files.ts'
import { addRecentFile, dropRecentFile } from './recent-files.ts'
import { sendToPage } from './page-messages.ts'

let waiting: OpenedFile[] = []

export async function openFiles(files: readonly string[]): Promise<void> {
  if (files.length === 0) return
  await app.whenReady()
  for (const file of files) {
    const opened = await readOpened(file)
    waiting.push(opened)
    if ('content' in opened) addRecentFile(file)
    else if (opened.fault === 'missing') dropRecentFile(file)
  }
  // A page that is still loading asks by itself.
  sendToPage(CHANNELS.filesOpened)
}

export function takeOpened(): OpenedFile[] {
  const taken = waiting
  waiting = []
  return taken
}

export async function chooseFiles(window: BrowserWindow): Promise<void> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    properties: ['openFile', 'multiSelections'],
    filters: [{ name: GAME_EXTENSIONS.join(', '), extensions: GAME_EXTENSIONS.map((extension) => extension.slice(1)) }],
  })
  await openFiles(filePaths)
}

/** Asks the user for a program; its place as a word of a command, or null where none was chosen. */
export async function chooseProgram(window: BrowserWindow): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog(window, { properties: ['openFile'] })
  return filePaths.length === 0 ? null : quotedWord(filePaths[0])
}

/** The files among the words of a command line; the others are switches, or Electron's own. */
export function filesIn(words: readonly string[], folder: string): string[] {
  const isGame = (word: string) =>
    !word.startsWith('-') && GAME_EXTENSIONS.some((extension) => word.toLowerCase().endsWith(extension))
  return words.filter(isGame).map((word) => path.resolve(folder, withoutScheme(word)))
}

/** Linux's file managers pass URLs, `file:///home/…`. One of another computer stays as it is, and leads to no file. */
function withoutScheme(word: string): string {
  if (!word.startsWith('file://')) return word
  try {
    return fileURLToPath(word)
  } catch {
    return word
  }
}

async function readOpened(file: string): Promise<OpenedFile> {
  const name = path.basename(file)
  try {
    const bytes = await readBytes(file, MAX_GAME_FILE_BYTES)
    return bytes === null ? { name, fault: 'missing' } : { name, content: new Uint8Array(bytes) }
  } catch (error) {
    if (error instanceof FileFault && error.code === 'EFBIG') return { name, fault: 'too-large', size: error.size }
    return { name, fault: 'unreadable', reason: codeOf(error) ?? 'EIO' }
  }
}
