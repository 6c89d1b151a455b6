/** The number of positions with this many stones, half of them Blue's (rounded down), reachable in a game or not. */
export function placementsOf(nodeCount: number, stones: number): number {
  // Which nodes have stones, and which of these are Blue's.
  return choose(nodeCount, stones) * choose(stones, Math.floor(stones / 2))
}

/** Ways to choose k of n. Each step's product is a binomial coefficient, so that no rounding adds up. */
function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return Math.round(ways)
}
