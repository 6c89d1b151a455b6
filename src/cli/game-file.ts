/**
 * The record of a match, a tournament or a path of training: one JSON object a line, first what is played, then its
 * games as they end. One process writes it, whole lines or none: what a full disk has cut short is taken back, and the
 * half line that a kill or a power cut has left is dropped when the file is opened, and its game played again.
 */
import { AppendedFile } from './appended-file.ts'
import { withSum } from './record-lines.ts'
import { headLine, isHalfHead, RecordReader, type Numbered, type Recorded } from './record-reader.ts'
import { plain } from './terminal.ts'

export class GameFile<Plan extends object, Game extends Numbered> {
  private file: AppendedFile | null = null

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
      return []
    }
    const { wider, games, isGrown, isOld, isEdited } = reader
    if (rest !== '')
      process.stderr.write(`${plain(`polyy ${command}: the last line of ${path} was cut off and is dropped`)}\n`)
    if (isGrown || isOld || isEdited) file.replace(linesOf(wider, games))
    else if (rest !== '') file.cut()
    return games
  }

  /** @throws FailedError when it cannot be written; the games before are still there */
  add(game: Game): void {
    this.file?.append(withSum(game))
  }

  /** @throws FailedError when the last games may not be there */
  close(): void {
    const { file } = this
    this.file = null
    file?.close()
  }
}

function* linesOf(played: object, games: readonly Numbered[]): Generator<string> {
  yield headLine(played)
  for (const game of games) yield withSum(game)
}
