import { describe, expect, it } from 'vitest'
import { mapBits } from '../../../src/engine/bits/bit-board.ts'
import type { Bits } from '../../../src/engine/bits/bits.ts'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import { emptyPosition } from '../../../src/engine/game/position.ts'
import { search } from '../../../src/engine/search/search.ts'
import { BitStates } from '../../../src/engine/search/bit-states.ts'
import type { StateKey } from '../../../src/engine/search/state-kind.ts'
import { State, WIN } from '../../../src/engine/search/state.ts'
import { MISS, TABLES, TranspositionTable } from '../../../src/engine/search/transposition-table.ts'
import { Random, randomBits } from '../math/random.ts'
import { samples } from '../../tiers.ts'

const board = boardOfSize(4).bits
const own = 0b1001
const other = 0b0110
const [plain, symmetric] = [false, true].map(
  (isSymmetric) => new BitStates(emptyPosition(4), 'flood', isSymmetric, () => 0),
)

function stateOf(own: Bits, other: Bits): State {
  return Object.assign(new State(0, board.nodeCount, null), { own, other })
}

describe('a transposition table', () => {
  it('knows nothing of a state that was not stored', () => {
    const table = new TranspositionTable()
    table.store(own, other, 3, 2, -WIN, WIN)
    expect(table.probe(other, own, 3, -WIN, WIN)).toBe(MISS)
    expect(table.probe(own, 0, 3, -WIN, WIN)).toBe(MISS)
    expect(new TranspositionTable().probe(0, 0, 0, -WIN, WIN)).toBe(MISS)
  })

  it('returns an exact value in any window, for the same depth only', () => {
    const table = new TranspositionTable()
    table.store(own, other, 3, 2, -WIN, WIN)
    expect(table.probe(own, other, 3, -WIN, WIN)).toBe(2)
    expect(table.probe(own, other, 3, 1, 3)).toBe(2)
    expect(table.probe(own, other, 2, -WIN, WIN)).toBe(MISS)
    expect(table.probe(own, other, 4, -WIN, WIN)).toBe(MISS)
  })

  it('keeps a won or lost state for any greater depth, and for no smaller one', () => {
    const table = new TranspositionTable()
    for (const value of [WIN, -WIN]) {
      table.store(own, other, 3, value, -WIN - 1, WIN + 1)
      expect(table.probe(own, other, 7, -WIN, WIN)).toBe(value)
      expect(table.probe(own, other, 2, -WIN, WIN)).toBe(MISS)
    }
  })

  it('returns a lower bound only where it closes the window, clipped to it', () => {
    const table = new TranspositionTable()
    table.store(own, other, 3, 2, -1, 2)
    expect(table.probe(own, other, 3, -1, 1)).toBe(1)
    expect(table.probe(own, other, 3, -1, 2)).toBe(2)
    expect(table.probe(own, other, 3, -1, 3)).toBe(MISS)
  })

  it('returns an upper bound only where it closes the window, clipped to it', () => {
    const table = new TranspositionTable()
    table.store(own, other, 3, 2, 2, 5)
    expect(table.probe(own, other, 3, 3, 5)).toBe(3)
    expect(table.probe(own, other, 3, 2, 5)).toBe(2)
    expect(table.probe(own, other, 3, 1, 5)).toBe(MISS)
  })

  it('replaces the older entry of a state by the newer', () => {
    const table = new TranspositionTable()
    table.store(own, other, 3, 2, -WIN, WIN)
    table.store(own, other, 4, 1, -WIN, WIN)
    expect(table.probe(own, other, 3, -WIN, WIN)).toBe(MISS)
    expect(table.probe(own, other, 4, -WIN, WIN)).toBe(1)
  })

  it('finds all ten images of a state when symmetric, and only the state itself when plain', () => {
    const random = new Random(1)
    for (let i = 0; i < samples({ few: 15, all: 50 }); i++) {
      const { red, blue } = randomBits(random, 4, random.between(10, 28))
      const tables = { plain: new TranspositionTable(), symmetric: new TranspositionTable() }
      const store = (table: TranspositionTable, { own, other }: StateKey) => table.store(own, other, 2, 1, -WIN, WIN)
      const probe = (table: TranspositionTable, { own, other }: StateKey) => table.probe(own, other, 2, -WIN, WIN)
      store(tables.plain, plain.tableKey(stateOf(red, blue)))
      store(tables.symmetric, symmetric.tableKey(stateOf(red, blue)))
      for (const symmetry of board.symmetries) {
        const image = [mapBits(symmetry, red), mapBits(symmetry, blue)] as const
        const isSame = image[0] === red && image[1] === blue
        expect(probe(tables.symmetric, symmetric.tableKey(stateOf(...image)))).toBe(1)
        expect(probe(tables.plain, plain.tableKey(stateOf(...image)))).toBe(isSame ? 1 : MISS)
      }
    }
  })
})

describe('the effect of the table', () => {
  it('is fewer visited states of alpha-beta on the empty board, and fewer still with the symmetries', () => {
    const [off, plain, symmetric] = TABLES.map(
      (table) => search(emptyPosition(4), { algorithm: 'alpha-beta', depth: 4, ordering: 'id', table }).visited,
    )
    expect(plain).toBeLessThan(off)
    expect(symmetric).toBeLessThan(plain)
  })

  it('is that minimax expands a state once, however it is reached: Red’s two stones come in either order', () => {
    const { iterations } = search(emptyPosition(3), { algorithm: 'minimax', depth: 4, table: 'plain' })
    expect(iterations[0].plies.expanded).toEqual([1, 16, 16 * 15, ((16 * 15) / 2) * 14, 0])
  })

  it('is that minimax expands one first move of each class of nodes, with the symmetries', () => {
    // Six classes: a1, b1, c1, c2, d1 and d2.
    const { iterations } = search(emptyPosition(4), { algorithm: 'minimax', depth: 2, table: 'symmetric' })
    expect(iterations[0].plies.expanded).toEqual([1, 6, 0])
  })
})
