/** A file system that fails at a chosen call, once or from then on, or where the process is as good as killed. */
import type * as Fs from 'node:fs'

/** Calls that take a path, and those that take an open file. */
const BY_PATH = [
  'openSync',
  'statSync',
  'lstatSync',
  'rmSync',
  'renameSync',
  'readFileSync',
  'readdirSync',
  'accessSync',
  'mkdirSync',
  'realpathSync',
  'readlinkSync',
  'cpSync',
] as const
const BY_FILE = [
  'closeSync',
  'fstatSync',
  'ftruncateSync',
  'fsyncSync',
  'fdatasyncSync',
  'readSync',
  'writeSync',
  'writeFileSync',
] as const
const WRITING = [
  'writeSync',
  'writeFileSync',
  'mkdirSync',
  'renameSync',
  'ftruncateSync',
  'fsyncSync',
  'fdatasyncSync',
  'cpSync',
] as const

type Name = (typeof BY_PATH)[number] | (typeof BY_FILE)[number]

/** The calls that can fail in each way. */
const CALLS: Readonly<Record<string, readonly Name[]>> = {
  EIO: [...BY_PATH, ...BY_FILE],
  ENOSPC: WRITING,
  EACCES: BY_PATH,
  EROFS: [...WRITING, 'rmSync', 'accessSync'],
  EMFILE: ['openSync', 'readFileSync', 'readdirSync', 'cpSync'],
}
export const CODES = Object.keys(CALLS)

export interface Fault {
  readonly code: string
  /** `killed`: nothing is done any more; in the middle of a write, half of it is done. */
  readonly how: 'once' | 'from then on' | 'killed'
  /** The number of the call that fails, of those that can, from 1. */
  readonly at: number
}

interface Failed {
  readonly name: Name
  /** Empty for an open file. */
  readonly path: string
}

let fault: Fault | null = null
/** The number of calls that could fail in each way. */
const calls = new Map<string, number>()
/** The call that has failed, and the path that it was given; null for none yet. */
let failed: Failed | null = null
const opened = new Set<number>()

/** Makes calls fail from now on, or no more; returns how many there were that could, by code, and which one did first. */
export function setFault(next: Fault | null): {
  readonly calls: ReadonlyMap<string, number>
  readonly failed: Failed | null
} {
  const seen = { calls: new Map(calls), failed }
  fault = next
  calls.clear()
  failed = null
  return seen
}

/** Is a path about another process? Such calls never fail here, as no run has the same number of them. */
const isOfOthers = (path: string) => /^\/proc\/\d+\//.test(path) && !path.startsWith(`/proc/${process.pid}/`)

const pathOf = (first: unknown) => (typeof first === 'string' ? first : '')

function isFaulty(name: Name, path: string): boolean {
  if (fault === null || !CALLS[fault.code].includes(name) || isOfOthers(path))
    return fault?.how === 'killed' && failed !== null
  for (const code of CODES.filter((code) => CALLS[code].includes(name))) calls.set(code, (calls.get(code) ?? 0) + 1)
  const call = calls.get(fault.code) as number
  if (fault.how === 'once' ? call !== fault.at : call < fault.at) return false
  failed ??= { name, path }
  return true
}

function faultOf(name: Name, first: unknown): Error {
  const { code = '', how } = fault ?? {}
  const path = typeof first === 'string' ? { path: first } : {}
  return Object.assign(new Error(how === 'killed' ? 'killed' : `${code}: made to fail, ${name.replace('Sync', '')}`), {
    code,
    syscall: name.replace('Sync', ''),
    ...path,
  })
}

type Call = (...args: never[]) => unknown

/** The module, with calls that fail. */
export function faulty(real: typeof Fs): typeof Fs {
  const wrapped =
    (name: Name) =>
    (...args: unknown[]) => {
      const isFirst = failed === null
      if (isFaulty(name, pathOf(args[0]))) {
        if (isFirst && fault?.how === 'killed') half(real, name, args)
        throw faultOf(name, args[0])
      }
      const result = (real[name] as Call)(...(args as never[]))
      if (name === 'openSync') opened.add(result as number)
      if (name === 'closeSync') opened.delete(args[0] as number)
      return result
    }
  const calls = Object.fromEntries([...BY_PATH, ...BY_FILE].map((name) => [name, wrapped(name)]))
  const changed = { ...real, ...calls }
  return { ...changed, default: changed } as unknown as typeof Fs
}

/** Writes half of what a process was about to write when it was killed. */
function half(real: typeof Fs, name: Name, args: readonly unknown[]): void {
  if (name === 'cpSync') {
    const [from, to, { filter, ...options }] = args as [string, string, Fs.CopySyncOptions]
    let copied = 0
    real.cpSync(from, to, { ...options, filter: (...file) => copied++ < 2 && filter?.(...file) !== false })
  }
  if (name === 'writeFileSync')
    real.writeFileSync(args[0] as number, String(args[1]).slice(0, String(args[1]).length / 2))
  if (name !== 'writeSync') return
  const [file, bytes, from = 0, length = bytes.length, place = null] = args as [
    number,
    Buffer,
    number?,
    number?,
    number?,
  ]
  real.writeSync(file, bytes, from, Math.floor(length / 2), place)
}

/** Closes what was left open, as the end of a process does. */
export function closeAll(real: typeof Fs): void {
  for (const file of opened) real.closeSync(file)
  opened.clear()
}
