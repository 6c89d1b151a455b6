/** The speed of f and of searches on the board of 106 nodes, with three corners to win. */
import { BLUE, cellBoard, EMPTY, emptyCells, RED } from '../src/engine/cells/cell-board.ts'
import { PiecesToWin } from '../src/engine/cells/pieces-to-win.ts'
import { piecesToWinBySteinerTrees } from '../src/engine/evaluation/steiner-trees.ts'
import { emptyPosition } from '../src/engine/game/position.ts'
import { search, type SearchOptions } from '../src/engine/search/search.ts'
import { interleave, median, medianRatio, randomNumbers, rate, seconds } from './measure.ts'
import { atLeast, atMost, heading, report } from './report.ts'

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

/** The cells of states that two moves reach from the empty board. */
function cellsNearRoot(count: number): Uint8Array[] {
  const random = randomNumbers(2)
  return Array.from({ length: count }, () => {
    const cells = emptyCells(board)
    const [first, second] = [random(board.nodeCount), random(board.nodeCount - 1)]
    cells[first] = RED
    cells[second < first ? second : second + 1] = BLUE
    return cells
  })
}

/** Nanoseconds of searches of the empty board for each evaluation that they make. */
function nsPerEvaluation(options: SearchOptions): number {
  return 1e9 / rate(() => search(emptyPosition(7), options).evaluations, 0.3)
}

function figuresOf(rounds: number) {
  const positions = randomCells(200)
  const near = cellsNearRoot(200)
  const pieces = new PiecesToWin(board)
  return interleave(rounds, {
    cells: () => nsEach(positions, (cells) => pieces.count(cells, RED, 3)),
    steiner: () => nsEach(positions.slice(0, 5), bySteinerTrees),
    f: () => nsEach(near, (cells) => pieces.count(cells, RED, 3) - pieces.count(cells, BLUE, 3)),
    minimax: () => nsPerEvaluation({ algorithm: 'minimax', depth: 2 }),
    alphaBeta: () => nsPerEvaluation({ algorithm: 'alpha-beta', depth: 3 }),
  })
}

/** States of a search differ by one stone, and f is counted again only where that matters. */
function reportSearch(name: string, ns: readonly number[], f: readonly number[]): void {
  const ratio = medianRatio(ns, f)
  report(`${name}, for each evaluation`, `${median(ns).toFixed(0)} ns`)
  report('  time / of a loop of as many f', `${ratio.toFixed(2)} times`, atMost(ratio, 0.4))
}

export function benchLargeBoard(): void {
  heading(
    'The board of 106 nodes with three corners to win, beside f of states of two stones; median of 5 interleaved rounds',
  )
  const { cells, steiner, f, minimax, alphaBeta } = figuresOf(5)
  const ratio = medianRatio(steiner, cells)
  report('pieces to win of one player, on cells', `${median(cells).toFixed(0)} ns`)
  report('Steiner trees / cells', `${ratio.toFixed(0)} times`, atLeast(ratio, 20))
  reportSearch('minimax, depth 2', minimax, f)
  reportSearch('alpha-beta, depth 3', alphaBeta, f)
}
