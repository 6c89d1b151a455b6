/**
 * The record of a match or a tournament: one JSON object a line, first what is played, then its games as they end. A game
 * that is written is never lost; of one that a kill cut short the half line is dropped, and it is played again.
 */
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import packageFile from '../../package.json' with { type: 'json' }
import { InputError } from './input.ts'

const FORMAT = 'poly-y games 1'

export class GameFile<Game> {
  /** @param path null to keep the games nowhere */
  constructor(private readonly path: string | null) {}

  /**
   * The games that are there already; the file is begun where there is none.
   *
   * @param played the match or tournament
   * @throws InputError when it cannot be used, or is of another one
   */
  open(played: object): Game[] {
    const { path } = this
    if (path === null) return []
    // Of another version the same game may go another way.
    const head = `${JSON.stringify({ format: FORMAT, app: packageFile.version, played })}\n`
    if (!existsSync(path)) {
      attempt(path, () => writeFileSync(path, head))
      return []
    }
    const text = attempt(path, () => readFileSync(path, 'utf8'))
    if (!text.startsWith(head)) throw new InputError(`${path} holds other games, or those of another version, or none`)
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    if (whole.length < text.length) attempt(path, () => truncateSync(path, Buffer.byteLength(whole)))
    return whole.slice(head.length).split('\n').filter(Boolean).map((line, i) => readGame<Game>(line, `line ${i + 2} of ${path}`))
  }

  add(game: Game): void {
    const { path } = this
    if (path !== null) attempt(path, () => appendFileSync(path, `${JSON.stringify(game)}\n`))
  }
}

function attempt<T>(path: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new InputError(`cannot use ${path}: ${(error as Error).message}`)
  }
}

function readGame<Game>(line: string, where: string): Game {
  try {
    return JSON.parse(line) as Game
  } catch {
    throw new InputError(`${where} is no game`)
  }
}
