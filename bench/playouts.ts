/** The speed of searches by playouts from the empty board, beside counts of pieces to win on the same board. */
import { cellBoard, emptyCells, RED } from '../src/engine/cells/cell-board.ts'
import { PiecesToWin } from '../src/engine/cells/pieces-to-win.ts'
import { BOARD_SIZES, type BoardSize } from '../src/engine/game/board.ts'
import { emptyPosition } from '../src/engine/game/position.ts'
import { Random } from '../src/engine/math/random.ts'
import type { GrowthPlan } from '../src/engine/playouts/growth-plan.ts'
import { recordGrowth } from '../src/engine/playouts/growth-recorder.ts'
import { MonteCarloTreeSearch } from '../src/engine/playouts/monte-carlo.ts'
import { PlayoutSearcher, rootOf } from '../src/engine/playouts/playout-search.ts'
import type { PriorKind } from '../src/engine/playouts/prior-kinds.ts'
import { shippedPriors } from '../src/engine/playouts/shipped-priors.ts'
import { surroundingsOf } from '../src/engine/playouts/surroundings.ts'
import { Tree } from '../src/engine/playouts/tree.ts'
import { interleave, median, medianRatio, rate } from './measure.ts'
import { heading, report } from './report.ts'

const PLAYOUTS = 2000
const SECONDS = 0.1

/** The plain search, recorded. */
const PLAIN_PLAN: GrowthPlan = { playouts: PLAYOUTS, seed: 1, priors: 'none' }

/** Playouts a second, plain, the same in TypeScript, with patterns, with the network over them and recorded for Replay, and counts of pieces to win of one colour. */
function speedsOn(size: BoardSize) {
  const board = cellBoard(size)
  const pieces = new PiecesToWin(board)
  const cells = emptyCells(board)
  const { cornersToWin } = emptyPosition(size)
  const search = (kind: PriorKind) =>
    new PlayoutSearcher({}, shippedPriors(kind, size)).search(emptyPosition(size), { playouts: PLAYOUTS }).playouts
  const inTypeScript = () => {
    const root = rootOf(emptyPosition(size), [])
    const tree = new Tree(1 << 18)
    const search = new MonteCarloTreeSearch(surroundingsOf(size), cornersToWin, tree, new Random(1), null, root)
    search.grow(PLAYOUTS)
    return search.playouts
  }
  return interleave(5, {
    counts: () =>
      rate(() => {
        for (let i = 0; i < 100; i++) pieces.count(cells, RED, cornersToWin)
        return 100
      }, SECONDS),
    plain: () => rate(() => search('none'), SECONDS),
    typeScript: () => rate(inTypeScript, SECONDS),
    learnt: () => rate(() => search('patterns'), SECONDS),
    network: () => rate(() => search('network'), SECONDS),
    recorded: () => rate(() => recordGrowth(emptyPosition(size), PLAIN_PLAN).playouts.length, SECONDS),
  })
}

export function benchPlayouts(): void {
  heading(`Searches of ${PLAYOUTS} playouts from the empty board by its usual rule; median of 5 interleaved rounds`)
  for (const size of BOARD_SIZES) {
    const { counts, plain, typeScript, learnt, network, recorded } = speedsOn(size)
    const thousands = (figures: readonly number[]) => `${(median(figures) / 1000).toFixed(0)}k/s`
    const { nodeCount } = cellBoard(size)
    report(`${nodeCount} nodes, plain`, thousands(plain))
    report(`${nodeCount} nodes, plain, compiled / in TypeScript`, medianRatio(plain, typeScript).toFixed(2))
    report(`${nodeCount} nodes, with patterns / plain`, medianRatio(learnt, plain).toFixed(2))
    report(`${nodeCount} nodes, with patterns and network / plain`, medianRatio(network, plain).toFixed(2))
    report(`${nodeCount} nodes, recorded / plain`, medianRatio(recorded, plain).toFixed(2))
    report(`${nodeCount} nodes, time of a playout / of a count of f`, medianRatio(counts, plain).toFixed(1))
  }
}
