import { describe, expect, it } from 'vitest'
import { CLAIM_IDS, CLAIMS, Results, type ClaimId, type Finding } from '../../../src/engine/lab/claims.ts'
import { measurementOf, optionsOf, positionsOf, settingsOf, tasksOf, type Measurement, type Setting } from '../../../src/engine/lab/experiment.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { search } from '../../../src/engine/search/search.ts'
import { Random } from '../math/random.ts'

const SAMPLE = { boardSize: 4, stones: 17, count: 4, seed: 1 } as const

const MEASURED: Measurement = {
  ...{ visited: 100, leaves: 80, expanded: 20, evaluations: 80, cutoffs: 10, researches: 0, researched: 0, firstCutoffs: 5 },
  ...{ ms: 10, visitedPerSecond: 10_000, value: 1, move: 'a1', iterations: [] },
}

/** More than enough positions for any verdict where all are the same. */
const MANY = 2000

/** Judges a claim on made-up measurements of positions. */
function judge(id: ClaimId, measure: (setting: Setting, position: number) => Partial<Measurement>, count = MANY): Finding {
  const settings = settingsOf(CLAIMS[id].experiment(SAMPLE))
  const measurements = settings.flatMap((setting) => Array.from({ length: count }, (_, p) => ({ ...MEASURED, ...measure(setting, p) })))
  return CLAIMS[id].judge(new Results(settings, count, measurements))
}

function iterations(values: readonly (number | '+inf' | '-inf')[], moves: readonly string[]) {
  return { iterations: values.map((value, i) => ({ depth: i + 1, value, move: moves[i] })) }
}

describe('the verdict on a claim follows its rule', () => {
  it('guess: the move stands at every depth, at some, at none', () => {
    const values = [1, 1, 1, 1, 1]
    expect(judge('guess', () => iterations(values, ['a1', 'a1', 'a1', 'a1', 'a1']))).toEqual({
      verdict: 'holds',
      figures: [1, 2, 3, 4].map((at) => ({ series: 'stands', at, value: 1, lower: expect.closeTo(1, 2) as number, upper: 1, count: MANY })),
    })
    expect(judge('guess', () => iterations(values, ['a1', 'a1', 'b1', 'a1', 'b1'])).verdict).toBe('partly')
    expect(judge('guess', () => iterations(values, ['a1', 'b1', 'a1', 'b1', 'a1'])).verdict).toBe('fails')
    // Once a side has won, another move is no worse guess; and of what no position tells nothing is known.
    const won = judge('guess', () => iterations([1, 1, '+inf'], ['a1', 'a1', 'b1']))
    expect(won.verdict).toBe('undecided')
    expect(won.figures.map(({ value, count }) => [value, count])).toEqual([[1, MANY], [null, 0], [null, 0], [null, 0]])
    expect(won.figures[1]).toMatchObject({ lower: 0, upper: 1 })
  })

  it('sorting: half of no sorting and no more than the last values, or one of the two', () => {
    const with_ = (id: number, last: number) => judge('sorting', ({ ordering }) => ({ visited: { id, value: 100, last }[ordering] })).verdict
    expect([with_(200, 100), with_(199, 100), with_(200, 99), with_(199, 99)]).toEqual(['holds', 'partly', 'partly', 'fails'])
  })

  it('aspiration: no window saves a fifth, one does at some depth, one does at every depth', () => {
    const with_ = (visited: (depth: number) => number) =>
      judge('aspiration', ({ algorithm, depth, margin }) => ({ visited: algorithm === 'aspiration' && margin === 3 ? visited(depth) : 100 })).verdict
    expect([with_(() => 80), with_((depth) => (depth === 4 ? 79 : 100)), with_(() => 79)]).toEqual(['holds', 'partly', 'fails'])
  })

  it('table: some table saves a tenth at some depth', () => {
    const with_ = (visited: number) => judge('table', ({ table, depth }) => ({ visited: table === 'symmetric' && depth === 5 ? visited : 100 })).verdict
    expect([with_(90), with_(89)]).toEqual(['holds', 'fails'])
  })

  it('horizon: the sign turns round, wins included; to and from 0 it only changes', () => {
    expect(judge('horizon', () => iterations([1, 0, -1, 0, 1], [])).verdict).toBe('holds')
    expect(judge('horizon', () => iterations([1, '-inf'], [])).verdict).toBe('fails')
    expect(judge('horizon', () => iterations([1, '-inf'], [])).figures).toContainEqual(expect.objectContaining({ series: 'turned', at: 1, value: 1, count: MANY }))
    expect(judge('horizon', () => iterations([-2, '+inf'], [])).verdict).toBe('fails')
    expect(judge('horizon', () => iterations([2, 2, 2, 2, '+inf'], [])).verdict).toBe('holds')
    // Of depths that no position was searched to, nothing is known.
    expect(judge('horizon', () => iterations([2, '+inf'], [])).verdict).toBe('undecided')
  })

  it('evaluation: nine tenths of the time with both evaluations, with one, with neither', () => {
    const with_ = (slow: number, fast: number) =>
      judge('evaluation', ({ evaluation, evaluationTimes }) => ({
        ms: evaluation === 'floyd-warshall' ? (10 * (1 - fast)) / (1 - slow) : evaluationTimes === 1 ? 10 : 10 * (1 + 5 * fast),
      })).verdict
    expect([with_(0.95, 0.95), with_(0.95, 0.8), with_(0.5, 0.5)]).toEqual(['holds', 'partly', 'fails'])
  })
})

describe('a sample that leaves more than one verdict open', () => {
  /** The sign turns round from depth 1 to 2 in so many positions, and nowhere else. */
  const turning = (turned: number, count: number) => judge('horizon', (_, p) => iterations(p < turned ? [1, -1, -1, -1, -1] : [1, 1, 1, 1, 1], []), count)

  it('is undecided: shares near to a limit, or of few positions', () => {
    // What had every verdict before, by the seed.
    expect([0, 1, 2, 3, 5, 8].map((turned) => turning(turned, 20).verdict)).toEqual(['undecided', 'undecided', 'undecided', 'undecided', 'undecided', 'fails'])
    expect([0, 10, 50, 100, 150].map((turned) => turning(turned, 1000).verdict)).toEqual(['holds', 'undecided', 'partly', 'undecided', 'fails'])
    expect(turning(6, 6).figures.map(({ value }) => value)).toContain(1)
  })

  it('is undecided: medians of which some ratios lie beyond the limit, or of too few positions for an interval', () => {
    const saving = (saved: number, count: number) => judge('table', ({ table, depth }, p) => ({ visited: table !== 'off' && depth === 5 && p < saved ? 80 : 100 }), count)
    expect([0, 24].map((saved) => saving(saved, 24).verdict)).toEqual(['holds', 'fails'])
    expect([8, 12, 16].map((saved) => saving(saved, 24).verdict)).toEqual(['undecided', 'undecided', 'undecided'])
    const { verdict, figures } = saving(6, 6)
    expect(verdict).toBe('undecided')
    expect(figures.at(-1)).toEqual({ series: 'symmetric', at: 5, value: 0.8, lower: -Infinity, upper: Infinity, count: 6 })
  })

  it('has intervals for the time that evaluations take, and none where the clock is too coarse', () => {
    const timed = (ms: (setting: Setting, p: number) => number, count: number) => judge('evaluation', (setting, p) => ({ ms: ms(setting, p) }), count)
    const [figure] = timed(({ evaluationTimes }, p) => (evaluationTimes === 1 ? 10 : 55 + 5 * (p % 3)), 40).figures
    expect(figure).toEqual({ series: 'floyd-warshall', at: 2, value: 1, lower: expect.closeTo(0.9, 9) as number, upper: 1.1, count: 40 })
    expect(timed(() => 0, 40)).toMatchObject({ verdict: 'undecided', figures: [{ value: null, count: 0 }, {}, {}, {}] })
  })

  it('gives a wrong verdict in no more than one of twenty samples, even at the limit itself', () => {
    const random = new Random(7)
    const TRIALS = 100
    // The claim holds in part as long as signs turn round in at most a tenth of positions: just above that, it must not.
    const wrong = Array.from({ length: TRIALS }, () => {
      const turned = Array.from({ length: 200 }, () => random.below(1000) < 101).filter(Boolean).length
      return turning(turned, 200).verdict
    }).filter((verdict) => verdict === 'holds' || verdict === 'partly')
    expect(wrong.length).toBeLessThan(TRIALS / 20)
  })
})

it.each(CLAIM_IDS)('%s: a monotone rule has the same verdict anywhere between the ends of intervals as at both', (id) => {
  // All measurements of a setting are multiplied, so that its figures move together: verdicts then are in order.
  const order = { holds: 0, partly: 1, fails: 2, undecided: 3 }
  const steps = [0.05, 0.3, 0.6, 0.85, 0.95, 1.5, 3]
  const verdicts = steps.map((factor) => {
    const better = (setting: Setting) => setting.ordering === 'value' || setting.algorithm === 'aspiration' || setting.table !== 'off' || setting.evaluationTimes > 1
    const share = (p: number) => p < (MANY * factor) / 3
    return judge(id, (setting, p) => ({
      visited: better(setting) ? 100 * factor : 100,
      ms: better(setting) ? 10 * (1 + 5 * factor) : 10,
      ...iterations(share(p) ? [1, -1, 1, -1, 1] : [1, 1, 1, 1, 1], share(p) ? ['a1', 'a1', 'a1', 'a1', 'a1'] : ['a1', 'b1', 'a1', 'b1', 'a1']),
    })).verdict
  }).filter((verdict) => verdict !== 'undecided')
  const ranks = verdicts.map((verdict) => order[verdict])
  const sorted = ranks.toSorted((a, b) => a - b)
  expect([sorted, sorted.toReversed()]).toContainEqual(ranks)
})

describe('the experiment of a claim', () => {
  it.each(CLAIM_IDS)('%s measures all that its judge asks for, on real searches', (id) => {
    const experiment = CLAIMS[id].experiment(SAMPLE)
    const positions = positionsOf(experiment)
    const settings = settingsOf(experiment)
    const measurements = tasksOf(settings, positions.length).map(({ position, setting }) => {
      const parsed = parsePosition(positions[position])
      return measurementOf(search(parsed, optionsOf(setting)), parsed.board)
    })
    const { figures } = CLAIMS[id].judge(new Results(settings, positions.length, measurements))
    expect(figures.length).toBeGreaterThan(0)
    for (const { value, lower, upper, count } of figures) {
      expect(value === null).toBe(count === 0)
      expect(lower).toBeLessThanOrEqual(value ?? lower)
      expect(upper).toBeGreaterThanOrEqual(value ?? upper)
    }
    expect(figures.some(({ count }) => count > 0)).toBe(true)
    expect(() => CLAIMS[id].judge(new Results(settings, positions.length, measurements.slice(0, -1)))).toThrow('not measured')
  })
})
