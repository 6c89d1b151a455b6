/**
 * The files opened lately, the last first, kept from one start to the next. The platform has a list of its own as well.
 */
import path from 'node:path'
import { app } from 'electron'
import * as v from 'valibot'
import { loadRecentFiles, saveRecentFiles } from './user-data.ts'

const LIMIT = 10

const isFile = (file: unknown): file is string => typeof file === 'string' && path.isAbsolute(file)

let files: readonly string[] = []
let changed: () => void = () => undefined

export const recentFiles = () => files

export function addRecentFile(file: string): void {
  app.addRecentDocument(file)
  keep([file, ...without(file)])
}

/** For a file that is no longer there. */
export function dropRecentFile(file: string): void {
  if (files.includes(file)) keep(without(file))
}

export function clearRecentFiles(): void {
  app.clearRecentDocuments()
  reading = Promise.resolve()
  keep([])
}

/** @param onChange called whenever the list has changed */
export function setupRecentFiles(onChange: () => void): void {
  changed = onChange
  read().catch(warned('read'))
}

/** The reading of the kept list; null before it, and after a fault of the disk. Nothing is saved in its place until then. */
let reading: Promise<void> | null = null

function read(): Promise<void> {
  return (reading ??= load().catch((error: unknown) => {
    reading = null
    throw error
  }))
}

/** Loads the list. An entry that cannot be read is left out, without a message to the user. */
async function load(): Promise<void> {
  const loaded = await kept()
  // Something may have been opened meanwhile.
  files = [...new Set([...files, ...loaded.filter(isFile)])].slice(0, LIMIT)
  changed()
}

/** @throws the system's error when the file is there and cannot be read; one that is damaged counts as empty */
async function kept(): Promise<unknown[]> {
  try {
    return v.parse(v.array(v.unknown()), JSON.parse((await loadRecentFiles()) ?? '[]'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error
    warned('read')(error)
    return []
  }
}

const warned = (done: 'read' | 'saved') => (error: unknown) =>
  console.warn(`the list of recent files could not be ${done}:`, error)

const without = (file: string) => files.filter((other) => other !== file)

function keep(next: readonly string[]): void {
  files = next.slice(0, LIMIT)
  changed()
  save().catch(warned('saved'))
}

async function save(): Promise<void> {
  await read()
  await saveRecentFiles(JSON.stringify(files))
}
