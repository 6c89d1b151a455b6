/** Claims that perfect play decides. */
import { describe, expect, it } from 'vitest'
import type { AccuracyPlan } from '../../../src/engine/lab/accuracy-plan.ts'
import type { Check } from '../../../src/engine/lab/accuracy.ts'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import { CLAIMS } from '../../../src/engine/lab/claims/claims.ts'
import { movesPlan } from '../../../src/engine/lab/claims/moves-plan.ts'
import type { RankedMove } from '../../../src/engine/lab/ranked-moves.ts'

/** Checks of perfect play, made up: of positions of so many stones, with the names of nodes, best first. */
function checksOf(stones: number, moves: string, count: number): Check[] {
  const { names } = boardOfSize(4)
  const ranked = [...moves.matchAll(/(\w+)([-+])/g)].map(([, name, sign]): RankedMove => ({
    node: names.indexOf(name),
    keepsWin: sign === '+',
  }))
  return Array.from({ length: count }, () => ({
    stones,
    found: { moverWins: ranked.length > 0, calls: [], moves: ranked },
  }))
}

const MOVES_PLAN: AccuracyPlan = movesPlan(CLAIMS.corners, {
  kind: 'played',
  boardSize: 4,
  stones: 8,
  count: 100,
  seed: 1,
})

describe('the verdict of perfect play follows the rule', () => {
  it('corners: better than every ring, than some, than none', () => {
    const judgeCorners = (...checks: Check[][]) => CLAIMS.corners.judge(MOVES_PLAN, checks.flat())
    const better = checksOf(8, 'd1+d4+a1-b1-c1-d2-', 500)
    expect(judgeCorners(better).verdict).toBe('holds')
    expect(judgeCorners(better).figures.map(({ at, value, count }) => [at, value, count])).toEqual(
      [0, 1, 2, 3].map((ring) => [ring, 1, 500]),
    )
    expect(judgeCorners(checksOf(8, 'd1+d4+a1-b1-c1+c2+d2-', 500), checksOf(8, 'd1-c1+', 500)).verdict).toBe('partly')
    expect(judgeCorners(checksOf(8, 'd1-a1+b1+c1+d2+', 500)).verdict).toBe('fails')
    // Two thirds are enough, just beside it nothing is settled.
    expect(judgeCorners(better, checksOf(8, 'd1-a1+b1+c1+d2+', 250)).verdict).toBe('undecided')
    // Shares count, and not numbers: one corner of one against three nodes of four.
    expect(judgeCorners(checksOf(8, 'd1+b1+b2+b3+b4-', 10)).figures[1]).toMatchObject({ at: 1, value: 1, count: 10 })
    // Equal shares, full rings and lost positions tell nothing.
    expect(
      judgeCorners(checksOf(8, 'd1+d4-b1+b2-', 500), checksOf(8, 'b1+c1-', 500), checksOf(8, '', 500)),
    ).toMatchObject({ verdict: 'undecided', figures: [{ count: 0 }, { count: 0 }, { count: 0 }, { count: 0 }] })
    expect(judgeCorners([{ stones: 8, found: null }]).figures[0]).toMatchObject({ value: null, lower: 0, upper: 1 })
  })

  it('mistakes: the second-best move loses in half of the positions, in a tenth, in fewer', () => {
    const by = (share: number) => {
      const checks = [8, 11, 16].flatMap((stones) => [
        ...checksOf(stones, 'd1+c1-b1+', 1000 * share),
        ...checksOf(stones, 'd1+c1+b1-', 1000 * (1 - share)),
      ])
      return CLAIMS.mistakes.judge(MOVES_PLAN, checks)
    }
    expect([1, 0.6, 0.5, 0.3, 0.1, 0.05, 0].map((share) => by(share).verdict)).toEqual([
      'holds',
      'holds',
      'undecided',
      'partly',
      'undecided',
      'fails',
      'fails',
    ])
    expect(by(0.3).figures.map(({ series, at, value, count }) => [series, at, value, count])).toEqual([
      ...[8, 11, 14].map((at) => ['second', at, 0.3, 1000]),
      ...[8, 11, 14].map((at) => ['some', at, 1, 1000]),
    ])
    // The least of all groups counts: seldom in one is seldom.
    const mixed = [...checksOf(8, 'd1+c1-', 500), ...checksOf(12, 'd1+c1-', 500), ...checksOf(14, 'd1+c1+', 500)]
    expect(CLAIMS.mistakes.judge(MOVES_PLAN, mixed).verdict).toBe('fails')
    // Where the best move loses too, or there is no other, the second tells nothing; nor do lost and unsolved
    // positions.
    const nothing = [
      ...checksOf(8, 'd1-c1-b1+', 9),
      ...checksOf(8, 'd1+', 9),
      ...checksOf(8, '', 9),
      { stones: 8, found: null },
    ]
    expect(CLAIMS.mistakes.judge(MOVES_PLAN, nothing)).toMatchObject({
      verdict: 'undecided',
      figures: [{ value: null, count: 0 }, {}, {}, {}, {}, {}],
    })
    expect(() => CLAIMS.mistakes.judge(MOVES_PLAN, [{ stones: 8, found: { moverWins: true, calls: [] } }])).toThrow(
      'not every move',
    )
  })

  it('the positions are of 31 nodes, with as many stones as can be drawn', () => {
    const rangeOf = (stones: number, count: number | null) => {
      const { from, to, count: each } = movesPlan(CLAIMS.mistakes, { boardSize: 2, stones, count, seed: 1 })
      return [from, to, each]
    }
    expect([rangeOf(0, 1), rangeOf(8, null), rangeOf(14, 3), rangeOf(30, 100_000)]).toEqual([
      [6, 14, 1],
      [8, 16, 200],
      [14, 20, 3],
      [20, 20, 500],
    ])
  })

  it('the positions are the same for both claims', () => {
    const sample = { kind: 'played', boardSize: 4, stones: 8, count: null, seed: 3 } as const
    expect(movesPlan(CLAIMS.corners, sample)).toEqual(movesPlan(CLAIMS.mistakes, sample))
  })

  it('leaves: counted exactly', () => {
    expect(CLAIMS.leaves.judge()).toEqual({
      verdict: 'partly',
      figures: [
        {
          series: 'leaves',
          at: 5,
          value: 31 * 30 * 29 * 28 * 27,
          lower: 20_389_320,
          upper: 20_389_320,
          count: 1,
          range: null,
        },
        { series: 'positions', at: 5, value: 1_699_110, lower: 1_699_110, upper: 1_699_110, count: 1, range: null },
      ],
    })
  })
})
