/** Positions drawn at random: what an experiment measures when no position in particular is meant. */
import { boardOfSize, type BoardSize } from './board.ts'
import { size } from './node-set.ts'
import { formatPosition } from './notation.ts'
import { emptyNodes, emptyPosition, successors, type Position } from './position.ts'
import { Random } from './random.ts'

/** More positions than any experiment needs. */
export const MAX_SAMPLE = 100_000

export const MAX_SEED = 2 ** 31 - 1

/** A random sample, which its seed makes repeatable. */
export interface Sample {
  readonly boardSize: BoardSize
  /** Stones on the board in every position, fewer than it has nodes. */
  readonly stones: number
  /** Positions, no two the same. */
  readonly count: number
  readonly seed: number
}

/** Draws for each position wanted, before there are held to be no more. */
const PATIENCE = 200

/**
 * An open position reached by random legal moves that do not end the game: with `stones` stones, or fewer where
 * every further move would end it.
 */
export function randomPosition(random: Random, boardSize: BoardSize, stones: number): Position {
  let position = emptyPosition(boardSize)
  for (let count = 0; count < stones; count++) {
    const open = [...successors(position)].filter(({ isTerminal }) => !isTerminal)
    if (open.length === 0) return position
    position = random.pick(open).position
  }
  return position
}

/**
 * The positions of a sample, as text.
 *
 * @throws RangeError when the board has not so many nodes, or not so many such positions were found
 */
export function drawSample({ boardSize, stones, count, seed }: Sample): string[] {
  const { nodeCount } = boardOfSize(boardSize)
  if (!(Number.isInteger(stones) && stones >= 0 && stones < nodeCount))
    throw new RangeError(`a sample has from 0 to ${nodeCount - 1} stones, not ${stones}`)
  if (!(Number.isInteger(count) && count >= 1)) throw new RangeError(`a sample has at least one position, not ${count}`)
  const random = new Random(seed)
  const drawn = new Set<string>()
  for (let draws = 0; drawn.size < count && draws < PATIENCE * count; draws++) {
    const position = randomPosition(random, boardSize, stones)
    if (size(emptyNodes(position)) === nodeCount - stones) drawn.add(formatPosition(position))
  }
  if (drawn.size < count)
    throw new RangeError(`only ${drawn.size} different positions of ${stones} stones were found, not ${count}`)
  return [...drawn]
}
