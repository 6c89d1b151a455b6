import { beforeAll, expect, it } from 'vitest'
import { boardOfSize } from '../../../../src/engine/game/board.ts'
import type { CandidateMove } from '../../../../src/engine/playouts/best-moves.ts'
import { heatMarks } from '../../../../src/renderer/parts/chances/heat.ts'
import { fetchTexts, PARTS } from '../../../../src/renderer/language/i18n.ts'
import { hintSentences } from '../../../../src/renderer/parts/chances/hint-sentences.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'

beforeAll(() => fetchTexts(...PARTS))

const move = (node: number, value: number, visits: number, isWon: boolean | null = null): CandidateMove => ({
  node,
  visits,
  isWon,
  line: [node],
  chance: { value, lower: value, upper: value },
})
const found = (candidates: CandidateMove[], isProven = false) => ({
  chance: candidates[0].chance,
  isProven,
  candidates,
  playouts: 100,
  ms: 1,
  searchedMs: 1,
})

it('a mark has the chance as a number, and is the larger the more playouts a move has had', () => {
  const marks = heatMarks({ candidates: [move(3, 0.534, 100), move(5, 0.4, 25), move(6, 0.9, 1)] })
  expect([...marks.values()].map(({ text }) => text)).toEqual(['53', '40', '90'])
  const sizes = [...marks.values()].map(({ size = 1 }) => size)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(sizes[0]).toBe(1)
  expect(sizes[2]).toBeGreaterThan(0.5)
})

it('a mark has the name of its node where a list has the chances', () => {
  const marks = heatMarks({ candidates: [move(3, 0.534, 100), move(5, 0, 25, false)] }, boardOfSize(7).names)
  expect([...marks.values()].map(({ text, size }) => [text, size])).toEqual([
    ['b3', 1],
    ['▼', undefined],
  ])
})

it('no chance that is not proven reads as 0 or 100', () => {
  const marks = heatMarks({ candidates: [move(3, 0.9996, 100), move(5, 0.004, 25), move(6, 1, 1)] })
  expect([...marks.values()].map(({ text }) => text)).toEqual(['>99', '<1', '>99'])
})

it('what is proven has the signs of proofs and no number', () => {
  const marks = heatMarks({ candidates: [move(3, 1, 100, true), move(5, 0, 25, false)] })
  expect([...marks.values()].map(({ text, isSign }) => [text, isSign])).toEqual([
    ['✓', true],
    ['▼', true],
  ])
})

it('a hint is called proven only where it is', () => {
  const position = emptyPosition(7)
  const words = (candidates: CandidateMove[], isProven: boolean) =>
    hintSentences(position, found(candidates, isProven), null).join(' ')
  expect(words([move(0, 0.99, 100)], false)).not.toMatch(/prove|best/i)
  expect(words([move(0, 1, 100, true)], true)).toContain('a1 wins: the search has proven it.')
  expect(words([move(0, 0, 100, false)], true)).toContain('Every move loses: the search has proven it.')
})
