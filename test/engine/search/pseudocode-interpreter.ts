/**
 * Runs the printed pseudocode itself: indentation is the structure, and each statement is read as it stands. It shares
 * nothing with the searches but the rules of the game. Moves are ordered, and remembered, by lists of its own.
 */
import { evaluateByFloydWarshall } from '../../../src/engine/evaluation/evaluation.ts'
import { opponentOf, type Colour } from '../../../src/engine/game/colour.ts'
import { nodesOf } from '../../../src/engine/game/node-set.ts'
import { emptyNodes, play, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import type { CodeLine } from '../../../src/engine/search/listing.ts'
import type { Ordering } from '../../../src/engine/search/ordering.ts'
import { callerCode, searchCode } from '../../../src/engine/search/pseudocode.ts'
import { METHODS, type Algorithm } from '../../../src/engine/search/methods.ts'

const INFINITE = 30_000

interface Statement extends CodeLine {
  readonly body: Statement[]
}

interface Move {
  readonly node: number
  readonly value: number
}

/** The variables of one call, by their names in the listing. */
type Scope = Record<string, number>

interface Frame {
  readonly state: Position
  readonly ply: number
  readonly scope: Scope
  moves: Move[]
  move: number
  isFirst: boolean
}

function parse(lines: readonly CodeLine[]): Statement {
  const depthOf = ({ text }: CodeLine) => text.search(/\S/) / 2
  const root: Statement = { ...lines[0], body: [] }
  const open = [root]
  for (const line of lines.slice(1)) {
    const statement = { id: line.id, text: line.text.trim(), body: [] }
    open.length = depthOf(line)
    open[open.length - 1].body.push(statement)
    open.push(statement)
  }
  return root
}

export class PseudocodeInterpreter {
  /** Lines run, each with the ply of its state, or D for the caller. */
  readonly lines: string[] = []
  /** Moves entered, windows and values, each with its ply. */
  readonly steps: string[] = []
  private readonly code: Statement
  private readonly caller: Statement | null
  /** The moves remembered of each state, by its stones. */
  private readonly memory = new Map<string, Move[]>()
  /** The cutoffs of each move, by colour and node, each counted as 2 to the power of the depth. */
  private readonly history = new Map<string, number>()
  /** The moves that cut off at each ply, the latest first. */
  private readonly killers: number[][] = []

  constructor(
    private readonly start: Position,
    private readonly algorithm: Algorithm,
    private readonly ordering: Ordering,
    private readonly margin: number,
    isExtended = false,
  ) {
    this.code = parse(searchCode(algorithm, { hasTable: false, isExtended }))
    const caller = callerCode(algorithm)
    this.caller = caller.length === 0 ? null : parse(caller)
  }

  /** The whole search; returns the root's value for its side to move. */
  run(depth: number): number {
    if (!METHODS[this.algorithm].deepens) return this.searchRoot(depth)
    if (this.caller?.text.includes('D')) return this.drive({ D: depth })
    const before = METHODS[this.algorithm].window === 'null' ? 2 : 1
    const values = [this.worth(this.start)]
    for (let d = 1; d <= depth && Math.abs(values[d - 1]) !== INFINITE; d++) {
      const guess = values[Math.max(0, d - before)]
      values.push(this.caller === null ? this.searchRoot(d) : this.drive({ d, guess, m: this.margin }))
    }
    return values[values.length - 1]
  }

  private searchRoot(depth: number): number {
    return this.search(this.start, 0, depth, [-INFINITE, INFINITE])
  }

  private drive(scope: Scope): number {
    const caller = this.caller as Statement
    const frame: Frame = { state: this.start, ply: -1, scope, moves: [], move: -1, isFirst: true }
    this.lines.push(`D:${caller.id}`)
    return this.runAll(caller.body, frame) ?? frame.scope.value
  }

  private search(state: Position, ply: number, d: number, [α, β]: readonly [number, number]): number {
    const frame: Frame = { state, ply, scope: { d, α, β }, moves: [], move: -1, isFirst: true }
    this.lines.push(`${ply}:${this.code.id}`)
    const value = this.runAll(this.code.body, frame)
    if (value === null) throw new Error('the search returned nothing')
    if (this.ordering === 'last' && frame.moves.length > 0) this.memory.set(keyOf(state), sorted(frame.moves))
    return value
  }

  /** Statement after statement; what is returned, or null at the end of them. */
  private runAll(body: readonly Statement[], frame: Frame): number | null {
    for (const statement of body) {
      const returned = this.runOne(statement, frame)
      if (returned !== null) return returned
    }
    return null
  }

  private runOne(statement: Statement, frame: Frame): number | null {
    const { text, body } = statement
    if (text === 'for each move') return this.forEachMove(statement, frame)
    if (text === 'for d = 1, 2 … D') return this.forEachDepth(statement, frame)
    if (text.startsWith('while ')) return this.repeat(statement, frame)
    this.ran(statement, frame)
    if (text.startsWith('if ')) return this.holds(text.slice(3), frame) ? this.runAll(body, frame) : null
    if (text.startsWith('stop')) return frame.scope.value
    if (text.startsWith('keep')) return null
    if (text === 'order the moves') return this.order(frame)
    if (text === 'β ← a longer step on, or midway between both') return this.step(frame)
    if (text === 'return β') this.learn(frame)
    if (text.startsWith('return ')) return this.valueOf(statement, text.slice(7), frame)
    for (const assignment of text.split(/;\s*/)) {
      const [name, expression] = assignment.split(' ← ')
      frame.scope[name] = this.valueOf(statement, expression, frame)
      if (name === 'value' && frame.ply >= 0) this.keepValue(frame)
    }
    return null
  }

  private ran({ id }: Statement, { ply }: Frame): void {
    this.lines.push(`${ply < 0 ? 'D' : ply}:${id}`)
  }

  private forEachMove(statement: Statement, frame: Frame): number | null {
    for (let i = 0; i < frame.moves.length; i++) {
      this.ran(statement, frame)
      frame.move = i
      frame.isFirst = i === 0
      const returned = this.runAll(statement.body, frame)
      if (returned !== null) return returned
    }
    this.ran(statement, frame)
    return null
  }

  private forEachDepth(statement: Statement, frame: Frame): number | null {
    for (let d = 1; d <= frame.scope.D; d++) {
      this.ran(statement, frame)
      frame.scope.d = d
      const returned = this.runAll(statement.body, frame)
      if (returned !== null) return returned
    }
    return null
  }

  private repeat(statement: Statement, frame: Frame): number | null {
    for (;;) {
      this.ran(statement, frame)
      if (!this.holds(statement.text.slice(6), frame)) return null
      const returned = this.runAll(statement.body, frame)
      if (returned !== null) return returned
    }
  }

  /** Conditions joined by commas. */
  private holds(conditions: string, frame: Frame): boolean {
    return conditions.split(', ').every((condition) => {
      if (condition === 'state is won or d = 0') return winnerOf(frame.state) !== null || frame.scope.d === 0
      if (condition === 'not first') return !frame.isFirst
      if (condition === 'value = ±∞') return Math.abs(frame.scope.value) === INFINITE
      return isTrue(condition.split(' '), frame)
    })
  }

  private valueOf(statement: Statement, expression: string, frame: Frame): number {
    if (expression === 'worth(state)') return this.worth(frame.state)
    if (expression === 'd if move is forced, else d−1')
      return frame.scope.d - (frame.moves[frame.move].node === forcedReply(frame.state) ? 0 : 1)
    const called = /^(−?)\w+\((move|root), (d−1|d|below)(?:, (.+), (.+))?\)$/.exec(expression)
    if (called !== null) return this.call(statement, called, frame)
    const sum = /^(.+) ([+−]) (.+)$/.exec(expression)
    if (sum !== null) return bounded(numberOf(sum[1], frame) + (sum[2] === '+' ? 1 : -1) * numberOf(sum[3], frame))
    return numberOf(expression, frame)
  }

  private call(statement: Statement, [, sign, what, depth, low, high]: RegExpExecArray, frame: Frame): number {
    const window = [low, high].map((name) => (name === undefined ? 0 : numberOf(name, frame))) as [number, number]
    const isMove = what === 'move'
    if (isMove) this.steps.push(`${frame.ply + 1}: node ${frame.moves[frame.move].node}`)
    const state = isMove ? play(frame.state, frame.moves[frame.move].node) : frame.state
    const value = this.search(
      state,
      frame.ply + 1,
      depth === 'below' ? frame.scope.below : frame.scope.d - (depth === 'd−1' ? 1 : 0),
      window,
    )
    // The search comes back to the line that called it.
    this.ran(statement, frame)
    return sign === '−' ? 0 - value : value
  }

  private keepValue(frame: Frame): void {
    const { ply, scope, moves, move } = frame
    this.steps.push(`${ply}: value ${scope.value}`)
    moves[move] = { ...moves[move], value: scope.value }
  }

  /** Steps of 1, 2, 4, 8, 16 and then as far as a decided game; once both bounds are known, the higher middle. */
  private step({ scope }: Frame): null {
    const { low, high, steps = 0 } = scope
    const step = steps < 5 ? 2 ** steps : INFINITE * 2
    scope.steps = steps + 1
    const isBetween = low !== -INFINITE && high !== INFINITE
    const next = low === -INFINITE ? Math.max(1 - INFINITE, high - step + 1) : Math.min(INFINITE, low + step)
    scope.β = isBetween ? low + Math.ceil((high - low) / 2) : next
    return null
  }

  private order(frame: Frame): null {
    const { state, ply, scope } = frame
    this.steps.push(`${ply}: window ${METHODS[this.algorithm].window === 'none' ? 'none' : `${scope.α} ${scope.β}`}`)
    const inOrder = Array.from(nodesOf(emptyNodes(state)), (node) => ({ node, value: -Infinity }))
    const known = this.ordering === 'last' ? this.memory.get(keyOf(state)) : undefined
    if (known !== undefined) frame.moves = [...known]
    else if (this.ordering === 'value')
      frame.moves = sorted(inOrder.map(({ node }) => ({ node, value: 0 - this.worth(play(state, node)) })))
    else if (this.ordering === 'history' || this.ordering === 'killers') frame.moves = this.byCutoffs(inOrder, frame)
    else frame.moves = inOrder
    return null
  }

  private learn({ state, ply, moves, move, scope }: Frame): void {
    const { node } = moves[move]
    const key = `${state.toMove} ${node}`
    this.history.set(key, (this.history.get(key) ?? 0) + 2 ** scope.d)
    this.killers[ply] = [node, ...(this.killers[ply] ?? []).filter((other) => other !== node)].slice(0, 2)
  }

  private byCutoffs(moves: readonly Move[], { state, ply }: Frame): Move[] {
    const rankOf = (node: number) => (this.ordering === 'killers' ? (this.killers[ply] ?? []).indexOf(node) : -1)
    const killers = moves.filter(({ node }) => rankOf(node) >= 0).sort((a, b) => rankOf(a.node) - rankOf(b.node))
    const scoreOf = ({ node }: Move) => this.history.get(`${state.toMove} ${node}`) ?? 0
    return [...killers, ...moves.filter(({ node }) => rankOf(node) < 0).sort((a, b) => scoreOf(b) - scoreOf(a))]
  }

  /** For the side to move. */
  private worth(state: Position): number {
    const f = fOf(state)
    return state.toMove === 'red' ? f : 0 - f
  }
}

/** The only move that stops the opponent from winning at once, if there is one and no move wins; else null. */
function forcedReply(state: Position): number | null {
  const wins = (toMove: Colour) =>
    [...nodesOf(emptyNodes(state))].filter((node) => winnerOf(play({ ...state, toMove }, node)) !== null)
  const threats = wins(opponentOf(state.toMove))
  return wins(state.toMove).length === 0 && threats.length === 1 ? threats[0] : null
}

/** The slow evaluation, of each position once. */
function fOf(state: Position): number {
  const key = `${state.board.size} ${keyOf(state)}`
  const known = WORTHS.get(key)
  if (known !== undefined) return known
  const { winner, value } = evaluateByFloydWarshall(state)
  const f = winner === null ? value : winner === 'red' ? INFINITE : -INFINITE
  WORTHS.set(key, f)
  return f
}
const WORTHS = new Map<string, number>()

const bounded = (value: number) => Math.max(-INFINITE, Math.min(INFINITE, value))

const keyOf = ({ red, blue }: Position) => `${red} ${blue}`

const sorted = (moves: readonly Move[]): Move[] => [...moves].sort((a, b) => b.value - a.value)

const COMPARISONS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '≤': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '≥': (a, b) => a >= b,
}

/** A comparison, or a chain of them: “best < value < β”. */
function isTrue([a, sign, b, ...rest]: readonly string[], frame: Frame): boolean {
  return COMPARISONS[sign](numberOf(a, frame), numberOf(b, frame)) && (rest.length === 0 || isTrue([b, ...rest], frame))
}

function numberOf(name: string, frame: Frame): number {
  if (name === 'below −∞') return -INFINITE - 1
  if (name === '−∞') return -INFINITE
  if (name === '+∞') return INFINITE
  if (/^\d+$/.test(name)) return Number(name)
  if (name.endsWith('−1')) return numberOf(name.slice(0, -2), frame) - 1
  const isTurned = name.startsWith('−')
  const value = frame.scope[isTurned ? name.slice(1) : name]
  if (value === undefined) throw new Error(`no such variable: ${name}`)
  return isTurned ? 0 - value : value
}
