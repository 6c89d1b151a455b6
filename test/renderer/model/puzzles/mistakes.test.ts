/** Mistakes of one's own games as puzzles: which there are, and on which day each is due again. */
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { NO_INFO, type GameTree, type Played } from '../../../../src/engine/game/game-tree.ts'
import { addMove, newGame } from '../../../../src/engine/game/game.ts'
import { formatPosition, parseMove, parsePosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition, play } from '../../../../src/engine/game/position.ts'
import { fromGame } from '../../../../src/engine/game/tree-builder.ts'
import { gameEntry, type GameEntry } from '../../../../src/renderer/model/library/entries.ts'
import {
  CardSchema,
  dueOn,
  MAX_MISTAKES,
  MAX_TRIES,
  MistakeRecords,
  mistakesOf,
  type Card,
  type Mistake,
} from '../../../../src/renderer/model/puzzles/mistakes.ts'
import { scheduled } from '../../../../src/renderer/model/puzzles/schedule.ts'
import { samples } from '../../../tiers.ts'
import { memory } from '../../memory.ts'
import { fetchTexts } from '../../../../src/renderer/language/i18n.ts'

await fetchTexts('rest')

const PLAYED: Played = {
  seed: 7,
  seat: 'first',
  opponent: 'greedy',
  ended: '2026-03-04T12:00:00.000Z',
  isRated: true,
  isStarred: false,
  mistakes: [],
}

/** A kept game of these moves, with what Review has found in it. */
function kept(
  moves: string,
  mistakes: readonly number[] | null,
  changed: Partial<Played> & { swapRule?: boolean } = {},
): GameEntry {
  const { swapRule = false, ...played } = changed
  const start = newGame(emptyPosition(4), swapRule)
  const game = moves
    .split(' ')
    .reduce((game, name) => addMove(game, name === 'swap' ? name : parseMove(start.start.board, name)), start)
  const tree: GameTree = fromGame(game, { ...NO_INFO, played: { ...PLAYED, ...played, mistakes } })
  return gameEntry(`game-${moves.length}-${played.seed ?? 7}`, tree)
}

const on = (day: number, hour = 12) => new Date(2026, 2, day, hour)
const midnight = (day: number) => new Date(2026, 2, day)

it('are the own moves that gave a win away, in games whose moves are all proven', () => {
  const [mistake, ...others] = mistakesOf([kept('c1 d5 b2 d8', [2, 3])], [])
  expect(others).toEqual([])
  expect(mistake).toMatchObject({ played: 'b2', card: null })
  expect(formatPosition(parsePosition(mistake.position))).toBe(
    formatPosition(
      ['c1', 'd5'].reduce((position, name) => play(position, parseMove(position.board, name)), emptyPosition(4)),
    ),
  )
  expect(mistakesOf([kept('c1 d5 b2 d8', null)], [])).toEqual([])
})

it('are none where a swap would have been the answer', () => {
  expect(mistakesOf([kept('c1 d5 b2', [1], { swapRule: true })], [])).toEqual([])
  expect(mistakesOf([kept('c1 d5 b2', [2], { swapRule: true, seat: 'second' })], [])).toEqual([])
})

it('are once what is the same under a symmetry, with the newest game', () => {
  const older = kept('c1 d1 b2', [3], { seed: 1, ended: '2026-03-01T12:00:00.000Z' })
  const mirrored = kept('c1 d1 b5', [3], { seed: 2 })
  expect(mistakesOf([older, mirrored], []).map(({ game }) => game?.played.seed)).toEqual([2])
})

it('stay once they are tried, without their game', () => {
  const card = scheduled(null, true, on(4))
  const [mistake] = mistakesOf([kept('c1 d5 b2', [3])], [])
  const records = [{ position: mistake.position, played: mistake.played, card }]
  expect(mistakesOf([kept('c1 d5 b2', [3])], records)).toMatchObject([{ card, game: { played: { seed: 7 } } }])
  expect(mistakesOf([], records)).toMatchObject([{ card, game: null }])
})

const mistake = (key: string, card: Card | null): Mistake => ({
  key,
  position: `${key}`,
  played: 'a1',
  card,
  game: null,
})

it('come back after more days each time they are corrected', () => {
  const first = scheduled(null, true, on(4))
  const second = scheduled(first, true, new Date(first.due))
  expect(first.days).toBeGreaterThanOrEqual(1)
  expect(second.days).toBeGreaterThan(first.days)
})

it('come back sooner after a wrong try', () => {
  const first = scheduled(null, true, on(4))
  const second = scheduled(first, true, new Date(first.due))
  const missed = scheduled(second, false, new Date(second.due))
  expect(missed.days).toBeLessThan(second.days)
})

it('come back the next day after a first try that is wrong', () => {
  expect(scheduled(null, false, on(4)).days).toBe(1)
})

it('are due from midnight of their day on, whatever the hour they were tried', () => {
  const card = scheduled(null, false, on(4, 23))
  expect(dueOn([mistake('x', card)], midnight(4))).toEqual([])
  expect(dueOn([mistake('x', card)], midnight(5))).toHaveLength(1)
  expect(dueOn([mistake('x', card)], midnight(25))).toHaveLength(1)
})

it('are due with the longest due first, and new ones last', () => {
  const [late, early] = [on(6), on(4)].map((now) => scheduled(null, false, now))
  expect(
    dueOn([mistake('new', null), mistake('late', late), mistake('early', early)], midnight(20)).map(({ key }) => key),
  ).toEqual(['early', 'late', 'new'])
})

it('go on with the scheduler from any card that a file may hold, to one that it may hold', () => {
  const date = fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true })
  const text = date.map((time) => time.toISOString())
  const many = fc.oneof(fc.constantFrom(0, MAX_TRIES), fc.nat(MAX_TRIES))
  const card = fc.record({
    due: text,
    last: text,
    stability: fc.oneof(fc.constantFrom(0, 0.001, 36_500, 100_000), fc.double({ min: 0, max: 36_500, noNaN: true })),
    difficulty: fc.oneof(fc.constantFrom(1, 10), fc.double({ min: 1, max: 10, noNaN: true })),
    days: fc.nat(100_000),
    reps: many,
    lapses: many,
    state: fc.nat(3),
  })
  fc.assert(
    fc.property(card, date, fc.boolean(), (card, now, isRight) => {
      fc.pre(v.is(CardSchema, card))
      const next = scheduled(card, isRight, now)
      expect(v.is(CardSchema, next)).toBe(true)
      expect(next.due > next.last && next.last >= card.last).toBe(true)
    }),
    { numRuns: samples({ few: 200, all: 5000 }) },
  )
})

it('are tried at the same time again where the clock was put back', () => {
  const card = scheduled(null, true, new Date('2026-03-04T12:00:00Z'))
  const again = scheduled(card, true, new Date('2026-03-01T12:00:00Z'))
  expect(again).toEqual(scheduled(card, true, new Date('2026-03-04T12:00:00Z')))
})

it('are kept, each once; of too many those known best are forgotten', async () => {
  const { state, storage } = memory()
  const records = new MistakeRecords(storage)
  await records.load()
  const [real] = mistakesOf([kept('c1 d5 b2', [3])], [])
  records.record(real, scheduled(null, false, on(4)))
  records.record(real, scheduled(null, true, on(5)))
  expect(records.store.getState().mistakes).toHaveLength(1)
  await vi.waitFor(() => expect([...state.texts.values()][0]).toContain('2026-03-05'))
  const again = new MistakeRecords(storage)
  await again.load()
  expect(again.store.getState().mistakes).toEqual(records.store.getState().mistakes)
  expect([...state.texts.values()][0]).toContain('"format":"poly-y mistakes","version":1')
  const many = Array.from({ length: MAX_MISTAKES }, () => ({
    position: './...../.......... r',
    played: 'a1',
    card: scheduled(null, false, on(4)),
  }))
  records.store.setState({ mistakes: many })
  const known: Card = { ...scheduled(null, true, on(4)), due: new Date(2030, 1, 1).toISOString() }
  records.record(real, known)
  expect(records.store.getState().mistakes).toHaveLength(MAX_MISTAKES)
  expect(records.store.getState().mistakes.some(({ card }) => card.due === known.due)).toBe(false)
})
