/** Figures of docs/results.md, docs/sources.md and docs/counters.md that can be computed again in seconds. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { boardOfSize } from '../../src/engine/game/board.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { CLAIMS, sampleOfClaim, USUAL_CLAIM_SAMPLE } from '../../src/engine/lab/claims/claims.ts'
import { lineMoments, parseGameLine } from '../../src/engine/lab/game-line.ts'
import { STATE_1 } from '../../src/engine/lab/report.ts'
import { drawSample } from '../../src/engine/lab/sample.ts'
import { rounded } from '../../src/engine/math/rounding.ts'
import { confidenceOfEach, medianOf, quartiles, shareOf } from '../../src/engine/math/statistics.ts'
import { newMemory } from '../../src/engine/search/memory.ts'
import { search } from '../../src/engine/search/search.ts'
import { TABLE_ENTRIES, type TableKind } from '../../src/engine/search/transposition-table.ts'
import { countText, fixedText, percentText } from '../../src/cli/text.ts'

const read = (file: string) => readFileSync(file, 'utf8').replace(/\s+/g, ' ')
const [results, sources, counters] = ['docs/results.md', 'docs/sources.md', 'docs/counters.md'].map(read)

/** A failure names what is missing, and not the document. */
const missingIn = (text: string, ...words: string[]) => words.filter((each) => !text.includes(each))

const searched = (position: string, table: TableKind, room?: number) =>
  search(
    parsePosition(position),
    { algorithm: 'alpha-beta', ordering: 'id', depth: 5, table },
    { memory: newMemory(boardOfSize(4), 'id', table, room) },
  )
const positions = drawSample(sampleOfClaim(CLAIMS.memory, USUAL_CLAIM_SAMPLE))
const percents = (...shares: number[]) => shares.map((share) => percentText(share).slice(0, -2)).join('–')

describe('alpha-beta to depth 5 with the transposition table', () => {
  const plain = positions.map((position) => searched(position, 'plain'))
  const state1 = searched(STATE_1.position, 'plain')

  it('fills as much of it as the documents say: median, interval, range and State 1', () => {
    const shares = plain.map(({ expanded }) => expanded / TABLE_ENTRIES).toSorted((a, b) => a - b)
    const { value, lower, upper } = medianOf(shares, confidenceOfEach(8))
    const range = percents(shares[0], shares[shares.length - 1])
    expect(
      missingIn(
        results,
        `the median of ${shares.length} positions is ${percentText(value)} (${percents(lower, upper)}), and they range over ${range} %`,
      ),
    ).toEqual([])
    for (const text of [results, sources])
      expect(missingIn(text, percentText(value), percentText(state1.expanded / TABLE_ENTRIES))).toEqual([])
  })

  it('leaves as many of the states as the documents say', () => {
    const ratios = plain.map(({ visited }, p) => visited / searched(positions[p], 'off').visited)
    const [value, lower, upper] = Object.values(medianOf(ratios, confidenceOfEach(8))).map((ratio) =>
      fixedText(ratio, 2),
    )
    expect(missingIn(results, `at depth 5 ${value} (${lower}–${upper}); 24 positions`)).toEqual([])
  })

  it('visits as many more than with a table of 2²⁴ entries as the documents say', () => {
    const more = (position: string, visited: number) => visited / searched(position, 'plain', 2 ** 24).visited - 1
    expect(missingIn(counters, `by ${percentText(more(STATE_1.position, state1.visited))} in State 1`)).toEqual([])
    const fullest = plain.reduce((fullest, { expanded }, p) => (expanded > plain[fullest].expanded ? p : fullest), 0)
    expect(
      missingIn(
        counters,
        `by up to ${percentText(more(positions[fullest], plain[fullest].visited))} in the 24 positions`,
      ),
    ).toEqual([])
  })
})

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
