/**
 * Sets of nodes of a board of up to 31, for the kernels: one non-negative 31-bit number, in which bit `v` stands for node
 * `v`. Union, intersection and difference are the plain operators `|`, `&` and `& ~`. Everywhere else a set is a `NodeSet`.
 */
export type Bits = number

/** The set that holds only `node`. */
export function only(node: number): Bits {
  return 1 << node
}

export function has(set: Bits, node: number): boolean {
  return ((set >>> node) & 1) === 1
}

/** The lowest node of a non-empty set. */
export function lowest(set: Bits): number {
  return 31 - Math.clz32(set & -set)
}

/** Number of nodes in the set (parallel bit count, no table). */
export function size(set: Bits): number {
  let n = set - ((set >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The nodes of a set in id order. */
export function* nodesOf(set: Bits): Generator<number> {
  for (let rest = set; rest !== 0; rest &= rest - 1) yield lowest(rest)
}

export function setOf(nodes: Iterable<number>): Bits {
  let set = 0
  for (const node of nodes) set |= only(node)
  return set
}

/**
 * A table for `unionOver`, with one set for each node: 256 unions for each of the four bytes of a node set, so that the
 * union over a whole node set takes four look-ups.
 */
export function byteTable(perNode: readonly Bits[]): Int32Array {
  const table = new Int32Array(4 * 256)
  for (let byte = 0; byte < 4; byte++)
    for (let bits = 1; bits < 256; bits++) {
      const rest = table[byte * 256 + (bits & (bits - 1))]
      table[byte * 256 + bits] = rest | (perNode[byte * 8 + lowest(bits)] ?? 0)
    }
  return table
}

/** The union of the table's sets over the nodes of `set`. */
export function unionOver(table: Int32Array, set: Bits): Bits {
  return (
    table[set & 255] | table[256 + ((set >>> 8) & 255)] | table[512 + ((set >>> 16) & 255)] | table[768 + (set >>> 24)]
  )
}
