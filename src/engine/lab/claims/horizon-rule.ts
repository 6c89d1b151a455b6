/** The rule for "there is no horizon effect": the claim applies it to signs, accuracy studies to real losses. */
import { holdsIf, type ClaimVerdict } from './verdict.ts'

/** The greatest shares with which the claim holds, or holds in part. */
export const HORIZON_LIMITS = { holds: 0.01, partly: 0.1 } as const

export function horizonRule(shares: readonly { readonly value: number }[]): ClaimVerdict {
  const highest = Math.max(...shares.map(({ value }) => value))
  return holdsIf(highest <= HORIZON_LIMITS.holds, highest <= HORIZON_LIMITS.partly)
}
