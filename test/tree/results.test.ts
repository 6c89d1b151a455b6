/** Figures of docs/results.md that can be computed again in seconds. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { lineMoments, parseGameLine } from '../../src/engine/lab/game-line.ts'
import { STATE_1 } from '../../src/engine/lab/report.ts'
import { drawSample } from '../../src/engine/lab/sample.ts'
import { rounded } from '../../src/engine/math/rounding.ts'
import { quartiles, shareOf } from '../../src/engine/math/statistics.ts'
import { search } from '../../src/engine/search/search.ts'
import { countText, fixedText } from '../../src/cli/text.ts'

const read = (file: string) => readFileSync(file, 'utf8').replace(/\s+/g, ' ')
const results = read('docs/results.md')

/** A failure names what is missing, and not the document. */
const missingIn = (text: string, ...words: string[]) => words.filter((each) => !text.includes(each))

describe('the counts as the board fills', () => {
  const rowOf = (name: string, part: string) =>
    part
      .split(`| ${name} |`)[1]
      .split('|')
      .map((cell) => cell.trim())
  const filling = results.split('## As the board fills')[1]

  it('are those of the game that stands there', () => {
    const [, text] = /is `((?:[a-d]\d+ ?)+)`/.exec(filling) ?? expect.fail('no game')
    const moments = lineMoments(parseGameLine(text))
    const moves = rowOf('before move', filling).slice(0, 10).map(Number)
    for (const [name, algorithm] of [
      ['iterative deepening', 'iterative-deepening'],
      ['NegaScout', 'negascout'],
    ] as const) {
      const found = moves.map(
        (move) => search(parsePosition(moments[move - 1].position), { algorithm, depth: 4 }).visited,
      )
      expect(rowOf(name, filling.split('| before move |')[1]).slice(0, 10)).toEqual(found.map(countText))
    }
  })

  it('are the medians and quartiles of the sample', () => {
    const found = drawSample({ kind: 'played', boardSize: 4, stones: 16, count: 50, seed: 1 }).map(
      (position) => search(parsePosition(position), { algorithm: 'negascout', depth: 4 }).visited,
    )
    const { median, lower, upper } = quartiles(found)
    expect(rowOf('16', filling)[3]).toBe(
      `${countText(rounded(median))} (${countText(rounded(lower))}–${countText(rounded(upper))})`,
    )
  })
})

it.each([
  ['static value', 'value'],
  ['history', 'history'],
  ['killer moves, then history', 'killers'],
] as const)('the costs of State 1 by %s are those of the searches', (name, ordering) => {
  const costs = (['alpha-beta', 'iterative-deepening'] as const).flatMap((algorithm) => {
    const { visited, evaluations } = search(parsePosition(STATE_1.position), { algorithm, ordering, depth: 5 })
    return [visited, evaluations]
  })
  expect(missingIn(results, `| ${[name, ...costs.map(countText)].join(' | ')} |`)).toEqual([])
})

it('the table of accuracies has the intervals of its figures', () => {
  const rows = ['all', 'from', 'to'].map((name) =>
    results
      .split(`| ${name} |`)[1]
      .split('|')
      .slice(0, 13)
      .map((cell) => cell.replace(',', '').trim()),
  )
  const [values, lows, highs] = rows.map((cells) => cells.map(Number))
  for (const [column, value] of values.entries()) {
    if (column === 7) continue
    const of = column < 7 ? 1500 : 748
    const { lower, upper } = shareOf((value / 100) * of, of)
    // The figure is rounded itself.
    expect(Math.abs(lows[column] - 100 * lower), `lower end ${column}`).toBeLessThan(0.11)
    expect(Math.abs(highs[column] - 100 * upper), `upper end ${column}`).toBeLessThan(0.11)
  }
})

it('the shares of games among playouts have the intervals of their counts', () => {
  const playouts = results.split('## Searches by playouts')[1].split('## Puzzles')[0]
  const found = [
    ...playouts.matchAll(
      /(?<won>\d+) of (?<games>\d+)(?: games| here| against them)?(?:: | \()(?:(?<share>[\d.]+) %,? \(?)?(?<from>[\d.]+) to (?<to>[\d.]+)/g,
    ),
  ]
  expect(found.length).toBeGreaterThanOrEqual(18)
  const wrong = found.flatMap(({ 0: text, groups = {} }) => {
    const { value, lower, upper } = shareOf(Number(groups.won), Number(groups.games))
    const told = [groups.share, groups.from, groups.to]
    const right = [value, lower, upper].map((share, i) => fixedText(100 * share, told[i]?.split('.')[1]?.length ?? 0))
    return told.every((figure, i) => figure === undefined || figure === right[i]) ? [] : [`${text}: ${right.join(' ')}`]
  })
  expect(wrong).toEqual([])
})
