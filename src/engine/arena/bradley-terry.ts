/**
 * The Bradley–Terry model (Bradley and Terry 1952): a player of strength r beats one of strength s at odds of e^(r −
 * s). It is fitted to a table of wins by maximum likelihood (Agresti 2002, 10.6).
 */
import { inverse, times } from '../math/matrix.ts'

/** `wins[i][j]`: how many games player i won against player j; 0 on the diagonal. */
export type WinTable = readonly (readonly number[])[]

/** Maximum number of Newton steps. Once they are short, each doubles the number of correct digits: ten are many. */
const MAX_NEWTON_STEPS = 1000
const SHORT_STEP = 1e-10
/**
 * Maximum change of a difference of strengths in one step, in natural units. Steps of up to 1.79 always increase the
 * likelihood (by the bounds of Bach 2010); longer ones may not.
 */
const MAX_STEP_LENGTH = 1

export interface BradleyTerryFit {
  /** In natural units, with mean 0. */
  readonly strengths: readonly number[]
  /**
   * Covariance of the strengths if games were independent: the inverse of the observed information, with the sum of the
   * strengths fixed at 0.
   */
  readonly covariance: readonly (readonly number[])[]
}

/** Wins of each player less the number expected from the strengths: the gradient of the log-likelihood. */
function gradientAt(strengths: readonly number[], wins: WinTable): number[] {
  return strengths.map((own, i) =>
    strengths.reduce((sum, other, j) => sum + wins[i][j] - (wins[i][j] + wins[j][i]) / (1 + Math.exp(other - own)), 0),
  )
}

function covarianceAt(strengths: readonly number[], wins: WinTable): number[][] {
  const n = strengths.length
  // Games inform only on differences. A constant added to every cell stands for the mean; its part of the inverse is
  // subtracted.
  const information = strengths.map(() => strengths.map(() => 1 / n))
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const games = wins[i][j] + wins[j][i]
      const rate = 1 / (1 + Math.exp(strengths[j] - strengths[i]))
      information[i][i] += games * rate * (1 - rate)
      information[i][j] -= games * rate * (1 - rate)
    }
  return inverse(information).map((row) => row.map((value) => value - 1 / n))
}

/**
 * The maximum-likelihood strengths, by Newton's method, of players whose wins lead from each to every other.
 *
 * @param wins `wins[i][j]`: how many games player i won against player j; 0 on the diagonal
 */
export function fit(wins: WinTable): BradleyTerryFit {
  let strengths: readonly number[] = wins.map(() => 0)
  for (let steps = 0; steps < MAX_NEWTON_STEPS; steps++) {
    const step = times(covarianceAt(strengths, wins), gradientAt(strengths, wins))
    const length = Math.max(...step) - Math.min(...step)
    const part = length > MAX_STEP_LENGTH ? MAX_STEP_LENGTH / length : 1
    strengths = strengths.map((value, i) => value + part * step[i])
    if (length < SHORT_STEP) break
  }
  return { strengths, covariance: covarianceAt(strengths, wins) }
}

/**
 * Covariance of the strengths where games of one opening are correlated, and those of different openings are not: the
 * sandwich estimator clustered by opening (Liang and Zeger 1986), its meat times G / (G − 1) for G openings. To this is
 * added the covariance of independent games, divided by G − 1 (Morel, Bokossa and Neerchal 2003): without that, few
 * openings with equal results, by chance or because each decides its games, would seem exact.
 *
 * @param openings the games of each opening alone, of at least two
 */
export function clusteredCovariance(
  { strengths, covariance }: BradleyTerryFit,
  openings: readonly WinTable[],
): number[][] {
  const others = openings.length - 1
  const sum = covariance.map((row) => row.map((value) => value / others))
  for (const wins of openings) {
    const influence = times(covariance, gradientAt(strengths, wins))
    for (const [i, row] of sum.entries())
      for (const j of row.keys()) row[j] += (influence[i] * influence[j] * openings.length) / others
  }
  return sum
}
