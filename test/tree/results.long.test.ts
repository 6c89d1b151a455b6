/** Figures of docs/results.md, docs/sources.md and docs/counters.md that take some ten seconds to be computed again. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { boardOfSize } from '../../src/engine/game/board.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { CLAIMS, sampleOfClaim, USUAL_CLAIM_SAMPLE } from '../../src/engine/lab/claims/claims.ts'
import { STATE_1 } from '../../src/engine/lab/report.ts'
import { drawSample } from '../../src/engine/lab/sample.ts'
import { confidenceOfEach, medianOf } from '../../src/engine/math/statistics.ts'
import { newMemory } from '../../src/engine/search/memory.ts'
import { search } from '../../src/engine/search/search.ts'
import { TABLE_ENTRIES, type TableKind } from '../../src/engine/search/transposition-table.ts'
import { fixedText, percentText } from '../../src/cli/text.ts'

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
