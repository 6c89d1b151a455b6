/** Readers for the values of options. They throw commander's InvalidArgumentError with the fault. */
import { availableParallelism } from 'node:os'
import { InvalidArgumentError, Option } from 'commander'
import { MAX_OPEN_STONES } from '../contract/studies/fields.ts'
import { MAX_BIT_NODES } from '../engine/bits/bit-board.ts'
import { MAX_GAMES } from '../engine/arena/tournament-limits.ts'
import { BOARD_SIZES, BIT_SIZES, type BoardSize } from '../engine/game/board.ts'
import { RULE_NAMES, ruleNamed, type CornersToWin } from '../engine/game/corners.ts'
import { MAX_LAYERS, MAX_NEURONS } from '../engine/evaluation/network-file.ts'
import { MAX_SAMPLE, MAX_SEED } from '../engine/lab/sample-plan.ts'
import { MAX_COUNTED_PLAYOUTS, MAX_PLAYOUT_COUNTS } from '../engine/lab/kept-by-playouts-plan.ts'
import { MAX_PLAYOUTS } from '../engine/playouts/limits.ts'
import { isMargin, MAX_MARGIN, MIN_MARGIN } from '../engine/search/margin.ts'
import { MAX_LEAF } from '../engine/search/typed-tree.ts'
import { ALGORITHMS, MAX_DEPTH, type Algorithm } from '../engine/search/methods.ts'

/** A whole number within limits. */
export function wholeNumber(text: string, least: number, most: number, what: string): number {
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  if (value >= least && value <= most) return value
  throw new InvalidArgumentError(`${what} from ${least} to ${most}.`)
}

export function readDepth(text: string): number {
  return wholeNumber(text, 1, MAX_DEPTH, 'A depth is a whole number of plies')
}

/** A value of a typed tree. */
export function readGuess(text: string): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : NaN
  if (Math.abs(value) <= MAX_LEAF) return value
  throw new InvalidArgumentError(`A guess is a whole number from -${MAX_LEAF} to ${MAX_LEAF}.`)
}

/** Milliseconds, an hour at most. */
export function readTime(text: string): number {
  return wholeNumber(text, 1, 3_600_000, 'A time is a whole number of milliseconds')
}

/** Memory for a table. */
export function readMegabytes(text: string): number {
  return wholeNumber(text, 1, 8192, 'Memory is a whole number of megabytes')
}

/** Stones of the positions in a book: with more stones there are too many positions. */
export function readStones(text: string): number {
  return wholeNumber(text, 1, 5, 'Stones are a whole number')
}

function readCores(text: string): number {
  return wholeNumber(text, 1, 64, 'Cores are a whole number')
}

/** Games between two contestants. */
export function readNumberOfGames(text: string): number {
  return wholeNumber(text, 1, MAX_GAMES, 'Games are a whole number')
}

/** Positions of a sample. */
export function readSampleCount(text: string): number {
  return wholeNumber(text, 1, MAX_SAMPLE, 'Positions are a whole number')
}

/** Stones of an open position on a board of up to 31 nodes. */
export function readStoneCount(text: string): number {
  return wholeNumber(text, 0, MAX_BIT_NODES - 1, 'Stones are a whole number')
}

/** Stones of an open position on any board. */
function readAnyStoneCount(text: string): number {
  return wholeNumber(text, 0, MAX_OPEN_STONES, 'Stones are a whole number')
}

/** Neurons of hidden layers, separated by commas. */
export function readHidden(text: string): number[] {
  const sizes = text
    .split(',')
    .map((neurons) => wholeNumber(neurons.trim(), 1, MAX_NEURONS, 'Neurons of a layer are a whole number'))
  if (sizes.length < MAX_LAYERS) return sizes
  throw new InvalidArgumentError(`There are at most ${MAX_LAYERS - 1} hidden layers.`)
}

/** Depths as a range, a list or both: `2-5`, `2,4`, `1,3-5`; in order, each once. */
export function readDepths(text: string): number[] {
  return readRanges(text, readDepth, 'depths such as 2-5')
}

/** Numbers of stones of open positions, written in the same way. */
export function readStoneCounts(text: string): number[] {
  return readRanges(text, readStoneCount, 'stones such as 6-20')
}

function readRanges(text: string, read: (text: string) => number, what: string): number[] {
  const numbers = text.split(',').flatMap((part) => {
    const [from, to = from, ...more] = part.split('-').map((end) => read(end.trim()))
    if (more.length > 0 || to < from) throw new InvalidArgumentError(`${part} is not a range of ${what}.`)
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
  return [...new Set(numbers)].sort((a, b) => a - b)
}

export function readAlgorithm(text: string): Algorithm {
  return oneOf(ALGORITHMS, text)
}

function oneOf<T extends string | number>(names: readonly T[], text: string): T {
  const name = names.find((known) => String(known) === text)
  if (name !== undefined) return name
  throw new InvalidArgumentError(`${JSON.stringify(text)} is not one of ${names.join(', ')}.`)
}

/** Reads names separated by commas, in the order given, each once. */
export function readSome<T extends string | number>(names: readonly T[]): (text: string) => T[] {
  return (text) => [...new Set(text.split(',').map((name) => oneOf(names, name.trim())))]
}

/** Half the width of a window, in stones. */
export function readMargin(text: string): number {
  const margin = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN
  if (!isMargin(margin)) throw new InvalidArgumentError(`A margin is a number from ${MIN_MARGIN} to ${MAX_MARGIN}.`)
  return margin
}

/** Half-widths of windows, in stones, separated by commas, each once. */
export function readMargins(text: string): number[] {
  return [...new Set(text.split(',').map((margin) => readMargin(margin.trim())))]
}

/** The path of a file that is read or written. */
export function readPath(text: string): string {
  if (text === '') throw new InvalidArgumentError('A file has a name.')
  return text
}

/** Reads the size of a board that can be searched. */
export function readSize(text: string): BoardSize {
  return sizeAmong(BIT_SIZES, text)
}

/** Reads the size of any board. */
export function readAnySize(text: string): BoardSize {
  return sizeAmong(BOARD_SIZES, text)
}

function sizeAmong(sizes: readonly BoardSize[], text: string): BoardSize {
  const size = sizes.find((candidate) => String(candidate) === text)
  if (size === undefined) throw new InvalidArgumentError(`A board has ${sizes.join(', ')} rings.`)
  return size
}

/** Reads the name of a rule. */
export function readRule(text: string): CornersToWin {
  const rule = ruleNamed(text)
  if (rule === null) throw new InvalidArgumentError(`A rule is ${Object.values(RULE_NAMES).join(' or ')}.`)
  return rule
}

/** Reads the size of a board whose positions all fit into a table. */
export function readSmallSize(text: string): BoardSize {
  if (text !== '2' && text !== '3')
    throw new InvalidArgumentError('There are complete tables of the boards of 2 and 3 rings.')
  return readSize(text)
}

export interface SampleSize {
  readonly stones: number
  readonly count: number
}

export interface SampleRangeSize extends SampleSize {
  /** The greatest number of stones, where there are several. */
  readonly to?: number
}

/** `6x20`: twenty positions of six stones. */
export function readSample(text: string): SampleSize {
  const [stones, count, ...more] = text.split('x')
  if (count === undefined || more.length > 0)
    throw new InvalidArgumentError('A sample is STONESxPOSITIONS, such as 6x20.')
  return { stones: readAnyStoneCount(stones), count: readSampleCount(count) }
}

/** `2-20x10`: ten positions of each number of stones from two to twenty; or a sample of one number. */
export function readSampleRange(text: string): SampleRangeSize {
  const [, stones, to, count] = /^(\d+)-(\d+)x(.*)$/.exec(text) ?? []
  if (stones === undefined) return readSample(text)
  const [from, end] = [readAnyStoneCount(stones), readAnyStoneCount(to)]
  if (end <= from) throw new InvalidArgumentError('A range of stones goes from fewer to more, such as 2-20x10.')
  return { stones: from, to: end, count: readSampleCount(count) }
}

export function readCount(text: string): number {
  return wholeNumber(text, 1, 1_000_000, 'A count is a whole number')
}

/** Playouts for a move. */
export function readPlayouts(text: string): number {
  return wholeNumber(text, 1, MAX_PLAYOUTS, 'Playouts are a whole number')
}

/** Several numbers of playouts, the fewest first. */
export function readPlayoutCounts(text: string): number[] {
  const read = (part: string) => wholeNumber(part.trim(), 1, MAX_COUNTED_PLAYOUTS, 'Playouts are a whole number')
  const counts = [...new Set(text.split(',').map(read))].sort((a, b) => a - b)
  if (counts.length > MAX_PLAYOUT_COUNTS)
    throw new InvalidArgumentError(`At most ${MAX_PLAYOUT_COUNTS} numbers of playouts.`)
  return counts
}

export function readSeed(text: string): number {
  return wholeNumber(text, 0, MAX_SEED, 'A seed is a whole number')
}

export function coresOption(description = 'workers'): Option {
  return new Option('--cores <number>', description).argParser(readCores).default(availableParallelism(), 'all')
}
