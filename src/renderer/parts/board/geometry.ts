/**
 * Places and sizes of everything on a board of any size. Units are those of the SVG's own coordinate system, y downwards.
 */
import { SIDE_COUNT, type Coordinates, type Pentagon } from '../../../engine/game/pentagon.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Distance from the centre to a corner. */
const RADIUS = 300
/** How far outside the outer ring the sides are drawn, and their letters beyond them. */
const SIDE_GAP = 44
const LETTER_GAP = 70
/** Length by which a side's bar is shorter, at each end, than the edge it stands for. */
const SIDE_INSET = 26
/** The rectangle that is drawn. */
export const BOX = { left: -338, top: -348, width: 676, height: 678 }
/** Radius of the stones of 31 nodes, for which the widths of lines and rims are meant. */
const USUAL_STONE = 27
/** How far around a stone a click or a tap still means it, where no other stone is nearer. */
const HIT_RIM = 8

export interface Drawing {
  readonly viewBox: string
  readonly nodes: readonly Point[]
  readonly sides: readonly { readonly from: Point; readonly to: Point; readonly letter: Point }[]
  /** The directions of the corners, seen from the centre. */
  readonly rays: readonly Point[]
  /** The shortest distance between two nodes. */
  readonly spacing: number
  readonly nodeRadius: number
  readonly stoneRadius: number
  readonly hitRadius: number
  /** Share of their usual width that lines, rims and rings have: less than 1 where nodes are closer than on 31 nodes. */
  readonly fineness: number
}

/** The direction of corner k, clockwise from the top. */
function ray(k: number): Point {
  const angle = (2 * Math.PI * k) / SIDE_COUNT - Math.PI / 2
  return { x: Math.cos(angle), y: Math.sin(angle) }
}

function along(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function pointAt({ sector, a, b }: Coordinates, step: number): Point {
  const [own, next] = [ray(sector), ray(sector + 1)]
  return { x: step * (a * own.x + b * next.x), y: step * (a * own.y + b * next.y) }
}

function sideBar(k: number): Drawing['sides'][number] {
  const [a, b] = [ray(k), ray(k + 1)]
  // Unit vector from the centre to the middle of the side.
  const middle = along(a, b, 0.5)
  const length = Math.hypot(middle.x, middle.y)
  const shifted = (corner: Point, gap: number) => ({
    x: RADIUS * corner.x + (gap * middle.x) / length,
    y: RADIUS * corner.y + (gap * middle.y) / length,
  })
  const [from, to] = [shifted(a, SIDE_GAP), shifted(b, SIDE_GAP)]
  const inset = SIDE_INSET / Math.hypot(to.x - from.x, to.y - from.y)
  return {
    from: along(from, to, inset),
    to: along(from, to, 1 - inset),
    letter: along(shifted(a, LETTER_GAP), shifted(b, LETTER_GAP), 0.5),
  }
}

const drawings = new WeakMap<Pentagon, readonly Drawing[]>()

/** @param orientation index of a symmetry of the board: nodes and sides are drawn where it takes them */
export function drawingOf(board: Pentagon, orientation = 0): Drawing {
  const known = drawings.get(board) ?? drawingsOf(board)
  drawings.set(board, known)
  return known[orientation]
}

function drawingsOf(board: Pentagon): Drawing[] {
  const plain = plainDrawing(board)
  return board.symmetries.map((symmetry) => turned(plain, board, symmetry))
}

function turned(drawing: Drawing, board: Pentagon, symmetry: readonly number[]): Drawing {
  const cornerAt = (k: number) => board.corners.indexOf(symmetry[board.corners[k]])
  // A side lies between two corners, of which a mirrored board has the second one first.
  const sideAt = (k: number) => {
    const [first, second] = [cornerAt(k), cornerAt((k + 1) % SIDE_COUNT)]
    return (first + 1) % SIDE_COUNT === second ? first : second
  }
  return {
    ...drawing,
    nodes: symmetry.map((place) => drawing.nodes[place]),
    sides: drawing.sides.map((_, k) => drawing.sides[sideAt(k)]),
    rays: drawing.rays.map((_, k) => drawing.rays[cornerAt(k)]),
  }
}

/** A radius that grows with the spacing, slower than it, and takes at most a share of it. */
function radius(spacing: number, { base, growth, share, max }: Record<'base' | 'growth' | 'share' | 'max', number>) {
  return Math.min(max, base + growth * spacing, share * spacing)
}

function plainDrawing(board: Pentagon): Drawing {
  const spacing = RADIUS / (board.rings.length - 1)
  const stoneRadius = radius(spacing, { base: 15, growth: 0.12, share: 0.37, max: 38 })
  return {
    viewBox: `${BOX.left} ${BOX.top} ${BOX.width} ${BOX.height}`,
    nodes: board.places.map((place) => pointAt(place, spacing)),
    sides: Array.from({ length: SIDE_COUNT }, (_, k) => sideBar(k)),
    rays: Array.from({ length: SIDE_COUNT }, (_, k) => ray(k)),
    spacing,
    nodeRadius: radius(spacing, { base: 12, growth: 0.1, share: 0.3, max: 34 }),
    stoneRadius,
    hitRadius: Math.min(stoneRadius + HIT_RIM, spacing / 2),
    fineness: Math.min(1, stoneRadius / USUAL_STONE),
  }
}

/** The node whose stone or spot covers a point, or lies around it; null where there is none. */
export function nodeUnder({ nodes, hitRadius }: Drawing, point: Point): number | null {
  const node = nodes.findIndex(({ x, y }) => Math.hypot(x - point.x, y - point.y) <= hitRadius)
  return node < 0 ? null : node
}

const ARROWS: ReadonlyMap<string, Point> = new Map([
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
])

/**
 * The neighbour of `node` that lies nearest to the direction of an arrow key; the node itself where none is near it.
 */
export function neighbourTowards(board: Pentagon, node: number, key: string, orientation = 0): number {
  const arrow = ARROWS.get(key)
  if (arrow === undefined) return node
  const { nodes } = drawingOf(board, orientation)
  // Cosine of the angle between the arrow and the direction of the neighbour; more than 70° off does not count.
  let best = node
  let bestCosine = Math.cos((70 * Math.PI) / 180)
  for (const next of board.neighbourLists[node]) {
    const dx = nodes[next].x - nodes[node].x
    const dy = nodes[next].y - nodes[node].y
    const cosine = (dx * arrow.x + dy * arrow.y) / Math.hypot(dx, dy)
    if (cosine > bestCosine + 1e-9) [best, bestCosine] = [next, cosine]
  }
  return best
}

export function isArrow(key: string): boolean {
  return ARROWS.has(key)
}
