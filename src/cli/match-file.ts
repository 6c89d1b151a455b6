/**
 * The record of a match: one JSON object a line, first the match itself, then its games as they end. A game that is
 * written is never lost; of one that a kill cut short the half line is dropped, and it is played again.
 */
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import type { Match, MatchGame } from '../engine/arena/match.ts'
import { InputError } from './input.ts'

const FORMAT = 'poly-y match 1'

export class MatchFile {
  /** @param path null to keep the games nowhere */
  constructor(private readonly path: string | null) {}

  /**
   * The games that are there already; the file is begun where there is none.
   *
   * @throws InputError when it cannot be used, or is of another match
   */
  open(match: Match): MatchGame[] {
    const { path } = this
    if (path === null) return []
    const head = `${JSON.stringify({ format: FORMAT, match })}\n`
    if (!existsSync(path)) {
      attempt(path, () => writeFileSync(path, head))
      return []
    }
    const text = attempt(path, () => readFileSync(path, 'utf8'))
    if (!text.startsWith(head)) throw new InputError(`${path} holds another match, or none`)
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    if (whole.length < text.length) attempt(path, () => truncateSync(path, Buffer.byteLength(whole)))
    return whole.slice(head.length).split('\n').filter(Boolean).map((line, i) => readGame(line, `line ${i + 2} of ${path}`))
  }

  add(game: MatchGame): void {
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

function readGame(line: string, where: string): MatchGame {
  try {
    return JSON.parse(line) as MatchGame
  } catch {
    throw new InputError(`${where} is no game`)
  }
}
