/**
 * How searches fare as the board fills or grows: the measurements of an experiment by number of stones, by the moves of a
 * game or by the size of the board, and the order that has something to compare early.
 */
import { size } from '../game/node-set.ts'
import { parsePosition } from '../game/notation.ts'
import {
  isDrawn,
  isGameLine,
  summarize,
  type Experiment,
  type Measurement,
  type Setting,
  type Summary,
  type Task,
} from './experiment.ts'
import { lineMoments } from './game-line.ts'

/** Positions that stand together in a chart. */
export interface Column {
  /** A number of stones, the number of a move, or the number of a board's nodes. */
  readonly number: number
  /** Indices of its positions. */
  readonly positions: readonly number[]
  /** The move played from here in a game, null at its end; absent for positions that are no game's. */
  readonly played?: string | null
}

/** The meaning of the columns. */
export type Along = 'moves' | 'stones' | 'boards'

/**
 * The order in which the positions of an experiment follow one another: the moves of a game, a range of stones, or the
 * boards of a list that has several; null where they all stand together.
 */
export function alongOf(wanted: Experiment['positions']): Along | null {
  if (isGameLine(wanted)) return 'moves'
  if (isDrawn(wanted)) return 'to' in wanted ? 'stones' : null
  return new Set(wanted.map(nodesIn)).size > 1 ? 'boards' : null
}

export function stonesOn(position: string): number {
  const { red, blue } = parsePosition(position)
  return size(red) + size(blue)
}

/** The nodes of a position's board. */
export function nodesIn(position: string): number {
  return parsePosition(position).board.nodeCount
}

/** The number by which each position stands in its place among the others: the nodes of its board, or its stones. */
export function placesOf(wanted: Experiment['positions'], positions: readonly string[]): number[] {
  return positions.map(alongOf(wanted) === 'boards' ? nodesIn : stonesOn)
}

/** By the moves of a game, by numbers of stones in order, or by boards, the smallest first. */
export function columnsOf(wanted: Experiment['positions'], positions: readonly string[]): Column[] {
  if (isGameLine(wanted))
    return lineMoments(wanted).map(({ move, played }, p) => ({ number: move, positions: [p], played }))
  return byNumber(placesOf(wanted, positions)).map(([number, positions]) => ({ number, positions }))
}

/** The indices of each number, the least number first. */
function byNumber(numbers: readonly number[]): [number: number, indices: number[]][] {
  const groups = new Map<number, number[]>()
  for (const [index, number] of numbers.entries()) {
    const group = groups.get(number)
    if (group === undefined) groups.set(number, [index])
    else group.push(index)
  }
  return [...groups].sort(([a], [b]) => a - b)
}

/** The summaries of the searches in one column. */
export function summarizeColumn(
  settings: readonly Setting[],
  positions: readonly string[],
  measurements: readonly (Measurement | undefined)[],
  { positions: chosen }: Column,
): Summary[] {
  const part = partOf(measurements, settings.length, positions.length, chosen)
  return summarize(
    settings,
    chosen.map((p) => positions[p]),
    part,
  )
}

/** The measurements of some of the positions, in the order of their tasks. */
export function partOf(
  measurements: readonly (Measurement | undefined)[],
  settings: number,
  positions: number,
  chosen: readonly number[],
): (Measurement | undefined)[] {
  return Array.from({ length: settings }, (_, s) => chosen.map((p) => measurements[s * positions + p])).flat()
}

/**
 * When each position is searched, from 0: in rounds of one position of each number of stones, or of each board, in which
 * the ends of the range come first, then the middle, then the middles of what is between.
 */
export function turnsOf(places: readonly number[]): number[] {
  const spread = middlesFirst(byNumber(places).map(([, positions]) => positions))
  const rounds = spread.reduce((most, { length }) => Math.max(most, length), 0)
  const order = Array.from({ length: rounds }, (_, round) =>
    spread.flatMap((positions) => positions[round] ?? []),
  ).flat()
  const turns: number[] = []
  order.forEach((p, turn) => (turns[p] = turn))
  return turns
}

/** The first, the last, the middle one, then the middles of both halves, and so on. */
function middlesFirst<T>(items: readonly T[]): T[] {
  const last = items.length - 1
  const taken = last > 0 ? [0, last] : [...items.keys()]
  const gaps: (readonly [number, number])[] = [[0, last]]
  for (let gap = gaps.shift(); gap !== undefined; gap = gaps.shift()) {
    const [from, to] = gap
    if (to - from < 2) continue
    const middle = Math.floor((from + to) / 2)
    taken.push(middle)
    gaps.push([from, middle], [middle, to])
  }
  return taken.map((index) => items[index])
}

/**
 * The order in which to run tasks, as their numbers: the first position at all depths, which shows what a ply costs;
 * then depth by depth, the smallest first, and at each depth all searches of a position before those of the next, with
 * positions spread over the numbers of stones from the start. So searches can be compared early, a curve shows its
 * whole length before its details, and a computer that is busy for a while distorts no comparison of times.
 *
 * @param turns by position, of `turnsOf`
 */
export function runningOrder(tasks: readonly Task[], turns: readonly number[]): number[] {
  const turnOf = ({ position }: Task) => turns[position]
  const isLater = (task: Task) => Number(turnOf(task) > 0)
  const before = (a: Task, b: Task) =>
    isLater(a) - isLater(b) || a.setting.depth - b.setting.depth || turnOf(a) - turnOf(b)
  return [...tasks.keys()].sort((a, b) => before(tasks[a], tasks[b]))
}
