/**
 * A game as a GTP referee plays it: the board, the moves, the time and who answers. It knows no stream and no process:
 * what it needs of them is given to it.
 */
import type { Contestant } from '../../engine/arena/contestant.ts'
import type { Resolved } from '../../engine/arena/levels.ts'
import { BOARD_SIZES, type BoardSize } from '../../engine/game/board.ts'
import type { Colour } from '../../engine/game/colour.ts'
import type { CornersToWin } from '../../engine/game/corners.ts'
import { FaultError } from '../../engine/game/fault.ts'
import {
  addMove,
  computersMove,
  moveName,
  newGame,
  positionOf,
  resign,
  resultOf,
  swapperOf,
  undoMove,
  type Game,
  type Move,
  type Reply,
  type Swapper,
} from '../../engine/game/game.ts'
import { GTP_SIZES, gtpSizeOf } from '../../engine/game/gtp.ts'
import { size } from '../../engine/game/node-set.ts'
import { emptyNodes, emptyPosition, legalMoves, type Position } from '../../engine/game/position.ts'
import { clockOf, Lateness, withoutReserve, type GtpClock, type TimeSettings } from './clock.ts'
import { GtpError } from './line.ts'
import { byTime, playerOn } from './player.ts'

export interface MoveQuestion {
  readonly contestant: Contestant
  readonly position: Position
  /** Number of the move in the game, for random moves. */
  readonly number: number
  /** The player who may swap; null where nobody may. */
  readonly swapper: Swapper | null
  /** Milliseconds until an answer is due; null for no limit. */
  readonly ms: number | null
  /** Is it to be answered the same every time? */
  readonly isRepeatable: boolean
}

/** A winner with best play, and a move that wins where the side to move wins. */
export interface Solved {
  readonly winner: Colour
  readonly move: number | null
}

/** The program around a session: its thinking, clock and drawing. */
export interface Surroundings {
  readonly version: string
  /** Resolves once thinking begins at once, as it has to where time is counted. */
  ready(): Promise<void>
  think(question: MoveQuestion): Promise<Reply>
  /** The winner; null if none is found in time. */
  solve(position: Position, ms: number): Promise<Solved | null>
  /** Milliseconds from any fixed moment. */
  now(): number
  /** Seconds of processor time used so far. */
  cpuSeconds(): number
  boardLines(position: Position): readonly string[]
}

export interface GtpPlan {
  readonly size: BoardSize
  /** The rule of all boards; null for the usual one of each. */
  readonly rule: CornersToWin | null
  /** The player asked for; null for the usual one of the board. */
  readonly player: Contestant | null
  /** May its players answer the first stone by a swap? */
  readonly swaps: boolean
}

const COLOUR_WORDS: Readonly<Record<string, Colour>> = {
  b: 'red',
  black: 'red',
  r: 'red',
  red: 'red',
  w: 'blue',
  white: 'blue',
  blue: 'blue',
}
export const GTP_COLOURS = { red: 'black', blue: 'white' } as const

export class GtpSession {
  game: Game
  /** Milliseconds for each move, by `timelimit`; null without one. */
  moveLimit: number | null = null
  private time: TimeSettings | null = null
  private clocks: Record<Colour, GtpClock | null> = { red: null, blue: null }
  private readonly lateness = new Lateness()

  /** @throws GtpError where the player cannot play on the board */
  constructor(
    private readonly plan: GtpPlan,
    readonly around: Surroundings,
  ) {
    this.game = this.start(plan.size)
  }

  get position(): Position {
    return positionOf(this.game)
  }

  /** @throws GtpError */
  private start(size: BoardSize): Game {
    const { rule, player } = this.plan
    const start = emptyPosition(size, rule ?? undefined)
    if (playerOn(player, start) === null) throw new GtpError(`unacceptable size: ${player?.name} does not play there`)
    return newGame(start, true)
  }

  clear(): void {
    this.game = newGame(this.game.start, true)
    this.setClocks()
  }

  resize(words: readonly string[]): void {
    const size = BOARD_SIZES.find((size) => gtpSizeOf(size) === wholeIn(words))
    if (size === undefined) throw new GtpError(`unacceptable size: it is ${GTP_SIZES.join(', ')}`)
    this.game = this.start(size)
    this.setClocks()
  }

  setTime(time: TimeSettings): void {
    this.time = time
    this.setClocks()
  }

  setTimeLeft(colour: Colour, ms: number, stones: number): void {
    this.clocks[colour] ??= clockOf({ main: 0, period: 0, stones: 0 })
    this.clocks[colour]?.setLeft(ms, stones)
  }

  private setClocks(): void {
    const clock = () => this.time && clockOf(this.time)
    this.clocks = { red: clock(), blue: clock() }
  }

  /** @throws GtpError */
  play(colour: Colour, word: string): void {
    const name = word.toLowerCase()
    if (name === 'resign') {
      this.game = resign(this.game, colour)
      return
    }
    const isSwap = name === 'swap' || name === 'swap-sides'
    const node = this.game.start.board.names.indexOf(name)
    if (!isSwap && node < 0) throw new GtpError(name === 'pass' ? 'illegal move' : 'invalid color or coordinate')
    this.requireTurn(colour)
    this.add(isSwap ? 'swap' : node)
  }

  private add(move: Move): void {
    try {
      this.game = addMove(this.game, move)
    } catch (error) {
      if (error instanceof FaultError) throw new GtpError('illegal move')
      throw error
    }
  }

  /** Refuses a colour out of turn: nobody passes in Poly-Y. */
  private requireTurn(colour: Colour): void {
    const { toMove } = this.position
    if (colour !== toMove) throw new GtpError(`illegal move: it is the turn of ${GTP_COLOURS[toMove]}`)
  }

  undo(count: number): void {
    for (let i = 0; i < count; i++) {
      const before = undoMove(this.game)
      if (before === this.game) throw new GtpError('cannot undo')
      this.game = before
    }
  }

  /**
   * The move of the player; `resign` on a decided board.
   *
   * @param plays is it played too? Otherwise it is the same every time, and so it has no limit of time.
   */
  async move(colour: Colour, plays: boolean): Promise<string> {
    if (resultOf(this.game) !== null) return 'resign'
    this.requireTurn(colour)
    const { game, position } = this
    const started = this.around.now()
    const ms = plays ? this.limitFor(colour, position) : null
    const player = playerOn(this.plan.player, position) as Resolved
    const swapper = this.plan.swaps ? swapperOf(game) : null
    const choice = await this.around.think({
      contestant: ms === null ? player : byTime(player, this.plan.player),
      position,
      number: game.moves.length,
      swapper,
      ms,
      isRepeatable: !plays,
    })
    const taken = this.around.now() - started
    if (ms !== null) this.lateness.count(ms, taken)
    const move = computersMove(swapper, choice)
    if (plays) {
      this.clocks[colour]?.spend(taken)
      this.add(move)
    }
    return moveName(position.board, move)
  }

  private limitFor(colour: Colour, position: Position): number | null {
    const clock = this.clocks[colour]
    const limits = [
      ...(clock === null ? [] : [clock.forMove(Math.ceil(size(emptyNodes(position)) / 2), this.lateness.ms)]),
      ...(this.moveLimit === null ? [] : [withoutReserve(this.moveLimit)]),
    ]
    return limits.length === 0 ? null : this.lateness.within(Math.min(...limits))
  }

  /** The moves that a referee may send: names of nodes, none once the game is decided. */
  legalNames(): string {
    if (resultOf(this.game) !== null) return ''
    const { position } = this
    return legalMoves(position)
      .map((node) => position.board.names[node])
      .join(' ')
  }

  winner(): Colour | null {
    return resultOf(this.game)?.winner ?? null
  }
}

/** A whole number that is the only word, or −1. */
function wholeIn(words: readonly string[]): number {
  return words.length === 1 && /^\d{1,6}$/.test(words[0]) ? Number(words[0]) : -1
}

/** @throws GtpError */
export function colourIn(word: string | undefined): Colour {
  const colour = Object.hasOwn(COLOUR_WORDS, word?.toLowerCase() ?? '')
    ? COLOUR_WORDS[String(word).toLowerCase()]
    : null
  if (colour === null) throw new GtpError('invalid color or coordinate')
  return colour
}
