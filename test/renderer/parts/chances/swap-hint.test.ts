/** A hint by playouts where somebody may swap: of the first stone, and of the answer to it. */
import { beforeAll, expect, it } from 'vitest'
import { emptyPosition, play } from '../../../../src/engine/game/position.ts'
import { shippedSwapMap } from '../../../../src/engine/playouts/shipped-swap-maps.ts'
import { fairNames, type SwapMap } from '../../../../src/engine/playouts/swap-map.ts'
import { fetchTexts, PARTS } from '../../../../src/renderer/language/i18n.ts'
import { fairHint, hintSentences } from '../../../../src/renderer/parts/chances/hint-sentences.ts'

beforeAll(() => fetchTexts(...PARTS))

/** The findings of a search that gives node 5 this chance, which is proven without an interval. */
const found = (value: number, half: number) => {
  const chance = { value, lower: value - half, upper: value + half }
  const candidates = [{ node: 5, visits: 100, isWon: half === 0 ? value === 1 : null, line: [5], chance }]
  return { chance, isProven: half === 0, candidates, playouts: 100, ms: 1, searchedMs: 1 }
}

const START = emptyPosition(7)
const MAP = shippedSwapMap(START) as SwapMap
const stoneWith = (isGood: (won: number) => boolean): number =>
  START.board.names.indexOf(Object.keys(MAP.won).find((name) => isGood(MAP.won[name])) as string)

it('names the fair first stones where the opponent may swap, and nowhere else', () => {
  const words = fairHint(START, 'opponent')
  for (const name of fairNames(MAP)) expect(words).toMatch(new RegExp(`\\b${name}\\b`))
  expect(fairHint(START, null)).toBeNull()
  expect(fairHint(emptyPosition(7, 1), 'opponent')).toBeNull()
})

it('tells to take over a stone that wins more than half of the games of its map, whatever the search says', () => {
  const strong = stoneWith((won) => won > MAP.games / 2)
  const [advice, record] = hintSentences(play(START, strong), found(0.9, 0.05), 'mover')
  expect(advice).toContain('Swapping looks better')
  expect(record).toContain(`Red won ${MAP.won[START.board.names[strong]]} of ${MAP.games}`)
})

it('tells to leave a stone that wins fewer than half of the games of its map', () => {
  const weak = stoneWith((won) => won < MAP.games / 2)
  expect(hintSentences(play(START, weak), found(0.2, 0.05), 'mover')[0]).toContain('Keeping the colours looks better')
})

it('believes a proof rather than the map', () => {
  const strong = stoneWith((won) => won > MAP.games / 2)
  const [advice, move] = hintSentences(play(START, strong), found(1, 0), 'mover')
  expect(advice).toBe('Do not swap: Red’s stone loses.')
  expect(move).toContain('wins: the search has proven it.')
})

it('goes by the chance of the search where there is no map', () => {
  const position = play(emptyPosition(5, 1), 9)
  expect(hintSentences(position, found(0.4, 0.1), 'mover')[0]).toBe(
    'Swapping looks better: Red has a chance of 60% (50% to 70%).',
  )
  expect(hintSentences(position, found(0.7, 0.1), 'mover')[0]).toBe(
    'Keeping the colours looks better: Blue has a chance of 70% (60% to 80%).',
  )
})
