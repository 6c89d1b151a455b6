import { describe, expect, it } from 'vitest'
import { size } from '../../../src/engine/game/node-set.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { bestGuesses, distanceOf, guessBatch, GUESSED_BY, PLACEMENTS } from '../../../src/engine/lab/guess.ts'
import {
  countOf,
  FOUND_STATE_1,
  labOptions,
  markOf,
  PUBLISHED_STATE_1,
  PUBLISHED_STATE_2,
  REPORT_DEPTHS,
  STATE_1,
} from '../../../src/engine/lab/report.ts'
import type { Algorithm } from '../../../src/engine/search/methods.ts'
import { search } from '../../../src/engine/search/search.ts'

describe('State 1', () => {
  const state1 = parsePosition(STATE_1.position)

  it.each(Object.entries(FOUND_STATE_1) as [Algorithm, readonly number[]][])(
    'gives what is said of it, by %s',
    (algorithm, found) => {
      expect(
        REPORT_DEPTHS.map((depth) => countOf(search(state1, labOptions(algorithm, depth, 'report')), 'report')),
      ).toEqual(found)
    },
  )

  it('has five figures reproduced, and the others within 1 to 55 percent', () => {
    const marks = Object.entries(PUBLISHED_STATE_1).flatMap(([algorithm, row]) =>
      row.flatMap((published, d) =>
        published === null ? [] : [markOf(published, (FOUND_STATE_1[algorithm as Algorithm] as number[])[d])],
      ),
    )
    expect(marks.filter(({ kind }) => kind === 'reproduced')).toHaveLength(5)
    expect(marks.flatMap((mark) => (mark.kind === 'within' ? [mark.percent] : [])).sort((a, b) => a - b)).toEqual([
      1, 5, 5, 7, 7, 25, 28, 55,
    ])
  })
})

describe('a mark', () => {
  it('is a percentage that holds, rounded up', () => {
    expect([markOf(100, 100), markOf(100, 101), markOf(1000, 1001), markOf(1000, 989), markOf(100, null)]).toEqual([
      { kind: 'reproduced' },
      { kind: 'within', percent: 1 },
      { kind: 'within', percent: 1 },
      { kind: 'within', percent: 2 },
      { kind: 'unknown' },
    ])
  })
})

describe('guesses at State 2', () => {
  const plan = { kind: 'random', seed: 1 } as const
  const batches = [0, 1, 2].map((number) => guessBatch(plan, number))

  it('have six red and five blue stones, Blue to move', () => {
    for (const { position } of batches.flatMap(({ guesses }) => guesses)) {
      const { red, blue, toMove } = parsePosition(position)
      expect([size(red), size(blue), toMove]).toEqual([6, 5, 'blue'])
    }
  })

  it('have the counts of the searches', () => {
    const guesses = batches.flatMap(({ guesses }) => guesses)
    expect(guesses.length).toBeGreaterThan(3)
    const [{ position, counts }] = guesses
    GUESSED_BY.forEach((algorithm, i) => {
      expect(
        REPORT_DEPTHS.map((depth) =>
          countOf(search(parsePosition(position), labOptions(algorithm, depth, 'report')), 'report'),
        ),
      ).toEqual(counts[i])
    })
  })

  it('follow from seed and number, and differ from batch to batch', () => {
    expect(guessBatch(plan, 1)).toEqual(batches[1])
    const positions = batches.flatMap(({ guesses }) => guesses.map(({ position }) => position))
    expect(new Set(positions).size).toBe(positions.length)
  })

  it('are sorted by how near they are, each once', () => {
    const best = bestGuesses([...batches, ...batches], 4)
    expect(best).toHaveLength(4)
    const distances = best.map(({ counts }) => distanceOf(counts))
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    const all = batches.flatMap(({ guesses }) => guesses.map(({ counts }) => distanceOf(counts)))
    expect(distances[0]).toBe(Math.min(...all))
  })

  it('are no distance from State 2’s own counts, and ln 2 from twice as many', () => {
    const published = GUESSED_BY.map((algorithm) => PUBLISHED_STATE_2[algorithm] as number[])
    expect(distanceOf(published)).toBe(0)
    expect(distanceOf(published.map((row) => row.map((count) => 2 * count)))).toBeCloseTo(Math.log(2), 12)
    expect(distanceOf(published.map((row) => row.map((count) => count / 2)))).toBeCloseTo(Math.log(2), 12)
  })

  it('are few of 39 thousand millions', () => {
    expect(PLACEMENTS).toBe(736281 * 53130)
  })
})
