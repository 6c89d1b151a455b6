/** Weights of patterns as files: versioned, small, and checked as they are read. */
import { fieldsOf, isWhole, versionText } from '../math/plain-data.ts'
import { FEATURE_COUNT, FIRST_OF, GROUP_SIZES, GROUPS, type Group } from './patterns.ts'

/** The logarithms of the strengths of all features. */
export type PatternWeights = Float32Array

const FORMAT = 'poly-y patterns'
const VERSION = 1

/** Weights are kept in hundredths. A greater one would be nonsense: it would be a move chosen e¹² times as often. */
const UNIT = 100
const MAX_WEIGHT = 12

/** The file of some weights: for each group pairs of a feature and its weight, one behind the other; 0 is left out. */
export interface PatternFile {
  readonly format: typeof FORMAT
  readonly version: typeof VERSION
  /** The command that made it, for readers of the file. */
  readonly madeBy: string
  readonly weights: Readonly<Record<Group, readonly number[]>>
}

export function toPatternFile(weights: PatternWeights, madeBy: string): PatternFile {
  const pairsOf = (group: Group) =>
    Array.from({ length: GROUP_SIZES[group] }, (_, i) => [i, wholeOf(weights[FIRST_OF[group] + i])])
      .filter(([, weight]) => weight !== 0)
      .flat()
  return {
    format: FORMAT,
    version: VERSION,
    madeBy,
    weights: Object.fromEntries(GROUPS.map((group) => [group, pairsOf(group)] as const)) as Record<Group, number[]>,
  }
}

function wholeOf(weight: number): number {
  // Adding 0 makes −0 a 0.
  return Math.round(UNIT * Math.min(MAX_WEIGHT, Math.max(-MAX_WEIGHT, weight))) + 0
}

/** @throws RangeError that says what is wrong with the data */
export function fromPatternFile(data: unknown): PatternWeights {
  const { format, version, weights } = fieldsOf(data)
  if (format !== FORMAT) throw new RangeError('it is not a file of Poly-Y patterns')
  if (version !== VERSION) throw new RangeError(`its version is ${versionText(version)}, not ${VERSION}`)
  const read = new Float32Array(FEATURE_COUNT)
  const groups = fieldsOf(weights)
  for (const group of GROUPS) {
    const pairs = groups[group]
    if (!Array.isArray(pairs) || pairs.length > 2 * GROUP_SIZES[group] || pairs.length % 2 === 1)
      throw new RangeError(`its weights of ${group} are no pairs of numbers`)
    for (let i = 0; i < pairs.length; i += 2) {
      const [feature, weight] = [pairs[i] as unknown, pairs[i + 1] as unknown]
      if (!isWhole(feature, 0, GROUP_SIZES[group] - 1)) throw new RangeError(`it has a feature that ${group} lacks`)
      if (!isWhole(weight, -UNIT * MAX_WEIGHT, UNIT * MAX_WEIGHT))
        throw new RangeError(`a weight of ${group} is no whole number of hundredths up to ${MAX_WEIGHT}`)
      read[FIRST_OF[group] + feature] = weight / UNIT
    }
  }
  return read
}
