/**
 * The Bradley–Terry model: a player of strength r beats one of strength s at odds of e^(r − s). Its likeliest strengths from
 * a table of wins (Agresti 2002, Categorical Data Analysis, 10.6).
 */
import { inverse, times } from '../math/matrix.ts'

/** `wins[i][j]`: how many games player i won against player j; 0 on the diagonal. */
export type WinTable = readonly (readonly number[])[]

/** Steps double the number of right digits once they are short; ten are many. */
const MOST_STEPS = 1000
const SHORT_STEP = 1e-10
/**
 * No step changes a difference of strengths by more, in natural units: up to 1.79 each is sure to go uphill, whatever the
 * results (by the bounds of Bach 2010, Electronic Journal of Statistics 4, 384–414), while longer ones can go astray.
 */
const LONGEST_STEP = 1

export interface Fit {
  /** In natural units, with mean 0. */
  readonly strengths: readonly number[]
  /** Covariance of the strengths if games were independent: the inverse of the observed information with the sum held at 0. */
  readonly covariance: readonly (readonly number[])[]
}

/** How many more games each player won than his strength makes probable: the slope of the likelihood. */
function surplusWins(strengths: readonly number[], wins: WinTable): number[] {
  return strengths.map((own, i) => strengths.reduce((sum, other, j) => sum + wins[i][j] - (wins[i][j] + wins[j][i]) / (1 + Math.exp(other - own)), 0))
}

function covarianceAt(strengths: readonly number[], wins: WinTable): number[][] {
  const n = strengths.length
  // Only differences are informed on; a constant in every cell stands for the mean, and is taken out again.
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
 * The likeliest strengths of players whose wins lead from each to every other, by Newton's method.
 *
 * @param wins `wins[i][j]`: how many games player i won against player j; 0 on the diagonal
 */
export function fit(wins: WinTable): Fit {
  let strengths: readonly number[] = wins.map(() => 0)
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const step = times(covarianceAt(strengths, wins), surplusWins(strengths, wins))
    const length = Math.max(...step) - Math.min(...step)
    const part = length > LONGEST_STEP ? LONGEST_STEP / length : 1
    strengths = strengths.map((value, i) => value + part * step[i])
    if (length < SHORT_STEP) break
  }
  return { strengths, covariance: covarianceAt(strengths, wins) }
}

/**
 * Covariance of the strengths where the games of one opening hang together and those of different ones do not: the sandwich
 * clustered by opening (Liang and Zeger 1986, Biometrika 73, 13–22), its meat times G / (G − 1) for G openings. To it comes
 * one (G − 1)-th of the covariance of independent games, after Morel, Bokossa and Neerchal (2003, Biometrical Journal 45,
 * 395–409): where chance, or openings that decide all games, make the results of few openings alike, they would seem exact.
 *
 * @param openings the games of each opening alone, of at least two
 */
export function clusteredCovariance({ strengths, covariance }: Fit, openings: readonly WinTable[]): number[][] {
  const others = openings.length - 1
  const sum = covariance.map((row) => row.map((value) => value / others))
  for (const wins of openings) {
    const influence = times(covariance, surplusWins(strengths, wins))
    for (const [i, row] of sum.entries()) for (const j of row.keys()) row[j] += (influence[i] * influence[j] * openings.length) / others
  }
  return sum
}
