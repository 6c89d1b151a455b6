/**
 * Reads the record of games: first what is played, then a game a line, each checked by its checksum and against the
 * plan.
 */
import packageFile from '../../package.json' with { type: 'json' }
import { InputError } from './input.ts'
import { withoutSum, withSum } from './record-lines.ts'

const VERSION = 2
const FORMAT = 'poly-y games 2'
/** The format before checksums: its lines have none. */
const OLD_FORMAT = `poly-y games ${VERSION - 1}`

export interface Numbered {
  /** From 0. */
  readonly number: number
}

/** The kind of a record: its command, its plan, and the check of its games. */
export interface Recorded<Plan extends object, Game extends Numbered> {
  readonly command: string
  readonly played: Plan
  /**
   * The part of a plan that determines its games; the whole plan by default. Files with the same basis have games in
   * common.
   */
  readonly basisOf?: (plan: Plan) => object
  /** Is a line that cannot be used set aside, as a program that plays may have written it? Otherwise it is refused. */
  readonly setsAside?: boolean
  /** Number of games of a plan; 0 where it does not say. */
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

function headOf<Plan extends object>(played: Plan, format = FORMAT): Head<Plan> {
  // In another version the same game may go another way.
  return { format, app: packageFile.version, played }
}

/** The first line of a record of this plan. */
export function headLine(played: object): string {
  return withSum(headOf(played))
}

/** Can this be what a kill has left of a first line? */
export function isHalfHead(text: string, played: object): boolean {
  return [headLine(played), JSON.stringify(headOf(played, OLD_FORMAT))].some((line) => line.startsWith(text))
}

export class RecordReader<Plan extends object, Game extends Numbered> {
  /** The games so far, each once. */
  readonly games: Game[] = []
  /** The plan that the file was begun with; null before its first line. */
  plan: Plan | null = null
  /** Has the file no checksums? */
  isOld = false
  /** Has an editor put a byte order mark before the first line, or line breaks of another kind? */
  isEdited = false
  /** Lines that are set aside. */
  readonly foreign: string[] = []
  private readonly byNumber = new Map<number, Game>()
  private line = 0

  constructor(
    private readonly recorded: Recorded<Plan, Game>,
    private readonly path: string,
  ) {}

  /** Has this plan more games than the file was begun with? */
  get isGrown(): boolean {
    const { countOf, played } = this.recorded
    return this.plan !== null && countOf(played) > countOf(this.plan)
  }

  /**
   * The plan that the file goes on with: of those that it was begun with and that is wanted, the one with more games.
   *
   * @throws InputError when it has no first line
   */
  get wider(): Plan {
    if (this.plan === null) throw this.otherGames()
    return this.isGrown ? this.recorded.played : this.plan
  }

  /**
   * Takes the next line of the file.
   *
   * @throws InputError when it cannot be used
   */
  take(text: string): void {
    this.line++
    const line = text.replace(/^\uFEFF|\r$/g, '')
    this.isEdited ||= line !== text
    try {
      if (this.plan === null) this.takeHead(line)
      else this.takeGame(this.isOld ? JSON.parse(line) : withoutSum(line), this.wider)
    } catch (error) {
      if (error instanceof InputError) throw error
      if (this.recorded.setsAside && this.plan !== null) return void this.foreign.push(text)
      const reason = error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message
      throw new InputError(`line ${this.line} of ${this.path} cannot be used: ${reason}`)
    }
  }

  private takeHead(line: string): void {
    const format = formatIn(line)
    const version = /^poly-y games (\d+)$/.exec(format)?.[1]
    if (version !== undefined && Number(version) > VERSION)
      throw new InputError(`${this.path} cannot be used: its version is ${version}, not ${VERSION}`)
    this.isOld = format === OLD_FORMAT
    this.plan = this.planOf(this.isOld ? JSON.parse(line) : format === FORMAT ? withoutSum(line) : null)
    if (this.plan === null) throw this.otherGames()
  }

  private otherGames(): InputError {
    return new InputError(`${this.path} holds other games, or those of another version, or none`)
  }

  /** The plan that a file was begun with; null where its games are not those of this plan. */
  private planOf(data: unknown): Plan | null {
    const { basisOf = (whole: Plan): object => whole, countOf, played } = this.recorded
    const basisIn = (head: Head<Plan>) => JSON.stringify({ ...head, format: FORMAT, played: basisOf(head.played) })
    try {
      const head = data as Head<Plan>
      return basisIn(head) === basisIn(headOf(played)) && Number.isSafeInteger(countOf(head.played))
        ? head.played
        : null
    } catch {
      return null
    }
  }

  private takeGame(data: unknown, plan: Plan): void {
    const game = this.recorded.check(plan, data, this.games)
    const before = this.byNumber.get(game.number)
    if (before === undefined) {
      this.byNumber.set(game.number, game)
      this.games.push(game)
    } else if (JSON.stringify(before) !== JSON.stringify(game))
      throw new RangeError(`game ${game.number} is there twice, and not the same`)
  }
}

/** The format that a first line names; empty where it names none. */
function formatIn(line: string): string {
  try {
    return String((JSON.parse(line) as Partial<Head<object>> | null)?.format)
  } catch {
    return ''
  }
}
