/**
 * Files that are written whole or not at all: beside the old one first, then put in its place. What a killed process
 * has left there is removed by the next that writes to the same place.
 *
 * The package write-file-atomic does less: it does not flush the folder, and on a disk with too little room it puts a
 * file cut short in the place of the old one, without an error. The desktop's `src/main/files.ts` must not wait for a
 * disk, and so does without the calls that block, which a signal cannot interrupt.
 */
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { syncFolder } from './sync-folder.ts'
import { beforeEnd, callAll } from './before-end.ts'
import { isRunning } from './running.ts'
import { attempt, FailedError, InputError, systemReason } from './input.ts'
import { realPath } from './real-path.ts'
import { writes } from './used-files.ts'

/**
 * Checks before the work whether a file can be written after it.
 *
 * @throws InputError when it cannot, or is no plain file
 * @throws FailedError when there is no room for it
 */
export function checkTarget(path: string): void {
  checkFile(path)
  writes(path)
  const target = realPath(path)
  openToWrite(path, () => {
    removeLeft(target)
    const beside = besideOf(target)
    const file = openSync(beside, 'w')
    callAll(
      () => closeSync(file),
      beforeEnd(() => rmSync(beside, { force: true })),
    )
    if (statSync(target, { throwIfNoEntry: false })) accessSync(target, constants.W_OK)
  })
}

/**
 * @throws InputError when it cannot be written there
 * @throws FailedError when there is no room
 */
export function openToWrite<T>(path: string, open: () => T): T {
  try {
    return open()
  } catch (error) {
    const isFull = ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
    throw new (isFull ? FailedError : InputError)(`cannot write ${path}: ${folderReason(error)}`)
  }
}

/**
 * Refuses pipes and devices, which can neither be read again nor replaced.
 *
 * @throws InputError when something else than a file is there
 */
export function checkFile(path: string): void {
  const found = attempt(path, () => statSync(path, { throwIfNoEntry: false }))
  if (found?.isDirectory()) throw new InputError(`cannot use ${path}: it is a directory`)
  if (found?.isFile() === false) throw new InputError(`cannot use ${path}: it is not a file`)
}

/** @throws FailedError when it cannot be written; the old file is still there, or the whole new one */
export function writeWhole(path: string, text: string): void {
  writeLines(path, [text])
}

/**
 * Writes lines, of which there may be more than fit into one string.
 *
 * @param lines each with what ends it
 * @throws FailedError when they cannot be written; the old file is still there, or the whole new one
 */
export function writeLines(path: string, lines: Iterable<string>): void {
  const target = realPath(path)
  const beside = besideOf(target)
  const tidyUp = beforeEnd(() => rmSync(beside, { force: true }))
  try {
    callAll(() => {
      writeFile(beside, lines, statSync(target, { throwIfNoEntry: false })?.mode)
      renameSync(beside, target)
      syncFolder(dirname(target))
    }, tidyUp)
  } catch (error) {
    throw new FailedError(`cannot write ${path}: ${folderReason(error)}`)
  }
}

/** Characters written at once. */
const PIECE = 2 ** 20

function writeFile(path: string, lines: Iterable<string>, mode: number | undefined): void {
  const file = openSync(path, 'w', mode)
  const write = () => {
    let piece = ''
    for (const line of lines) {
      piece += line
      if (piece.length < PIECE) continue
      writeFileSync(file, piece)
      piece = ''
    }
    writeFileSync(file, piece)
    fsyncSync(file)
  }
  callAll(write, () => closeSync(file))
}

const besideOf = (path: string) => `${path}.${process.pid}.tmp`

/** Removes what processes that have ended left beside a file. */
export function removeLeft(path: string): void {
  const name = `${basename(path)}.`
  for (const entry of readdirSync(dirname(path))) {
    const pid = entry.startsWith(name) ? /^(\d+)\.tmp$/.exec(entry.slice(name.length))?.[1] : undefined
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(dirname(path), entry))
  }
}

/** The reason for a failed write: where something is missing, it is the folder. */
function folderReason(error: unknown): string {
  return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such folder' : systemReason(error)
}
