/** The engines of a course: a folder each, with a file `engine.json` that says how the engine is started. */
import type { ProgramStrategy } from '../../engine/arena/contestant.ts'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, type Dirent } from 'node:fs'
import path from 'node:path'
import { fieldsOf } from '../../engine/math/plain-data.ts'
import { attempt, InputError } from '../input.ts'
import { readText } from '../read-file.ts'

const MANIFEST = 'engine.json'

export interface Handed {
  /** The name of its folder, by which it is known. */
  readonly name: string
  readonly folder: string
  /** Changes with the files of the folder. */
  readonly id: string
}

/** An engine that can be started, or the reason why not. */
export type Found = Handed &
  ({ readonly start: Pick<ProgramStrategy, 'command' | 'protocol'> } | { readonly fault: string })

/** Names of files and folders that tools leave behind and that are no part of an engine. */
const LEFT_BY_TOOLS = new Set(['.git', '__pycache__'])

const isPart = (file: string) => !file.split(path.sep).some((name) => LEFT_BY_TOOLS.has(name))

/**
 * The engines of a folder, by name. A folder without a manifest is one that cannot be started.
 *
 * @throws InputError when the folder cannot be read, or there is none in it
 */
export function enginesIn(folder: string): Found[] {
  const names = attempt(folder, () => readdirSync(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && isPart(entry.name))
    .map(({ name }) => name)
    .sort()
  if (names.length === 0)
    throw new InputError(`there is no engine in ${folder}: each has a folder of its own there, with a ${MANIFEST}`)
  return names.map((name) => foundIn(name, path.join(folder, name)))
}

function foundIn(name: string, folder: string): Found {
  try {
    const handed = { name, folder, id: `${name} ${sumOf(folder)}` }
    const start = startOf(folder)
    return typeof start === 'string' ? { ...handed, fault: start } : { ...handed, start }
  } catch (error) {
    return { name, folder, id: name, fault: `has a file or folder that cannot be used: ${(error as Error).message}` }
  }
}

function startOf(folder: string): Pick<ProgramStrategy, 'command' | 'protocol'> | string {
  // Systems that do not tell capitals apart may write it in capitals.
  const name = readdirSync(folder).find((found) => found.toLowerCase() === MANIFEST)
  if (name === undefined) return `has no ${MANIFEST} in its folder`
  const text = readText(path.join(folder, name))
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return `has an ${MANIFEST} that is not JSON: ${(error as Error).message}`
  }
  const { command, protocol = 'gtp' } = fieldsOf(data)
  if (typeof command !== 'string' || command.trim() === '')
    return `has an ${MANIFEST} without a command, as in { "command": "python3 engine.py" }`
  if (protocol !== 'gtp' && protocol !== 'codecup')
    return `has an ${MANIFEST} with a protocol that is neither "gtp" nor "codecup"`
  return { command, protocol }
}

/** A sum over names and contents of all files. */
function sumOf(folder: string): string {
  const hash = createHash('sha256')
  const fileOf = ({ parentPath, name }: Dirent) => path.relative(folder, path.join(parentPath, name))
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .filter((entry) => isPart(fileOf(entry)))
    .sort((a, b) => (fileOf(a) < fileOf(b) ? -1 : 1))
  for (const entry of files) {
    const file = path.join(folder, fileOf(entry))
    const content = entry.isFile() ? readFileSync(file) : Buffer.from(readlinkSync(file))
    hash.update(`${JSON.stringify(fileOf(entry))} ${content.length}\n`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Copies an engine to where it runs, so that what it writes changes nothing that was handed in. */
export function copyEngine(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(path.dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: (file) => isPart(path.relative(from, file)) })
}
