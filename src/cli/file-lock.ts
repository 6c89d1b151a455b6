/**
 * A lock beside a file that one process at a time may use.
 *
 * Method: each process appends a line that names it, and reads them all; the first whose process lives has the lock. The
 * order of lines never changes, so two that begin together agree on which is first, and what a killed process has left does
 * not block the next. The process that has the lock removes it at the end; one that wrote into a file already removed sees
 * that and begins again.
 */
import { randomUUID } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { beforeEnd } from './before-end.ts'
import { FailedError, InputError } from './input.ts'
import { startOf } from './running.ts'
import { openToWrite } from './whole-file.ts'

interface Holder {
  readonly pid: number
  /** The start of the process, which tells it from others with the same number; empty where the system does not say. */
  readonly started: string
  readonly host: string
  readonly token: string
}

/**
 * @returns a function that releases it, as the end of the process does
 * @throws InputError when another process has it
 * @throws FailedError when it cannot be written
 */
export function lockFile(path: string): () => void {
  const lock = `${path}.lock`
  const { pid } = process
  const own: Holder = { pid, started: startOf(pid) ?? '', host: hostname(), token: randomUUID() }
  while (!isHeldBy(own, lock, path));
  return beforeEnd(() => rmSync(lock, { force: true }))
}

/** @returns false when the file was removed meanwhile */
function isHeldBy(own: Holder, lock: string, path: string): boolean {
  const file = openToWrite(lock, () => openSync(lock, 'a+'))
  try {
    // The first line break ends a line before that may have been cut off.
    openToWrite(lock, () => writeSync(file, Buffer.from(`\n${Object.values(own).join(' ')}\n`)))
    const first = linesOf(file).map(holderOf).find(isAlive)
    if (first === undefined) throw new FailedError(`cannot write ${lock}`)
    if (first.token !== own.token) throw new InputError(`${path} is in use by ${nameOf(first, own, lock)}`)
    return statSync(lock, { throwIfNoEntry: false })?.ino === fstatSync(file).ino
  } finally {
    closeSync(file)
  }
}

function nameOf({ pid, host }: Holder, own: Holder, lock: string): string {
  if (host !== own.host) return `process ${pid} on ${host}; remove ${lock} if that has ended`
  return pid === own.pid ? 'this command already' : `process ${pid}`
}

function linesOf(file: number): string[] {
  const bytes = Buffer.alloc(fstatSync(file).size)
  readSync(file, bytes, 0, bytes.length, 0)
  return bytes.toString().split('\n')
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
