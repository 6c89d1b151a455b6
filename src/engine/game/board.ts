/**
 * The pentagonal board of size n: a centre node and n − 1 rings of 5, 10, 15 … nodes, triangulated.
 *
 * Node ids run from the centre outwards, each ring clockwise from the ray of the top corner. A node is reached from the
 * centre by a steps along ray s, then b along ray s + 1: it lies in sector s (0–4) on ring a + b.
 */
import { byteTable, lowest, only, setOf, unionOver, type NodeSet } from './node-set.ts'

/** The sizes of boards, in rings: 6, 16 and 31 nodes. */
export const BOARD_SIZES = [2, 3, 4] as const
/** A size of board, in rings with the centre. */
export type BoardSize = (typeof BOARD_SIZES)[number]

/** Corners, sides and sectors: the pentagon has five of each. */
export const SIDE_COUNT = 5
/** The names of the sides by their numbers. */
export const SIDE_NAMES = ['A', 'B', 'C', 'D', 'E'] as const

/** A chain wins when it touches this many sides. */
export const SIDES_TO_WIN = 3

/** Place of a node: `a` steps along the ray of corner `sector` and `b` along the next, on ring a + b. */
export interface Coordinates {
  readonly sector: number
  readonly a: number
  readonly b: number
}

/** A board: its nodes, rings and sides, and which nodes are neighbours. There is one object for each size. */
export interface Board {
  readonly size: BoardSize
  readonly nodeCount: number
  /** Every node of the board. */
  readonly all: NodeSet
  /** Node ids ring by ring, from the centre out. */
  readonly rings: readonly (readonly number[])[]
  /** Coordinates of each node. */
  readonly places: readonly Coordinates[]
  /** Name of each node: ring letter and place, `a1` … `d15`. */
  readonly names: readonly string[]
  /** Pairs of neighbours, lower id first, in order. */
  readonly links: readonly (readonly [number, number])[]
  /** Neighbours of each node. */
  readonly adjacent: readonly NodeSet[]
  /** Outer nodes from corner k to corner k + 1, both included, for sides A–E. */
  readonly sides: readonly NodeSet[]
  /** Corner k, shared by side k and the side before it. */
  readonly corners: readonly number[]
  /** The ten symmetries: `symmetries[i][v]` is where node v goes; the first five are rotations, 0 the identity. */
  readonly symmetries: readonly (readonly number[])[]
  /** Byte table of the neighbours of each node: see `neighbours`. */
  readonly neighbourTable: Int32Array
}

/** First id of a ring: 0, 1, 6, 16. */
function ringStart(ring: number): number {
  return ring === 0 ? 0 : 1 + (SIDE_COUNT * ring * (ring - 1)) / 2
}

function nodeAt(sector: number, a: number, b: number): number {
  const ring = a + b
  return ring === 0 ? 0 : ringStart(ring) + ((sector * ring + b) % (SIDE_COUNT * ring))
}

/** The inverse of `nodeAt`, from a ring and the place on it. */
function placeOn(ring: number, place: number): Coordinates {
  if (ring === 0) return { sector: 0, a: 0, b: 0 }
  const b = place % ring
  return { sector: (place - b) / ring, a: ring - b, b }
}

function* sectorLinks(size: number): Generator<[number, number]> {
  for (let s = 0; s < SIDE_COUNT; s++)
    for (let a = 0; a < size; a++)
      for (let b = 0; a + b < size; b++) {
        const here = nodeAt(s, a, b)
        if (a + b < size - 1) {
          yield [here, nodeAt(s, a + 1, b)]
          yield [here, nodeAt(s, a, b + 1)]
        }
        if (a > 0) yield [here, nodeAt(s, a - 1, b + 1)]
      }
}

/** One symmetry: on ring r of 5r nodes, place p goes to ±p + turn · r. */
function symmetry(rings: readonly (readonly number[])[], turn: number, mirrored: boolean): number[] {
  return rings.flatMap((ring, r) =>
    ring.map((_, p) => ring[((mirrored ? ring.length - p : p) + turn * r) % ring.length]),
  )
}

function buildBoard(size: BoardSize): Board {
  const rings = Array.from({ length: size }, (_, r) =>
    Array.from({ length: r === 0 ? 1 : SIDE_COUNT * r }, (_, p) => ringStart(r) + p),
  )
  const nodes = rings.flat()
  const adjacent: NodeSet[] = nodes.map(() => 0)
  for (const [u, v] of sectorLinks(size)) {
    adjacent[u] |= only(v)
    adjacent[v] |= only(u)
  }
  const outer = rings[size - 1]
  const place = (p: number) => outer[p % outer.length]
  const sectors = Array.from({ length: SIDE_COUNT }, (_, k) => k * (size - 1))
  return {
    size,
    nodeCount: nodes.length,
    all: setOf(nodes),
    rings,
    places: rings.flatMap((ring, r) => ring.map((_, p) => placeOn(r, p))),
    names: rings.flatMap((ring, r) => ring.map((_, p) => `${'abcd'[r]}${p + 1}`)),
    links: nodes.flatMap((u) =>
      nodes.filter((v) => u < v && (adjacent[u] & only(v)) !== 0).map((v) => [u, v] as const),
    ),
    adjacent,
    sides: sectors.map((corner) => setOf(Array.from({ length: size }, (_, t) => place(corner + t)))),
    corners: sectors.map(place),
    symmetries: [false, true].flatMap((mirrored) =>
      Array.from({ length: SIDE_COUNT }, (_, turn) => symmetry(rings, turn, mirrored)),
    ),
    neighbourTable: byteTable(adjacent),
  }
}

const BOARDS = new Map(BOARD_SIZES.map((size) => [size, buildBoard(size)]))

/** The board of a size; boards are built once and shared. */
export function boardOfSize(size: BoardSize): Board {
  return BOARDS.get(size) as Board
}

/** All nodes linked to some node of the set (which may include nodes of the set itself). */
export function neighbours(board: Board, set: NodeSet): NodeSet {
  return unionOver(board.neighbourTable, set)
}

/** The image of a set of nodes under a symmetry. */
export function mapSet(symmetry: readonly number[], set: NodeSet): NodeSet {
  let image = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) image |= only(symmetry[lowest(rest)])
  return image
}
