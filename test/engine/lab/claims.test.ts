import { describe, expect, it } from 'vitest'
import { CLAIMS } from '../../../src/engine/lab/claims/claims.ts'
import { shareOfTests } from '../../../src/engine/lab/claims/terminal.ts'
import { Results } from '../../../src/engine/lab/claims/results.ts'
import { KEPT_SEARCHES, type KeptGame } from '../../../src/engine/lab/kept-table.ts'
import { seriesCount, type TableSeries } from '../../../src/engine/lab/table-games.ts'
import { measurementOf, optionsOf, settingsOf, tasksOf, type Setting } from '../../../src/engine/lab/experiment.ts'
import { positionsOf } from '../../positions-of.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { search } from '../../../src/engine/search/search.ts'
import { SAMPLE, MANY, SEARCH_IDS, searchClaim, judge, iterations } from './claim-samples.ts'

describe('the verdict on a claim follows its rule', () => {
  it('guess: the move stands at every depth, at some, at none', () => {
    const values = [1, 1, 1, 1, 1]
    expect(judge('guess', () => iterations(values, ['a1', 'a1', 'a1', 'a1', 'a1']))).toEqual({
      verdict: 'holds',
      figures: [1, 2, 3, 4].map((at) => ({
        series: 'stands',
        at,
        value: 1,
        lower: expect.closeTo(1, 2) as number,
        upper: 1,
        count: MANY,
        range: null,
      })),
    })
    expect(judge('guess', () => iterations(values, ['a1', 'a1', 'b1', 'a1', 'b1'])).verdict).toBe('partly')
    expect(judge('guess', () => iterations(values, ['a1', 'b1', 'a1', 'b1', 'a1'])).verdict).toBe('fails')
    // Once a side has won, another move is no worse guess; and of what no position tells nothing is known.
    const won = judge('guess', () => iterations([1, 1, '+inf'], ['a1', 'a1', 'b1']))
    expect(won.verdict).toBe('undecided')
    expect(won.figures.map(({ value, count }) => [value, count])).toEqual([
      [1, MANY],
      [null, 0],
      [null, 0],
      [null, 0],
    ])
    expect(won.figures[1]).toMatchObject({ lower: 0, upper: 1 })
  })

  it('sorting: half of no sorting and no more than the last values, or one of the two', () => {
    const with_ = (id: number, last: number) =>
      judge('sorting', ({ ordering }) => ({ visited: ordering === 'id' ? id : ordering === 'last' ? last : 100 }))
        .verdict
    expect([with_(200, 100), with_(199, 100), with_(200, 99), with_(199, 99)]).toEqual([
      'holds',
      'partly',
      'partly',
      'fails',
    ])
  })

  it('aspiration: no window saves a fifth, one does at some depth, one does at every depth', () => {
    const with_ = (visited: (depth: number) => number) =>
      judge('aspiration', ({ algorithm, depth, margin }) => ({
        visited: algorithm === 'aspiration' && margin === 3 ? visited(depth) : 100,
      })).verdict
    expect([with_(() => 80), with_((depth) => (depth === 4 ? 79 : 100)), with_(() => 79)]).toEqual([
      'holds',
      'partly',
      'fails',
    ])
  })

  const with_ = (...gaining: string[]) =>
    judge('finer', ({ algorithm, margin, evaluator }) => ({
      visited: algorithm === 'aspiration' && margin === 0.5 && gaining.includes(evaluator?.name ?? '') ? 89 : 100,
    }))

  it('finer: a window saves a tenth with each finer evaluation, with one, with f, with none', () => {
    expect(
      [with_('two-distance', 'learned', 'network'), with_('network'), with_('report'), with_()].map(
        ({ verdict }) => verdict,
      ),
    ).toEqual(['holds', 'partly', 'fails', 'fails'])
  })

  it('finer: figures are given of f, too', () => {
    expect(
      with_()
        .figures.filter(({ series }) => series === 'report')
        .map(({ at }) => at),
    ).toEqual([1, 2, 3])
  })

  it('table: some table saves a tenth at some depth', () => {
    const with_ = (visited: number) =>
      judge('table', ({ table, depth }) => ({ visited: table === 'symmetric' && depth === 5 ? visited : 100 })).verdict
    expect([with_(90), with_(89)]).toEqual(['holds', 'fails'])
  })

  it('history: no search saves a tenth, some do, all do; each at some depth, by either ordering', () => {
    const with_ = (visited: (setting: Setting) => number) =>
      judge('history', (setting) => ({ visited: visited(setting) })).verdict
    const saving = ({ algorithm, depth, ordering }: Setting) =>
      ordering === (algorithm === 'negascout' ? 'killers' : 'history') && depth === (algorithm === 'aspiration' ? 2 : 5)
    expect(with_((setting) => (saving(setting) ? 90 : 100))).toBe('holds')
    expect(with_((setting) => (saving(setting) && setting.algorithm !== 'negascout' ? 89 : 100))).toBe('partly')
    expect(with_((setting) => (saving(setting) ? 89 : 100))).toBe('fails')
    // Sorting by static value may visit fewer still; that does not count.
    expect(with_(({ ordering }) => (ordering === 'value' ? 200 : 100))).toBe('holds')
  })

  const ofHistory = (series: string) =>
    judge('history', ({ ordering }) => ({
      visited: { id: 400, last: 200, value: 50, history: 100, killers: 100 }[ordering],
      evaluations: ordering === 'value' ? 300 : 90,
    })).figures.find((figure) => figure.series === series && figure.at === 4)?.value

  it("history: the search's own ordering is that of the report", () => {
    expect([
      ofHistory('history-own-alpha-beta'),
      ofHistory('killers-own-aspiration'),
      ofHistory('history-own-iterative-deepening'),
      ofHistory('killers-own-negascout'),
    ]).toEqual([0.25, 0.25, 0.5, 0.5])
  })

  it('history: evaluations are compared with those by static value', () => {
    expect([ofHistory('history-value-alpha-beta'), ofHistory('killers-evaluated-negascout')]).toEqual([2, 0.3])
  })

  it('terminal: a tenth more time with both evaluations, with one, with neither', () => {
    const with_ = (slow: number, fast: number) =>
      judge('terminal', ({ terminal, evaluation }) => ({
        ms: terminal === 'flood' ? 10 : 10 * (evaluation === 'floyd-warshall' ? slow : fast),
      })).verdict
    expect([with_(1.1, 1.1), with_(1.09, 1.1), with_(1.09, 1.09)]).toEqual(['holds', 'partly', 'fails'])
    expect([1.25, 0.8].map(shareOfTests)).toEqual([expect.closeTo(0.2), 0])
  })

  it('horizon: the sign turns round, wins included; to and from 0 it only changes', () => {
    expect(judge('horizon', () => iterations([1, 0, -1, 0, 1], [])).verdict).toBe('holds')
    expect(judge('horizon', () => iterations([1, '-inf'], [])).verdict).toBe('fails')
    expect(judge('horizon', () => iterations([1, '-inf'], [])).figures).toContainEqual(
      expect.objectContaining({ series: 'turned', at: 1, value: 1, count: MANY }),
    )
    expect(judge('horizon', () => iterations([-2, '+inf'], [])).verdict).toBe('fails')
    expect(judge('horizon', () => iterations([2, 2, 2, 2, '+inf'], [])).verdict).toBe('holds')
    // Of depths that no position was searched to, nothing is known.
    expect(judge('horizon', () => iterations([2, '+inf'], [])).verdict).toBe('undecided')
  })

  it('evaluation: nine tenths of the time with both evaluations, with one, with neither', () => {
    const with_ = (slow: number, fast: number) =>
      judge('evaluation', ({ evaluation }) => ({
        ms: evaluation === null ? 10 : 10 / (1 - (evaluation === 'floyd-warshall' ? slow : fast)),
      })).verdict
    expect([with_(0.95, 0.95), with_(0.95, 0.8), with_(0.5, 0.5)]).toEqual(['holds', 'partly', 'fails'])
  })

  it('memory: one search fills the table, ten would, not even ten', () => {
    const with_ = (expanded: number) =>
      judge('memory', ({ table, depth }) => ({ expanded: table === 'plain' && depth === 5 ? expanded : 1 })).verdict
    expect([2 ** 30, 2 ** 20, 2 ** 20 - 1, 104_858, 104_857, 0].map(with_)).toEqual([
      'holds',
      'holds',
      'partly',
      'partly',
      'fails',
      'fails',
    ])
  })

  it('tableGames: ten games need the whole table, a tenth of it, less', () => {
    const plan = CLAIMS.tableGames.plan({ boardSize: 4, count: 100, seed: 1 })
    const with_ = (states: number) => {
      const series = Array.from({ length: seriesCount(plan) }, (_, number): TableSeries => ({
        number,
        games: Array.from({ length: plan.games }, (_, game) => ({
          moves: 5,
          visited: 100,
          visitedKept: 60,
          table: { states: ((game + 1) * states) / plan.games, room: 2 ** 20, lacking: 0 },
        })),
      }))
      return CLAIMS.tableGames.judge(plan, series)
    }
    expect([2 ** 20, 2 ** 20 - 10, 104_860, 104_850].map((states) => with_(states).verdict)).toEqual([
      'holds',
      'partly',
      'partly',
      'fails',
    ])
    const { figures } = with_(2 ** 20)
    expect(
      figures.filter(({ series }) => series === 'needed').map(({ at, value, count }) => [at, value, count]),
    ).toEqual([
      [1, 0.1, 100],
      [2, 0.2, 100],
      [5, 0.5, 100],
      [10, 1, 100],
    ])
    expect(figures.filter(({ series }) => series === 'over-games').map(({ value, count }) => [value, count])).toEqual(
      Array(4).fill([0.6, 100]),
    )
  })

  it('keptTable: the kept table saves with both searches at every depth, with one at some, with none', () => {
    const with_ = (ratios: readonly number[]) => {
      const game = (visitedKept: number): KeptGame => ({
        moves: 3,
        visited: 100,
        visitedKept,
        table: { states: 5, room: 10, lacking: 0 },
        ordering: { states: 0, room: 10, lacking: 0 },
      })
      // Games of one move have nothing to compare, and only show how full the table is.
      const short: KeptGame = { ...game(0), moves: 1, visited: 0 }
      const all = Array.from({ length: 2 * MANY }, (_, number) => ({
        number,
        games: KEPT_SEARCHES.map((_, i) => (number < MANY ? game(ratios[i]) : short)),
      }))
      return CLAIMS.keptTable.judge(all)
    }
    const of = (first: number, others: number) => with_(KEPT_SEARCHES.map((_, i) => (i === 0 ? first : others)))
    expect([of(90, 90), of(91, 90), of(90, 91), of(91, 91)].map(({ verdict }) => verdict)).toEqual([
      'holds',
      'partly',
      'partly',
      'fails',
    ])
    const { figures } = of(90, 91)
    expect(figures.filter(({ series }) => series === 'kept-alpha-beta')).toMatchObject([
      { at: 2, value: 0.9, count: MANY },
      { value: 0.91 },
      { value: 0.91 },
      { at: 5, value: 0.91 },
    ])
    expect(
      figures.filter(({ series }) => series.startsWith('filled-')).map(({ value, count }) => [value, count]),
    ).toEqual(KEPT_SEARCHES.map(() => [0.5, 2 * MANY]))
  })

  it('negascout: cured by the order of the last values and cheaper re-searches, one of the two, neither', () => {
    const with_ = (visited: number, researched: number) =>
      judge('negascout', ({ algorithm, ordering }) =>
        algorithm !== 'negascout'
          ? {}
          : {
              visited: ordering === 'last' ? visited : 150,
              researches: 10,
              researched: ordering === 'last' ? researched : 100,
            },
      ).verdict
    expect([with_(100, 90), with_(101, 90), with_(100, 91), with_(101, 91)]).toEqual([
      'holds',
      'partly',
      'partly',
      'fails',
    ])
    // It is what one re-search costs: twice as many, each half as long, are no dearer.
    const cheaper = judge('negascout', ({ ordering }) =>
      ordering === 'last' ? { researches: 20, researched: 90 } : { researches: 10, researched: 100 },
    )
    expect(cheaper.figures.filter(({ series }) => series === 're-search').map(({ value }) => value)).toEqual([
      0.45, 0.45, 0.45,
    ])
    // Positions that search nothing again say nothing of it, and then nothing is settled.
    const none = judge('negascout', () => ({ researches: 0, researched: 0 }))
    expect(none.verdict).toBe('undecided')
    expect(none.figures.at(-1)).toMatchObject({ series: 're-search', value: null, count: 0 })
  })
})

describe('the experiment of a claim', () => {
  it.each(SEARCH_IDS)('%s measures all that its judge asks for, on real searches', (id) => {
    const experiment = searchClaim(id).experiment(SAMPLE)
    const positions = positionsOf(experiment)
    const settings = settingsOf(experiment)
    const measurements = tasksOf(settings, positions.length).map(({ position, setting }) => {
      const parsed = parsePosition(positions[position])
      return measurementOf(search(parsed, optionsOf(setting)), parsed.board)
    })
    const { figures } = searchClaim(id).judge(new Results(settings, positions.length, measurements))
    expect(figures.length).toBeGreaterThan(0)
    for (const { value, lower, upper, count } of figures) {
      expect(value === null).toBe(count === 0)
      expect(lower).toBeLessThanOrEqual(value ?? lower)
      expect(upper).toBeGreaterThanOrEqual(value ?? upper)
    }
    expect(figures.some(({ count }) => count > 0)).toBe(true)
    expect(() => searchClaim(id).judge(new Results(settings, positions.length, measurements.slice(0, -1)))).toThrow(
      'not measured',
    )
  })
})
