import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../src/engine/evaluation/evaluation.ts'
import { emptyPosition, successors } from '../../../src/engine/game/position.ts'
import { OrderingMemory, ORDERINGS, sortSuccessors } from '../../../src/engine/search/ordering.ts'
import { newMemory } from '../../../src/engine/search/memory.ts'
import { defaultOrdering } from '../../../src/engine/search/methods.ts'
import { search } from '../../../src/engine/search/search.ts'
import { State } from '../../../src/engine/search/state.ts'
import { Random, randomTensePosition } from '../math/random.ts'

const STRIDE = 31

/** A state with these successors, each a node with its value. */
function stateWith(successors: readonly (readonly [number, number])[], own = 1, other = 2): State {
  const state = new State(0, STRIDE, null)
  state.own = own
  state.other = other
  state.count = successors.length
  successors.forEach(([node, value], i) => {
    state.nodes[i] = node
    state.values[i] = value
  })
  return state
}

const listOf = ({ nodes, values, count }: State) => Array.from({ length: count }, (_, i) => [nodes[i], values[i]])

describe('sorting successors', () => {
  it('puts the highest value first and leaves equals in their old order', () => {
    const random = new Random(1)
    for (let i = 0; i < 500; i++) {
      const list = Array.from({ length: random.below(32) }, (_, node) => [node, random.below(7) - 3] as const)
      const state = stateWith(list)
      sortSuccessors(state)
      expect(listOf(state)).toEqual(list.toSorted(([, a], [, b]) => b - a))
    }
  })
})

describe('the memory of orderings', () => {
  it('gives back the list of a state, and knows no other state', () => {
    const memory = new OrderingMemory(STRIDE)
    const stored = stateWith([
      [7, 3],
      [4, 0],
      [9, -2],
    ])
    expect(memory.recall(stored)).toBe(false)
    memory.store(stored)
    const asked = stateWith([
      [4, 0],
      [7, 0],
      [9, 0],
    ])
    expect(memory.recall(asked)).toBe(true)
    expect(listOf(asked)).toEqual([
      [7, 3],
      [4, 0],
      [9, -2],
    ])
    expect(memory.recall(stateWith([[4, 0]], 2, 1))).toBe(false)
  })

  it('replaces a list by the one stored last', () => {
    const memory = new OrderingMemory(STRIDE)
    const state = stateWith([
      [1, 1],
      [2, 2],
    ])
    memory.recall(state)
    memory.store(state)
    sortSuccessors(state)
    memory.store(state)
    const asked = stateWith([
      [1, 0],
      [2, 0],
    ])
    memory.recall(asked)
    expect(listOf(asked)).toEqual([
      [2, 2],
      [1, 1],
    ])
  })

  it('goes on when it is full: what it has it keeps, what is new it does not take', () => {
    const memory = new OrderingMemory(2)
    const capacity = 2 ** 18
    const remember = (own: number) => {
      const state = stateWith([[own % 31, 1]], own, 0)
      if (!memory.recall(state)) memory.store(state)
      return memory.recall(state)
    }
    for (let own = 1; own <= capacity; own++) if (!remember(own)) expect.fail(`state ${own} was not taken`)
    for (let own = capacity + 1; own <= capacity + 100; own++) expect(remember(own)).toBe(false)
    expect(memory.recall(stateWith([[0, 0]], 1, 0))).toBe(true)
    expect(memory.recall(stateWith([[0, 0]], capacity, 0))).toBe(true)
  })
})

describe('the ordering of a search', () => {
  it('is by default the one its algorithm has in the report', () => {
    expect(defaultOrdering('alpha-beta')).toBe('id')
    expect(defaultOrdering('aspiration')).toBe('id')
    expect(defaultOrdering('minimax')).toBe('id')
    expect(defaultOrdering('iterative-deepening')).toBe('last')
    expect(defaultOrdering('negascout')).toBe('last')
  })

  it('by static value takes the best successor first, equals by id', () => {
    const random = new Random(3)
    for (let i = 0; i < 200; i++) {
      const position = randomTensePosition(random, 4, random.below(26))
      const sign = position.toMove === 'red' ? 1 : -1
      const values = Array.from(
        successors(position),
        (next) => [next.node, sign * evaluate(next.position).value] as const,
      )
      const best = values.reduce((a, b) => (b[1] > a[1] ? b : a))
      const { move } = search(position, { algorithm: 'alpha-beta', depth: 1, ordering: 'value' })
      expect(move).toBe(best[0])
    }
  })

  it('by static value evaluates each successor once: at depth 1 the leaves cost nothing more', () => {
    const { evaluations, leaves } = search(emptyPosition(4), { algorithm: 'minimax', depth: 1, ordering: 'value' })
    expect({ evaluations, leaves }).toEqual({ evaluations: 31, leaves: 31 })
  })

  it('by static value remembers a state however it is reached: Red’s two stones come in either order', () => {
    // So the states three plies down are half as many as the ways to them, each with 13 successors to evaluate.
    const { evaluations } = search(emptyPosition(3), { algorithm: 'minimax', depth: 4, ordering: 'value' })
    expect(evaluations).toBe(16 + 16 * 15 + 16 * 15 * 14 + ((16 * 15) / 2) * 14 * 13)
  })

  it('by static value remembers a state from one depth to the next', () => {
    const { iterations } = search(emptyPosition(3), { algorithm: 'iterative-deepening', depth: 2, ordering: 'value' })
    expect(iterations[0].evaluations).toBe(16)
    expect(iterations[1].plies.evaluations[1]).toBe(0)
  })

  it('by last iteration saves iterative deepening visited states on the empty board', () => {
    const visited = ORDERINGS.map(
      (ordering) => search(emptyPosition(4), { algorithm: 'iterative-deepening', depth: 4, ordering }).visited,
    )
    const [id, , last] = visited
    expect(last).toBeLessThan(id / 2)
  })
})

describe('a search says how full its memories are', () => {
  const position = emptyPosition(3)
  const options = { algorithm: 'iterative-deepening', depth: 4 } as const

  it('with room for all states, and without', () => {
    const usual = search(position, options)
    expect(usual.memory).toMatchObject({ ordering: { room: 1 << 18, lacking: 0 }, table: null })
    const small = search(position, options, { memory: newMemory(position.board, 'last', 'off', 8) })
    expect(small.memory).toEqual({
      ordering: { states: 8, room: 8, lacking: expect.any(Number) as number },
      table: null,
    })
    expect(small.memory?.ordering?.lacking).toBeGreaterThan(0)
    expect(small.value).toBe(usual.value)
  })

  it('of a table too, and of no memory that it does not use', () => {
    const { memory } = search(position, { algorithm: 'alpha-beta', depth: 3, table: 'plain' })
    expect(memory?.ordering).toBeNull()
    expect(memory?.table?.states).toBeGreaterThan(0)
  })

  it('while it runs', () => {
    const seen: unknown[] = []
    search(
      emptyPosition(4),
      { algorithm: 'iterative-deepening', time: 300 },
      { progress: ({ memory }) => void seen.push(memory?.ordering?.room) },
    )
    expect(new Set(seen)).toEqual(new Set([1 << 18]))
  })
})
