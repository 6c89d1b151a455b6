/** States as cells, held against states as bits: the same searches count and find the same on both. */
import { describe, expect, it } from 'vitest'
import { evaluateBy, REPORT_EVALUATOR } from '../../../src/engine/evaluation/evaluator.ts'
import type { Position } from '../../../src/engine/game/position.ts'
import { TERMINAL_TESTS } from '../../../src/engine/game/terminal-test.ts'
import { BitStates } from '../../../src/engine/search/bit-states.ts'
import { CellStates } from '../../../src/engine/search/cell-states.ts'
import { EXTENSIONS } from '../../../src/engine/search/extension.ts'
import { Limits } from '../../../src/engine/search/limits.ts'
import { newMemory } from '../../../src/engine/search/memory.ts'
import { ORDERINGS } from '../../../src/engine/search/ordering.ts'
import { SearchRun } from '../../../src/engine/search/run.ts'
import { ALGORITHMS, METHODS } from '../../../src/engine/search/methods.ts'
import type { StateKind } from '../../../src/engine/search/state-kind.ts'
import { TABLES, type TableKind } from '../../../src/engine/search/transposition-table.ts'
import { Random } from '../math/random.ts'
import { affordableDepth, anyPosition } from './checks.ts'

interface Options {
  readonly algorithm: (typeof ALGORITHMS)[number]
  readonly ordering: (typeof ORDERINGS)[number]
  readonly table: TableKind
  readonly terminal: (typeof TERMINAL_TESTS)[number]
  readonly extension: (typeof EXTENSIONS)[number]
}

const COMBINATIONS: Options[] = ALGORITHMS.flatMap((algorithm) =>
  ORDERINGS.flatMap((ordering) =>
    TABLES.flatMap((table) =>
      TERMINAL_TESTS.flatMap((terminal) =>
        EXTENSIONS.map((extension) => ({ algorithm, ordering, table, terminal, extension })),
      ),
    ),
  ),
)

/** Everything that a search finds and counts, with its memory's fill and its events. */
function outcome(position: Position, options: Options, depth: number, states: StateKind) {
  const { algorithm, ordering, table, extension } = options
  let events = 0
  // A sum that depends on every event and its place.
  const trace = {
    record: (...event: number[]) => event.forEach((part) => (events = (Math.imul(events, 31) + part) | 0)),
  }
  const memory = newMemory(position.board, ordering, table, ROOM)
  const limits = new Limits(() => false)
  const run = new SearchRun(position.toMove, { ordering, extension, memory, states: () => states, limits, trace })
  const method = METHODS[algorithm]
  if (method.deepens) method.search(run, depth, 1, 1)
  else {
    run.beginIteration(depth)
    run.endIteration(method.search(run, run.root, depth))
  }
  return {
    iterations: run.iterations,
    options: run.optionCounters(),
    fill: [memory.ordering?.fill, memory.table?.fill],
    events,
  }
}

/** Room in which states seldom replace each other. */
const ROOM = 1 << 18

const onBits = (position: Position, options: Options, depth: number) =>
  outcome(
    position,
    options,
    depth,
    new BitStates(
      position,
      options.terminal,
      options.table === 'symmetric',
      evaluateBy(REPORT_EVALUATOR, position.board.bits, 'bit-parallel'),
    ),
  )

const onCells = (position: Position, options: Options, depth: number) =>
  outcome(position, options, depth, new CellStates(position, options.terminal, options.table === 'symmetric'))

describe.each([2, 3, 4] as const)('states as cells on size %i', (boardSize) => {
  it('give every search the counts, values, lines and events that bits give', () => {
    const random = new Random(boardSize)
    const combinations = random.shuffled(COMBINATIONS).slice(0, 80)
    let compared = 0
    for (const options of combinations) {
      const position = anyPosition(random, boardSize)
      const depth = random.between(1, affordableDepth(position, 1000))
      const [bits, cells] = [onBits(position, options, depth), onCells(position, options, depth)]
      // Which states replace each other depends on the keys.
      if ([bits, cells].some(({ fill }) => fill.some((memory) => memory !== undefined && memory.lacking > 0))) continue
      expect(cells, JSON.stringify(options)).toEqual(bits)
      compared++
    }
    expect(compared).toBeGreaterThan(0.8 * combinations.length)
  })
})
