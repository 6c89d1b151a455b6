import { describe, expect, it } from 'vitest'
import { labCells } from '../../../src/engine/lab/lab-cells.ts'
import {
  canEndWithin,
  COMPARED,
  COMPARED_DEPTHS,
  differenceOf,
  minimalTree,
  minimalTreeOf,
  publishedFor,
  type LabRequest,
} from '../../../src/engine/lab/lab.ts'
import { BOARD_SIZES } from '../../../src/engine/game/board.ts'
import { formatPosition, NotationError, parsePosition } from '../../../src/engine/game/notation.ts'
import { countOf, STATE_1, labOptions } from '../../../src/engine/lab/report.ts'
import { emptyPosition, successors, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import { Random } from '../../../src/engine/math/random.ts'
import { drawSample, randomPosition } from '../../../src/engine/lab/sample.ts'
import { search } from '../../../src/engine/search/search.ts'
import { samples } from '../../tiers.ts'

const request: LabRequest = {
  position: STATE_1.position,
  algorithms: ['alpha-beta', 'negascout'],
  depths: [2, 3],
  counting: 'visited',
}

/**
 * Leaves of the smallest tree that alpha-beta can visit: first moves open (1), cut nodes (2) and all nodes (3) in turn.
 */
function leavesOfPerfectOrdering(emptyCount: number, depth: number, type: 1 | 2 | 3 = 1): number {
  if (depth === 0 || emptyCount === 0) return 1
  const below = (next: 1 | 2 | 3) => leavesOfPerfectOrdering(emptyCount - 1, depth - 1, next)
  if (type === 1) return below(1) + (emptyCount - 1) * below(2)
  return type === 2 ? below(3) : emptyCount * below(2)
}

describe('the laboratory’s table', () => {
  it('compares the report’s four searches at depths 2 to 5', () => {
    expect(COMPARED).toEqual(['alpha-beta', 'iterative-deepening', 'aspiration', 'negascout'])
    expect(COMPARED_DEPTHS).toEqual([2, 3, 4, 5])
  })

  it('comes cell by cell, the least depth first', () => {
    const cells = [...labCells(request)]
    expect(cells.map(({ algorithm, depth }) => [algorithm, depth])).toEqual([
      ['alpha-beta', 2],
      ['negascout', 2],
      ['alpha-beta', 3],
      ['negascout', 3],
    ])
  })

  it.each(['visited', 'report'] as const)('holds the searches’ own counts, counted as %s', (counting) => {
    for (const { algorithm, depth, count, result } of labCells({ ...request, counting })) {
      const again = search(parsePosition(request.position), labOptions(algorithm, depth, counting))
      expect({ ...result, ms: 0 }).toEqual({ ...again, ms: 0 })
      expect(count).toBe(countOf(again, counting))
    }
  })

  it('searches no cell before it is asked for', () => {
    const cells = labCells({ ...request, depths: [2, 30] })
    expect([cells.next().value, cells.next().value]).toMatchObject([{ depth: 2 }, { depth: 2 }])
  })

  it('refuses what the position or the search refuses', () => {
    expect(() => labCells({ ...request, position: 'nonsense' }).next()).toThrow(NotationError)
    expect(() => labCells({ ...request, depths: [0] }).next()).toThrow(RangeError)
    expect(() => labCells({ ...request, position: './rr.b. b' }).next()).toThrow(RangeError)
  })
})

describe('one ordering, table and evaluation for all', () => {
  it('is what each search has, whatever it has by itself', () => {
    const alike = { ordering: 'value', table: 'plain', evaluation: 'floyd-warshall' } as const
    for (const { algorithm, count } of labCells({ ...request, ...alike, algorithms: COMPARED, depths: [2] }))
      expect(count).toBe(
        search(parsePosition(request.position), { algorithm, depth: 2, ordering: 'value', table: 'plain' }).visited,
      )
  })

  it('has no published figure beside it, as the report’s own searches have', () => {
    const report: LabRequest = { ...request, counting: 'report' }
    const [cell] = labCells({ ...report, depths: [3] })
    expect([publishedFor(report, 'alpha-beta', 3), differenceOf(report, cell)]).toEqual([8934, 8334 - 8934])
    expect(differenceOf(report, { algorithm: 'alpha-beta', depth: 2, count: 559 })).toBe(0)
    // Visited states are something else than the authors counted.
    expect([publishedFor(request, 'alpha-beta', 3), differenceOf(request, cell)]).toEqual([8934, null])
    for (const other of [{ ordering: 'id' }, { table: 'plain' }] as const)
      expect(publishedFor({ ...report, ...other }, 'alpha-beta', 3)).toBeNull()
  })
})

describe('the minimal tree', () => {
  it('has 1,738 leaves at depth 4 from the empty board', () => {
    expect(minimalTreeOf('./...../........../............... r', [4])).toEqual([1738])
  })

  it('is what perfect ordering visits, at every depth to the end of the game', () => {
    for (let emptyCount = 1; emptyCount <= 10; emptyCount++)
      for (let depth = 1; depth <= emptyCount; depth++)
        expect(minimalTree(emptyCount, depth)).toBe(leavesOfPerfectOrdering(emptyCount, depth))
  })

  it('ends with the game', () => {
    expect(minimalTree(6, 8)).toBe(minimalTree(6, 6))
    expect(minimalTreeOf(STATE_1.position, [1, 2, 3])).toEqual([30, 30 + 29 - 1, 30 * 28 + 29 - 1])
  })

  it('says nothing where a game can end within the depth', () => {
    // A game decided at once: four searches visit 11 states, and the formula has 4,286 leaves.
    const won = drawSample({ boardSize: 4, stones: 20, count: 1, seed: 4 })[0]
    const least = (depth: number) =>
      Math.min(
        ...[...labCells({ ...request, position: won, algorithms: COMPARED, depths: [depth] })].map(
          ({ result }) => result.visited,
        ),
      )
    expect(least(5)).toBeLessThan(minimalTree(11, 5))
    expect(minimalTreeOf(won, [5])).toEqual([null])
  })

  it('is held to be none exactly where some line of moves ends the game', () => {
    const ends = (position: Position, plies: number): boolean =>
      winnerOf(position) !== null ||
      (plies > 0 && [...successors(position)].some((successor) => ends(successor.position, plies - 1)))
    const random = new Random(3)
    for (let i = 0; i < samples({ few: 20, all: 60 }); i++) {
      const position = randomPosition(random, emptyPosition(i % 2 === 0 ? 2 : 3), i % 2 === 0 ? i % 5 : 4 + (i % 9))
      // The same stones are open under the rule of three corners as well, which takes no fewer of them.
      for (const start of [position, { ...position, cornersToWin: 3 } as const])
        for (let plies = 1; plies <= 4; plies++)
          expect(canEndWithin(start, plies), `${formatPosition(start)} ${plies}`).toBe(ends(start, plies))
    }
  })

  it('is that of the empty board on every board', () => {
    expect(BOARD_SIZES.map((size) => minimalTreeOf(formatPosition(emptyPosition(size)), [2])[0])).toEqual(
      [6, 16, 31, 51, 76, 106].map((nodes) => nodes + (nodes - 1) - 1),
    )
  })

  it('is never more than a search visits where nobody can win', () => {
    for (const { depth, result } of labCells({ ...request, algorithms: COMPARED, depths: [2, 3, 4] }))
      expect(result.iterations.at(-1)?.leaves).toBeGreaterThanOrEqual(minimalTree(30, depth))
  })
})
