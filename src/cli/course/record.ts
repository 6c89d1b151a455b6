/**
 * The record of a course: the engines that have passed their check, and the games. Each entry names its players by their
 * files, so that an engine that has changed is checked and plays anew, and no other game is played twice.
 */
import { MAX_GAMES } from '../../engine/arena/tournament-limits.ts'
import { fieldsOf } from '../../engine/math/plain-data.ts'
import { checkedEngineGame, type EngineContest, type EngineGame, type Seated } from '../engines/contest.ts'
import { GameFile } from '../game-file.ts'
import type { Check, Settings } from './check.ts'
import type { Changed } from './copies.ts'

export interface Plan extends Settings {
  readonly moveMs: number
  readonly megabytes: number
}

/** A game of two players in a match of their own, with its number there. */
type Entry = { readonly number: number } & (
  | { readonly passed: string; readonly check: Check }
  | { readonly players: readonly [string, string]; readonly game: EngineGame }
  | { readonly changed: Change }
)

/** Files of an engine that changed while a game was played. */
export interface Change extends Changed {
  readonly during: string
}

const keyOf = (players: readonly [string, string], number: number) => JSON.stringify([...players, number])

export class CourseRecord {
  private readonly checks = new Map<string, Check>()
  private readonly games = new Map<string, EngineGame>()
  readonly changes: Change[] = []
  private readonly file: GameFile<Plan, Entry>
  private size = 0

  constructor(path: string, plan: Plan) {
    this.file = new GameFile<Plan, Entry>(
      // A course grows by engines as well as by games, so that no number of entries is its end.
      { command: 'course', played: { ...plan, pairs: 0 }, countOf: () => 0, check: checkedEntry, setsAside: true },
      path,
    )
  }

  /** @throws InputError, FailedError */
  open(): void {
    for (const entry of this.file.open()) this.take(entry)
  }

  /** @throws FailedError */
  close(): void {
    this.file.close()
  }

  checkOf(id: string): Check | undefined {
    return this.checks.get(id)
  }

  gameOf(players: readonly [string, string], number: number): EngineGame | undefined {
    return this.games.get(keyOf(players, number))
  }

  pass(id: string, check: Check): void {
    this.add({ number: this.size, passed: id, check })
  }

  addGame(players: readonly [string, string], game: EngineGame): void {
    this.add({ number: this.size, players, game })
  }

  addChange(changed: Change): void {
    this.add({ number: this.size, changed })
  }

  private add(entry: Entry): void {
    this.file.add(entry)
    this.take(entry)
  }

  private take(entry: Entry): void {
    this.size++
    if ('passed' in entry) this.checks.set(entry.passed, entry.check)
    else if ('changed' in entry) this.changes.push(entry.changed)
    else this.games.set(keyOf(entry.players, entry.game.number), entry.game)
  }
}

/** @throws RangeError that says what is wrong */
function checkedEntry(plan: Plan, data: unknown, before: readonly Entry[]): Entry {
  const { number, passed, check, players, game, changed } = fieldsOf(data)
  if (number !== before.length) throw new RangeError('its number does not follow the one before')
  if (typeof passed === 'string' && Array.isArray(fieldsOf(check).exchanges)) return data as Entry
  if (isChange(changed)) return data as Entry
  if (!Array.isArray(players) || players.length !== 2 || !players.every((id) => typeof id === 'string'))
    throw new RangeError('it is neither a check nor a game')
  const anybody = (name: string): Seated => ({
    name,
    contestant: { name, mind: { by: 'rules' }, randomness: 0, firstNodes: [] },
  })
  const contest: EngineContest = { ...plan, players: players.map(anybody), pairs: MAX_GAMES }
  checkedEngineGame(contest, game)
  return data as Entry
}

function isChange(data: unknown): boolean {
  const { engine, files, during } = fieldsOf(data)
  const words = [engine, during, ...(Array.isArray(files) ? (files as unknown[]) : [null])]
  return words.every((word) => typeof word === 'string')
}
