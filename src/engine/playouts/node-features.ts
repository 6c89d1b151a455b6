/** Features of all nodes of a state, as a policy network takes them: those of a move on empty nodes, and those of stones. */
import { EMPTY } from '../cells/cell-board.ts'
import { boardOfSize, type BoardSize } from '../game/board.ts'
import { MEMBER_COUNT } from '../game/corners.ts'
import type { TreeState } from './monte-carlo.ts'
import { EDGE_CLASSES } from './pattern-codes.ts'
import { FEATURE_COUNT, FeatureReader, FIRST_OF, GROUPS } from './patterns.ts'

/** Features of a node at most: those of a move. A stone has two. */
export const FEATURES_OF_NODE = GROUPS.length

/** A place without a feature. */
export const NO_FEATURE = 0xffff

/** The features of stones follow those of moves: own or not, the sides that its chain touches, and the kind of node. */
const SIDE_COUNTS = 6
const FIRST_OF_STONE = FEATURE_COUNT
export const POLICY_FEATURES = FIRST_OF_STONE + 2 * SIDE_COUNTS * EDGE_CLASSES

/** Reads the features of all nodes of states of a board, as a network takes them. */
export class NodeFeatures {
  private readonly reader: FeatureReader
  private readonly size: number

  constructor(size: BoardSize) {
    this.reader = new FeatureReader(size)
    this.size = boardOfSize(size).nodeCount
  }

  /** Writes the features of each node, `FEATURES_OF_NODE` places a node; `NO_FEATURE` where a stone has none. */
  read(state: TreeState, into: Uint16Array): void {
    const { stones, toMove, last } = state
    const { reader, size } = this
    let emptyCount = 0
    for (let node = 0; node < size; node++) if (stones.cells[node] === EMPTY) emptyCount++
    reader.begin(state, emptyCount)
    for (let node = 0; node < size; node++) {
      const place = node * FEATURES_OF_NODE
      if (stones.cells[node] === EMPTY) {
        reader.read(node, into, place)
        continue
      }
      const sides = MEMBER_COUNT[stones.sidesAt(node)]
      const side = stones.cells[node] === toMove ? 0 : 1
      for (let i = place; i < place + FEATURES_OF_NODE; i++) into[i] = NO_FEATURE
      into[place] = FIRST_OF_STONE + (side * SIDE_COUNTS + sides) * EDGE_CLASSES + reader.facts.classes[node]
      into[place + 1] = FIRST_OF.last + reader.distance(node, last)
    }
  }
}
