/** Checks for the result of any search, and the positions and settings that the tests go through. */
import { boardOfSize, type BoardSize } from '../../../src/engine/game/board.ts'
import { size } from '../../../src/engine/game/node-set.ts'
import { formatPosition } from '../../../src/engine/game/notation.ts'
import { emptyNodes, play, type Position } from '../../../src/engine/game/position.ts'
import { newMemory } from '../../../src/engine/search/memory.ts'
import { ORDERINGS, type Ordering } from '../../../src/engine/search/ordering.ts'
import { ALGORITHMS, type Algorithm } from '../../../src/engine/search/methods.ts'
import { search, type SearchOptions } from '../../../src/engine/search/search.ts'
import { TABLES, type TableKind } from '../../../src/engine/search/transposition-table.ts'
import { randomPosition, randomTensePosition, type Random } from '../math/random.ts'
import { minimaxValue, positionsAlong } from '../reference.ts'

export interface Setting {
  readonly ordering: Ordering
  readonly table: TableKind
}

/** The orderings and tables that any algorithm can take. */
export const SETTINGS: readonly Setting[] = ORDERINGS.flatMap((ordering) =>
  TABLES.map((table) => ({ ordering, table })),
)

/** An algorithm with a setting: each pair comes once in as many numbers as there are pairs. */
export function pairAt(number: number): Setting & { readonly algorithm: Algorithm } {
  const algorithm = ALGORITHMS[number % ALGORITHMS.length]
  return { algorithm, ...SETTINGS[Math.floor(number / ALGORITHMS.length) % SETTINGS.length] }
}

/** States that a memory has room for: the usual room takes longer to clear than most of these searches take. */
export const SMALL_ROOM = 1 << 14

/** Searches and returns what is wrong with the result, given the value it must have. */
export function faultsOfSearch(
  position: Position,
  options: SearchOptions & { depth: number; ordering: Ordering },
  value: number,
): string[] {
  const { ordering, table = 'off' } = options
  const { move, line, ...result } = search(position, options, {
    memory: newMemory(position.board, ordering, table, SMALL_ROOM),
  })
  const faults: string[] = []
  if (!Object.is(result.value, value)) faults.push(`value ${result.value}, not ${value}`)
  const ofMove = minimaxValue(play(position, move), options.depth - 1)
  if (ofMove !== value) faults.push(`move ${move} has value ${ofMove}, not ${value}`)
  if (line[0] !== move) faults.push('the line does not start with the move')
  if (line.length > options.depth) faults.push(`a line of ${line.length} plies`)
  if (positionsAlong(position, line).length !== line.length + 1) faults.push(`${line.join()} cannot be played`)
  return faults.map((fault) => `${formatPosition(position)} ${JSON.stringify(options)}: ${fault}`)
}

/** States below the root when nobody wins on the way: n + n (n − 1) + …, over `depth` plies. */
export function fullTree(emptyCount: number, depth: number): number {
  return depth === 0 ? 0 : emptyCount * (1 + fullTree(emptyCount - 1, depth - 1))
}

/** The greatest depth, from 1, at which the full tree of a position has at most so many states. */
export function affordableDepth(position: Position, states: number): number {
  const emptyCount = size(emptyNodes(position))
  let depth = 1
  while (depth < emptyCount && fullTree(emptyCount, depth + 1) <= states) depth++
  return depth
}

/** An open position of any stage, from random or from careful play in turn. */
export function anyPosition(random: Random, boardSize: BoardSize): Position {
  const stones = random.below(boardOfSize(boardSize).nodeCount - 2)
  return random.below(2) === 0
    ? randomPosition(random, boardSize, stones)
    : randomTensePosition(random, boardSize, stones)
}
