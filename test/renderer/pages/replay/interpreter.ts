/**
 * Reads what a recorded search did from its events alone, by recursive descent, to check what a replay says. It shares
 * nothing with the replay: windows, best moves, bounds and re-searches are worked out anew, the value of a leaf by the
 * slow evaluation, and every value is held against plain minimax.
 */
import { evaluateByFloydWarshall } from '../../../../src/engine/evaluation/evaluation.ts'
import type { Colour } from '../../../../src/engine/game/colour.ts'
import { size } from '../../../../src/engine/game/node-set.ts'
import { emptyNodes, play, type Position } from '../../../../src/engine/game/position.ts'
import { METHODS, type Algorithm } from '../../../../src/engine/search/methods.ts'
import type { Trace } from '../../../../src/engine/search/recorder.ts'
import { EVENTS, NO_NODE, type EventKind } from '../../../../src/engine/search/trace.ts'
import { minimaxValue } from '../../../engine/reference.ts'

export const INFINITE = 30_000

export type Bound = 'exactly' | 'at least' | 'at most'
export type Window = readonly [alpha: number, beta: number]

/** A value and to whom it is worth that much. */
export interface Worth {
  readonly move: string
  readonly colour: Colour
  readonly value: number
  readonly bound: Bound
}

/** The change of the best value of the state above. */
export interface Best {
  readonly before: number
  readonly after: number
  readonly isOpen: boolean
  readonly isSecond: boolean
}

/** The origin of beta: the opponent's move worth so much, so many plies above, or the end of a window. */
export type Limit =
  | { readonly from: 'move'; readonly move: string; readonly plies: number }
  | { readonly from: 'null window' | 'window' }

interface Finished {
  readonly worth: Worth
  readonly best: Best
}

interface Facts {
  readonly iteration: {
    readonly depth: number
    readonly colour: Colour
    readonly window: Window
    readonly guess: number | null
  }
  readonly enter: {
    readonly move: string
    readonly colour: Colour
    readonly nullWindow: Window | null
    readonly again: Window | null
  }
  readonly expand: {
    readonly colour: Colour
    readonly moves: number
    readonly window: Window
    readonly isRoot: boolean
  }
  readonly leaf: Finished & { readonly isWon: boolean; readonly needs: Readonly<Record<Colour, number>> }
  readonly recalled: Finished
  readonly exact: { readonly by: Colour; readonly best: string; readonly value: number; readonly moves: number }
  /** No successor was better than alpha. */
  readonly low: Finished & { readonly by: Colour; readonly moves: number; readonly alpha: number }
  readonly cutoff: {
    readonly colour: Colour
    readonly reply: Worth
    readonly window: Window
    readonly limit: Limit
    readonly skipped: number
    readonly after: string
    readonly winsAtOnce: boolean
    readonly root: RootValue | null
  }
  /** The search of a state has returned a value to the state above. */
  readonly value: Finished
  readonly research: {
    readonly move: string | null
    readonly colour: Colour
    readonly narrow: Window
    readonly found: Worth
    readonly window: Window
  }
  readonly root: RootValue
}

export interface RootValue {
  readonly depth: number
  readonly colour: Colour
  readonly value: number
  readonly bound: Bound
  readonly move: string | null
  readonly moves: number
  /** Found by a second search that saw nothing better than the first. */
  readonly isBeyond: boolean
}

export type Fact = { [Kind in keyof Facts]: { readonly kind: Kind } & Facts[Kind] }[keyof Facts]

interface Returned {
  readonly value: number
  readonly bound: Bound
  readonly move: string | null
}

const OPPOSITE = { exactly: 'exactly', 'at least': 'at most', 'at most': 'at least' } as const

/** How the search of a state was asked for. */
interface Asked {
  readonly position: Position
  readonly ply: number
  readonly after: string
  /** The origin of alpha; `betaFrom` is that of beta. */
  readonly alphaFrom: Limit
  readonly betaFrom: Limit
  /** Writes down that the search of the state is over; what it returned is for its side to move. */
  readonly finish: (returned: Returned) => Finished | null
}

const deeper = (limit: Limit): Limit => (limit.from === 'move' ? { ...limit, plies: limit.plies + 1 } : limit)

export class Interpreter {
  private event = 0
  private depth = 0
  private readonly facts: Fact[] = []

  constructor(
    private readonly trace: Trace,
    private readonly start: Position,
    private readonly algorithm: Algorithm,
  ) {}

  /** One for each event. */
  read(): readonly Fact[] {
    const before = METHODS[this.algorithm].window === 'null' ? 2 : 1
    const values: number[] = []
    while (this.event < this.trace.length) values.push(this.readIteration(values.at(-before) ?? null))
    return this.facts
  }

  private isNext(kind: EventKind): boolean {
    return this.trace.kind[this.event] === kind
  }

  private get window(): Window {
    return [this.trace.alpha[this.event], this.trace.beta[this.event]]
  }

  private write(fact: Fact): void {
    this.facts.push(fact)
    this.event++
  }

  private readIteration(guess: number | null): number {
    this.depth = this.trace.value[this.event]
    const colour = this.start.toMove
    const window: Window = [this.trace.alpha[this.event + 1], this.trace.beta[this.event + 1]]
    this.write({ kind: 'iteration', depth: this.depth, colour, window, guess })
    const end: Limit = { from: METHODS[this.algorithm].window === 'null' ? 'null window' : 'window' }
    const asked = { position: this.start, ply: 0, after: '', alphaFrom: end, betaFrom: end, finish: () => null }
    let narrow = window
    const found = [this.readState(asked, [])]
    while (this.isNext(EVENTS.research) && this.trace.node[this.event] === NO_NODE) {
      const { value, bound } = found[0]
      const again = this.window
      this.write({
        kind: 'research',
        move: null,
        colour,
        narrow,
        found: { move: '', colour, value, bound },
        window: again,
      })
      found.unshift(this.readState(asked, found))
      narrow = again
    }
    return found[0].value
  }

  /** A state that has been entered; `earlier` is what other searches of it have found, the latest first. */
  private readState(asked: Asked, earlier: readonly Returned[]): Returned {
    if (!this.isNext(EVENTS.expand)) return this.readLeaf(asked)
    const { position, ply } = asked
    const { names } = position.board
    const [alpha, beta] = this.window
    const count = size(emptyNodes(position))
    const colour = position.toMove
    this.write({ kind: 'expand', colour, moves: count, window: [alpha, beta], isRoot: ply === 0 })
    let best = alpha
    let bestMove: string | null = null
    let last: Worth = { move: '', colour, value: 0, bound: 'exactly' }
    let tried = 0
    while (this.isNext(EVENTS.enter)) {
      const node = this.trace.node[this.event]
      const isScout = METHODS[this.algorithm].scouts && tried > 0
      tried++
      const found: Returned[] = []
      for (const isSecond of [false, true]) {
        // 1. The successor is entered, by NegaScout in the null window unless it is the first or searched again.
        const window: Window = [best, isScout && !isSecond ? best + 1 : beta]
        this.readEnter(names[node], colour, window, isScout && !isSecond, isSecond)
        // 2. What it returns is better, or no better, or has to be searched again.
        const before = best
        const finish = (returned: Returned): Finished => {
          const worth = { move: names[node], colour, value: 0 - returned.value, bound: OPPOSITE[returned.bound] }
          const isOpen = isScout && !isSecond && worth.value > before && worth.value < beta && this.depth - ply > 1
          if (!isOpen && worth.value > best) [best, bestMove] = [worth.value, names[node]]
          last = worth
          return { worth, best: { before, after: best, isOpen, isSecond } }
        }
        const alphaFrom = deeper(window[1] === beta ? asked.betaFrom : { from: 'null window' })
        const betaFrom = deeper(bestMove === null ? asked.alphaFrom : { from: 'move', move: bestMove, plies: 0 })
        found.unshift(
          this.readState(
            { position: play(position, node), ply: ply + 1, after: names[node], alphaFrom, betaFrom, finish },
            found,
          ),
        )
        // 3. Is it searched again?
        if (!this.isNext(EVENTS.research) || this.trace.ply[this.event] !== ply || this.trace.node[this.event] !== node)
          break
        this.write({ kind: 'research', move: names[node], colour, narrow: window, found: last, window: this.window })
      }
    }
    if (this.trace.ply[this.event] !== ply) throw new Error(`event ${this.event}: another state's end`)
    return this.readEnd(asked, { alpha, beta, best, bestMove, last, left: count - tried }, earlier)
  }

  private readEnter(move: string, colour: Colour, window: Window, isScout: boolean, isSecond: boolean): void {
    const next = this.event + 1
    const hasWindow = this.trace.kind[next] === EVENTS.expand || this.trace.alpha[next] !== this.trace.beta[next]
    if (
      hasWindow &&
      METHODS[this.algorithm].window !== 'none' &&
      (this.trace.alpha[next] !== 0 - window[1] || this.trace.beta[next] !== 0 - window[0])
    ) {
      throw new Error(`event ${this.event}: the window is not (${window.join(', ')})`)
    }
    this.write({
      kind: 'enter',
      move,
      colour,
      nullWindow: isScout && hasWindow ? window : null,
      again: isSecond ? window : null,
    })
  }

  private readLeaf({ position, ply, finish }: Asked): Returned {
    const value = this.trace.value[this.event]
    const [alpha, beta] = this.window
    const isLeaf = alpha === beta
    const bound: Bound =
      isLeaf || Math.abs(value) === INFINITE || (value !== alpha && value !== beta)
        ? 'exactly'
        : value === beta
          ? 'at least'
          : 'at most'
    const returned = { value, bound, move: null }
    this.holdAgainstMinimax(position, isLeaf ? 0 : this.depth - ply, returned)
    const finished = finish(returned)
    if (finished === null) throw new Error('the root is no leaf')
    if (isLeaf) {
      const { red, blue, winner } = evaluateByFloydWarshall(position)
      this.write({ kind: 'leaf', ...finished, isWon: winner !== null, needs: { red: red ?? 0, blue: blue ?? 0 } })
    } else this.write({ kind: 'recalled', ...finished })
    this.readValue(finished, ply)
    return returned
  }

  private readEnd(asked: Asked, searched: Searched, earlier: readonly Returned[]): Returned {
    const { position, ply } = asked
    const { alpha, best, bestMove } = searched
    const returned = this.readReturned(searched, earlier)
    this.holdAgainstMinimax(position, this.depth - ply, returned)
    const finished = asked.finish(returned)
    const colour = position.toMove
    const moves = size(emptyNodes(position))
    const root: RootValue | null =
      ply > 0
        ? null
        : { depth: this.depth, colour, ...returned, moves, isBeyond: earlier.length > 0 && bestMove === null }
    if (best >= searched.beta) this.writeCutoff(asked, searched, root)
    else if (root !== null) this.write({ kind: 'root', ...root })
    else if (finished !== null)
      this.write(
        bestMove === null
          ? { kind: 'low', ...finished, by: colour, moves, alpha }
          : { kind: 'exact', by: colour, best: bestMove, value: best, moves },
      )
    if (finished !== null) this.readValue(finished, ply)
    return returned
  }

  private readValue(finished: Finished, ply: number): void {
    if (
      !this.isNext(EVENTS.value) ||
      this.trace.ply[this.event] !== ply - 1 ||
      this.trace.value[this.event] !== finished.worth.value
    ) {
      throw new Error(`event ${this.event}: not the value ${finished.worth.value} of ${finished.worth.move}`)
    }
    this.write({ kind: 'value', ...finished })
  }

  private readReturned({ beta, best, bestMove }: Searched, earlier: readonly Returned[]): Returned {
    const isCut = this.isNext(EVENTS.cutoff)
    const value = isCut ? beta : this.trace.value[this.event]
    if (isCut !== best >= beta || (!isCut && value !== best)) throw new Error(`event ${this.event}: not what was found`)
    const isBound = Math.abs(value) !== INFINITE && (isCut || bestMove === null)
    const bound: Bound = !isBound ? 'exactly' : isCut ? 'at least' : 'at most'
    const isSettled = earlier.some((other) => other.value === value && other.bound === OPPOSITE[bound])
    return {
      value,
      bound: isSettled ? 'exactly' : bound,
      move: bestMove ?? earlier.find(({ move }) => move !== null)?.move ?? null,
    }
  }

  private writeCutoff(
    { position, after, betaFrom }: Asked,
    { alpha, beta, last, left }: Searched,
    root: RootValue | null,
  ): void {
    const colour = position.toMove
    const winsAtOnce =
      evaluateByFloydWarshall(play(position, position.board.names.indexOf(last.move))).winner === colour
    this.write({
      kind: 'cutoff',
      colour,
      reply: last,
      window: [alpha, beta],
      limit: betaFrom,
      skipped: left,
      after,
      winsAtOnce,
      root,
    })
  }

  /** An exact value is that of minimax, and a bound holds. */
  private holdAgainstMinimax(position: Position, depth: number, { value, bound }: Returned): void {
    const truth = truthOf(position, depth)
    const holds = bound === 'exactly' ? value === truth : bound === 'at least' ? value <= truth : value >= truth
    if (!holds)
      throw new Error(`event ${this.event}: ${bound} ${value} to ${position.toMove}, and minimax says ${truth}`)
  }
}

const TRUTHS = new Map<string, number>()

/** By minimax, for the side to move. */
function truthOf(position: Position, depth: number): number {
  const key = `${position.board.size} ${position.red} ${position.blue} ${depth}`
  const f = TRUTHS.get(key) ?? Math.max(-INFINITE, Math.min(INFINITE, minimaxValue(position, depth)))
  TRUTHS.set(key, f)
  return position.toMove === 'red' ? f : 0 - f
}

interface Searched {
  readonly alpha: number
  readonly beta: number
  readonly best: number
  readonly bestMove: string | null
  /** The last successor searched. */
  readonly last: Worth
  readonly left: number
}
