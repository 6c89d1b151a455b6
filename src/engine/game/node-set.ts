/**
 * Sets of nodes of a board of any size. A set is an opaque value: it never changes, equal sets are `===`, and only the
 * functions of this file look inside. There bit `v` of a bigint stands for node `v`. The kernels for boards of up to 31
 * nodes have sets of their own, `Bits`; `bitsOf` and `setOfBits` lead from one to the other.
 */
import type { Bits } from '../bits/bits.ts'

declare const brand: unique symbol

/** A set of nodes. The brand makes the compiler refuse what raw operators give. */
export type NodeSet = bigint & { readonly [brand]: true }

/** The set without a node. */
export const EMPTY = 0n as NodeSet

/** Nodes looked at together, as one small integer. */
const CHUNK = 30

/** The sets of one node, for boards of up to 106 nodes; others are made on demand. */
const SINGLES = Array.from({ length: 128 }, (_, node) => (1n << BigInt(node)) as NodeSet)

/** The set that holds only `node`. */
export function only(node: number): NodeSet {
  return SINGLES[node] ?? ((1n << BigInt(node)) as NodeSet)
}

export function has(set: NodeSet, node: number): boolean {
  return (set & only(node)) !== 0n
}

/** The set with one node more. */
export function withNode(set: NodeSet, node: number): NodeSet {
  return (set | only(node)) as NodeSet
}

/** The set without one of its nodes, or the set itself if it does not have it. */
export function withoutNode(set: NodeSet, node: number): NodeSet {
  return difference(set, only(node))
}

export function union(one: NodeSet, other: NodeSet): NodeSet {
  return (one | other) as NodeSet
}

export function intersection(one: NodeSet, other: NodeSet): NodeSet {
  return (one & other) as NodeSet
}

/** The nodes of `set` that are not in `removed`. */
export function difference(set: NodeSet, removed: NodeSet): NodeSet {
  return (set & ~removed) as NodeSet
}

/** Have the sets a node in common? */
export function intersects(one: NodeSet, other: NodeSet): boolean {
  return (one & other) !== 0n
}

/** Number of nodes in the set. */
export function size(set: NodeSet): number {
  let count = 0
  for (let rest: bigint = set; rest !== 0n; rest >>= BigInt(CHUNK))
    for (let bits = Number(BigInt.asUintN(CHUNK, rest)); bits !== 0; bits &= bits - 1) count++
  return count
}

/** The nodes of a set in id order. */
export function* nodesOf(set: NodeSet): Generator<number> {
  let first = 0
  for (let rest: bigint = set; rest !== 0n; rest >>= BigInt(CHUNK)) {
    for (let bits = Number(BigInt.asUintN(CHUNK, rest)); bits !== 0; bits &= bits - 1)
      yield first + 31 - Math.clz32(bits & -bits)
    first += CHUNK
  }
}

/** The lowest node of a non-empty set. */
export function lowest(set: NodeSet): number {
  for (const node of nodesOf(set)) return node
  throw new RangeError('an empty set has no lowest node')
}

export function setOf(nodes: Iterable<number>): NodeSet {
  let set: bigint = EMPTY
  for (const node of nodes) set |= only(node)
  return set as NodeSet
}

/** The image of a set under a symmetry, which tells where each node goes. */
export function image(symmetry: readonly number[], set: NodeSet): NodeSet {
  let images: bigint = EMPTY
  for (const node of nodesOf(set)) images |= only(symmetry[node])
  return images as NodeSet
}

/** A set of nodes below 31, for the kernels. */
export function bitsOf(set: NodeSet): Bits {
  return Number(set)
}

export function setOfBits(bits: Bits): NodeSet {
  return BigInt(bits) as NodeSet
}
