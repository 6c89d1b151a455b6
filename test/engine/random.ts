/** Seeded randomness: the same positions on every run, so that a failure can be repeated. */
import { boardOfSize, type BoardSize } from '../../src/engine/board.ts'
import { winningMoves } from '../../src/engine/chain.ts'
import { has, size } from '../../src/engine/node-set.ts'
import { emptyNodes, emptyPosition, successors, type Position } from '../../src/engine/position.ts'

/** Mulberry32: a small generator with 32 bits of state. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed | 0
  }

  /** A whole number from 0 to `limit` − 1. */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * limit)
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]
  }

  /** The items in random order (Fisher and Yates). */
  shuffled<T>(items: Iterable<T>): T[] {
    const result = [...items]
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const item = result[i]
      result[i] = result[j]
      result[j] = item
    }
    return result
  }
}

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
 * A position of careful play, where the end is a fight: no move lets the other side win at once. Where every move
 * does, the position is one from up to four moves before.
 */
export function randomTensePosition(random: Random, boardSize: BoardSize, stones: number): Position {
  const passed = [emptyPosition(boardSize)]
  while (passed.length <= stones) {
    const safe = [...successors(passed[passed.length - 1])].filter(({ position, isTerminal }) => {
      const wins = winningMoves(position.board, position[position.toMove], emptyNodes(position))
      return !isTerminal && wins === 0
    })
    if (safe.length === 0) return passed[Math.max(0, passed.length - 1 - random.below(5))]
    passed.push(random.pick(safe).position)
  }
  return passed[stones]
}

/** An open position with at most `emptyCount` empty nodes. */
export function randomLatePosition(random: Random, boardSize: BoardSize, emptyCount: number): Position {
  const { nodeCount } = boardOfSize(boardSize)
  for (;;) {
    const position = randomPosition(random, boardSize, nodeCount - random.between(1, emptyCount))
    if (size(emptyNodes(position)) <= emptyCount) return position
  }
}

/** Stones thrown on the board with no regard to turns: each node red, blue or empty. */
export function randomColouring(random: Random, boardSize: BoardSize, emptyCount: number): { red: number; blue: number } {
  const filled = random.shuffled(boardOfSize(boardSize).names.keys()).slice(emptyCount)
  const red = filled.reduce((set, node) => set | (random.below(2) << node), 0)
  return { red, blue: filled.reduce((set, node) => (has(red, node) ? set : set | (1 << node)), 0) }
}
