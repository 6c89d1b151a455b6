import { describe, expect, it } from 'vitest'
import type { AccuracyPlan } from '../../../src/engine/lab/accuracy-plan.ts'
import type { Check } from '../../../src/engine/lab/accuracy.ts'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import type { SearchClaim } from '../../../src/engine/lab/claims/claim.ts'
import { CLAIMS } from '../../../src/engine/lab/claims/claims.ts'
import type { Finding } from '../../../src/engine/lab/claims/finding.ts'
import { movesPlan } from '../../../src/engine/lab/claims/moves-plan.ts'
import { shareOfTests } from '../../../src/engine/lab/claims/terminal.ts'
import { Results } from '../../../src/engine/lab/claims/results.ts'
import type { RankedMove } from '../../../src/engine/lab/ranked-moves.ts'
import { KEPT_SEARCHES, type KeptGame } from '../../../src/engine/lab/kept-table.ts'
import { seriesCount, type TableSeries } from '../../../src/engine/lab/table-games.ts'
import {
  measurementOf,
  optionsOf,
  settingsOf,
  tasksOf,
  type Measurement,
  type Setting,
} from '../../../src/engine/lab/experiment.ts'
import { positionsOf } from '../../positions-of.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { search } from '../../../src/engine/search/search.ts'
import { Random } from '../math/random.ts'

const SAMPLE = { boardSize: 4, stones: 17, count: 4, seed: 1 } as const

const MEASURED: Measurement = {
  visited: 100,
  leaves: 80,
  expanded: 20,
  evaluations: 80,
  cutoffs: 10,
  researches: 0,
  researched: 0,
  firstCutoffs: 5,
  ms: 10,
  visitedPerSecond: 10_000,
  value: 1,
  move: 'a1',
  iterations: [],
}

/** More than enough positions for any verdict where all are the same. */
const MANY = 2000

const SEARCH_IDS = [
  'guess',
  'sorting',
  'aspiration',
  'finer',
  'table',
  'history',
  'horizon',
  'evaluation',
  'terminal',
  'negascout',
  'memory',
] as const
const searchClaim = (id: (typeof SEARCH_IDS)[number]): SearchClaim => CLAIMS[id]

/** Judges a claim on made-up measurements of positions. */
function judge(
  id: (typeof SEARCH_IDS)[number],
  measure: (setting: Setting, position: number) => Partial<Measurement>,
  count = MANY,
): Finding {
  const settings = settingsOf(searchClaim(id).experiment(SAMPLE))
  const measurements = settings.flatMap((setting) =>
    Array.from({ length: count }, (_, p) => ({ ...MEASURED, ...measure(setting, p) })),
  )
  return searchClaim(id).judge(new Results(settings, count, measurements))
}

function iterations(values: readonly (number | '+inf' | '-inf')[], moves: readonly string[]) {
  return { iterations: values.map((value, i) => ({ depth: i + 1, value, move: moves[i] })) }
}

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

  it('finer: a window saves a tenth with each finer evaluation, with one, with none; what f saves does not count', () => {
    const with_ = (...gaining: string[]) =>
      judge('finer', ({ algorithm, margin, evaluator }) => ({
        visited: algorithm === 'aspiration' && margin === 0.5 && gaining.includes(evaluator?.name ?? '') ? 89 : 100,
      }))
    expect(
      [with_('two-distance', 'learned', 'network'), with_('network'), with_('report'), with_()].map(
        ({ verdict }) => verdict,
      ),
    ).toEqual(['holds', 'partly', 'fails', 'fails'])
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

  it("history: the search's own ordering is that of the report, and evaluations are compared with those by static value", () => {
    const { figures } = judge('history', ({ ordering }) => ({
      visited: { id: 400, last: 200, value: 50, history: 100, killers: 100 }[ordering],
      evaluations: ordering === 'value' ? 300 : 90,
    }))
    const of = (series: string) => figures.find((figure) => figure.series === series && figure.at === 4)?.value
    expect([
      of('history-own-alpha-beta'),
      of('killers-own-aspiration'),
      of('history-own-iterative-deepening'),
      of('killers-own-negascout'),
    ]).toEqual([0.25, 0.25, 0.5, 0.5])
    expect([of('history-value-alpha-beta'), of('killers-evaluated-negascout')]).toEqual([2, 0.3])
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

  it('the positions are of the board of 31 nodes, with as many stones as can be drawn, the same for both claims', () => {
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

  it('is undecided: medians of which some ratios lie beyond the limit, or of too few positions for an interval', () => {
    const saving = (saved: number, count: number) =>
      judge(
        'table',
        ({ table, depth }, p) => ({ visited: table !== 'off' && depth === 5 && p < saved ? 80 : 100 }),
        count,
      )
    expect([0, 24].map((saved) => saving(saved, 24).verdict)).toEqual(['holds', 'fails'])
    expect([8, 12, 16].map((saved) => saving(saved, 24).verdict)).toEqual(['undecided', 'undecided', 'undecided'])
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
