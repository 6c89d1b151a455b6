/** When there is no horizon effect: told by signs in the claim, and by real losses in the accuracy. */
import { holdsIf, type Verdict } from './verdict.ts'

/** The shares of changed sides up to which there is no horizon effect, or in part. */
export const HORIZON_LIMITS = { holds: 0.01, partly: 0.1 } as const

export function horizonRule(shares: readonly { readonly value: number }[]): Verdict {
  const most = Math.max(...shares.map(({ value }) => value))
  return holdsIf(most <= HORIZON_LIMITS.holds, most <= HORIZON_LIMITS.partly)
}
