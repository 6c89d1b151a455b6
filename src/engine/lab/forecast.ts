/**
 * Forecasts the evaluations of searches that have not run from those of searches that have: how hard a position is
 * shows at small depths, and how much a further ply costs at the positions that have been searched deeper.
 *
 * All of it is relative to a model and in logarithms, where a hard position is as far from an easy one at each depth. A
 * mean of few is drawn towards what is known without them, as in empirical Bayes estimation (Efron and Morris 1975).
 */

/** A search at one depth. */
export interface ForecastRow {
  /** Key shared by searches that differ by depth alone. */
  readonly search: string
  readonly depth: number
  /** Evaluations by the model, for each position. */
  readonly expected: readonly number[]
  /** Evaluations counted; undefined where it has not run. */
  readonly counted: readonly (number | undefined)[]
}

/**
 * Weight, in positions, of the growth of all searches together against the growth of one search, and of no growth
 * against the growth of all.
 */
const GROWTH_WEIGHT = 3
/** Weight of the model, in positions, against those that have been searched. */
const LEVEL_WEIGHT = 1
/** The variance of the growth from position to position before it is known, and for how many positions that counts. */
const VARIANCE = 0.25
const VARIANCE_WEIGHT = 2

/** The mean and the variance of a logarithm. */
interface Growth {
  readonly mean: number
  readonly variance: number
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Evaluations of each row at each position: those counted, and forecasts of the others. */
export function forecastEvaluations(rows: readonly ForecastRow[]): number[][] {
  // How many times as many evaluations as expected, in logarithms.
  const excess = rows.map(({ expected, counted }) =>
    expected.map((model, p) => (counted[p] === undefined ? undefined : Math.log(Math.max(1, counted[p]) / model))),
  )
  const growthOf = growths(rows, excess)
  const levels = excess.map(levelOf)
  const bySearch = new Map<string, number[]>()
  rows.forEach(({ search }, row) => bySearch.set(search, [...(bySearch.get(search) ?? []), row]))
  // The deepest first.
  for (const same of bySearch.values()) same.sort((a, b) => rows[b].depth - rows[a].depth)
  return rows.map(({ search, depth, expected, counted }, row) => {
    const shallower = (bySearch.get(search) ?? []).filter((other) => rows[other].depth < depth)
    const grown = (from: number) => {
      const { mean, variance } = growthOf(from, row)
      return mean + variance / 2
    }
    const leveled = [row, ...shallower].find((other) => levels[other] !== null)
    const level = leveled === undefined ? 0 : (levels[leveled] ?? 0) + (leveled === row ? 0 : grown(leveled))
    return expected.map((model, p) => {
      const known = counted[p]
      if (known !== undefined) return known
      const from = shallower.find((other) => excess[other][p] !== undefined)
      return model * Math.exp(from === undefined ? level : (excess[from][p] ?? 0) + grown(from))
    })
  })
}

/**
 * The logarithm of the mean excess of a row over the positions searched, drawn towards the model; null where there are
 * none.
 */
function levelOf(excess: readonly (number | undefined)[]): number | null {
  const found = excess.filter((each) => each !== undefined)
  return found.length === 0 ? null : Math.log((sum(found.map(Math.exp)) + LEVEL_WEIGHT) / (found.length + LEVEL_WEIGHT))
}

/** By how much the excess of a search grows from one depth to another. */
function growths(
  rows: readonly ForecastRow[],
  excess: readonly (readonly (number | undefined)[])[],
): (from: number, to: number) => Growth {
  const steps = new Map<string, number>()
  const known = new Map<string, Growth>()
  const atDepth = new Map(rows.map(({ search, depth }, row) => [`${depth} ${search}`, row]))
  const searches = new Set(rows.map(({ search }) => search))
  /** Over the positions searched at both depths. */
  const differences = (from: number, to: number) =>
    excess[from].flatMap((before, p) => {
      const after = excess[to][p]
      return before === undefined || after === undefined ? [] : [after - before]
    })
  /** The mean over all searches, drawn towards none. */
  const common = (from: number, to: number) => {
    const key = `${from} ${to}`
    const made = steps.get(key)
    if (made !== undefined) return made
    const all = [...searches].flatMap((search) => {
      const [shallow, deep] = [from, to].map((depth) => atDepth.get(`${depth} ${search}`))
      return shallow === undefined || deep === undefined ? [] : differences(shallow, deep)
    })
    // Searches of one position are no independent cases.
    const positions = all.length / searches.size
    const mean = all.length === 0 ? 0 : (sum(all) / all.length) * (positions / (positions + GROWTH_WEIGHT))
    steps.set(key, mean)
    return mean
  }
  return (from, to) => {
    const key = `${from} ${to}`
    const made = known.get(key)
    if (made !== undefined) return made
    const own = differences(from, to)
    const mean = (sum(own) + GROWTH_WEIGHT * common(rows[from].depth, rows[to].depth)) / (own.length + GROWTH_WEIGHT)
    const variance =
      (sum(own.map((each) => (each - mean) ** 2)) + VARIANCE_WEIGHT * VARIANCE) / (own.length + VARIANCE_WEIGHT)
    const growth = { mean, variance }
    known.set(key, growth)
    return growth
  }
}
