/**
 * The report's claims about the game and its searches, each with the experiment that tests it and a rule, fixed
 * beforehand, that turns the figures into a verdict.
 *
 * The figures are shares of positions and medians over positions of a sample, which are independent of each other. The
 * intervals of all figures of a claim hold together with 95 % confidence (Bonferroni). A verdict is given only where the
 * rule comes to it for all values that they leave open, so that at most one sample in twenty gives a wrong one; otherwise
 * the sample leaves the claim undecided.
 */
import type { EvaluationMethod } from '../evaluation/evaluation.ts'
import { PLAIN, type Experiment, type Measurement, type Setting } from './experiment.ts'
import type { Sample } from './sample.ts'
import { confidenceOfEach, deviationsOf, medianOf, shareOf, type Estimate } from '../math/statistics.ts'

export const CLAIM_IDS = ['guess', 'sorting', 'aspiration', 'table', 'horizon', 'evaluation'] as const
export type ClaimId = (typeof CLAIM_IDS)[number]

export const VERDICTS = ['holds', 'partly', 'fails', 'undecided'] as const
export type Verdict = (typeof VERDICTS)[number]

/**
 * Positions that settle each claim in nearly every sample: played ones of 8 stones. Signs turn round seldom, so that shares of
 * them need many; ratios of visited states are far from their limits.
 */
export const USUAL_COUNTS: Readonly<Record<ClaimId, number>> = { guess: 300, sorting: 120, aspiration: 60, table: 24, horizon: 300, evaluation: 24 }

/** What claims are tested on, each with as many positions as it needs unless a count is given. */
export interface ClaimSample extends Omit<Sample, 'count'> {
  readonly count: number | null
}

export const USUAL_CLAIM_SAMPLE = { kind: 'played', boardSize: 4, stones: 8, count: null, seed: 1 } as const satisfies ClaimSample

export function sampleOfClaim(id: ClaimId, { count, ...sample }: ClaimSample): Sample {
  return { ...sample, count: count ?? USUAL_COUNTS[id] }
}

/** Which figure of a claim: of a series, at a depth or a margin. */
interface Place {
  readonly series: string
  readonly at: number
}

/** A median of ratios, or a share, 1 being as many or all; with its interval. */
export interface Figure extends Place {
  /** Null where no position tells of it. */
  readonly value: number | null
  readonly lower: number
  readonly upper: number
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

/**
 * The verdict of a rule for all values within the intervals; undecided where they do not have the same one. The rule is
 * monotone: with greater figures its verdict becomes ever better, or ever worse, so that the ends of the intervals tell.
 */
export function verdictWithin<Interval extends Pick<Estimate, 'lower' | 'upper'>>(
  intervals: readonly Interval[],
  rule: (figures: readonly (Interval & { readonly value: number })[]) => Verdict,
): Verdict {
  const [low, high] = (['lower', 'upper'] as const).map((end) => rule(intervals.map((interval) => ({ ...interval, value: interval[end] }))))
  return low === high ? low : 'undecided'
}

/** What positions say of a figure: the ratios that it is the median of, or the answers of which it is the share of yes. */
type Observed = Place & ({ readonly ratios: readonly number[] } | { readonly answers: readonly boolean[] })

type Rule = (figures: readonly (Figure & { readonly value: number })[]) => Verdict

function findingOf(observed: readonly Observed[], rule: Rule): Finding {
  const confidence = confidenceOfEach(observed.length)
  const figures = observed.map((each): Figure => {
    const { series, at } = each
    if ('ratios' in each) return { series, at, ...(each.ratios.length === 0 ? UNKNOWN_RATIO : medianOf(each.ratios, confidence)), count: each.ratios.length }
    const { answers } = each
    return { series, at, ...(answers.length === 0 ? UNKNOWN_SHARE : shareOf(answers.filter(Boolean).length, answers.length, deviationsOf(confidence))), count: answers.length }
  })
  return { verdict: verdictWithin(figures, rule), figures }
}

const UNKNOWN_RATIO = { value: null, lower: -Infinity, upper: Infinity } as const
const UNKNOWN_SHARE = { value: null, lower: 0, upper: 1 } as const

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

  /** The visited states of each position with one setting, as a multiple of those with another. */
  ratios(of: Partial<Setting>, to: Partial<Setting>): number[] {
    const others = this.of(to)
    return this.of(of).map(({ visited }, p) => visited / others[p].visited)
  }
}

const holdsIf = (holds: boolean, partly = false): Verdict => (holds ? 'holds' : partly ? 'partly' : 'fails')

const DEPTHS = [2, 3, 4, 5] as const

type Step = Measurement['iterations'][number]

/** For each depth, of all positions searched one ply deeper as well, the answers; null where there is none to be had. */
function answersOfSteps(series: string, measured: readonly Measurement[], answer: (from: Step, to: Step) => boolean | null): Observed[] {
  return [1, ...DEPTHS.slice(0, -1)].map((depth) => {
    const answers = measured.flatMap(({ iterations }) => {
      const from = iterations.find((iteration) => iteration.depth === depth)
      const to = iterations.find((iteration) => iteration.depth === depth + 1)
      return from && to ? [answer(from, to)].filter((each) => each !== null) : []
    })
    return { series, at: depth, answers }
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
    return findingOf(answersOfSteps('stands', results.of({ depth: 5 }), stands), (figures) => {
      const standing = figures.filter(({ value }) => value >= 0.5).length
      return holdsIf(standing === figures.length, standing > 0)
    })
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
    const observed = [3, 4, 5].flatMap((depth) =>
      (['id', 'last'] as const).map((ordering) => ({
        series: ordering,
        at: depth,
        ratios: results.ratios({ depth, ordering: 'value' }, { depth, ordering }),
      })),
    )
    return findingOf(observed, (figures) => {
      const saves = figures.every(({ series, value }) => series !== 'id' || value <= 0.5)
      const isEnough = figures.every(({ series, value }) => series !== 'last' || value <= 1)
      return holdsIf(saves && isEnough, saves || isEnough)
    })
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
    const observed = [3, 4, 5].flatMap((depth) =>
      MARGINS.map((margin) => ({
        series: String(depth),
        at: margin,
        ratios: results.ratios({ algorithm: 'aspiration', depth, margin }, { algorithm: 'iterative-deepening', depth }),
      })),
    )
    return findingOf(observed, (figures) => {
      const gains = figures.filter(({ value }) => value < 0.8)
      const everyDepth = [3, 4, 5].every((depth) => gains.some(({ series }) => series === String(depth)))
      return holdsIf(gains.length === 0, !everyDepth)
    })
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
    const observed = DEPTHS.flatMap((depth) =>
      (['plain', 'symmetric'] as const).map((kind) => ({
        series: kind,
        at: depth,
        ratios: results.ratios({ depth, table: kind }, { depth, table: 'off' }),
      })),
    )
    return findingOf(observed, (figures) => holdsIf(figures.every(({ value }) => value >= 0.9)))
  },
}

/** The shares of changed sides up to which there is no horizon effect, or in part. */
export const HORIZON_LIMITS = { holds: 0.01, partly: 0.1 } as const

export function horizonRule(shares: readonly { readonly value: number }[]): Verdict {
  const most = Math.max(...shares.map(({ value }) => value))
  return holdsIf(most <= HORIZON_LIMITS.holds, most <= HORIZON_LIMITS.partly)
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
    const turned = answersOfSteps('turned', measured, (from, to) => signOf(from) * signOf(to) < 0)
    const changed = answersOfSteps('changed', measured, (from, to) => signOf(from) !== signOf(to))
    return findingOf([...turned, ...changed], (figures) => horizonRule(figures.filter(({ series }) => series === 'turned')))
  },
}

/** How often each evaluation is computed to measure what one costs: with twice, the noise of the clock settles nothing. */
const EVALUATION_TIMES = 6

/**
 * The evaluation takes nearly all the time. Evaluating everything six times makes a search longer by five times what
 * evaluating costs; the rest of its time it spends besides. A search with the slow evaluation visits the same states, and
 * spends as much besides. Holds if evaluating takes at least 0.9 of the time with Floyd–Warshall and with the fast
 * evaluation, partly if with one.
 */
const evaluation: Claim = {
  id: 'evaluation',
  experiment: (positions) => ({
    ...PLAIN,
    positions,
    algorithms: ['alpha-beta'],
    depths: [2, 3],
    evaluations: ['floyd-warshall', 'bit-parallel'],
    evaluationTimes: [1, EVALUATION_TIMES],
  }),
  judge(results) {
    const observed = (['floyd-warshall', 'bit-parallel'] as const).flatMap((method) =>
      [2, 3].map((depth) => {
        const msOf = (evaluation: EvaluationMethod, evaluationTimes: number) => results.of({ depth, evaluation, evaluationTimes }).map(({ ms }) => ms)
        const [once, fast, more] = [msOf(method, 1), msOf('bit-parallel', 1), msOf('bit-parallel', EVALUATION_TIMES)]
        const besides = fast.map((ms, p) => ms - (more[p] - ms) / (EVALUATION_TIMES - 1))
        // A coarse clock may give no time at all.
        return { series: method, at: depth, ratios: once.flatMap((ms, p) => (ms > 0 && fast[p] > 0 ? [1 - besides[p] / ms] : [])) }
      }),
    )
    return findingOf(observed, (figures) => {
      const nearlyAll = figures.filter(({ at, value }) => at === 3 && value >= 0.9).length
      return holdsIf(nearlyAll === 2, nearlyAll === 1)
    })
  },
}

export const CLAIMS: Readonly<Record<ClaimId, Claim>> = { guess, sorting, aspiration, table, horizon, evaluation }
