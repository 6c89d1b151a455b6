/** Samples that leave more than one verdict on a claim open. */
import { describe, expect, it } from 'vitest'
import { type Setting } from '../../../src/engine/lab/experiment.ts'
import { Random } from '../math/random.ts'
import { MANY, SEARCH_IDS, judge, iterations } from './claim-samples.ts'

describe('a sample that leaves more than one verdict open', () => {
  /** The sign turns round from depth 1 to 2 in so many positions, and nowhere else. */
  const turning = (turned: number, count: number) =>
    judge('horizon', (_, p) => iterations(p < turned ? [1, -1, -1, -1, -1] : [1, 1, 1, 1, 1], []), count)

  it('is undecided: shares near to a limit, or of few positions', () => {
    // What had every verdict before, by the seed.
    expect([0, 1, 2, 3, 5, 8].map((turned) => turning(turned, 20).verdict)).toEqual([
      'undecided',
      'undecided',
      'undecided',
      'undecided',
      'undecided',
      'fails',
    ])
    expect([0, 10, 50, 100, 150].map((turned) => turning(turned, 1000).verdict)).toEqual([
      'holds',
      'undecided',
      'partly',
      'undecided',
      'fails',
    ])
    expect(turning(6, 6).figures.map(({ value }) => value)).toContain(1)
  })

  const saving = (saved: number, count: number) =>
    judge(
      'table',
      ({ table, depth }, p) => ({ visited: table !== 'off' && depth === 5 && p < saved ? 80 : 100 }),
      count,
    )

  it('is undecided: medians of which some ratios lie beyond the limit', () => {
    expect([0, 24].map((saved) => saving(saved, 24).verdict)).toEqual(['holds', 'fails'])
    expect([8, 12, 16].map((saved) => saving(saved, 24).verdict)).toEqual(['undecided', 'undecided', 'undecided'])
  })

  it('is undecided: medians of too few positions for an interval', () => {
    const { verdict, figures } = saving(6, 6)
    expect(verdict).toBe('undecided')
    expect(figures.at(-1)).toEqual({
      series: 'symmetric',
      at: 5,
      value: 0.8,
      lower: -Infinity,
      upper: Infinity,
      count: 6,
      range: [0.8, 0.8],
    })
  })

  it('has intervals for the time that evaluations take, and none where the clock is too coarse', () => {
    const timed = (ms: (setting: Setting, p: number) => number, count: number) =>
      judge('evaluation', (setting, p) => ({ ms: ms(setting, p) }), count)
    const [figure] = timed(({ evaluation }, p) => (evaluation === null ? p % 3 : 10), 40).figures
    expect(figure).toEqual({
      series: 'floyd-warshall',
      at: 2,
      value: 0.9,
      lower: 0.8,
      upper: 1,
      count: 40,
      range: [0.8, 1],
    })
    expect(timed(() => 0, 40)).toMatchObject({ verdict: 'undecided', figures: [{ value: null, count: 0 }, {}, {}, {}] })
  })

  it('gives a wrong verdict in no more than one of twenty samples, even at the limit itself', () => {
    const random = new Random(7)
    const TRIALS = 100
    // The claim holds in part as long as signs turn round in at most a tenth of positions: just above that, it must
    // not.
    const wrong = Array.from({ length: TRIALS }, () => {
      const turned = Array.from({ length: 200 }, () => random.below(1000) < 101).filter(Boolean).length
      return turning(turned, 200).verdict
    }).filter((verdict) => verdict === 'holds' || verdict === 'partly')
    expect(wrong.length).toBeLessThan(TRIALS / 20)
  })
})

it.each(SEARCH_IDS)(
  '%s: a monotone rule has the same verdict anywhere between the ends of intervals as at both',
  (id) => {
    // All measurements of a setting are multiplied, so that its figures move together: verdicts then are in order.
    const order = { holds: 0, partly: 1, fails: 2, undecided: 3 }
    const steps = [0.05, 0.3, 0.6, 0.85, 0.95, 1.5, 3]
    const verdicts = steps
      .map((factor) => {
        const better = (setting: Setting) =>
          setting.ordering === 'value' ||
          setting.algorithm === 'aspiration' ||
          setting.ordering === 'history' ||
          setting.terminal === 'dfs' ||
          setting.table !== 'off' ||
          setting.evaluation === null
        const share = (p: number) => p < (MANY * factor) / 3
        return judge(id, (setting, p) => ({
          visited: better(setting) ? 100 * factor : 100,
          ms: better(setting) ? 10 * factor : 10,
          ...iterations(
            share(p) ? [1, -1, 1, -1, 1] : [1, 1, 1, 1, 1],
            share(p) ? ['a1', 'a1', 'a1', 'a1', 'a1'] : ['a1', 'b1', 'a1', 'b1', 'a1'],
          ),
        })).verdict
      })
      .filter((verdict) => verdict !== 'undecided')
    const ranks = verdicts.map((verdict) => order[verdict])
    const sorted = ranks.toSorted((a, b) => a - b)
    expect([sorted, sorted.toReversed()]).toContainEqual(ranks)
  },
)
