/**
 * A tree typed as text, as on a blackboard: `((3 12 8)(2 4 6)(14 5 2))`. Its leaves are worth these numbers to Max, who
 * moves at the root unless `min` stands before it.
 *
 * Nodes have numbers: the root 0, and the others 1, 2 … level after level, from left to right. A node's number is also
 * that of the move that leads to it. Its name is a letter, or two, as of the columns of a spreadsheet.
 */
import { FaultError } from '../game/fault.ts'

/** The number of nodes but for the root: as many moves as a trace can number. */
const MAX_MOVES = 200
const MAX_TREE_DEPTH = 10
/** The largest value of a leaf, with either sign. */
export const MAX_LEAF = 9_999
export const MAX_TREE_TEXT = 2_000

export interface TypedTree {
  /** Does Max move at the root? */
  readonly isMax: boolean
  /** The children of each node, in order; none of a leaf. */
  readonly children: readonly (readonly number[])[]
  /** The value of each leaf for Max; 0 for the other nodes. */
  readonly values: readonly number[]
  readonly parents: readonly number[]
  readonly names: readonly string[]
  /** Plies from the root to the deepest leaf. */
  readonly depth: number
}

/** A node while the text is being read: a leaf's value, or children. */
type Nested = number | Nested[]

/** Is this text meant as a tree, rather than as a position? */
export function isTreeText(text: string): boolean {
  return /^\s*(max|min)?\s*\(/i.test(text)
}

/** @throws FaultError that names the fault and its place */
export function parseTree(text: string): TypedTree {
  if (text.length > MAX_TREE_TEXT) throw new FaultError('treeLong', { most: MAX_TREE_TEXT, found: text.length })
  const [, mover = '', body] = /^(\s*(?:max|min)?)(.*)$/is.exec(text) as RegExpExecArray
  return numbered(nested(body, mover.length), mover.trim().toLowerCase() !== 'min')
}

/** Brackets, numbers with either minus sign, and any other character, which is a fault. */
const TOKEN = /[()]|[+\-−]?\d+|[^\s,;]/g

/** @param before characters before this text, for the place of a fault */
function nested(text: string, before: number): Nested[] {
  const open: { readonly place: number; readonly nodes: Nested[] }[] = []
  let root: Nested[] | null = null
  let moves = -1
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const place = before + index + 1
    const above = open.at(-1)
    if (root !== null) throw new FaultError('treeRest', { place, found: token })
    if (token === ')') {
      if (above === undefined) throw new FaultError('treeStart', { place, found: token })
      if (above.nodes.length === 0) throw new FaultError('treeEmpty', { place: above.place })
      open.pop()
      if (open.length === 0) root = above.nodes
      continue
    }
    if (++moves > MAX_MOVES) throw new FaultError('treeNodes', { place, most: MAX_MOVES })
    if (token === '(') {
      if (open.length === MAX_TREE_DEPTH) throw new FaultError('treeDeep', { place, most: MAX_TREE_DEPTH })
      const nodes: Nested[] = []
      above?.nodes.push(nodes)
      open.push({ place, nodes })
    } else if (above === undefined) throw new FaultError('treeStart', { place, found: token })
    else above.nodes.push(leafValue(token, place))
  }
  const last = open.at(-1)
  if (last !== undefined) throw new FaultError('treeOpen', { place: last.place })
  if (root === null) throw new FaultError('treeNone')
  return root
}

function leafValue(token: string, place: number): number {
  if (!/\d/.test(token)) throw new FaultError('treeSymbol', { place, found: token })
  const value = Number(token.replace('−', '-'))
  if (Math.abs(value) > MAX_LEAF) throw new FaultError('treeValue', { place, most: MAX_LEAF, found: token })
  return value + 0
}

/** Gives the nodes their numbers, level after level. */
function numbered(root: Nested[], isMax: boolean): TypedTree {
  const nodes: { readonly node: Nested; readonly parent: number; readonly ply: number }[] = [
    { node: root, parent: -1, ply: 0 },
  ]
  const children: number[][] = []
  for (const [number, { node, ply }] of nodes.entries()) {
    const below = typeof node === 'number' ? [] : node
    children.push(below.map((_, i) => nodes.length + i))
    for (const child of below) nodes.push({ node: child, parent: number, ply: ply + 1 })
  }
  return {
    isMax,
    children,
    values: nodes.map(({ node }) => (typeof node === 'number' ? node : 0)),
    parents: nodes.map(({ parent }) => parent),
    names: nodes.map((_, number) => columnName(number)),
    depth: nodes[nodes.length - 1].ply,
  }
}

/** A … Z, AA, AB … */
function columnName(number: number): string {
  const letter = String.fromCharCode(65 + (number % 26))
  return number < 26 ? letter : columnName(Math.floor(number / 26) - 1) + letter
}

/** Writes a tree in the shortest form that reads as the same tree. */
export function formatTree(tree: TypedTree): string {
  const write = (node: number): string =>
    isLeaf(tree, node) ? String(tree.values[node]) : `(${tree.children[node].map(write).join(' ')})`
  return `${tree.isMax ? '' : 'min '}${write(0).replace(/ ?(\() ?| ?(\)) ?/g, '$1$2')}`
}

export function isLeaf({ children }: TypedTree, node: number): boolean {
  return children[node].length === 0
}

export function leafCount(tree: TypedTree): number {
  return tree.children.filter((below) => below.length === 0).length
}
