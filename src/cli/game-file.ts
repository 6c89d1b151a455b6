/**
 * The record of a match, a tournament or a path of training: one JSON object a line, first what is played, then its games
 * as they end. One process writes it, whole lines or none: what a full disk has cut short is taken back, and the half line
 * that a kill or a power cut has left is dropped when the file is opened, and its game played again. All other lines are
 * checked against the plan.
 */
import { closeSync, constants, fdatasyncSync, ftruncateSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { hasMark } from '../contract/text-file.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { lockFile } from './file-lock.ts'
import { attempt, FailedError, InputError, systemReason } from './input.ts'
import { MAX_RECORD_BYTES, readBytes, readText } from './read-file.ts'
import { plain } from './terminal.ts'
import { checkFile, openToWrite, realPath, writeWhole } from './whole-file.ts'

const FORMAT = 'poly-y games 1'

/** Milliseconds of work that a power cut may cost. */
const SYNCED_EVERY = 1000

export interface Numbered {
  /** From 0. */
  readonly number: number
}

/** What a file is a record of. */
export interface Recorded<Plan extends object, Game extends Numbered> {
  readonly command: string
  readonly played: Plan
  /** What games follow from besides their numbers; the whole plan by default. Files with the same basis have games in common. */
  readonly basisOf?: (plan: Plan) => object
  /** How many games a plan has; 0 where it does not say. */
  readonly countOf: (plan: Plan) => number
  /**
   * Checks plain data as the next game after those before.
   *
   * @throws RangeError when they are no game of the plan
   */
  readonly check: (plan: Plan, data: unknown, before: readonly Game[]) => Game
}

interface Head<Plan> {
  readonly format: string
  readonly app: string
  readonly played: Plan
}

const NEWLINE = '\n'.charCodeAt(0)

/** The whole lines of a file, their length in bytes, and what stands after the last of them. */
interface Content {
  readonly first: string
  readonly lines: readonly string[]
  readonly end: number
  readonly rest: string
}

function contentOf(bytes: Buffer): Content {
  const end = bytes.lastIndexOf(NEWLINE) + 1
  const [first, ...lines] = bytes.toString('utf8', 0, end).split('\n').slice(0, -1)
  return { first, lines, end, rest: bytes.toString('utf8', end) }
}

/** What an editor has saved with a byte order mark, in UTF-16 or with the line ends of Windows is written again, in plain UTF-8. */
function makePlain(path: string): void {
  const bytes = readBytes(path, MAX_RECORD_BYTES)
  if (hasMark(bytes) || bytes.includes('\r\n')) writeWhole(path, readText(path, MAX_RECORD_BYTES).replaceAll('\r\n', '\n'))
}

export class GameFile<Plan extends object, Game extends Numbered> {
  private readonly path: string | null
  private file: number | null = null
  /** Bytes of whole lines. */
  private size = 0
  private syncedAt = 0
  private unlock = () => {}

  /** @param path null to keep the games nowhere */
  constructor(
    private readonly recorded: Recorded<Plan, Game>,
    path: string | null,
  ) {
    this.path = path && realPath(path)
  }

  /**
   * Opens the file, or begins it, and returns the games that are there already. It has to be closed.
   *
   * @throws InputError when it cannot be used, is in use, holds other games, or an invalid one
   * @throws FailedError when it cannot be written
   */
  open(): Game[] {
    const { path } = this
    if (path === null) return []
    const isNew = this.openLocked(path)
    const content = contentOf(readBytes(path, MAX_RECORD_BYTES))
    const head = this.headLine()
    // What a kill has left of a first line is begun again.
    if (content.end === 0 && head.startsWith(content.rest)) {
      this.begin(path, head, isNew)
      return []
    }
    return this.goOn(path, head, content)
  }

  /** Opens the file as its only writer, and creates it where there is none; returns whether that was so. */
  private openLocked(path: string): boolean {
    checkFile(path)
    this.unlock = lockFile(path)
    const isNew = statSync(path, { throwIfNoEntry: false }) === undefined
    if (!isNew) makePlain(path)
    this.file = openToWrite(path, () => openSync(path, constants.O_RDWR | constants.O_CREAT))
    return isNew
  }

  /** The games that are kept, checked; makes the file ready for those that follow. */
  private goOn(path: string, head: string, { first, lines, rest, end }: Content): Game[] {
    const kept = this.headOf(first)
    if (kept === null) throw new InputError(`${path} holds other games, or those of another version, or none`)
    const { played, countOf, command } = this.recorded
    const isGrown = countOf(played) > countOf(kept)
    const games = this.gamesOf(lines, isGrown ? played : kept, path)
    if (rest !== '') process.stderr.write(`${plain(`polyy ${command}: the last line of ${path} was cut off and is dropped`)}\n`)
    this.size = end
    if (isGrown) this.regrow(path, head, lines)
    else this.truncate()
    return games
  }

  /** @throws FailedError when it cannot be written; the games before are still there */
  add(game: Game): void {
    this.append(`${JSON.stringify(game)}\n`)
  }

  close(): void {
    const { file } = this
    this.file = null
    try {
      if (file === null) return
      this.sync(file)
      closeSync(file)
    } finally {
      this.unlock()
    }
  }

  private headLine(): string {
    // In another version the same game may go another way.
    return `${JSON.stringify({ format: FORMAT, app: packageFile.version, played: this.recorded.played })}\n`
  }

  /** The plan that a file was begun with; null where its games are not those of this plan. */
  private headOf(line: string): Plan | null {
    const { basisOf = (whole: Plan): object => whole, countOf } = this.recorded
    const basisIn = (text: string) => {
      const head = JSON.parse(text) as Head<Plan>
      return [head.played, JSON.stringify({ ...head, played: basisOf(head.played) })] as const
    }
    try {
      const [played, basis] = basisIn(line)
      return basis === basisIn(this.headLine())[1] && Number.isSafeInteger(countOf(played)) ? played : null
    } catch {
      return null
    }
  }

  private gamesOf(lines: readonly string[], plan: Plan, path: string): Game[] {
    const games: Game[] = []
    const seen = new Map<number, string>()
    for (const [i, line] of lines.entries()) {
      try {
        const game = this.recorded.check(plan, JSON.parse(line), games)
        const before = seen.get(game.number)
        if (before === line) continue
        if (before !== undefined) throw new RangeError(`game ${game.number} is there twice, and not the same`)
        seen.set(game.number, line)
        games.push(game)
      } catch (error) {
        const reason = error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message
        throw new InputError(`line ${i + 2} of ${path} cannot be used: ${reason}`)
      }
    }
    return games
  }

  private begin(path: string, head: string, isNew: boolean): void {
    try {
      this.truncate()
      this.append(head)
    } catch (error) {
      // An empty file is no record.
      if (isNew) rmSync(path, { force: true })
      throw error
    }
  }

  /** Puts the same games under a plan that has more of them. */
  private regrow(path: string, head: string, lines: readonly string[]): void {
    writeWhole(path, head + lines.map((line) => `${line}\n`).join(''))
    if (this.file !== null) closeSync(this.file)
    this.file = attempt(path, () => openSync(path, 'r+'))
    this.size = statSync(path).size
  }

  private append(line: string): void {
    const { file, path } = this
    if (file === null) return
    const bytes = Buffer.from(line)
    try {
      for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written, bytes.length - written, this.size + written)
    } catch (error) {
      this.takeBack()
      throw new FailedError(`cannot write ${path}: ${systemReason(error)}`)
    }
    this.size += bytes.length
    if (performance.now() > this.syncedAt + SYNCED_EVERY) this.sync(file)
  }

  /** Cuts the file back to whole lines. */
  private truncate(): void {
    if (this.file !== null) ftruncateSync(this.file, this.size)
  }

  private takeBack(): void {
    try {
      this.truncate()
    } catch {
      // It stays half a line, which the next run drops.
    }
  }

  private sync(file: number): void {
    try {
      fdatasyncSync(file)
    } catch (error) {
      throw new FailedError(`cannot write ${this.path}: ${systemReason(error)}`)
    }
    this.syncedAt = performance.now()
  }
}
