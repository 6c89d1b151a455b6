/**
 * The tree of a game as lines of text: the main line in rows of two, what Red and what Blue played, and each variation
 * as a line of its own, indented below the move it departs from. Made in one pass without recursion, for trees of any
 * shape.
 */
import { lineThrough, momentOf, type GameTree, type Moment } from '../../../engine/game/game-tree.ts'
import { moverOf } from '../../model/review/reviewed.ts'

/** A line of the list. */
export type Row =
  | { readonly kind: 'start'; readonly start: Moment }
  /** A row of the main line; a side is null where that colour's move is in another row. */
  | { readonly kind: 'pair'; readonly red: Moment | null; readonly blue: Moment | null }
  /** A name and comment of the main line, or a remark between two of its moves. */
  | { readonly kind: 'remark'; readonly moment: Moment }
  /** A part of a variation, up to the move where another departs. */
  | { readonly kind: 'line'; readonly depth: number; readonly moments: readonly Moment[] }

/** Moves of a variation in one row at most, so that rows stay small enough to draw on their own. */
const MAX_ROW_MOVES = 24

export function rowsOf(tree: GameTree): Row[] {
  const [start, ...line] = lineThrough(tree)
  const rows: Row[] = [{ kind: 'start', start }]
  if (hasRemark(start)) rows.push({ kind: 'remark', moment: start })
  /** May the next move of Blue's stand beside the last one of Red's? */
  let isOpen = false
  for (const moment of line) {
    const last = rows[rows.length - 1]
    const isRed = moverOf(moment) === 'red'
    if (moment.move === null) rows.push({ kind: 'remark', moment })
    else if (isOpen && !isRed && last.kind === 'pair') rows[rows.length - 1] = { ...last, blue: moment }
    else rows.push({ kind: 'pair', red: isRed ? moment : null, blue: isRed ? null : moment })
    isOpen = isRed && moment.move !== null
    const below = rows.length
    if (hasRemark(moment) && moment.move !== null) rows.push({ kind: 'remark', moment })
    for (const other of othersThan(tree, moment)) pushVariation(rows, tree, other)
    if (rows.length > below) isOpen = false
  }
  return rows
}

const hasRemark = ({ name, comment }: Moment) => name !== '' || comment !== ''

/** The alternatives to a move of the main line. */
function othersThan(tree: GameTree, { parent }: Moment): readonly number[] {
  return parent === null ? [] : momentOf(tree, parent).children.slice(1)
}

/** A variation that is to be written: from this moment on, or from what comes after it. */
interface Waiting {
  readonly id: number
  readonly depth: number
  readonly isAfter: boolean
}

function pushVariation(rows: Row[], tree: GameTree, id: number): void {
  const waiting: Waiting[] = [{ id, depth: 1, isAfter: false }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) waiting.push(...pushRun(rows, tree, next))
}

/** Writes a line up to where another departs. Returns what is to be written after it, the last thing first. */
function pushRun(rows: Row[], tree: GameTree, { id, depth, isAfter }: Waiting): Waiting[] {
  let moments: Moment[] = []
  const push = () => {
    if (moments.length > 0) rows.push({ kind: 'line', depth, moments })
    moments = []
  }
  let moment = momentOf(tree, id)
  for (let isFirst = true; ; isFirst = false) {
    if (!isFirst || !isAfter) moments.push(moment)
    const [next, ...others] = moment.children
    // The others are alternatives to `next`, so they are written after it.
    if (others.length > 0) {
      moments.push(momentOf(tree, next))
      push()
      return [
        { id: next, depth, isAfter: true },
        ...others.reverse().map((id) => ({ id, depth: depth + 1, isAfter: false })),
      ]
    }
    if (next === undefined || moments.length === MAX_ROW_MOVES) push()
    if (next === undefined) return []
    moment = momentOf(tree, next)
  }
}

/** The row of each moment that has one. */
export function rowOfMoments(rows: readonly Row[]): Map<number, number> {
  const places = new Map<number, number>()
  rows.forEach((row, place) => {
    for (const { id } of momentsOf(row)) if (!places.has(id)) places.set(id, place)
  })
  return places
}

function momentsOf(row: Row): readonly Moment[] {
  if (row.kind === 'line') return row.moments
  if (row.kind === 'pair') return [row.red, row.blue].filter((moment) => moment !== null)
  return [row.kind === 'start' ? row.start : row.moment]
}
