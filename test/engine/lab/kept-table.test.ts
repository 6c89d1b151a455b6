import { describe, expect, it } from 'vitest'
import {
  KEPT_SEARCHES,
  keptTableGame,
  keptTableGames,
  ROOMS,
  USUAL_ROOM,
  type KeptTablePlan,
} from '../../../src/engine/lab/kept-table.ts'
import { drawSample } from '../../../src/engine/lab/sample.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { play, winnerOf } from '../../../src/engine/game/position.ts'
import { newMemory } from '../../../src/engine/search/memory.ts'
import { search } from '../../../src/engine/search/search.ts'
import { TABLE_ENTRIES, TranspositionTable } from '../../../src/engine/search/transposition-table.ts'

const SAMPLE = { kind: 'played', boardSize: 4, stones: 10, count: 4, seed: 11 } as const
const POSITIONS = drawSample(SAMPLE)

describe('a search with a kept table', () => {
  it.each(KEPT_SEARCHES.filter(({ depth }) => depth < 5))(
    '$algorithm to depth $depth finds the same value as without any table, all through a game',
    (by) => {
      for (const text of POSITIONS) {
        let position = parsePosition(text)
        const table = new TranspositionTable()
        while (winnerOf(position) === null) {
          const memory = { ...newMemory(position.board, 'last', 'plain'), table }
          const kept = search(position, { ...by, ordering: 'last', table: 'plain' }, { memory })
          const plain = search(position, { ...by, ordering: 'last' })
          expect(kept.value).toBe(plain.value)
          expect(kept.move).toBe(plain.move)
          position = play(position, kept.move)
        }
      }
    },
  )
})

describe('a game with a kept table', () => {
  const start = parsePosition(POSITIONS[0])

  it('visits no more states than with an empty one where only won and lost states are known again', () => {
    for (const depth of [2, 3, 4]) {
      const game = keptTableGame(start, { algorithm: 'alpha-beta', depth }, USUAL_ROOM)
      expect(game.moves).toBeGreaterThan(1)
      expect(game.visitedKept).toBeLessThanOrEqual(game.visited)
    }
  })

  it('fills its memories no further than there is room, and says how many states lacked it', () => {
    const by = { algorithm: 'iterative-deepening', depth: 5 } as const
    const [small, , large] = ROOMS.map((room) => keptTableGame(start, by, room))
    for (const fill of [small.table, small.ordering]) {
      expect(fill.room).toBe(ROOMS[0])
      expect(fill.states).toBeLessThanOrEqual(ROOMS[0])
      expect(fill.lacking).toBeGreaterThan(0)
    }
    expect(small.ordering.states).toBe(ROOMS[0])
    expect(large.ordering.lacking).toBe(0)
    expect(large.table.states).toBeGreaterThan(ROOMS[0])
    // Each state that was ever stored either has an entry or has lost it to another.
    expect(large.table.room).toBe(TABLE_ENTRIES)
  })

  it('is the same however often it is played, and whatever was played before it', () => {
    const plan: KeptTablePlan = { sample: { ...SAMPLE, boardSize: 3, stones: 3 }, room: ROOMS[1] }
    const first = [0, 1, 2, 3].map((number) => keptTableGames(plan, number))
    keptTableGames({ ...plan, sample: { ...plan.sample, seed: 12 } }, 0)
    expect([3, 2, 1, 0].map((number) => keptTableGames(plan, number)).reverse()).toEqual(first)
    expect(first.map(({ games }) => games.length)).toEqual([8, 8, 8, 8])
  })
})
