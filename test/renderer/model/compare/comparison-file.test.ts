/** The file of a comparison: settings that earlier versions had not. */
import { expect, it } from 'vitest'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { search } from '../../../../src/engine/search/search.ts'
import type { SearchTuning } from '../../../../src/engine/search/settings.ts'
import { decodeCompared, encodeCompared } from '../../../../src/renderer/model/compare/comparison-file.ts'
import { FIRST_CHOICE, keyOf, type FoundSearch } from '../../../../src/renderer/model/compare/searches.ts'
import { DocumentFault } from '../../../../src/renderer/model/documents/document-fault.ts'

/** Each search of it replies to a threat, which the extension takes a ply deeper. */
const POSITION = './.b.../rb....r... r'

function found(later: SearchTuning): FoundSearch {
  const result = search(parsePosition(POSITION), { algorithm: 'alpha-beta', depth: 3, ...later })
  return {
    position: POSITION,
    algorithm: 'alpha-beta',
    ordering: 'id',
    table: 'off',
    evaluation: 'bit-parallel',
    ...later,
    depth: 3,
    result: { ...result, ms: 1.5 },
  }
}

it('with the usual settings is as earlier versions wrote it', () => {
  const usual = found({})
  const text = encodeCompared({ choice: FIRST_CHOICE, found: new Map([[keyOf(usual), usual]]) })
  expect(text).not.toMatch(/terminal|extension|margin|optionCounters/)
  expect(decodeCompared(text).choice).toEqual(FIRST_CHOICE)
})

it('keeps the later settings, what they count, and plies deeper than the depth', () => {
  const deeper = found({ terminal: 'dfs', extension: 'forced' })
  expect(
    Math.max(...deeper.result.iterations.map(({ depth, plies }) => plies.visited.length - depth - 1)),
  ).toBeGreaterThan(0)
  const compared = {
    choice: { ...FIRST_CHOICE, terminal: 'dfs', extension: 'forced', margin: 3 } as const,
    found: new Map([[keyOf(deeper), deeper]]),
  }
  const text = encodeCompared(compared)
  expect(decodeCompared(text)).toEqual(compared)
  // Only an extension explains plies that nobody asked for.
  expect(() => decodeCompared(text.replaceAll('"extension":"forced",', ''))).toThrow(DocumentFault)
})
