import { describe, expect, it } from 'vitest'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import { emptyPosition, legalMoves, play, winnerOf } from '../../../src/engine/game/position.ts'
import {
  roomOf,
  seriesCount,
  TABLE_OPPONENTS,
  TABLE_ROOMS,
  tableFigures,
  tableSeries,
  type TableGame,
  type TableGamesPlan,
  type TableRoom,
  type TableSeries,
} from '../../../src/engine/lab/table-games.ts'
import { Random } from '../../../src/engine/math/random.ts'
import { GrowingTable } from '../../../src/engine/search/growing-table.ts'
import { newMemory } from '../../../src/engine/search/memory.ts'
import { ALGORITHMS, defaultOrdering } from '../../../src/engine/search/methods.ts'
import { search } from '../../../src/engine/search/search.ts'
import { isDecided } from '../../../src/engine/search/state.ts'
import { hashOf } from '../../../src/engine/search/state-tables.ts'
import { MISS, TranspositionTable } from '../../../src/engine/search/transposition-table.ts'

const PLAN: TableGamesPlan = {
  boardSize: 3,
  algorithm: 'iterative-deepening',
  depth: 4,
  opponent: 'random',
  games: 4,
  series: 2,
  rooms: TABLE_ROOMS,
  seed: 7,
}

interface Stored {
  readonly state: string
  readonly depth: number
  readonly value: number
  readonly isLower: boolean
  readonly isUpper: boolean
}

/** A slow twin of both tables: a map from where a state belongs to what is stored of it. */
class MapTable {
  private readonly stored = new Map<string | number, Stored>()
  private replaced = 0

  /** @param room null where no state is replaced */
  constructor(private readonly room: number | null) {}

  get counts(): readonly [states: number, replaced: number] {
    return [this.stored.size, this.replaced]
  }

  probe(own: number, other: number, depth: number, alpha: number, beta: number): number {
    const entry = this.stored.get(this.placeOf(own, other))
    if (entry?.state !== `${own} ${other}`) return MISS
    if (entry.depth !== depth && !(isDecided(entry.value) && entry.depth < depth)) return MISS
    if (entry.isLower && entry.isUpper) return entry.value
    if (entry.isLower && entry.value >= beta) return beta
    return entry.isUpper && entry.value <= alpha ? alpha : MISS
  }

  store(own: number, other: number, depth: number, value: number, alpha: number, beta: number): void {
    const [place, state] = [this.placeOf(own, other), `${own} ${other}`]
    const before = this.stored.get(place)
    if (before !== undefined && before.state !== state) this.replaced++
    const isExact = value > alpha && value < beta
    this.stored.set(place, {
      state,
      depth,
      value,
      isLower: isExact || value >= beta,
      isUpper: isExact || value <= alpha,
    })
  }

  private placeOf(own: number, other: number): string | number {
    return this.room === null ? `${own} ${other}` : hashOf(own, other) & (this.room - 1)
  }
}

/** The games of a series against random moves, told by the twin. */
function bySlowTwin({ boardSize, algorithm, depth, games, seed }: TableGamesPlan, room: TableRoom): unknown[] {
  const random = Random.numbered(seed, 0)
  const slow = () => new MapTable(room === 'unlimited' ? null : room)
  const kept = slow()
  return Array.from({ length: games }, () => {
    let [moves, visited, visitedKept] = [0, 0, 0]
    for (let position = emptyPosition(boardSize); winnerOf(position) === null;) {
      if (position.toMove === 'blue') {
        position = play(position, random.pick(legalMoves(position)))
        continue
      }
      const by = (table: MapTable) =>
        search(
          position,
          { algorithm, depth, table: 'plain' },
          {
            memory: {
              ...newMemory(position.board, defaultOrdering(algorithm), 'off'),
              table: table as unknown as TranspositionTable,
            },
          },
        )
      const [without, withKept] = [by(slow()), by(kept)]
      visited += without.visited
      visitedKept += withKept.visited
      moves++
      position = play(position, without.move)
    }
    const [states, lacking] = kept.counts
    return { moves, visited, visitedKept, table: { states, lacking } }
  })
}

describe('games with one table', () => {
  it.each(ALGORITHMS)('%s finds the same value and move with the table of all games as without any', (algorithm) => {
    for (const room of [TABLE_ROOMS[0], 'unlimited'] as const) {
      const board = boardOfSize(3)
      const table = room === 'unlimited' ? new GrowingTable() : new TranspositionTable(room)
      const random = new Random(3)
      const ordering = defaultOrdering(algorithm)
      for (let game = 0; game < 4; game++) {
        for (let position = emptyPosition(3); winnerOf(position) === null;) {
          const kept = search(
            position,
            { algorithm, depth: 3, table: 'plain' },
            { memory: { ...newMemory(board, ordering, 'off'), table } },
          )
          const plain = search(position, { algorithm, depth: 3 })
          expect([kept.value, kept.move]).toEqual([plain.value, plain.move])
          position = play(position, kept.move)
          if (winnerOf(position) === null) position = play(position, random.pick(legalMoves(position)))
        }
      }
    }
  })

  it.each(TABLE_ROOMS)('count as a slow twin does, room %s', (room) => {
    const plan = { ...PLAN, rooms: [room] }
    const { games } = tableSeries(plan, 0)
    expect(games).toMatchObject(bySlowTwin(plan, room))
    expect(games.at(-1)?.visitedKept).toBeLessThan(games.at(-1)?.visited ?? 0)
    if (room === 1024)
      expect(games.at(-1)?.table).toMatchObject({
        room,
        lacking: expect.toSatisfy((lacking: number) => lacking > 0) as number,
      })
    if (room === 'unlimited')
      expect(games.at(-1)?.table).toMatchObject({
        states: expect.toSatisfy((states: number) => states > 1024) as number,
        lacking: 0,
      })
  })

  it.each(TABLE_OPPONENTS)('are the same with every room, and whenever they are played, against %s', (opponent) => {
    const plan = { ...PLAN, opponent, games: 3 }
    const all = Array.from({ length: seriesCount(plan) }, (_, number) => tableSeries(plan, number))
    const movesOf = (series: TableSeries) => series.games.map(({ moves }) => moves)
    for (const series of all)
      expect(movesOf(series)).toEqual(movesOf(all[series.number - (series.number % TABLE_ROOMS.length)]))
    expect(all[4].games).not.toEqual(all[0].games)
    expect(tableSeries(plan, 5)).toEqual(all[5])
  })
})

describe('a growing table', () => {
  it('holds what was stored, however often it has grown', () => {
    const table = new GrowingTable()
    for (let own = 1; own <= 20_000; own++) table.store(own, own << 11, 3, own % 100, -1000, 1000)
    expect(table.fill).toMatchObject({ states: 20_000, lacking: 0 })
    for (let own = 1; own <= 20_000; own++) expect(table.probe(own, own << 11, 3, -1000, 1000)).toBe(own % 100)
    expect(table.probe(20_001, 20_001 << 11, 3, -1000, 1000)).toBe(MISS)
  })

  it('takes no more states than it may, and goes on to store what it has', () => {
    const table = new GrowingTable(2)
    for (const own of [1, 2, 4, 8]) table.store(own, 0, 1, own, -1000, 1000)
    table.store(2, 0, 2, 50, -1000, 1000)
    expect(table.fill).toEqual({ states: 2, room: 2, lacking: 2 })
    expect([table.probe(2, 0, 2, -1000, 1000), table.probe(4, 0, 1, -1000, 1000)]).toEqual([50, MISS])
  })
})

describe('the figures of series', () => {
  const plan: TableGamesPlan = { ...PLAN, games: 2, series: 3, rooms: [1024, 'unlimited'] }
  const game = (visitedKept: number, states: number): TableGame => ({
    moves: 2,
    visited: 100,
    visitedKept,
    table: { states, room: 1024, lacking: states / 10 },
  })
  const all = [
    [90, 40],
    [100, 60],
    [50, 20],
  ].map(([first, second], i): TableSeries => ({ number: 2 * i + 1, games: [game(first, 10), game(second, 20)] }))

  it('are medians by room, of each game and of all together', () => {
    expect(roomOf(plan, 1)).toBe('unlimited')
    const { games, total } = tableFigures(plan, all, 'unlimited') ?? expect.fail('no figures')
    expect(games.map(({ saved }) => saved)).toMatchObject([
      { value: expect.closeTo(0.1) as number, count: 3 },
      { value: expect.closeTo(0.6) as number },
    ])
    expect(total).toMatchObject({
      visited: { value: 200 },
      visitedKept: { value: 130 },
      saved: { value: expect.closeTo(0.35) as number },
      states: { value: 20 },
      replaced: { value: 2 },
    })
    // Three series are too few for an interval; it says so rather than to give a narrow one.
    expect(total.saved).toMatchObject({ lower: -Infinity, upper: Infinity })
    expect(tableFigures(plan, all, 1024)).toBeNull()
  })
})
