import { describe, expect, it } from 'vitest'
import { CLAIM_IDS, CLAIMS, Results, type ClaimId, type Finding } from '../../src/engine/claims.ts'
import { measurementOf, optionsOf, positionsOf, settingsOf, tasksOf, type Measurement, type Setting } from '../../src/engine/experiment.ts'
import { parsePosition } from '../../src/engine/notation.ts'
import { search } from '../../src/engine/search/search.ts'

const SAMPLE = { boardSize: 4, stones: 17, count: 4, seed: 1 } as const

const MEASURED: Measurement = {
  ...{ visited: 100, leaves: 80, expanded: 20, evaluations: 80, cutoffs: 10, researches: 0, researched: 0, firstCutoffs: 5 },
  ...{ ms: 10, visitedPerSecond: 10_000, value: 1, move: 'a1', iterations: [] },
}

/** Judges a claim on made-up measurements of two positions. */
function judge(id: ClaimId, measure: (setting: Setting) => Partial<Measurement>): Finding {
  const settings = settingsOf(CLAIMS[id].experiment(SAMPLE))
  const measurements = settings.flatMap((setting) => [0, 1].map(() => ({ ...MEASURED, ...measure(setting) })))
  return CLAIMS[id].judge(new Results(settings, 2, measurements))
}

function iterations(values: readonly (number | '+inf' | '-inf')[], moves: readonly string[]) {
  return { iterations: values.map((value, i) => ({ depth: i + 1, value, move: moves[i] })) }
}

describe('the verdict on a claim follows its rule', () => {
  it('guess: the move stands at every depth, at some, at none', () => {
    const values = [1, 1, 1, 1, 1]
    expect(judge('guess', () => iterations(values, ['a1', 'a1', 'a1', 'a1', 'a1']))).toEqual({
      verdict: 'holds',
      figures: [1, 2, 3, 4].map((at) => ({ series: 'stands', at, value: 1, count: 2 })),
    })
    expect(judge('guess', () => iterations(values, ['a1', 'a1', 'b1', 'a1', 'b1'])).verdict).toBe('partly')
    expect(judge('guess', () => iterations(values, ['a1', 'b1', 'a1', 'b1', 'a1'])).verdict).toBe('fails')
    // Once a side has won, another move is no worse guess.
    expect(judge('guess', () => iterations([1, 1, '+inf'], ['a1', 'a1', 'b1']))).toMatchObject({ verdict: 'holds', figures: [{ at: 1 }] })
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
    expect(judge('horizon', () => iterations([1, '-inf'], [])).figures).toContainEqual({ series: 'turned', at: 1, value: 1, count: 2 })
    expect(judge('horizon', () => iterations([-2, '+inf'], [])).verdict).toBe('fails')
    expect(judge('horizon', () => iterations([2, '+inf'], [])).verdict).toBe('holds')
  })

  it('evaluation: nine tenths of the time with both evaluations, with one, with neither', () => {
    const with_ = (slow: number, fast: number) =>
      judge('evaluation', ({ evaluation, evaluationTimes }) => ({
        ms: evaluationTimes === 1 ? 10 : 10 * (1 + (evaluation === 'bit-parallel' ? fast : slow)),
      })).verdict
    expect([with_(0.95, 0.95), with_(0.95, 0.8), with_(0.5, 0.5)]).toEqual(['holds', 'partly', 'fails'])
  })
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
    for (const { value, count } of figures) {
      expect(Number.isFinite(value)).toBe(true)
      expect(count).toBeGreaterThan(0)
    }
    expect(() => CLAIMS[id].judge(new Results(settings, positions.length, measurements.slice(0, -1)))).toThrow('not measured')
  })
})
