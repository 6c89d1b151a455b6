/** Draws the positions of a sample. */
import { size } from '../game/node-set.ts'
import { formatPosition } from '../game/notation.ts'
import { emptyNodes, legalMoves, play, startOf, successors, winnerOf, type Position } from '../game/position.ts'
import { Random } from '../math/random.ts'
import { RefusedRequest } from '../math/refused-request.ts'
import { search } from '../search/search.ts'
import { stoneNumbersOf, UNDECIDED_PLIES, type Sample, type SampleKind, type SampleRange } from './sample-plan.ts'

/** The players' search: strong enough to fight, fast enough for thousands of games. */
const PLAYER = { algorithm: 'alpha-beta', depth: 2 } as const

/** One move in this many is random, so that no two games need be the same. */
const ONE_RANDOM_IN = 8

/** Draws for each position wanted, before giving up. */
const PATIENCE = 200

/**
 * An open position reached by random legal moves that do not end the game: with `stones` more stones than the start, or
 * fewer where every further move would end it.
 */
export function randomPosition(random: Random, start: Position, stones: number): Position {
  let position = start
  for (let count = 0; count < stones; count++) {
    const open = [...successors(position)].filter(({ isTerminal }) => !isTerminal)
    if (open.length === 0) return position
    position = random.pick(open).position
  }
  return position
}

/**
 * A position of a game between two shallow searches, with a random first move and others now and then: with `stones`
 * more stones than the start, or fewer if the game ended before. Unlike `randomPosition` it may be finished.
 */
export function playedPosition(random: Random, start: Position, stones: number): Position {
  let position = start
  for (let count = 0; count < stones && winnerOf(position) === null; count++) {
    position = play(position, count === 0 ? random.pick(legalMoves(position)) : shallowMove(random, position))
  }
  return position
}

/** The move of a shallow search, or now and then a random one. */
export function shallowMove(random: Random, position: Position): number {
  return random.below(ONE_RANDOM_IN) === 0 ? random.pick(legalMoves(position)) : search(position, PLAYER).move
}

export const DRAWS: Readonly<Record<SampleKind, typeof randomPosition>> = {
  random: randomPosition,
  played: playedPosition,
}

/** Has neither colour a forced win within this many plies? */
function isUndecidedWithin(position: Position, plies: number): boolean {
  return Number.isFinite(search(position, { algorithm: 'negascout', depth: plies }).value)
}

/**
 * The positions of a sample, as text. A range has as many of each number of stones as there are, up to those wanted:
 * few stones have few positions, and with many most games are over.
 *
 * @throws RefusedRequest when the board has too few nodes, or too few such positions were found
 */
export function drawSample(sample: Sample | SampleRange): string[] {
  if ('to' in sample) return drawRange(sample)
  const { stones, isUndecided = false, count } = sample
  const drawn = drawUpTo(sample)
  if (drawn.length < count)
    throw new RefusedRequest(
      `only ${drawn.length} different ${isUndecided ? 'undecided ' : ''}positions of ${stones} stones were found, not ${count}`,
    )
  return drawn
}

function drawRange({ to, step, ...sample }: SampleRange): string[] {
  const { stones } = sample
  if (!(Number.isInteger(to) && to >= stones))
    throw new RefusedRequest(`a range of stones ends at ${stones} or more, not at ${to}`)
  if (!(Number.isInteger(step) && step >= 1))
    throw new RefusedRequest(`a range of stones goes by steps of at least one, not of ${step}`)
  const drawn = stoneNumbersOf({ stones, to, step }).flatMap((stones) => drawUpTo({ ...sample, stones }))
  if (drawn.length === 0) throw new RefusedRequest(`no such position of ${stones} to ${to} stones was found`)
  return drawn
}

/** At most as many as wanted, fewer where no more are found. */
function drawUpTo({ kind = 'random', isUndecided = false, stones, count, seed, ...plan }: Sample): string[] {
  const start = startOf(plan)
  const { nodeCount } = start.board
  if (!(Number.isInteger(stones) && stones >= 0 && stones < nodeCount))
    throw new RefusedRequest(`a sample has from 0 to ${nodeCount - 1} stones, not ${stones}`)
  if (!(Number.isInteger(count) && count >= 1))
    throw new RefusedRequest(`a sample has at least one position, not ${count}`)
  const random = new Random(seed)
  const drawn = new Set<string>()
  for (let draws = 0; drawn.size < count && draws < PATIENCE * count; draws++) {
    const position = DRAWS[kind](random, start, stones)
    if (size(emptyNodes(position)) !== nodeCount - stones || winnerOf(position) !== null) continue
    const text = formatPosition(position)
    if (drawn.has(text) || (isUndecided && !isUndecidedWithin(position, UNDECIDED_PLIES))) continue
    drawn.add(text)
  }
  return [...drawn]
}
