/**
 * The board as text: a pentagon of node names, with `(R)` and `[B]` where stones are. Readable without colour;
 * stones that are pointed out (the last one, the chain that won) stand between stars.
 */
import { SIDE_NAMES, type Board } from '../engine/game/board.ts'
import { SIDE_COUNT, type Coordinates } from '../engine/game/pentagon.ts'
import type { Colour } from '../engine/game/colour.ts'
import { has, type NodeSet } from '../engine/game/node-set.ts'
import type { Position } from '../engine/game/position.ts'

/** Lines from one ring to the next. */
const LINES = 3.4

/** Characters from one ring to the next; fewer on large boards, which stay within the 80 columns of a terminal. */
const columnsOf = ({ rings }: Board) => Math.min(9, 45 / rings.length)

/** Side names stand this many rings further out than the middle of the side. */
const SIDE_DISTANCE = 0.75

interface Point {
  readonly x: number
  readonly y: number
}

/** Ray 0 points up, the others follow clockwise. */
function pointAt({ sector, a, b }: Coordinates, columns: number): Point {
  const angle = (2 * Math.PI) / SIDE_COUNT
  const from = angle * sector
  const to = angle * (sector + 1)
  const round = (length: number) => Math.sign(length) * Math.round(Math.abs(length))
  return {
    x: round(columns * (a * Math.sin(from) + b * Math.sin(to))),
    y: Math.round(-LINES * (a * Math.cos(from) + b * Math.cos(to))),
  }
}

interface Layout {
  readonly nodes: readonly Point[]
  readonly sides: readonly Point[]
}

function layoutOf(board: Board): Layout {
  const columns = columnsOf(board)
  const half = (board.size - 1) / 2 + SIDE_DISTANCE / 2
  return {
    nodes: board.places.map((place) => pointAt(place, columns)),
    sides: SIDE_NAMES.map((_, sector) => pointAt({ sector, a: half, b: half }, columns)),
  }
}

/** The character half-way along a link. */
function linkMark(from: Point, to: Point, columns: number): string {
  const dx = (to.x - from.x) / columns
  const dy = (to.y - from.y) / LINES
  if (Math.abs(dy) < 0.4 * Math.abs(dx)) return '-'
  if (Math.abs(dx) < 0.2 * Math.abs(dy)) return '|'
  return dx * dy > 0 ? '\\' : '/'
}

/** Text on a grid, each piece centred on a point and painted with its style. */
class Canvas {
  private readonly cells = new Map<number, Map<number, string>>()

  put({ x, y }: Point, text: string, paint: (text: string) => string): void {
    const line = this.cells.get(y) ?? new Map<number, string>()
    this.cells.set(y, line)
    const start = x - Math.floor(text.length / 2)
    ;[...text].forEach((character, i) => {
      if (character !== ' ') line.set(start + i, paint(character))
    })
  }

  lines(): string[] {
    const columns = [...this.cells.values()].flatMap((line) => [...line.keys()])
    const left = Math.min(...columns)
    const ys = [...this.cells.keys()]
    const top = Math.min(...ys)
    return Array.from({ length: Math.max(...ys) - top + 1 }, (_, y) => {
      const line = this.cells.get(top + y) ?? new Map<number, string>()
      const width = Math.max(left - 1, ...line.keys()) - left + 1
      return Array.from({ length: width }, (_, x) => line.get(left + x) ?? ' ').join('')
    })
  }
}

/** Styles of a terminal (ECMA-48, select graphic rendition). */
const FAINT = 2
const STONES: Record<Colour, { text: string; marked: string; style: number }> = {
  red: { text: '(R)', marked: '*R*', style: 91 },
  blue: { text: '[B]', marked: '*B*', style: 94 },
}

/** The board as lines of text; the stones of `marked` are pointed out. */
export function boardText(position: Position, marked: NodeSet, coloured: boolean): string[] {
  const { board } = position
  const layout = layoutOf(board)
  const canvas = new Canvas()
  const styled = (style: number) => (text: string) => (coloured ? `\x1b[${style}m${text}\x1b[0m` : text)
  for (const [u, v] of board.links) {
    const [from, to] = [layout.nodes[u], layout.nodes[v]]
    const x = (from.x + to.x) / 2
    const middle = { x: Math.sign(x) * Math.round(Math.abs(x)), y: Math.round((from.y + to.y) / 2) }
    canvas.put(middle, linkMark(from, to, columnsOf(board)), styled(FAINT))
  }
  layout.sides.forEach((point, k) => canvas.put(point, SIDE_NAMES[k], styled(FAINT)))
  layout.nodes.forEach((point, node) => {
    const colour = has(position.red, node) ? 'red' : has(position.blue, node) ? 'blue' : null
    if (colour === null) return canvas.put(point, board.names[node], (text) => text)
    const { text, marked: pointedOut, style } = STONES[colour]
    canvas.put(point, has(marked, node) ? pointedOut : text, styled(style))
  })
  return canvas.lines()
}
