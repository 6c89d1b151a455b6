/** Seeded randomness: the same positions on every run, so that a failure can be repeated. */
import { boardOfSize, type BoardSize } from '../../../src/engine/game/board.ts'
import type { Bits } from '../../../src/engine/bits/bits.ts'
import { winningMoves } from '../../../src/engine/game/chain.ts'
import { bitsOf, EMPTY, nodesOf, setOf, size, type NodeSet } from '../../../src/engine/game/node-set.ts'
import { emptyNodes, emptyPosition, play, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import type { Random } from '../../../src/engine/math/random.ts'
import { randomPosition as randomPositionFrom } from '../../../src/engine/lab/sample.ts'

export { Random } from '../../../src/engine/math/random.ts'

/** An open position reached by random moves from the empty board. */
export function randomPosition(random: Random, boardSize: BoardSize, stones: number): Position {
  return randomPositionFrom(random, emptyPosition(boardSize), stones)
}

/**
 * A position of careful play, where the end is a fight: no move lets the other side win at once. Where every move
 * does, the position is one from up to four moves before.
 */
export function randomTensePosition(random: Random, boardSize: BoardSize, stones: number): Position {
  const passed = [emptyPosition(boardSize)]
  while (passed.length <= stones) {
    const before = passed[passed.length - 1]
    const safe = random.shuffled(nodesOf(emptyNodes(before))).find((node) => isQuiet(play(before, node)))
    if (safe === undefined) return passed[Math.max(0, passed.length - 1 - random.below(5))]
    passed.push(play(before, safe))
  }
  return passed[stones]
}

/** Has nobody won, and can nobody win at once? */
function isQuiet(position: Position): boolean {
  const { board, toMove } = position
  return (
    winnerOf(position) === null &&
    winningMoves(board, position[toMove], emptyNodes(position), position.cornersToWin) === EMPTY
  )
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
export function randomColouring(
  random: Random,
  boardSize: BoardSize,
  emptyCount: number,
): { red: NodeSet; blue: NodeSet } {
  const filled = random.shuffled(boardOfSize(boardSize).names.keys()).slice(emptyCount)
  const reds = new Set(filled.filter(() => random.below(2) === 1))
  return { red: setOf(reds), blue: setOf(filled.filter((node) => !reds.has(node))) }
}

/** A random colouring for the kernels. */
export function randomBits(...[random, boardSize, emptyCount]: Parameters<typeof randomColouring>): {
  red: Bits
  blue: Bits
} {
  const { red, blue } = randomColouring(random, boardSize, emptyCount)
  return { red: bitsOf(red), blue: bitsOf(blue) }
}
