/**
 * Traces as text: a search that any program has written step by step, a JSON object a line. The first line tells the
 * algorithm and what is searched; see docs/trace.md.
 */
import { FaultError, type Fault } from '../game/fault.ts'
import { fieldsOf, isWhole } from '../math/plain-data.ts'
import { METHODS, type Algorithm } from './methods.ts'
import type { Trace } from './recorder.ts'
import { readRoot, type SearchRoot } from './search-root.ts'
import { WIN } from './state.ts'
import { EVENTS, NO_NODE } from './trace.ts'

const TRACE_FORMAT = 'poly-y trace'
const VERSION = 1

export const MAX_TRACE_STEPS = 200_000
/** A line of a trace has some hundred characters. */
const MAX_LINE = 10_000
/** Moves of different names, as many as can be numbered, and plies. */
const MAX_NAMES = 254
const MAX_PLY = 100
/** The largest finite value. */
const MAX_VALUE = WIN - 1

/** A step: a state is entered, or its search returns, with or without a cutoff. */
export interface TraceStep {
  readonly kind: 'enter' | 'return' | 'cut'
  /** The number of the move that is entered; `NO_NODE` for the root. */
  readonly node: number
  /** The window of the state, for its side to move; null where the trace does not tell. */
  readonly alpha: number | null
  readonly beta: number | null
  /** The value that the search of the state returns, for its side to move; 0 as it is entered. */
  readonly value: number
  /** The depth of the search of a root; null where the trace does not tell. */
  readonly depth: number | null
  readonly isFromTable: boolean
}

export interface TraceFile {
  readonly algorithm: Algorithm
  readonly root: SearchRoot
  /** Are the moves of each state known, rather than only those that the trace has? */
  readonly isGiven: boolean
  /** Do its searches return what they have found, even outside of their windows? */
  readonly isSoft: boolean
  readonly steps: readonly TraceStep[]
  /** The line of each step, from 1: blank lines may stand between them. */
  readonly lines: readonly number[]
}

/** @throws FaultError that names the line */
export function readTrace(text: string): TraceFile {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line, i) => ({ line, number: i + 1 }))
    .filter(({ line }) => line.trim() !== '')
  const [first = { line: '', number: 1 }, ...rest] = lines
  if (rest.length > MAX_TRACE_STEPS) throw new FaultError('traceLong', { most: MAX_TRACE_STEPS })
  const { header, ...reader } = atLine(first.number, () => headerOf(objectIn(first.line)))
  const steps: TraceStep[] = []
  let ply = -1
  for (const { line, number } of rest)
    atLine(number, () => {
      const step = reader.step(objectIn(line), ply + 1)
      ply += step.kind === 'enter' ? 1 : -1
      // A return too many is a step that differs, and the trace begins anew after it.
      if (ply < -1) ply = -1
      if (ply > MAX_PLY) throw new FaultError('traceDeep', { most: MAX_PLY })
      steps.push(step)
    })
  if (steps.length === 0) throw new FaultError('traceEmpty')
  return { ...header, root: reader.root(), steps, lines: rest.map(({ number }) => number) }
}

/** Is this text meant as a trace? */
export function isTraceText(text: string): boolean {
  const [first] = text.trimStart().slice(0, MAX_LINE).split('\n', 1)
  return first.includes(`"${TRACE_FORMAT}"`)
}

function atLine<T>(line: number, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof FaultError) throw new FaultError('traceLine', { line, fault: error.fault })
    throw error
  }
}

function objectIn(line: string): Record<string, unknown> {
  let data: unknown = null
  try {
    // Python writes its infinities so, which is no JSON.
    if (line.length <= MAX_LINE) data = JSON.parse(line.replace(/(:\s*)(-?)Infinity\b/g, '$1"$2inf"'))
  } catch {
    // Told below.
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new FaultError('traceObject')
  return fieldsOf(data)
}

function headerOf(fields: Record<string, unknown>) {
  const { format, version, algorithm, tree, position, view = 'mover', fail = 'hard' } = fields
  if (format !== TRACE_FORMAT || version !== VERSION) throw new FaultError('traceFormat', { format: TRACE_FORMAT })
  if (typeof algorithm !== 'string' || !Object.hasOwn(METHODS, algorithm))
    throw new FaultError('traceChoice', { name: 'algorithm', known: Object.keys(METHODS).join(', ') })
  const isMax = oneOf('view', view, ['mover', 'max']) === 'max'
  const isSoft = oneOf('fail', fail, ['hard', 'soft']) === 'soft'
  const text = tree ?? position
  if (text !== undefined && typeof text !== 'string') throw new FaultError('traceText')
  const given = text === undefined ? null : readRoot(text)
  const names = new Names(given?.names ?? [])
  return {
    header: { algorithm: algorithm as Algorithm, isSoft, isGiven: given !== null },
    root: () => (given === null ? freeRoot(names.all) : { ...given, names: names.all }),
    step: (fields: Record<string, unknown>, ply: number) => stepOf(fields, names, isMax, ply, given),
  }
}

function oneOf(name: string, value: unknown, known: readonly string[]): string {
  if (typeof value !== 'string' || !known.includes(value))
    throw new FaultError('traceChoice', { name, known: known.join(', ') })
  return value
}

/** The numbers of moves by their names; names that the root does not know get the next ones. */
class Names {
  readonly all: string[]
  private readonly numbers: Map<string, number>

  constructor(known: readonly string[]) {
    this.all = [...known]
    this.numbers = new Map(known.map((name, number) => [name, number]))
  }

  numberOf(name: string): number {
    const known = this.numbers.get(name)
    if (known !== undefined) return known
    if (this.all.length === MAX_NAMES) throw new FaultError('traceNames', { most: MAX_NAMES })
    this.numbers.set(name, this.all.length)
    this.all.push(name)
    return this.all.length - 1
  }
}

/** The root of a trace that does not tell what is searched. Max moves there. */
function freeRoot(names: readonly string[]): SearchRoot {
  return { text: '', toMove: 'red', names, movesAfter: () => [], position: null, tree: null }
}

function stepOf(
  fields: Record<string, unknown>,
  names: Names,
  isMax: boolean,
  ply: number,
  given: SearchRoot | null,
): TraceStep {
  const kind = oneOf('do', fields.do, ['enter', 'return', 'cut']) as TraceStep['kind']
  // A step back belongs to the state above the one that would be entered.
  const at = kind === 'enter' ? ply : ply - 1
  const isTurned = isMax && ((given?.toMove ?? 'red') === 'red') !== (at % 2 === 0)
  const nothing = { node: NO_NODE, alpha: null, beta: null, value: 0, depth: null, isFromTable: false }
  if (kind !== 'enter') {
    const value = valueIn(fields, 'value')
    if (value === null) throw new FaultError('traceValue', { name: 'value', most: MAX_VALUE })
    return { ...nothing, kind, value: isTurned ? 0 - value : value, isFromTable: fields.table === true }
  }
  const { move, depth } = fields
  if (move !== undefined && (typeof move !== 'string' || !/^\S{1,20}$/.test(move))) throw new FaultError('traceMove')
  if (depth !== undefined && !isWhole(depth, 0, MAX_PLY)) throw new FaultError('traceDepth', { most: MAX_PLY })
  const [alpha, beta] = [valueIn(fields, 'alpha'), valueIn(fields, 'beta')]
  const turned = (value: number | null) => (value === null ? null : 0 - value)
  return {
    ...nothing,
    kind,
    node: move === undefined ? NO_NODE : names.numberOf(move),
    alpha: isTurned ? turned(beta) : alpha,
    beta: isTurned ? turned(alpha) : beta,
    depth: depth ?? null,
  }
}

function valueIn(fields: Record<string, unknown>, name: string): number | null {
  const value = fields[name]
  if (value === undefined || value === null) return null
  if (value === 'inf' || value === '+inf') return WIN
  if (value === '-inf') return -WIN
  if (!Number.isInteger(value) || Math.abs(value as number) > MAX_VALUE)
    throw new FaultError('traceValue', { name, most: MAX_VALUE } satisfies Fault['values'])
  return (value as number) + 0
}

/** Writes a recorded search, whose window has all of its events, as a trace. */
export function formatTrace(root: SearchRoot, algorithm: Algorithm, trace: Trace): string {
  const { kind, ply, node, value, alpha, beta, length } = trace
  const what = root.tree === null ? { position: root.text } : { tree: root.text }
  const lines: object[] = [{ format: TRACE_FORMAT, version: VERSION, algorithm, ...what }]
  const hasWindow = METHODS[algorithm].window !== 'none'
  const window = (row: number) =>
    hasWindow && row < length && alpha[row] !== beta[row]
      ? { alpha: written(alpha[row]), beta: written(beta[row]) }
      : {}
  let depth = 0
  for (let row = 0; row < length; row++) {
    const isRoot = ply[row] === 0
    if (kind[row] === EVENTS.iteration) depth = value[row]
    if (kind[row] === EVENTS.expand && isRoot) lines.push({ do: 'enter', depth, ...window(row) })
    if (kind[row] === EVENTS.enter) lines.push({ do: 'enter', move: root.names[node[row]], ...window(row + 1) })
    if (kind[row] === EVENTS.leave) {
      const isFromTable = row > 0 && kind[row - 1] === EVENTS.enter && alpha[row] !== beta[row]
      lines.push({ do: 'return', value: written(value[row]), ...(isFromTable && { table: true }) })
    }
    if (kind[row] === EVENTS.cutoff) lines.push({ do: 'cut', value: written(beta[row]) })
  }
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

const written = (value: number) => (value >= WIN ? 'inf' : value <= -WIN ? '-inf' : value)
