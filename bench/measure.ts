/** Timing on a machine that is doing other things as well: interleaved rounds, and the median over them. */

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Seconds that a task takes. */
export function seconds(task: () => void): number {
  const started = performance.now()
  task()
  return (performance.now() - started) / 1000
}

/**
 * Units of work per second: runs the task, which returns the units it did, repeatedly for at least `minSeconds`
 * seconds.
 */
export function rate(task: () => number, minSeconds: number): number {
  const started = performance.now()
  for (let units = 0; ;) {
    units += task()
    const elapsed = (performance.now() - started) / 1000
    if (elapsed >= minSeconds) return units / elapsed
  }
}

/**
 * Measures every task once in each round, so that a slow moment of the machine affects all of them. A round before
 * the first warms up, and is not counted. The order is reversed from round to round.
 *
 * @returns the figures of each task, round by round
 */
export function interleave<Name extends string, Figure>(
  rounds: number,
  tasks: Record<Name, () => Figure>,
): Record<Name, Figure[]> {
  const names = Object.keys(tasks) as Name[]
  const figures = Object.fromEntries(names.map((name) => [name, [] as Figure[]])) as Record<Name, Figure[]>
  for (let round = 0; round <= rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const figure = tasks[name]()
      if (round > 0) figures[name].push(figure)
    }
  }
  return figures
}

/** The median over the rounds of a / b, both from the same round. */
export function medianRatio(a: readonly number[], b: readonly number[]): number {
  return median(a.map((figure, round) => figure / b[round]))
}

/** Random numbers that are the same in every run: whole, from 0 to below `limit` (mulberry32). */
export function randomNumbers(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}
