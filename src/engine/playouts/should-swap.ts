/** The answer to the first stone by an estimate, apart from the search: the page's start does not load that. */
import type { Estimate } from '../math/statistics.ts'

/**
 * Should the second player take over the first stone, by a search for the reply to it? Yes, unless the reply is more
 * likely to win than to lose.
 */
export function shouldSwap({ estimate }: { readonly estimate: Estimate }): boolean {
  return estimate.value <= 0.5
}
