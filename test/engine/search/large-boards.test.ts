/** Searches on boards above 31 nodes and by three corners, held against minimax over positions. */
import { describe, expect, it } from 'vitest'
import type { BoardSize } from '../../../src/engine/game/board.ts'
import type { CornersToWin } from '../../../src/engine/game/corners.ts'
import { size } from '../../../src/engine/game/node-set.ts'
import {
  emptyNodes,
  emptyPosition,
  legalMoves,
  play,
  winnerOf,
  type Position,
} from '../../../src/engine/game/position.ts'
import { rootMoves } from '../../../src/engine/search/root-moves.ts'
import { Recorder } from '../../../src/engine/search/recorder.ts'
import { Replay } from '../../../src/engine/search/replay.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { search } from '../../../src/engine/search/search.ts'
import { REPORT_EVALUATOR } from '../../../src/engine/evaluation/evaluator.ts'
import { Random } from '../math/random.ts'
import { minimaxValue } from '../reference.ts'
import { faultsOfSearch, SETTINGS } from './checks.ts'
import { samples } from '../../tiers.ts'

/** An open position with so many empty nodes, or a few more where every move would end the game. */
function openPosition(random: Random, boardSize: BoardSize, cornersToWin: CornersToWin, emptyCount: number): Position {
  let position = emptyPosition(boardSize, cornersToWin)
  while (size(emptyNodes(position)) > emptyCount) {
    const here = position
    const next = random
      .shuffled(legalMoves(here))
      .slice(0, 12)
      .map((node) => play(here, node))
      .find((after) => winnerOf(after) === null)
    if (next === undefined) return position
    position = next
  }
  return position
}

const BOARDS = [
  { boardSize: 3, cornersToWin: 3, emptyCount: 12 },
  { boardSize: 4, cornersToWin: 3, emptyCount: 20 },
  { boardSize: 5, cornersToWin: 1, emptyCount: 40 },
  { boardSize: 5, cornersToWin: 3, emptyCount: 30 },
  { boardSize: 6, cornersToWin: 3, emptyCount: 40 },
  { boardSize: 7, cornersToWin: 1, emptyCount: 80 },
  { boardSize: 7, cornersToWin: 3, emptyCount: 60 },
] as const

describe.each(BOARDS)(
  'on size $boardSize, with $cornersToWin corners to win',
  ({ boardSize, cornersToWin, emptyCount }) => {
    it('every algorithm finds what minimax over positions finds', () => {
      const random = new Random(10 * boardSize + cornersToWin)
      const faults: string[] = []
      for (let i = 0; i < samples({ few: 1, all: 3 }); i++) {
        const position = openPosition(random, boardSize, cornersToWin, emptyCount)
        const value = minimaxValue(position, 2)
        for (const algorithm of ALGORITHMS)
          faults.push(...faultsOfSearch(position, { algorithm, depth: 2, ...random.pick(SETTINGS) }, value))
      }
      expect(faults).toEqual([])
    })

    it('the moves of the root have the values of the positions after them', () => {
      const random = new Random(boardSize + cornersToWin)
      const position = openPosition(random, boardSize, cornersToWin, 12)
      for (const { node, value } of rootMoves(position, REPORT_EVALUATOR, 2))
        expect(value).toBe(minimaxValue(play(position, node), 1))
    })
  },
)

it.each(ALGORITHMS)('%s on 106 nodes is replayed to the counters and the value that it has', (algorithm) => {
  const position = openPosition(new Random(7), 7, 3, 40)
  const options = { algorithm, depth: 2 } as const
  const trace = new Recorder()
  const result = search(position, options, { trace })
  const replay = new Replay(trace.finish())
  const { visited, counts } = replay.course[replay.course.length - 1]
  expect([visited, counts.cutoff]).toEqual([result.visited, result.cutoffs])
  expect(search(position, options)).toMatchObject({ visited: result.visited, value: result.value })
})

it('a symmetric table knows the images of a state on 106 nodes', () => {
  const visited = (table: 'plain' | 'symmetric') =>
    search(emptyPosition(7), { algorithm: 'alpha-beta', depth: 2, table }).visited
  expect(visited('symmetric')).toBeLessThanOrEqual(visited('plain'))
  const wide = (table: 'plain' | 'symmetric') =>
    search(emptyPosition(7, 1), { algorithm: 'minimax', depth: 2, table }).visited
  expect(wide('symmetric')).toBeLessThan(0.3 * wide('plain'))
})

it('evaluators other than f are refused where they do not know the board or the rule', () => {
  const evaluator = { kind: 'linear', phases: [{ tempo: 1 }], attack: 0 } as const
  for (const position of [emptyPosition(7), emptyPosition(4, 3)])
    expect(() => search(position, { algorithm: 'alpha-beta', depth: 1, evaluator })).toThrow(RangeError)
})
