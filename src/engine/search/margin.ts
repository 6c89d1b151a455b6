/** Half the width of the window of aspiration search, in stones. */

/**
 * The report gives no width; only values of f strictly inside v ± 2 are exact here. This width is inferred: of the
 * widths 1, 2 and 3 it alone gives the published 582 states of State 1 at depth 2, and 451 more than alpha-beta at
 * depth 3.
 */
export const REPORTS_MARGIN = 2

/** Half the narrowest window. Whatever is narrower than a unit of the evaluator counts as one unit. */
export const MIN_MARGIN = 0.01

/** |f| is always smaller, so a wider window makes no difference. */
export const MAX_MARGIN = 100

export function isMargin(value: unknown): value is number {
  return typeof value === 'number' && value >= MIN_MARGIN && value <= MAX_MARGIN
}
