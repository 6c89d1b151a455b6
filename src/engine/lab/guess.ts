/**
 * Guesses at the report's State 2, whose picture is lost. Known are its stones, six red and five blue, with Blue to
 * move, and the states that three searches visited. So positions with these stones are drawn and searched as the
 * authors did; the nearer the counts, the better the guess. It stays a guess: very many positions have the few counts
 * of small depths, and at larger depths not even State 1 gives all of its published figures.
 *
 * NegaScout's figures are left out, since nobody knows what was counted for it.
 */
import { size } from '../game/node-set.ts'
import { formatPosition } from '../game/notation.ts'
import { emptyNodes, emptyPosition, winnerOf, type Position } from '../game/position.ts'
import { Random } from '../math/random.ts'
import type { Algorithm } from '../search/methods.ts'
import { search } from '../search/search.ts'
import { countOf, labOptions, PUBLISHED_STATE_2, REPORT_DEPTHS } from './report.ts'
import { placementsOf } from './placements.ts'
import type { SampleKind } from './sample-plan.ts'
import { DRAWS } from './sample.ts'

/** The searches whose counts are compared with State 2, each at all depths of the report. */
export const GUESSED_BY = ['alpha-beta', 'iterative-deepening', 'aspiration'] as const satisfies readonly Algorithm[]

/** States counted, by search in that order and by depth. */
export type GuessCounts = readonly (readonly number[])[]

export interface Guess {
  readonly position: string
  readonly counts: GuessCounts
}

export interface GuessPlan {
  readonly kind: SampleKind
  /** Batches of positions to try. */
  readonly batches: number
  readonly seed: number
}

/** The result of one batch. */
export interface GuessBatch {
  /** From 0. */
  readonly number: number
  /** Positions in which alpha-beta of depth 2 visits exactly as many leaves as in State 2. */
  readonly agreeing: number
  /** The nearest guesses of the batch. */
  readonly guesses: readonly Guess[]
}

/** Positions of a batch, which takes some tenths of a second. */
export const BATCH = 200

/** Positions of each batch that are searched to the largest depth. */
const KEPT = 2

const START = emptyPosition(4)
const STONES = 11

/** Maximum distance at depth 2 of a position to be searched deeper; one in twelve is within it. */
const SIEVE = 0.2

/**
 * Tries the positions of a batch, which follow from seed and number.
 *
 * 1. Alpha-beta of depth 2 rules out most.
 * 2. The others are compared by all three searches at depths 2 and 3.
 * 3. The nearest are searched to depth 5. One that is decided within it is dropped, since State 2 has figures there.
 */
export function guessBatch({ kind, seed }: Omit<GuessPlan, 'batches'>, number: number): GuessBatch {
  const random = Random.numbered(seed, number)
  let agreeing = 0
  const near: { position: Position; distance: number }[] = []
  for (let tried = 0; tried < BATCH;) {
    const position = DRAWS[kind](random, START, STONES)
    if (winnerOf(position) !== null || size(emptyNodes(position)) !== position.board.nodeCount - STONES) continue
    tried++
    const first = countAt(position, 'alpha-beta', 2)
    if (first === PUBLISHED[0][0]) agreeing++
    if (first === null || logError(first, PUBLISHED[0][0]) > SIEVE) continue
    const counts = countsTo(position, 3)
    if (counts !== null) near.push({ position, distance: distanceOf(counts) })
  }
  const nearest = near.sort((a, b) => a.distance - b.distance).slice(0, KEPT)
  const guesses = nearest.flatMap(({ position }) => {
    const counts = countsTo(position, 5)
    return counts === null ? [] : [{ position: formatPosition(position), counts }]
  })
  return { number, agreeing, guesses }
}

const PUBLISHED = GUESSED_BY.map((algorithm) => PUBLISHED_STATE_2[algorithm] as readonly number[])

/** The count at a depth; null when the game is decided before it. */
function countAt(position: Position, algorithm: Algorithm, depth: number): number | null {
  const result = search(position, labOptions(algorithm, depth, 'report'))
  return result.depth < depth ? null : countOf(result, 'report')
}

/** The counts of all searches at all depths of the report up to one; null where a search is decided before. */
function countsTo(position: Position, deepest: number): GuessCounts | null {
  const counts = GUESSED_BY.map((algorithm) =>
    REPORT_DEPTHS.filter((depth) => depth <= deepest).map((depth) => countAt(position, algorithm, depth)),
  )
  return counts.flat().includes(null) ? null : (counts as number[][])
}

const logError = (count: number, published: number) => Math.abs(Math.log(count / published))

/**
 * The distance of counts from those published: the mean of |ln(count ÷ published)|. A typical error is e to this power,
 * less 1.
 */
export function distanceOf(counts: GuessCounts): number {
  const errors = counts.flatMap((row, i) => row.map((count, d) => logError(count, PUBLISHED[i][d])))
  return errors.reduce((sum, error) => sum + error, 0) / errors.length
}

/** The nearest of all batches, each position once. */
export function bestGuesses(batches: readonly GuessBatch[], maxCount: number): Guess[] {
  const byPosition = new Map(
    batches.flatMap(({ guesses }) =>
      guesses.map((guess) => [guess.position, { guess, distance: distanceOf(guess.counts) }]),
    ),
  )
  const nearest = [...byPosition.values()].sort(
    (a, b) => a.distance - b.distance || (a.guess.position < b.guess.position ? -1 : 1),
  )
  return nearest.slice(0, maxCount).map(({ guess }) => guess)
}

/** Positions of all batches in which alpha-beta of depth 2 visits exactly as many leaves as in State 2. */
export function agreeingOf(batches: readonly GuessBatch[]): number {
  return batches.reduce((sum, { agreeing }) => sum + agreeing, 0)
}

/** Ways to place the stones of State 2: six red, five blue, on 31 nodes. */
export const PLACEMENTS = placementsOf(31, STONES)
