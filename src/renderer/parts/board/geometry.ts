/** Places of everything on the board. Units are those of the SVG's own coordinate system, y downwards. */
import { mapSet, type Board } from '../../../engine/game/board.ts'
import { SIDE_COUNT, type Coordinates } from '../../../engine/game/pentagon.ts'
import { nodesOf } from '../../../engine/game/node-set.ts'

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

export interface Drawing {
  readonly viewBox: string
  readonly nodes: readonly Point[]
  readonly sides: readonly { readonly from: Point; readonly to: Point; readonly letter: Point }[]
  readonly nodeRadius: number
  readonly stoneRadius: number
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

const drawings = new Map<Board, readonly Drawing[]>()

/** @param orientation index of a symmetry of the board: nodes and sides are drawn where it takes them */
export function drawingOf(board: Board, orientation = 0): Drawing {
  const known = drawings.get(board) ?? drawingsOf(board)
  drawings.set(board, known)
  return known[orientation]
}

function drawingsOf(board: Board): Drawing[] {
  const plain = plainDrawing(board)
  return board.symmetries.map((symmetry) => turned(plain, board, symmetry))
}

function turned(drawing: Drawing, board: Board, symmetry: readonly number[]): Drawing {
  const sideAt = (k: number) => board.sides.indexOf(mapSet(symmetry, board.sides[k]))
  return {
    ...drawing,
    nodes: symmetry.map((place) => drawing.nodes[place]),
    sides: drawing.sides.map((_, k) => drawing.sides[sideAt(k)]),
  }
}

function plainDrawing(board: Board): Drawing {
  const step = RADIUS / (board.size - 1)
  return {
    viewBox: '-338 -348 676 678',
    nodes: board.places.map((place) => pointAt(place, step)),
    sides: Array.from({ length: SIDE_COUNT }, (_, k) => sideBar(k)),
    nodeRadius: [34, 27, 22][board.size - 2],
    stoneRadius: [38, 33, 27][board.size - 2],
  }
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
export function neighbourTowards(board: Board, node: number, key: string, orientation = 0): number {
  const arrow = ARROWS.get(key)
  if (arrow === undefined) return node
  const { nodes } = drawingOf(board, orientation)
  // Cosine of the angle between the arrow and the direction of the neighbour; more than 70° off does not count.
  let best = node
  let bestCosine = Math.cos((70 * Math.PI) / 180)
  for (const next of nodesOf(board.adjacent[node])) {
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
