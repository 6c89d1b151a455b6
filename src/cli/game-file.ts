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
   * @param basisOf what its games follow from: the file is one of the same games if that is the same
   * @throws InputError when it cannot be used, or holds other games
   */
  open(played: object, basisOf = (whole: object) => whole): Game[] {
    const { path } = this
    if (path === null) return []
    // Of another version the same game may go another way.
    const head = { format: FORMAT, app: packageFile.version, played }
    if (!existsSync(path)) {
      attempt(path, () => writeFileSync(path, `${JSON.stringify(head)}\n`))
      return []
    }
    const text = attempt(path, () => readFileSync(path, 'utf8'))
    const first = text.slice(0, text.indexOf('\n') + 1)
    const withBasis = (one: typeof head) => JSON.stringify({ ...one, played: basisOf(one.played) })
    if (!isHead(first) || withBasis(JSON.parse(first) as typeof head) !== withBasis(head)) throw new InputError(`${path} holds other games, or those of another version, or none`)
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    if (whole.length < text.length) attempt(path, () => truncateSync(path, Buffer.byteLength(whole)))
    return whole.slice(first.length).split('\n').filter(Boolean).map((line, i) => readGame<Game>(line, `line ${i + 2} of ${path}`))
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

function isHead(line: string): boolean {
  try {
    const head = JSON.parse(line) as { played?: unknown } | null
    return typeof head?.played === 'object'
  } catch {
    return false
  }
}

function readGame<Game>(line: string, where: string): Game {
  try {
    return JSON.parse(line) as Game
  } catch {
    throw new InputError(`${where} is no game`)
  }
}
