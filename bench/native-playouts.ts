/** The plain search by playouts beside the same search in C++ (`playouts.cpp`), which finds the same. */
import { isDeepStrictEqual } from 'node:util'
import { BOARD_SIZES, boardOfSize, type BoardSize } from '../src/engine/game/board.ts'
import { emptyPosition } from '../src/engine/game/position.ts'
import { PlayoutSearcher } from '../src/engine/playouts/playout-search.ts'
import { interleave, median, medianRatio, rate } from './measure.ts'
import { withNative } from './native.ts'
import { heading, report } from './report.ts'

const PLAYOUTS = 2000
const SECONDS = 0.1

/** The result of a search from the empty board under three corners, and its cost. */
export interface Finding {
  readonly playouts: number
  /** Nodes of the tree. */
  readonly nodes: number
  /** Stones placed. */
  readonly plies: number
  /** The move visited most. */
  readonly move: number
  readonly visits: number
}

interface OnBoard {
  readonly size: BoardSize
  readonly playoutsPerSecond: number
  readonly found: Finding
}

/** The finding of the plain search here. */
export function plainFinding(size: BoardSize, most: number): Finding {
  const { playouts, nodes, plies, moves } = new PlayoutSearcher({}, null).search(emptyPosition(size, 3), {
    playouts: most,
  })
  const { node, visits } = moves.reduce((best, each) => (each.visits > best.visits ? each : best))
  return { playouts, nodes, plies, move: node, visits }
}

function onBoard(size: BoardSize): OnBoard {
  let found = plainFinding(size, PLAYOUTS)
  const playoutsPerSecond = rate(() => (found = plainFinding(size, PLAYOUTS)).playouts, SECONDS)
  return { size, playoutsPerSecond, found }
}

/** The lines of the native program, one a board. */
export function nativeLines(text: string): OnBoard[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as OnBoard)
}

export function benchNativePlayouts(): void {
  heading(`Plain searches of ${PLAYOUTS} playouts under three corners beside C++; median of 5 interleaved rounds`)
  const rounds = withNative('playouts.cpp', (program) =>
    interleave<'ours' | 'native', readonly OnBoard[]>(5, {
      ours: () => BOARD_SIZES.map(onBoard),
      native: () => nativeLines(program(String(PLAYOUTS))),
    }),
  )
  if (rounds === null) return console.log('  not run: there is no g++ here')
  for (const [i, size] of BOARD_SIZES.entries()) {
    const [ours, native] = [rounds.ours, rounds.native].map((each) => each.map((boards) => boards[i]))
    if (!isDeepStrictEqual(ours[0].found, native[0].found)) throw new Error(`the two differ on board ${size}`)
    const [speeds, nativeSpeeds] = [ours, native].map((each) => each.map((board) => board.playoutsPerSecond))
    const { nodeCount } = boardOfSize(size)
    report(`${nodeCount} nodes, native`, `${(median(nativeSpeeds) / 1000).toFixed(0)}k/s`)
    report(`${nodeCount} nodes, playouts a second, ours / native`, medianRatio(speeds, nativeSpeeds).toFixed(2))
  }
}
