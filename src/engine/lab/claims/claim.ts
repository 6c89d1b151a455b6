/** Claims: the measurements that test one, and the rule, fixed beforehand, that turns the figures into a verdict. */
import type { AccuracyPlan } from '../accuracy-plan.ts'
import type { Check } from '../accuracy.ts'
import type { Experiment } from '../experiment.ts'
import type { KeptGames } from '../kept-table.ts'
import type { Sample } from '../sample-plan.ts'
import type { TableGamesPlan, TableSeries } from '../table-games.ts'
import type { Finding } from './finding.ts'
import type { Results } from './results.ts'

/** The sample that claims are tested on. Without a count, each takes as many positions as it needs. */
export interface ClaimSample extends Omit<Sample, 'count'> {
  readonly count: number | null
}

/** A claim about searches. */
export interface SearchClaim {
  readonly kind: 'searches'
  /** The number of played positions of 8 stones that settles it in nearly every sample. */
  readonly usualCount: number
  readonly experiment: (sample: Sample) => Experiment
  /** @throws RangeError when a measurement it needs is missing */
  readonly judge: (results: Results) => Finding
}

/**
 * A claim about the game itself, tested by perfect play, which shows for every move of a position whether it keeps the
 * win.
 */
export interface MoveClaim {
  readonly kind: 'moves'
  /** Positions of each number of stones. */
  readonly usualCount: number
  readonly judge: (plan: AccuracyPlan, checks: readonly Check[]) => Finding
}

/** A claim about the searches of whole games, each played to its end from a position of the sample. */
export interface GameClaim {
  readonly kind: 'games'
  readonly usualCount: number
  readonly judge: (games: readonly KeptGames[]) => Finding
}

/** A claim about series of games from the empty board; of the sample it has the board, the seed and the number. */
export interface SeriesClaim {
  readonly kind: 'series'
  /** The number of series that settles it. */
  readonly usualCount: number
  readonly plan: (sample: Pick<Sample, 'boardSize' | 'count' | 'seed'>) => TableGamesPlan
  readonly judge: (plan: TableGamesPlan, series: readonly TableSeries[]) => Finding
}

/** A claim that is settled by counting, without a sample. */
export interface CountClaim {
  readonly kind: 'count'
  readonly judge: () => Finding
}

export type Claim = SearchClaim | MoveClaim | GameClaim | SeriesClaim | CountClaim
