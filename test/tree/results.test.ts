/** Figures of docs/results.md and docs/sources.md that can be computed again in seconds. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CLAIMS, sampleOfClaim, USUAL_CLAIM_SAMPLE } from '../../src/engine/lab/claims/claims.ts'
import { medianOf, confidenceOfEach } from '../../src/engine/math/statistics.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { STATE_1 } from '../../src/engine/lab/report.ts'
import { drawSample } from '../../src/engine/lab/sample.ts'
import { search } from '../../src/engine/search/search.ts'
import { TABLE_ENTRIES } from '../../src/engine/search/transposition-table.ts'
import { percentText } from '../../src/cli/text.ts'

const read = (file: string) => readFileSync(file, 'utf8').replace(/\s+/g, ' ')
const [results, sources] = ['docs/results.md', 'docs/sources.md'].map(read)

/** How much of the table a search to depth 5 can fill. */
const filled = (position: string) => search(parsePosition(position), { algorithm: 'alpha-beta', ordering: 'id', depth: 5, table: 'plain' }).expanded / TABLE_ENTRIES

describe('how full a search to depth 5 makes the transposition table', () => {
  const shares = drawSample(sampleOfClaim(CLAIMS.memory, USUAL_CLAIM_SAMPLE)).map(filled).toSorted((a, b) => a - b)

  it('is said with its median, interval and range', () => {
    const { value, lower, upper } = medianOf(shares, confidenceOfEach(8))
    const said = `${percentText(value)} (${[lower, upper].map((end) => percentText(end).slice(0, -2)).join('–')})`
    const range = [shares[0], shares[shares.length - 1]].map((share) => percentText(share).slice(0, -2)).join('–')
    expect(results).toContain(`the median of ${shares.length} positions is ${said}, and they range over ${range} %`)
    for (const text of [results, sources]) expect(text).toContain(percentText(filled(STATE_1.position)))
    expect(sources).toContain(`the median is ${percentText(value)}`)
  })
})
