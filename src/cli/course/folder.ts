/** The engines of a course: a folder each, with a file `engine.json` that says how the engine is started. */
import type { ProgramStrategy } from '../../engine/arena/contestant.ts'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  type Dirent,
} from 'node:fs'
import path from 'node:path'
import { MEGABYTE } from '../../contract/text-file.ts'
import { fieldsOf } from '../../engine/math/plain-data.ts'
import { attempt, FailedError, InputError, systemReason } from '../input.ts'
import { readBytes, readText } from '../read-file.ts'

const MANIFEST = 'engine.json'

export interface Handed {
  /** The name of its folder, by which it is known. */
  readonly name: string
  readonly folder: string
  /** Changes with the files of the folder. */
  readonly id: string
  /** Links that lead out of its folder, which are not followed: another's work or a secret may be there. */
  readonly leftOut: readonly string[]
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
 * @throws InputError, or the system's error, when the folder cannot be read, or there is none in it
 */
export function enginesIn(folder: string): Found[] {
  if (attempt(folder, () => statSync(folder)).isFile())
    throw new InputError(`${folder} is a file, not a folder that has a folder for each engine`)
  const entries = attempt(folder, () => readdirSync(folder, { withFileTypes: true }))
    .filter((entry) => isFolder(folder, entry) && !entry.name.startsWith('.') && isPart(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  if (entries.length === 0)
    throw new InputError(`there is no engine in ${folder}: each has a folder of its own there, with a ${MANIFEST}`)
  return entries.map((entry) => foundIn(entry, path.join(folder, entry.name)))
}

/** Is it a folder, or a link to one? */
function isFolder(folder: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory()
  try {
    return statSync(path.join(folder, entry.name)).isDirectory()
  } catch {
    // A link that leads nowhere is no folder.
    return false
  }
}

function foundIn(entry: Dirent, folder: string): Found {
  const { name } = entry
  if (entry.isSymbolicLink())
    return { name, folder, id: name, leftOut: [], fault: 'is a link to a folder, which is not followed' }
  try {
    const files = filesBelow(folder)
    const leftOut = files.filter((file) => file.isLink && leadsOut(folder, file.name)).map((file) => file.name)
    const handed = { name, folder, id: `${name} ${sumOf(folder, files)}`, leftOut }
    const start = startOf(folder, leftOut)
    return typeof start === 'string' ? { ...handed, fault: start } : { ...handed, start }
  } catch (error) {
    if (isOfTheMachine(error)) throw error
    return {
      name,
      folder,
      id: name,
      leftOut: [],
      fault: `has a file or folder that cannot be used: ${(error as Error).message}`,
    }
  }
}

/** Codes of systems for a disk or a computer that fails, whatever it was asked for. */
const OF_THE_MACHINE = ['EIO', 'EMFILE', 'ENFILE', 'ENOMEM', 'ESTALE', 'ETIMEDOUT']

/** Can a file not be read for a reason that its author has no part in? */
function isOfTheMachine(error: unknown): boolean {
  const { code = '' } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
  return OF_THE_MACHINE.includes(code)
}

/** Does a link lead out of the folder, or nowhere? An absolute one does, as the engine runs in a copy. */
function leadsOut(folder: string, name: string): boolean {
  const link = path.join(folder, name)
  if (path.isAbsolute(readlinkSync(link))) return true
  try {
    const [way] = path.relative(realpathSync(folder), realpathSync(link)).split(path.sep)
    return way === '..' || path.isAbsolute(way)
  } catch {
    return true
  }
}

function startOf(folder: string, leftOut: readonly string[]): Pick<ProgramStrategy, 'command' | 'protocol'> | string {
  // Systems that do not tell capitals apart may write it in capitals.
  const name = readdirSync(folder).find((found) => found.toLowerCase() === MANIFEST)
  if (name === undefined) return `has no ${MANIFEST} in its folder`
  if (leftOut.includes(name)) return `cannot use ${name}: it is not a file of its folder, but a link out of it`
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

/** Files and folders of an engine, and the bytes of its files: whoever hands in more has handed in something else. */
const MAX_ENTRIES = 20_000
const MAX_BYTES = 500 * MEGABYTE

/**
 * A sum over names and contents of all files.
 *
 * @throws RangeError when there are too many, or one is a pipe or a device
 * @throws InputError, or the system's error, when one cannot be read
 */
function sumOf(folder: string, files: readonly PartFile[]): string {
  const hash = createHash('sha256')
  let left = MAX_BYTES
  for (const { name, isLink } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(folder, name)
    if (!isLink && (left -= lstatSync(file).size) < 0)
      throw new RangeError(`its files have more than ${MAX_BYTES / MEGABYTE} MB`)
    const content = isLink ? Buffer.from(readlinkSync(file)) : readBytes(file, MAX_BYTES)
    hash.update(`${JSON.stringify(name)} ${content.length}\n`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}

/** A plain file or a link, by its path within the folder of an engine. */
interface PartFile {
  readonly name: string
  readonly isLink: boolean
}

/** The plain files and links below a folder; links are not followed. */
function filesBelow(folder: string): PartFile[] {
  const files: PartFile[] = []
  const folders = ['']
  let entries = 0
  for (const within of folders) {
    for (const entry of readdirSync(path.join(folder, within), { withFileTypes: true })) {
      if (++entries > MAX_ENTRIES) throw new RangeError(`it has more than ${MAX_ENTRIES} files and folders`)
      const name = path.join(within, entry.name)
      if (!isPart(name)) continue
      if (entry.isDirectory()) folders.push(name)
      else if (entry.isFile() || entry.isSymbolicLink()) files.push({ name, isLink: entry.isSymbolicLink() })
      else throw new RangeError(`${name} is neither a file nor a folder`)
    }
  }
  return files
}

/**
 * Copies an engine to where it runs, so that what it writes changes nothing that was handed in. Links that lead out of
 * its folder are left out.
 *
 * @throws FailedError when it cannot: all that was handed in has been read before, so that it is no fault of its author
 */
export function copyEngine({ folder: from, leftOut }: Handed, to: string): void {
  try {
    removeCopy(to)
    mkdirSync(path.dirname(to), { recursive: true })
    const isCopied = (name: string) => isPart(name) && !leftOut.includes(name)
    cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: (file) => isCopied(path.relative(from, file)) })
  } catch (error) {
    throw new FailedError(`cannot copy ${from} to ${to}: ${systemReason(error)}`)
  }
}

/** The files and links of an engine that are copied, by their paths within its folder. */
export function partsOf({ folder, leftOut }: Handed): string[] {
  return filesBelow(folder)
    .map(({ name }) => name)
    .filter((name) => !leftOut.includes(name))
}

/** Removes the copy of an engine before; it may have folders in which nobody may write, from its author or by itself. */
function removeCopy(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    openFolders(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}

function openFolders(folder: string): void {
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) openFolders(path.join(folder, entry.name))
}
