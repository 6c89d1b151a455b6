/**
 * The layout of the tree. A band is the choice of one player: the state that chooses at the top, its moves in a row
 * below. Bands follow the line being searched; below its end the branch that closed last is drawn pale.
 */
import { charactersOf } from '../../../../engine/math/cut-text.ts'
import {
  newState,
  type ReplayMoment,
  type ReplayState,
  type Tried,
  type Window,
} from '../../../../engine/search/replay-moment.ts'
import type { Recording } from '../../../model/replay/recording.ts'
import { movesAfter } from '../replay-words.ts'

/** Sizes in the drawing's units, which are pixels at its natural size. */
export const RADIUS = 17
export const ROOT_HEIGHT = 44
export const LABELS = 152
/** The width of the labels in a narrow drawing, where they have no words. */
export const NARROW_LABELS = 40
export const NARROW = 520
const MARGIN = 16
/** The distance from the top of a band to its window, and from its bottom up to its row of moves. */
export const PILL = 20
export const ROW_UP = 51

const NAMED = 48
const BEAD = 15
const DOT = 17
/** The width of a remaining move that can be chosen. */
const CHOICE = 40
const MIN_SQUEEZE = 0.35
/** The gap before the remaining moves. */
const REST_APART = 12
/** The most letters that a node of the drawing shows of its move's name. */
const MAX_LETTERS = 5
/** The average width of a letter, for texts whose room is estimated. */
export const LETTER = 7.6
/** More moves than this are not all named. */
export const MAX_NAMED_MOVES = 14
/** The limits of the width at which a drawing is as large as on paper. */
const USUAL_WIDTH = { min: NARROW, max: 700 }
/** The minimum height of a band; where not all fit, the first are left out. */
export const MIN_BAND = 112
/** The number of the last moves tried that keep their names in a crowded row. */
const LAST_NAMED = 3
/** Extra room for the move being searched, whose own window hangs below it. */
const APART = 34

export interface TreeMove {
  readonly node: number
  /** `line`: the search is in it. `bead`: tried long ago, without its name. */
  readonly kind: 'line' | 'tried' | 'bead'
  /** The move with its value; null until that has come back. */
  readonly tried: Tried | null
  readonly isBest: boolean
  readonly x: number
}

/** The moves that have not been looked at: yet to come, or cut off. */
export interface Rest {
  readonly isCut: boolean
  /** The number of these moves, in words where there is room. */
  readonly words: string
  /** The nodes in the order of their ids, which matters only where they can be chosen. */
  readonly nodes: readonly number[]
  readonly isNamed: boolean
  readonly xs: readonly number[]
  readonly x: number
}

export interface Band {
  /** The ply of the state that chooses. */
  readonly ply: number
  /** The moves that lead to the state. */
  readonly path: readonly number[]
  readonly state: ReplayState
  /** The x of the state and its window. */
  readonly x: number
  readonly moves: readonly TreeMove[]
  readonly rest: Rest | null
  /** The search of its state is over. */
  readonly isPale: boolean
  /** The last event was in its state. */
  readonly isHere: boolean
  /** The null window of the first search, shown while the re-search goes on; otherwise null. */
  readonly first: Window | null
}

/**
 * The number of bands of a moment: one for each ply of its iteration, so that the rows change where a depth begins and
 * nowhere else; before the first event the root's alone.
 */
export function bandsAt({ depth }: ReplayMoment): number {
  return Math.max(1, depth)
}

/** The number of bands of the deepest iteration. */
export function bandsOf({ result }: Recording): number {
  return Math.max(1, ...result.iterations.map(({ depth }) => depth))
}

/** The width at which the moves of a recording stand side by side at their natural size, as far as that is sensible. */
export function usualWidth(recording: Recording): number {
  const needed = LABELS + movesAfter(recording, []) * NAMED + APART + MARGIN
  return Math.max(USUAL_WIDTH.min, Math.min(USUAL_WIDTH.max, needed))
}

interface LayoutOptions {
  /** The width in the drawing's units. */
  readonly width: number
  /** Plies whose moves not looked at have their names. */
  readonly named: readonly number[]
  /** The words below the moves not looked at. */
  readonly restWords: (count: number, isCut: boolean) => string
}

export function layOut(recording: Recording, moment: ReplayMoment, { width, named, restWords }: LayoutOptions): Band[] {
  const isNarrow = width < NARROW
  const left = isNarrow ? NARROW_LABELS : LABELS
  const bands: Band[] = []
  const passed: number[] = []
  let x = (left + width - MARGIN) / 2
  for (const { state, current, isPale, first } of moment.event === 0 ? [NOT_BEGUN] : choices(moment)) {
    const ply = bands.length
    const legal = recording.root.movesAfter(passed)
    const place = {
      left,
      right: width - MARGIN,
      x,
      isRestNamed: named.includes(ply),
      restWords: isNarrow ? String : restWords,
    }
    const band = {
      ply,
      path: [...passed],
      state,
      x,
      isPale,
      isHere: ply === moment.last?.ply,
      first,
      ...rowOf(state, current, legal, place),
    }
    bands.push(band)
    const below = current ?? state.closed?.node ?? -1
    passed.push(below)
    x = band.moves.find(({ node }) => node === below)?.x ?? x
  }
  return bands
}

interface DrawnState {
  readonly state: ReplayState
  /** The move that the line goes on with. */
  readonly current: number | null
  readonly isPale: boolean
  readonly first: Window | null
}

/** Before the first event: the root, all of whose moves are to come. */
const NOT_BEGUN: DrawnState = {
  state: newState(-1, 0, { given: null, depth: null }),
  current: null,
  isPale: false,
  first: null,
}

/** The states whose moves are drawn: the expanded states of the line, then the state just finished below them. */
function choices({ line, last }: ReplayMoment): DrawnState[] {
  const open = line.filter(({ best }) => best !== null)
  const along = open.map((state, i) => ({
    state,
    current: line.at(i + 1)?.node ?? null,
    isPale: i > (last?.ply ?? 0),
    first: null,
  }))
  const end = line.at(-1)
  if (end === undefined) return along
  const above = line.at(-2)
  const isAgain =
    above !== undefined && above.research?.node === end.node && above.closed?.node === end.node && end.best === null
  const closed = isAgain ? above.closed : end.closed
  if (closed === null || closed.tried.length === 0) return along
  return [
    ...along,
    { state: closed, current: null, isPale: true, first: isAgain ? (above.research?.narrow ?? null) : null },
  ]
}

interface RowLayout {
  readonly left: number
  readonly right: number
  /** The middle of the row, where there is room for it. */
  readonly x: number
  readonly isRestNamed: boolean
  readonly restWords: LayoutOptions['restWords']
}

/** The moves of a state side by side: those tried, the one that is searched, those to come. */
function rowOf(
  state: ReplayState,
  current: number | null,
  legal: readonly number[],
  place: RowLayout,
): Pick<Band, 'moves' | 'rest'> {
  const { tried, bestNode, cutoff, value } = state
  const inTried = tried.some(({ node }) => node === current)
  const nodes = [...tried.map(({ node }) => node), ...(current === null || inTried ? [] : [current])]
  const others = legal.filter((node) => !nodes.includes(node))
  const isCut = cutoff !== null && value !== null
  const words = place.restWords(others.length, isCut)
  const dot = place.isRestNamed ? CHOICE : DOT
  const room = place.right - place.left
  const least =
    others.length === 0 ? 0 : REST_APART + (place.isRestNamed ? (others.length * CHOICE) / 2 : words.length * LETTER)
  const { widths, squeeze } = widthsOf(nodes, state, current, room - least)
  const taken = widths.reduce((sum, width) => sum + width, 0)
  const restWidth = others.length === 0 ? 0 : Math.max(least, Math.min(REST_APART + others.length * dot, room - taken))
  const fit = Math.min(1, room / (taken + restWidth))
  const total = (taken + restWidth) * fit
  let edge = Math.max(place.left, Math.min(place.right - total, place.x - total / 2))
  const moves = nodes.map((node, i): TreeMove => {
    const middle = edge + (widths[i] * fit) / 2
    edge += widths[i] * fit
    const kind = node === current ? 'line' : widths[i] > BEAD * squeeze ? 'tried' : 'bead'
    return { node, kind, tried: tried.find((move) => move.node === node) ?? null, isBest: node === bestNode, x: middle }
  })
  if (others.length === 0) return { moves, rest: null }
  const x = edge + ((REST_APART + restWidth) / 2) * fit
  const step = Math.min(dot, (restWidth - REST_APART) / others.length) * fit
  const xs = others.map((_, i) => x + (i + 0.5 - others.length / 2) * step)
  return { moves, rest: { isCut, words, nodes: others, isNamed: place.isRestNamed, xs, x } }
}

/**
 * The widths of the moves looked at: of those with their names, and of the beads, which shrink where there is little
 * room.
 */
function widthsOf(
  nodes: readonly number[],
  { tried, closed, bestNode }: ReplayState,
  current: number | null,
  room: number,
) {
  const apart = current === null ? 0 : APART
  const isCrowded = nodes.length > MAX_NAMED_MOVES || nodes.length * NAMED + apart > room
  const named = new Set(isCrowded ? nodes.filter((node) => [current, bestNode, closed?.node].includes(node)) : nodes)
  // Of the others the last keep their names, as far as there is room.
  for (const { node } of isCrowded ? tried.slice(-LAST_NAMED).reverse() : []) {
    const beads = (nodes.length - named.size - 1) * BEAD * MIN_SQUEEZE
    if ((named.size + 1) * NAMED + beads + apart <= room) named.add(node)
  }
  const fixed = named.size * NAMED + apart
  const squeeze = Math.max(MIN_SQUEEZE, Math.min(1, (room - fixed) / Math.max(1, (nodes.length - named.size) * BEAD)))
  return {
    squeeze,
    widths: nodes.map((node) => (named.has(node) ? NAMED : BEAD * squeeze) + (node === current ? APART : 0)),
  }
}

/** A move's name as it is written in its node: a trace may have longer ones. */
export function nameInNode(name: string): string {
  const letters = charactersOf(name)
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS - 1).join('')}…` : name
}
