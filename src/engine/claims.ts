/**
 * The report's claims about the game and its searches, each with the experiment that tests it and a rule, fixed
 * beforehand, that turns the figures into a verdict.
 */
import { PLAIN, type Experiment, type Measurement, type Setting } from './experiment.ts'
import type { Sample } from './sample.ts'
import { median } from './statistics.ts'

export const CLAIM_IDS = ['guess', 'sorting', 'aspiration', 'table', 'horizon', 'evaluation'] as const
export type ClaimId = (typeof CLAIM_IDS)[number]

export const VERDICTS = ['holds', 'partly', 'fails'] as const
export type Verdict = (typeof VERDICTS)[number]

/** One figure of a claim: of a series, at a depth or a margin. Ratios and shares, 1 being all or the same. */
export interface Figure {
  readonly series: string
  readonly at: number
  readonly value: number
  /** Positions behind it. */
  readonly count: number
}

export interface Finding {
  readonly verdict: Verdict
  readonly figures: readonly Figure[]
}

export interface Claim {
  readonly id: ClaimId
  readonly experiment: (sample: Sample) => Experiment
  /** @throws RangeError when a measurement it needs is missing */
  readonly judge: (results: Results) => Finding
}

/** The measurements of an experiment by setting, each in the order of the positions. */
export class Results {
  constructor(
    private readonly settings: readonly Setting[],
    private readonly positionCount: number,
    private readonly measurements: readonly (Measurement | undefined)[],
  ) {}

  /** All measurements of the one setting that has these values. */
  of(wanted: Partial<Setting>): Measurement[] {
    const keys = Object.keys(wanted) as (keyof Setting)[]
    const s = this.settings.findIndex((setting) => keys.every((key) => setting[key] === wanted[key]))
    const measured = this.measurements.slice(s * this.positionCount, (s + 1) * this.positionCount)
    if (s < 0 || measured.length < this.positionCount) throw new RangeError(`not measured: ${JSON.stringify(wanted)}`)
    return measured.map((measurement) => {
      if (measurement === undefined) throw new RangeError(`not measured: ${JSON.stringify(wanted)}`)
      return measurement
    })
  }

  /** The median over the positions of a figure with one setting, as a multiple of the same with another. */
  ratio(figure: 'visited' | 'ms', of: Partial<Setting>, to: Partial<Setting>): Omit<Figure, 'series' | 'at'> {
    const others = this.of(to)
    // A coarse clock may give no time at all.
    const ratios = this.of(of).flatMap((measurement, p) => (others[p][figure] > 0 ? [measurement[figure] / others[p][figure]] : []))
    if (ratios.length === 0) throw new RangeError(`too short to be measured: ${JSON.stringify(to)}`)
    return { value: median(ratios), count: ratios.length }
  }
}

const holdsIf = (holds: boolean, partly = false): Verdict => (holds ? 'holds' : partly ? 'partly' : 'fails')

const DEPTHS = [2, 3, 4, 5] as const

type Step = Measurement['iterations'][number]

/** For each depth, of all positions searched one ply deeper as well, the share that `counts`. */
function shareOfSteps(measured: readonly Measurement[], counts: (from: Step, to: Step) => boolean | null): Omit<Figure, 'series'>[] {
  return [1, ...DEPTHS.slice(0, -1)].flatMap((depth) => {
    const counted = measured.flatMap(({ iterations }) => {
      const from = iterations.find((iteration) => iteration.depth === depth)
      const to = iterations.find((iteration) => iteration.depth === depth + 1)
      return from && to ? [counts(from, to)].filter((answer) => answer !== null) : []
    })
    return counted.length === 0 ? [] : [{ at: depth, value: counted.filter(Boolean).length / counted.length, count: counted.length }]
  })
}

function signOf({ value }: Step): number {
  if (value === '+inf') return 1
  return value === '-inf' ? -1 : Math.sign(value)
}

/**
 * The best move at depth d is a good guess at depth d + 1. The deeper search walks it first and leaves it only for a
 * move that is strictly better, so it has stood where both depths give the same move. Positions that the deeper search
 * finds decided do not count: there, all moves may be the same. Holds if it stands in at least half of the others at
 * every depth, partly if at some.
 */
const guess: Claim = {
  id: 'guess',
  experiment: (positions) => ({ ...PLAIN, positions, algorithms: ['iterative-deepening'], depths: [5] }),
  judge(results) {
    const stands = (from: Step, to: Step) => (typeof to.value === 'number' ? from.move === to.move : null)
    const steps = shareOfSteps(results.of({ depth: 5 }), stands)
    const figures = steps.map((step) => ({ series: 'stands', ...step }))
    const standing = figures.filter(({ value }) => value >= 0.5).length
    return { verdict: holdsIf(standing === figures.length && standing > 0, standing > 0), figures }
  },
}

/**
 * Sorting successors by their static value is enough. Holds if, at every depth, it visits at most half as many states
 * as no sorting, and no more than sorting by the values of the last depth, partly if only one of the two.
 */
const sorting: Claim = {
  id: 'sorting',
  experiment: (positions) => ({ ...PLAIN, positions, algorithms: ['iterative-deepening'], depths: [3, 4, 5], orderings: ['id', 'value', 'last'] }),
  judge(results) {
    const figures = [3, 4, 5].flatMap((depth) =>
      (['id', 'last'] as const).map((ordering) => ({
        series: ordering,
        at: depth,
        ...results.ratio('visited', { depth, ordering: 'value' }, { depth, ordering }),
      })),
    )
    const saves = figures.every(({ series, value }) => series !== 'id' || value <= 0.5)
    const isEnough = figures.every(({ series, value }) => series !== 'last' || value <= 1)
    return { verdict: holdsIf(saves && isEnough, saves || isEnough), figures }
  },
}

const MARGINS = [1, 2, 3, 4, 6]

/**
 * Aspiration search gains little. Compared with the same depths searched in the full window; holds if no width
 * visits less than 0.8 times as many states at any depth, partly if so at some depth.
 */
const aspiration: Claim = {
  id: 'aspiration',
  experiment: (positions) => ({
    ...PLAIN,
    positions,
    algorithms: ['aspiration', 'iterative-deepening'],
    depths: [3, 4, 5],
    orderings: ['id'],
    margins: MARGINS,
  }),
  judge(results) {
    const figures = [3, 4, 5].flatMap((depth) =>
      MARGINS.map((margin) => ({
        series: String(depth),
        at: margin,
        ...results.ratio('visited', { algorithm: 'aspiration', depth, margin }, { algorithm: 'iterative-deepening', depth }),
      })),
    )
    const gains = figures.filter(({ value }) => value < 0.8)
    const everyDepth = [3, 4, 5].every((depth) => gains.some(({ series }) => series === String(depth)))
    return { verdict: holdsIf(gains.length === 0, !everyDepth), figures }
  },
}

/**
 * A transposition table cannot help in this game. Fails if at some depth the same alpha-beta with a table visits less
 * than 0.9 times as many states.
 */
const table: Claim = {
  id: 'table',
  experiment: (positions) => ({ ...PLAIN, positions, algorithms: ['alpha-beta'], depths: DEPTHS, tables: ['off', 'plain', 'symmetric'] }),
  judge(results) {
    const figures = DEPTHS.flatMap((depth) =>
      (['plain', 'symmetric'] as const).map((kind) => ({
        series: kind,
        at: depth,
        ...results.ratio('visited', { depth, table: kind }, { depth, table: 'off' }),
      })),
    )
    return { verdict: holdsIf(figures.every(({ value }) => value >= 0.9)), figures }
  },
}

/**
 * There is no horizon effect: the advantage does not change sides as the search looks one ply further. Holds if the
 * sign of f turns round in at most 1 of 100 positions at every depth, partly if in at most 10.
 */
const horizon: Claim = {
  id: 'horizon',
  experiment: guess.experiment,
  judge(results) {
    const measured = results.of({ depth: 5 })
    const turned = shareOfSteps(measured, (from, to) => signOf(from) * signOf(to) < 0).map((step) => ({ series: 'turned', ...step }))
    const changed = shareOfSteps(measured, (from, to) => signOf(from) !== signOf(to)).map((step) => ({ series: 'changed', ...step }))
    const most = Math.max(0, ...turned.map(({ value }) => value))
    return { verdict: holdsIf(most <= 0.01, most <= 0.1), figures: [...turned, ...changed] }
  },
}

/**
 * The evaluation takes nearly all the time. Evaluating everything twice makes a search longer by what evaluating costs.
 * Holds if that is at least 0.9 of the time with Floyd–Warshall and with the fast evaluation, partly if with one.
 */
const evaluation: Claim = {
  id: 'evaluation',
  experiment: (positions) => ({
    ...PLAIN,
    positions,
    algorithms: ['alpha-beta'],
    depths: [2, 3],
    evaluations: ['floyd-warshall', 'bit-parallel'],
    evaluationTimes: [1, 2],
  }),
  judge(results) {
    const figures = (['floyd-warshall', 'bit-parallel'] as const).flatMap((method) =>
      [2, 3].map((depth) => {
        const once = { depth, evaluation: method, evaluationTimes: 1 }
        const { value, count } = results.ratio('ms', { ...once, evaluationTimes: 2 }, once)
        return { series: method, at: depth, value: value - 1, count }
      }),
    )
    const nearlyAll = figures.filter(({ at, value }) => at === 3 && value >= 0.9).length
    return { verdict: holdsIf(nearlyAll === 2, nearlyAll === 1), figures }
  },
}

export const CLAIMS: Readonly<Record<ClaimId, Claim>> = { guess, sorting, aspiration, table, horizon, evaluation }
