/** The root of a recorded search: a position, or a tree typed as text. It tells which moves each state has. */
import type { Colour } from '../game/colour.ts'
import { nodesOf } from '../game/node-set.ts'
import { formatPosition, parsePosition } from '../game/notation.ts'
import { emptyNodes, type Position } from '../game/position.ts'
import { formatTree, isTreeText, parseTree, type TypedTree } from './typed-tree.ts'

export interface SearchRoot {
  /** The text that it is read from. */
  readonly text: string
  /** The side to move; of a tree, Red stands for Max and Blue for Min. */
  readonly toMove: Colour
  /** The name of each move. */
  readonly names: readonly string[]
  /** The moves of the state after these moves. */
  readonly movesAfter: (path: readonly number[]) => readonly number[]
  /** Null where there is no board. */
  readonly position: Position | null
  /** Null where no tree was typed. */
  readonly tree: TypedTree | null
}

export function positionRoot(position: Position): SearchRoot {
  const empty = [...nodesOf(emptyNodes(position))]
  return {
    text: formatPosition(position),
    toMove: position.toMove,
    names: position.board.names,
    movesAfter: (path) => empty.filter((node) => !path.includes(node)),
    position,
    tree: null,
  }
}

export function treeRoot(tree: TypedTree): SearchRoot {
  return {
    text: formatTree(tree),
    toMove: tree.isMax ? 'red' : 'blue',
    names: tree.names,
    movesAfter: (path) => tree.children[path.at(-1) ?? 0],
    position: null,
    tree,
  }
}

/** @throws FaultError */
export function readRoot(text: string): SearchRoot {
  return isTreeText(text) ? treeRoot(parseTree(text)) : positionRoot(parsePosition(text))
}
