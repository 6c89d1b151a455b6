/**
 * The files that the running command uses. A file may have several names, by links or by another way of writing its
 * path; a command that writes one and reads or writes it under another name as well would destroy it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { statSync } from 'node:fs'
import { attempt, InputError } from './input.ts'
import { realPath } from './real-path.ts'

interface Use {
  readonly path: string
  readonly isWritten: boolean
  /** The path without links. */
  readonly real: string
  /** The device and the number of the file on it; null where there is no file. */
  readonly identity: string | null
}

const uses = new AsyncLocalStorage<Use[]>()

/** The files of the command's output, by the names that the system gives them. */
const OUTPUTS = ['/dev/stdout', '/dev/stderr']

/** Runs a command, of which `reads` and `writes` are told its files. */
export function withFiles<Result>(command: () => Result): Result {
  return uses.run([], command)
}

/** @throws InputError when the command writes this file too */
export function reads(path: string): void {
  use(path, false)
}

/** @throws InputError when the command reads or writes this file already */
export function writes(path: string): void {
  use(path, true)
}

function use(path: string, isWritten: boolean): void {
  const before = uses.getStore()
  if (before === undefined) return
  if (before.length === 0) before.push(...OUTPUTS.map((output) => useOf(output, true)))
  const own = useOf(path, isWritten)
  const other = before.find((each) => (each.isWritten || isWritten) && isSame(each, own))
  if (other !== undefined)
    throw new InputError(`cannot use ${path}: it is ${nameOf(other.path, path)}, and one would destroy the other`)
  before.push(own)
}

function useOf(path: string, isWritten: boolean): Use {
  const found = attempt(path, () => statSync(path, { bigint: true, throwIfNoEntry: false }))
  return { path, isWritten, real: realPath(path), identity: found === undefined ? null : `${found.dev} ${found.ino}` }
}

const nameOf = (path: string, own: string) => (path === own ? 'there twice' : `the same file as ${path}`)

function isSame(one: Use, other: Use): boolean {
  return one.real === other.real || (one.identity !== null && one.identity === other.identity)
}
