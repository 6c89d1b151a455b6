/** The speed of f and of searches on the board of 106 nodes, with three corners to win. */
import { BLUE, cellBoard, EMPTY, emptyCells, RED } from '../src/engine/cells/cell-board.ts'
import { PiecesToWin } from '../src/engine/cells/pieces-to-win.ts'
import { piecesToWinBySteinerTrees } from '../src/engine/evaluation/steiner-trees.ts'
import { emptyPosition } from '../src/engine/game/position.ts'
import { search, type SearchOptions } from '../src/engine/search/search.ts'
import { interleave, randomNumbers, rate, seconds } from './measure.ts'

const board = cellBoard(7)

/** Cells with 0-63 stones on random nodes, alternately of the two colours. */
function randomCells(count: number): Uint8Array[] {
  const random = randomNumbers(1)
  return Array.from({ length: count }, () => {
    const cells = emptyCells(board)
    const nodes = Array.from({ length: board.nodeCount }, (_, node) => node)
    for (let placed = 0, total = random(64); placed < total; placed++)
      cells[nodes.splice(random(nodes.length), 1)[0]] = placed % 2 === 0 ? RED : BLUE
    return cells
  })
}

/** Mean nanoseconds of a count of pieces to win. */
function nsEach(positions: readonly Uint8Array[], count: (cells: Uint8Array) => number): number {
  let sum = 0
  const elapsed = seconds(() => {
    for (const cells of positions) sum += count(cells)
  })
  // The sum is used, so that the compiler cannot leave the work out.
  if (Number.isNaN(sum)) throw new Error('a result is not a number')
  return (elapsed / positions.length) * 1e9
}

function bySteinerTrees(cells: Uint8Array): number {
  const { graph } = board
  const costs = graph.names.map((_, node) => (cells[node] === EMPTY ? 1 : cells[node] === RED ? 0 : Infinity))
  return piecesToWinBySteinerTrees(graph, costs, 3)
}

function visitedPerSecond(options: SearchOptions): number {
  return rate(() => search(emptyPosition(7), options).visited, 0.3)
}

/** Nanoseconds of a count by both methods, and visited states a second from the empty board, round by round. */
export function largeBoard(rounds: number) {
  const positions = randomCells(200)
  const pieces = new PiecesToWin(board)
  return interleave(rounds, {
    cells: () => nsEach(positions, (cells) => pieces.count(cells, RED, 3)),
    steiner: () => nsEach(positions.slice(0, 5), bySteinerTrees),
    minimax: () => visitedPerSecond({ algorithm: 'minimax', depth: 2 }),
    alphaBeta: () => visitedPerSecond({ algorithm: 'alpha-beta', depth: 3 }),
  })
}
