/**
 * The pentagonal graph of size n: a centre node and n − 1 rings of 5, 10, 15 … nodes, triangulated. It is plain lists of
 * node ids, for any size.
 *
 * Node ids run from the centre outwards, each ring clockwise from the ray of the top corner. A node is reached from the
 * centre by a steps along ray s, then b along ray s + 1: it lies in sector s (0–4) on ring a + b.
 */

/** Corners, sides and sectors: the pentagon has five of each. */
export const SIDE_COUNT = 5

/** A chain wins when it touches this many sides. */
export const SIDES_TO_WIN = 3

/** The letters of the rings, from the centre out: sizes 2–7 use the first two to all seven. */
const RING_LETTERS = 'abcdefg'

/** Place of a node: `a` steps along the ray of corner `sector` and `b` along the next, on ring a + b. */
export interface Coordinates {
  readonly sector: number
  readonly a: number
  readonly b: number
}

/** Nodes, rings and sides of a pentagonal graph, and which nodes are neighbours. */
export interface Pentagon {
  readonly nodeCount: number
  /** Node ids ring by ring, from the centre out. */
  readonly rings: readonly (readonly number[])[]
  /** Coordinates of each node. */
  readonly places: readonly Coordinates[]
  /** Name of each node: ring letter and place, `a1` … `g30`. */
  readonly names: readonly string[]
  /** Pairs of neighbours, lower id first, in order. */
  readonly links: readonly (readonly [number, number])[]
  /** Ids of the neighbours of each node, in order. */
  readonly neighbourLists: readonly (readonly number[])[]
  /** Outer nodes from corner k to corner k + 1, both included, for sides A–E. */
  readonly sideLists: readonly (readonly number[])[]
  /** Corner k, shared by side k and the side before it. */
  readonly corners: readonly number[]
  /** The ten symmetries: `symmetries[i][v]` is where node v goes; the first five are rotations, 0 the identity. */
  readonly symmetries: readonly (readonly number[])[]
}

/** First id of a ring: 0, 1, 6, 16, 31, 51, 76. */
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

/** The pentagonal graph of `size` rings, the centre counted: 1 + 5 size (size − 1) / 2 nodes. */
export function pentagon(size: number): Pentagon {
  const rings = Array.from({ length: size }, (_, r) =>
    Array.from({ length: r === 0 ? 1 : SIDE_COUNT * r }, (_, p) => ringStart(r) + p),
  )
  const nodes = rings.flat()
  const around = nodes.map(() => new Set<number>())
  for (const [u, v] of sectorLinks(size)) {
    around[u].add(v)
    around[v].add(u)
  }
  const neighbourLists = around.map((neighbours) => [...neighbours].sort((u, v) => u - v))
  const outer = rings[size - 1]
  const place = (p: number) => outer[p % outer.length]
  const corners = Array.from({ length: SIDE_COUNT }, (_, k) => k * (size - 1))
  return {
    nodeCount: nodes.length,
    rings,
    places: rings.flatMap((ring, r) => ring.map((_, p) => placeOn(r, p))),
    names: rings.flatMap((ring, r) => ring.map((_, p) => `${RING_LETTERS[r]}${p + 1}`)),
    links: nodes.flatMap((u) => neighbourLists[u].filter((v) => u < v).map((v) => [u, v] as const)),
    neighbourLists,
    sideLists: corners.map((corner) => Array.from({ length: size }, (_, t) => place(corner + t))),
    corners: corners.map(place),
    symmetries: [false, true].flatMap((mirrored) =>
      Array.from({ length: SIDE_COUNT }, (_, turn) => symmetry(rings, turn, mirrored)),
    ),
  }
}
