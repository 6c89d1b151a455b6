/**
 * The record of a match, a tournament or a path of training: one JSON object a line, first what is played, then its
 * games as they end. One process writes it, whole lines or none: what a full disk has cut short is taken back, and the
 * half line that a kill or a power cut has left is dropped when the file is opened, and its game played again.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { AppendedFile } from './appended-file.ts'
import { callAll } from './before-end.ts'
import { attempt } from './input.ts'
import { withSum } from './record-lines.ts'
import { headLine, isHalfHead, RecordReader, type Numbered, type Recorded } from './record-reader.ts'
import { plain } from './terminal.ts'

export class GameFile<Plan extends object, Game extends Numbered> {
  private file: AppendedFile | null = null
  /** The content that the file is to have, where lines of others are set aside. */
  private kept: { readonly plan: Plan; readonly games: Game[] } | null = null

  /** @param path null to keep the games nowhere */
  constructor(
    private readonly recorded: Recorded<Plan, Game>,
    private readonly path: string | null,
  ) {}

  /**
   * Opens the file, or begins it, and returns the games that are there already. It has to be closed, also after a
   * fault.
   *
   * @throws InputError when it cannot be used, is in use, holds other games, or an invalid one
   * @throws FailedError when it cannot be written
   */
  open(): readonly Game[] {
    if (this.path === null) return []
    const { path } = this
    const { command, played } = this.recorded
    const file = new AppendedFile(path)
    this.file = file
    file.open()
    const reader = new RecordReader(this.recorded, path)
    const rest = file.read((line) => reader.take(line))
    if (reader.plan === null && isHalfHead(rest, played)) {
      file.cut()
      file.append(headLine(played))
      this.keep(played, [])
      return []
    }
    const { wider, games, isGrown, isOld, isEdited } = reader
    if (rest !== '')
      process.stderr.write(`${plain(`polyy ${command}: the last line of ${path} was cut off and is dropped`)}\n`)
    if (reader.foreign.length > 0) this.setAside(`${reader.foreign.join('\n')}\n`)
    if (isGrown || isOld || isEdited || reader.foreign.length > 0) file.replace(linesOf(wider, games))
    else if (rest !== '') file.cut()
    this.keep(wider, games)
    return games
  }

  private keep(plan: Plan, games: readonly Game[]): void {
    if (this.recorded.setsAside) this.kept = { plan, games: [...games] }
  }

  /** Keeps what others have written beside the file, and says so. */
  private setAside(text: string): void {
    const path = `${this.path}.changed`
    attempt(path, () => appendFileSync(path, text))
    process.stderr.write(
      `${plain(`polyy ${this.recorded.command}: something else has changed ${this.path}: what it has written is in ${path}`)}\n`,
    )
  }

  /** Writes the file anew where something else has changed it in its place. */
  private mend(): void {
    const { file, kept, path } = this
    if (file === null || kept === null || path === null || !file.isChanged()) return
    this.setAside(attempt(path, () => readFileSync(path, 'utf8')))
    file.replace(linesOf(kept.plan, kept.games))
  }

  /** @throws FailedError when it cannot be written; the games before are still there */
  add(game: Game): void {
    this.mend()
    this.file?.append(withSum(game))
    this.kept?.games.push(game)
  }

  /** @throws FailedError when the last games may not be there */
  close(): void {
    const { file } = this
    callAll(
      () => this.mend(),
      () => file?.close(),
    )
    this.file = null
  }
}

function* linesOf(played: object, games: readonly Numbered[]): Generator<string> {
  yield headLine(played)
  for (const game of games) yield withSum(game)
}
