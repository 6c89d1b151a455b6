/**
 * The neighbours of each node in the order in which they lie around it, and the replies that restore a bridge. Two stones
 * that are no neighbours but have two neighbours in common are a bridge: if the opponent takes one of these, the other
 * still joins the stones. The edge of the board counts as a stone of either colour.
 */
import type { BoardSize } from '../game/board.ts'
import { BLUE, cellBoard, DEGREE, DEGREE_SHIFT, EMPTY, RED, WALL, type CellBoard } from '../cells/cell-board.ts'

/** The states of the cells around a node, two bits each. */
export const CODES = 1 << (2 * DEGREE)

/** The surroundings of all nodes of a board. There is one object for each size. */
export interface Surroundings {
  readonly board: CellBoard
  /**
   * The cells around node v, six from place `v << DEGREE_SHIFT`: the node before it on its ring, those further in, the
   * next node on its ring, those further out. The wall fills up the places of outer nodes and the sixth of the centre.
   */
  readonly around: Uint8Array
}

const ALL = new Map<BoardSize, Surroundings>()

/** The surroundings of the nodes of a board of this size. */
export function surroundingsOf(size: BoardSize): Surroundings {
  const known = ALL.get(size)
  if (known !== undefined) return known
  const board = cellBoard(size)
  const around = new Uint8Array(board.nodeCount << DEGREE_SHIFT).fill(board.nodeCount)
  for (let node = 0; node < board.nodeCount; node++) around.set(inOrder(board, node), node << DEGREE_SHIFT)
  const surroundings = { board, around }
  ALL.set(size, surroundings)
  return surroundings
}

/** The neighbours of a node in the order in which they lie around it. */
function inOrder({ graph }: CellBoard, node: number): number[] {
  const { rings, neighbourLists } = graph
  const ringOf = (each: number) => rings.findIndex((ring) => ring.includes(each))
  const ring = rings[ringOf(node)]
  if (ring.length === 1) return [...rings[1]]
  const order = [ring[(ring.indexOf(node) + ring.length - 1) % ring.length]]
  for (;;) {
    const last = order[order.length - 1]
    const [next] = neighbourLists[node]
      .filter((each) => neighbourLists[last].includes(each) && !order.includes(each))
      .sort((a, b) => ringOf(a) - ringOf(b))
    if (next === undefined) return order
    order.push(next)
  }
}

/** The states of the cells around a node. */
export function codeAround({ around }: Surroundings, cells: Uint8Array, node: number): number {
  const first = node << DEGREE_SHIFT
  return (
    cells[around[first]] |
    (cells[around[first + 1]] << 2) |
    (cells[around[first + 2]] << 4) |
    (cells[around[first + 3]] << 6) |
    (cells[around[first + 4]] << 8) |
    (cells[around[first + 5]] << 10)
  )
}

/** The state of the cell at a place, from 0 to 5, of a code. */
export function stateAt(code: number, place: number): number {
  return (code >> (2 * place)) & 3
}

/** The centre has five neighbours, and all other nodes have six places. The node of id 0 is the centre. */
function placesAround(node: number): number {
  return node === 0 ? DEGREE - 1 : DEGREE
}

/**
 * The places of the cells around the opponent's last stone on which a stone restores a bridge of this colour, as a set of
 * bits.
 */
function bridgePlaces(code: number, colour: number, places: number): number {
  const isOwn = (state: number) => state === colour || state === WALL
  let found = 0
  for (let place = 0; place < places; place++) {
    const before = stateAt(code, (place + places - 1) % places)
    const after = stateAt(code, (place + 1) % places)
    if (stateAt(code, place) !== EMPTY || !isOwn(before) || !isOwn(after)) continue
    if (before === colour || after === colour) found |= 1 << place
  }
  return found
}

/** The sets of `bridgePlaces`: by `replyIndex`, the code of the cells around the opponent's last stone. */
export const REPLIES = new Uint8Array(4 * CODES)

/** The first index of `REPLIES` for a colour that answers a stone on `last`. */
export function replyIndex(last: number, colour: number): number {
  return (last === 0 ? 2 * CODES : 0) + (colour - 1) * CODES
}

for (const node of [0, 1])
  for (const colour of [RED, BLUE])
    for (let code = 0; code < CODES; code++)
      REPLIES[replyIndex(node, colour) + code] = bridgePlaces(code, colour, placesAround(node))

/** The number of places in each set of them. */
export const PLACE_COUNT = Uint8Array.from({ length: 1 << DEGREE }, (_, places) => placesIn(places).length)

/** Place number i of a set of places, by `(set << DEGREE_SHIFT) + i`. */
export const NTH_PLACE = new Uint8Array(PLACE_COUNT.length << DEGREE_SHIFT)
for (let set = 0; set < PLACE_COUNT.length; set++) NTH_PLACE.set(placesIn(set), set << DEGREE_SHIFT)

/** The places of a set. */
function placesIn(set: number): number[] {
  return Array.from({ length: DEGREE }, (_, place) => place).filter((place) => ((set >> place) & 1) === 1)
}
