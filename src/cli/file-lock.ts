/**
 * Locks of files that one process at a time may use, by path and by identity.
 *
 * Method: each process appends a line that names it to a lock, and reads them all; the first whose process lives has
 * the lock. The order of lines never changes, so two that begin together agree on which is first, and what a killed
 * process has left does not block the next. The process that has the lock removes it at the end; one that wrote into a
 * file already removed sees that and begins again.
 *
 * The package proper-lockfile judges by the age of a lock: it lets go of a process that was stopped or busy for ten
 * seconds, keeps a file for ten seconds after a kill, and knows a file by its path only.
 */
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { hostname, tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { beforeEnd, callAll, quietly } from './before-end.ts'
import { attempt, FailedError, InputError, systemReason } from './input.ts'
import { realPath } from './real-path.ts'
import { startOf } from './running.ts'
import { writes } from './used-files.ts'
import { openToWrite } from './whole-file.ts'

interface Holder {
  readonly pid: number
  /** The start of the process, which tells it from others with the same number; empty where the system does not say. */
  readonly started: string
  readonly host: string
  readonly token: string
}

/** Releases a lock, as the end of the process does. */
export type Unlock = () => void

/**
 * Locks a file by its path, so that other hosts see it, and before there is such a file.
 *
 * @throws InputError when another process has it
 * @throws FailedError when the lock cannot be written
 */
export function lockFile(path: string): Unlock {
  const lock = `${realPath(path)}.lock`
  writes(lock)
  return hold(lock, path)
}

/**
 * Locks an open file by its identity, as it may have other names. The lock is among the user's temporary files, where
 * all names lead to it; without such a folder there is none.
 *
 * @throws InputError when another process has it
 * @throws FailedError when the lock cannot be written
 */
export function lockIdentity(file: number, path: string): Unlock {
  const folder = folderOfLocks()
  if (folder === null) return () => {}
  const { dev, ino } = attempt(path, () => fstatSync(file, { bigint: true }))
  return hold(join(folder, `${dev}-${ino}.lock`), path)
}

/** Others may write to the folder of temporary files: a folder in it is the user's own, or not used. */
function folderOfLocks(): string | null {
  try {
    const { uid } = userInfo()
    const folder = join(tmpdir(), `poly-y-${uid}`)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const found = lstatSync(folder)
    return found.isDirectory() && (process.platform === 'win32' || found.uid === uid) ? folder : null
  } catch {
    return null
  }
}

/** @param path the file that is locked, as a fault names it */
function hold(lock: string, path: string): Unlock {
  const { pid } = process
  const own: Holder = {
    pid,
    started: openToWrite(lock, () => startOf(pid)) ?? '',
    host: hostname(),
    token: randomUUID(),
  }
  const release = beforeEnd(() => remove(lock, own))
  try {
    while (!isHeldBy(own, lock, path));
    return release
  } catch (error) {
    quietly(release)
    throw error
  }
}

/** @returns false when the lock was removed meanwhile */
function isHeldBy(own: Holder, lock: string, path: string): boolean {
  const file = openToWrite(lock, () => openSync(lock, 'a+'))
  let isHeld = false
  callAll(
    () => (isHeld = isFirst(own, { file, lock, path })),
    () => openToWrite(lock, () => closeSync(file)),
  )
  return isHeld
}

function isFirst(own: Holder, { file, lock, path }: { file: number; lock: string; path: string }): boolean {
  const first = openToWrite(lock, () => {
    // The first line break ends a line before that may have been cut off.
    writeSync(file, Buffer.from(`\n${Object.values(own).join(' ')}\n`))
    return firstIn(textOf(file))
  })
  if (first === undefined) throw new FailedError(`cannot write ${lock}`)
  if (first.token !== own.token) throw new InputError(`${path} is in use by ${nameOf(first, own, lock)}`)
  return openToWrite(lock, () => statSync(lock, { throwIfNoEntry: false })?.ino === fstatSync(file).ino)
}

/**
 * Removes a lock that no other process has.
 *
 * @throws FailedError when it cannot be removed
 */
function remove(lock: string, own: Holder): void {
  try {
    const first = firstIn(readFileSync(lock, 'utf8'))
    if (first === undefined || first.token === own.token) rmSync(lock, { force: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new FailedError(`cannot remove ${lock}: ${systemReason(error)}`)
  }
}

function nameOf({ pid, host }: Holder, own: Holder, lock: string): string {
  if (host !== own.host) return `process ${pid} on ${host}; remove ${lock} if that has ended`
  return pid === own.pid ? 'this command already' : `process ${pid}`
}

function textOf(file: number): string {
  const bytes = Buffer.alloc(fstatSync(file).size)
  readSync(file, bytes, 0, bytes.length, 0)
  return bytes.toString()
}

/** The first holder in a lock whose process lives. */
function firstIn(text: string): Holder | undefined {
  return text.split('\n').map(holderOf).find(isAlive)
}

function holderOf(line: string): Holder {
  const [pid, started, host, token = ''] = line.split(' ')
  return { pid: Number(pid), started, host, token }
}

/** A process on another host cannot be checked: it counts as alive. */
function isAlive({ pid, started, host, token }: Holder): boolean {
  if (token === '' || !Number.isSafeInteger(pid)) return false
  return host !== hostname() || startOf(pid) === started
}
