/** How the words after an option are read. Each reader throws commander's InvalidArgumentError, which names the fault. */
import { InvalidArgumentError } from 'commander'
import { ALGORITHMS, MAX_DEPTH, type Algorithm } from '../engine/search/search.ts'

/** A whole number within limits. */
function wholeNumber(text: string, least: number, most: number, what: string): number {
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  if (value >= least && value <= most) return value
  throw new InvalidArgumentError(`${what} from ${least} to ${most}.`)
}

export function readDepth(text: string): number {
  return wholeNumber(text, 1, MAX_DEPTH, 'A depth is a whole number of plies')
}

/** Milliseconds, an hour at most. */
export function readTime(text: string): number {
  return wholeNumber(text, 1, 3_600_000, 'A time is a whole number of milliseconds')
}

/** Depths as a range, a list or both: `2-5`, `2,4`, `1,3-5`; in order, each once. */
export function readDepths(text: string): number[] {
  const depths = text.split(',').flatMap((part) => {
    const [from, to = from, ...more] = part.split('-').map((end) => readDepth(end.trim()))
    if (more.length > 0 || to < from) throw new InvalidArgumentError(`${part} is not a range of depths such as 2-5.`)
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
  return [...new Set(depths)].sort((a, b) => a - b)
}

export function readAlgorithm(text: string): Algorithm {
  const algorithm = ALGORITHMS.find((name) => name === text)
  if (algorithm !== undefined) return algorithm
  throw new InvalidArgumentError(`${JSON.stringify(text)} is not one of ${ALGORITHMS.join(', ')}.`)
}

/** Algorithms separated by commas, in the order given, each once. */
export function readAlgorithms(text: string): Algorithm[] {
  return [...new Set(text.split(',').map((name) => readAlgorithm(name.trim())))]
}
