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
}

const uses = new AsyncLocalStorage<Use[]>()

/** The files of the command's output, by the names that the system gives them. */
const OUTPUTS: readonly Use[] = ['/dev/stdout', '/dev/stderr'].map((path) => ({ path, isWritten: true }))

/** Runs a command, of which `reads` and `writes` are told its files. */
export function withFiles<Result>(command: () => Result): Result {
  return uses.run([...OUTPUTS], command)
}

/** @throws InputError when the command writes this file too */
export function reads(path: string): void {
  use({ path, isWritten: false })
}

/** @throws InputError when the command reads or writes this file already */
export function writes(path: string): void {
  use({ path, isWritten: true })
}

function use(own: Use): void {
  const before = uses.getStore()
  if (before === undefined) return
  const other = before.find(({ path, isWritten }) => (isWritten || own.isWritten) && isSame(path, own.path))
  if (other !== undefined)
    throw new InputError(
      `cannot use ${own.path}: it is ${nameOf(other.path, own.path)}, and one would destroy the other`,
    )
  before.push(own)
}

const nameOf = (path: string, own: string) => (path === own ? 'there twice' : `the same file as ${path}`)

function isSame(one: string, other: string): boolean {
  if (realPath(one) === realPath(other)) return true
  const [a, b] = [one, other].map((path) =>
    attempt(path, () => statSync(path, { bigint: true, throwIfNoEntry: false })),
  )
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino
}
