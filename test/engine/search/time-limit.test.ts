/** A search keeps to its time with evaluators of any cost. The clock here is moved by the evaluations alone. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PIECES_TO_WIN } from '../../../src/engine/evaluation/evaluation.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { piecesToWin } from '../../../src/engine/evaluation/pieces-to-win.ts'
import { emptyPosition, legalMoves } from '../../../src/engine/game/position.ts'
import { STATE_1 } from '../../../src/engine/lab/report.ts'
import { ORDERINGS } from '../../../src/engine/search/ordering.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { search, type SearchOptions } from '../../../src/engine/search/search.ts'

const state1 = parsePosition(STATE_1.position)

afterEach(() => void vi.restoreAllMocks())

/** Every evaluation takes so long, in milliseconds, and nothing else takes any time. */
function evaluationsTake(cost: number): void {
  let now = 5000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  // An evaluation counts the pieces of both colours.
  vi.spyOn(PIECES_TO_WIN as { 'floyd-warshall': typeof piecesToWin }, 'floyd-warshall').mockImplementation(
    (board, own, other) => {
      now += cost / 2
      return piecesToWin(board, own, other)
    },
  )
}

/**
 * Pairs of an evaluation's duration and the time asked for, in milliseconds: from the report's own by bits to
 * Floyd–Warshall and slower.
 */
const KINDS = [
  { cost: 0.003, time: 10 },
  { cost: 0.05, time: 100 },
  { cost: 0.3, time: 1000 },
  { cost: 0.6, time: 100 },
] as const

describe.each(ALGORITHMS)('%s', (algorithm) => {
  it.each(ORDERINGS)(
    'by order %s is over within 20 ms of its time, or a tenth of it, whatever an evaluation takes',
    (ordering) => {
      for (const { cost, time } of KINDS) {
        evaluationsTake(cost)
        const { ms, move } = search(state1, { algorithm, ordering, time, evaluation: 'floyd-warshall' })
        expect(ms, `${cost} ms each`).toBeGreaterThanOrEqual(time)
        expect(ms - time, `${cost} ms each`).toBeLessThanOrEqual(Math.max(20, time / 10))
        expect(legalMoves(state1)).toContain(move)
        vi.restoreAllMocks()
      }
    },
  )
})

describe('a search in little time', () => {
  it('ends depth 1 however long that takes, and has its value', () => {
    for (const algorithm of ALGORITHMS) {
      evaluationsTake(50)
      const { depth, value, iterations } = search(emptyPosition(4), {
        algorithm,
        time: 1,
        evaluation: 'floyd-warshall',
      })
      expect({ depth, value }).toEqual({ depth: 1, value: 1 })
      expect(iterations.length).toBeLessThanOrEqual(2)
      vi.restoreAllMocks()
    }
  })

  it('looks at the clock no more often than visited states and evaluations ask for where these are quick', () => {
    let looks = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (looks++, 0))
    const { visited, evaluations } = search(emptyPosition(4), { algorithm: 'alpha-beta', depth: 4 })
    expect(looks).toBeLessThan((2.5 * (visited + evaluations)) / 1024 + 20)
  })

  it('is the same on every run where states are the limit, whatever the evaluations take', () => {
    const options: SearchOptions = {
      algorithm: 'negascout',
      ordering: 'value',
      states: 5000,
      evaluation: 'floyd-warshall',
    }
    const results = [0, 0.01, 2].map((cost) => {
      evaluationsTake(cost)
      const result = search(state1, options)
      vi.restoreAllMocks()
      return { ...result, ms: 0 }
    })
    expect(results[1]).toEqual(results[0])
    expect(results[2]).toEqual(results[0])
    expect(results[0].visited).toBe(5 * 1024 - 1)
  })
})
