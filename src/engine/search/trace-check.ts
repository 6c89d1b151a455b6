/**
 * Compares a trace with the algorithm that it claims to be, step by step, by the algorithm's own rules: which move is
 * entered, in which window, when a state must be cut off or searched again, and what it returns.
 */
import type { Fault } from '../game/fault.ts'
import { METHODS, type Algorithm } from './methods.ts'
import { WIN } from './state.ts'
import { NO_NODE } from './trace.ts'
import type { TraceFile, TraceStep } from './trace-file.ts'
import { isLeaf } from './typed-tree.ts'

/** The first step at which a trace is not what its algorithm does. */
export interface Difference {
  /** The number of the step, from 1; one more than there are where the trace ends too early. */
  readonly step: number
  /** The number of the step's line in the file, from 1. */
  readonly line: number
  readonly fault: Fault
}

/** A step as the algorithm sees it. */
export interface Understood {
  readonly ply: number
  readonly node: number
  /** The window of its state, and the best value there before the step. */
  readonly alpha: number
  readonly beta: number
  readonly best: number
  /** `again`: a second search, of a move or of the root. `leaf`, `table`: returns without a move looked at. */
  readonly role: 'iteration' | 'first' | 'again' | 'leaf' | 'table' | 'done' | 'cut'
  readonly value: number
  /** The window of the state above, and its best value, for a move that is searched again. */
  readonly above: { readonly best: number; readonly beta: number } | null
}

/** A state whose search is under way. */
interface Frame {
  readonly node: number
  readonly alpha: number
  readonly beta: number
  /** The best value so far: of a fail-hard search alpha until a move is better. */
  best: number
  readonly tried: number[]
  /** A move that a scouting search has found better, and what is known of its second search. */
  open: { readonly node: number; readonly value: number; readonly isSure: boolean } | null
  isSecond: boolean
}

const BELOW_ALL = -WIN - 1

/** The error of a step that differs. */
class Differs extends Error {
  constructor(
    readonly code: Fault['code'],
    readonly values: Fault['values'] = {},
  ) {
    super(code)
  }
}

export class TraceCheck {
  private readonly frames: Frame[] = []
  private readonly hasWindow: boolean
  private readonly scouts: boolean
  private readonly rootWindow: (typeof METHODS)[Algorithm]['window']
  /** The window, the value and the depth of the root’s last search; null before any. */
  private last: {
    readonly alpha: number
    readonly beta: number
    readonly value: number
    readonly depth: number | null
  } | null = null
  private depth: number | null = null

  constructor(private readonly file: TraceFile) {
    const { window, scouts } = METHODS[file.algorithm]
    this.hasWindow = window !== 'none'
    this.scouts = scouts
    this.rootWindow = window
  }

  /** Takes the next step: how it is understood, or at which fault it differs. */
  step(step: TraceStep): { readonly understood: Understood; readonly fault: null } | { readonly fault: Fault } {
    try {
      const understood = this.understand(step)
      this.compare(step, understood)
      this.apply(step, understood)
      return { understood, fault: null }
    } catch (error) {
      if (!(error instanceof Differs)) throw error
      return { fault: { code: error.code, values: error.values } }
    }
  }

  /** The fault of a trace that ends here; null where the search is over. */
  end(): Fault | null {
    const frame = this.frames.at(-1)
    return frame === undefined ? null : { code: 'differsEnd', values: { state: this.nameOf(frame.node) } }
  }

  private nameOf(node: number): string {
    return node === NO_NODE ? '·' : this.file.root.names[node]
  }

  private pathTo(): number[] {
    return this.frames.slice(1).map(({ node }) => node)
  }

  /** The moves of the present state; null where nobody has told them. */
  private moves(): readonly number[] | null {
    return this.file.isGiven ? this.file.root.movesAfter(this.pathTo()) : null
  }

  /** A lower bound for what counts in a state, which rises with its best value. */
  private low({ alpha, best }: Frame): number {
    return Math.max(alpha, best)
  }

  private understand(step: TraceStep): Understood {
    const above = this.frames.at(-1)
    if (step.kind !== 'enter') {
      if (above === undefined) throw new Differs('differsOver')
      return this.understandReturn(step, above)
    }
    if (above === undefined && step.node !== NO_NODE) throw new Differs('differsRoot', { move: this.nameOf(step.node) })
    if (above !== undefined && step.node === NO_NODE)
      throw new Differs('differsUnfinished', { state: this.nameOf(above.node) })
    return above === undefined ? this.understandRoot(step) : this.understandMove(step, above)
  }

  private understandReturn({ kind, value, isFromTable }: TraceStep, frame: Frame): Understood {
    const isInner = frame.tried.length > 0
    const isCut = kind === 'cut' || (isInner && this.hasWindow && frame.best >= frame.beta)
    const role = isCut ? 'cut' : isInner ? 'done' : isFromTable ? 'table' : 'leaf'
    const { node, alpha, beta, best } = frame
    return { ply: this.frames.length - 1, node, alpha, beta, best, role, value, above: null }
  }

  private understandRoot({ node, alpha, beta, depth }: TraceStep): Understood {
    const isAgain =
      this.last !== null &&
      (this.rootWindow === 'margin' || this.rootWindow === 'null') &&
      (depth === null || depth === this.last.depth)
    const window = isAgain ? this.rootAgain() : { alpha: -WIN, beta: WIN }
    return {
      ply: 0,
      node,
      alpha: alpha ?? window.alpha,
      beta: beta ?? window.beta,
      best: 0,
      role: isAgain ? 'again' : 'iteration',
      value: depth ?? this.depthOfTree(),
      above: null,
    }
  }

  private understandMove({ node, alpha, beta }: TraceStep, above: Frame): Understood {
    const isAgain = above.open?.node === node
    const low = this.low(above)
    const isScout = this.scouts && above.tried.length > 0 && !isAgain
    const window = this.hasWindow
      ? { alpha: alpha ?? (isScout ? -low - 1 : -above.beta), beta: beta ?? -low }
      : { alpha: -WIN, beta: WIN }
    return {
      ply: this.frames.length,
      node,
      ...window,
      best: low,
      role: isAgain ? 'again' : 'first',
      value: 0,
      above: { best: low, beta: above.beta },
    }
  }

  private depthOfTree(): number {
    return this.file.root.tree?.depth ?? 0
  }

  /** The window in which the root is to be searched again after its last search. */
  private rootAgain() {
    const last = this.last
    if (last === null || this.rootWindow === 'null') return { alpha: -WIN, beta: WIN }
    return last.value <= last.alpha ? { alpha: -WIN, beta: last.alpha } : { alpha: last.beta, beta: WIN }
  }

  private compare(step: TraceStep, understood: Understood): void {
    if (step.kind === 'enter' && understood.ply === 0) this.compareRoot(understood)
    else if (step.kind === 'enter') this.compareMove(step, understood)
    else this.compareReturn(step, understood)
  }

  private compareRoot({ alpha, beta, role }: Understood): void {
    const { last, rootWindow } = this
    if (rootWindow === 'full' && (alpha !== -WIN || beta !== WIN)) throw new Differs('differsFull')
    if (rootWindow === 'null' && beta !== alpha + 1) throw new Differs('differsNull')
    if (role !== 'again' || last === null || rootWindow !== 'margin') return
    if (last.value > last.alpha && last.value < last.beta)
      throw new Differs('differsSettled', { value: text(last.value) })
    const expected = this.rootAgain()
    this.compareWindow({ alpha, beta }, [expected.alpha], [expected.beta])
  }

  private compareMove({ node }: TraceStep, { alpha, beta, role }: Understood): void {
    const above = this.frames[this.frames.length - 1]
    const move = this.nameOf(node)
    if (above.tried.length > 0) this.compareGoingOn(above)
    const moves = this.moves()
    if (moves !== null && !moves.includes(node))
      throw new Differs('differsMove', { move, state: this.nameOf(above.node) })
    if (role !== 'again') {
      if (above.open?.isSure)
        throw new Differs('differsAgain', { move: this.nameOf(above.open.node), value: text(above.open.value) })
      if (above.tried.includes(node)) throw new Differs('differsTwice', { move })
      const next = this.file.root.tree === null ? undefined : moves?.find((each) => !above.tried.includes(each))
      if (next !== undefined && next !== node) throw new Differs('differsOrder', { move, next: this.nameOf(next) })
    }
    if (!this.hasWindow) return
    const low = this.low(above)
    const isScout = this.scouts && above.tried.length > 0 && role !== 'again'
    // Reinefeld's second search begins at the value found, and this project's at the best before.
    const betas = role === 'again' && above.open !== null ? [-low, 0 - above.open.value] : [-low]
    this.compareWindow({ alpha, beta }, [isScout ? -low - 1 : -above.beta], betas)
  }

  /** Another move is looked at although the state is settled. */
  private compareGoingOn(above: Frame): void {
    if (this.hasWindow && above.best >= above.beta)
      throw new Differs('differsCut', { best: text(above.best), beta: text(above.beta) })
  }

  private compareWindow(
    found: { alpha: number; beta: number },
    alphas: readonly number[],
    betas: readonly number[],
  ): void {
    const isAmong = (numbers: readonly number[], value: number) => numbers.some((number) => number === value)
    if (!isAmong(alphas, found.alpha))
      throw new Differs('differsWindow', { name: 'α', found: text(found.alpha), expected: text(alphas[0]) })
    if (!isAmong(betas, found.beta))
      throw new Differs('differsWindow', { name: 'β', found: text(found.beta), expected: text(betas[0]) })
  }

  private compareReturn({ kind, value, isFromTable }: TraceStep, { role, best, beta }: Understood): void {
    const frame = this.frames[this.frames.length - 1]
    if (kind === 'cut' && !this.hasWindow) throw new Differs('differsNoCut')
    if (kind === 'cut' && (frame.tried.length === 0 || frame.best < frame.beta))
      throw new Differs('differsEarly', { best: frame.tried.length === 0 ? '–' : text(best), beta: text(beta) })
    if (role === 'leaf' || role === 'table') return this.compareLeaf(frame, value, isFromTable)
    if (frame.open?.isSure)
      throw new Differs('differsAgain', { move: this.nameOf(frame.open.node), value: text(frame.open.value) })
    const unseen = (this.moves() ?? []).filter((move) => !frame.tried.includes(move)).length
    if (role === 'done' && unseen > 0) throw new Differs('differsUnseen', { count: unseen })
    const expected = role === 'cut' && !this.file.isSoft ? beta : best
    if (value !== expected) throw new Differs('differsValue', { found: text(value), expected: text(expected) })
  }

  /** A state returns of which no move has been looked at. */
  private compareLeaf(frame: Frame, value: number, isFromTable: boolean): void {
    const { tree } = this.file.root
    if (tree === null) return
    const number = frame.node === NO_NODE ? 0 : frame.node
    if (!isLeaf(tree, number)) {
      if (!isFromTable) throw new Differs('differsUnseen', { count: tree.children[number].length })
      return
    }
    const isMax = (this.frames.length % 2 === 1) === tree.isMax
    const own = isMax ? tree.values[number] : 0 - tree.values[number]
    if (value !== own) throw new Differs('differsLeaf', { found: text(value), expected: text(own) })
  }

  private apply({ kind, node, value, depth }: TraceStep, understood: Understood): void {
    const above = this.frames.at(-1)
    const { alpha, beta, role } = understood
    if (kind === 'enter') {
      if (above === undefined) this.depth = depth
      else above.isSecond = role === 'again'
      const best = this.file.isSoft || !this.hasWindow ? BELOW_ALL : alpha
      this.frames.push({ node, alpha, beta, best, tried: [], open: null, isSecond: false })
      return
    }
    const frame = this.frames.pop() as Frame
    const parent = this.frames.at(-1)
    if (parent === undefined) this.last = { alpha, beta, value, depth: this.depth }
    else this.comeBack(parent, frame, 0 - value)
  }

  /** A move has returned what it is worth to the state above it. */
  private comeBack(parent: Frame, { node, tried }: Frame, value: number): void {
    const { tree } = this.file.root
    const isFirst = parent.tried.length === 0
    if (!parent.tried.includes(node)) parent.tried.push(node)
    const isOpen = this.scouts && !isFirst && !parent.isSecond && this.low(parent) < value && value < parent.beta
    // A leaf's value is exact. Without a tree, a state that has looked at no move may be one.
    const isLeafOfTree = tree !== null && isLeaf(tree, node)
    parent.open = isOpen && !isLeafOfTree ? { node, value, isSure: tried.length > 0 || tree !== null } : null
    if (parent.open?.isSure !== true && value > parent.best) parent.best = value
  }
}

const text = (value: number) => (value >= WIN ? '+∞' : value <= -WIN ? '−∞' : String(value).replace('-', '−'))
