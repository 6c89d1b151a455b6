import { describe, expect, it } from 'vitest'
import { EVALUATION_METHODS } from '../../../../src/engine/evaluation/evaluation.ts'
import { ELEVEN_STONES } from '../../../../src/engine/lab/report.ts'
import { decodeCompared, encodeCompared } from '../../../../src/renderer/model/compare/comparison-file.ts'
import { FIRST_CHOICE, keyOf, searchesOf } from '../../../../src/renderer/model/compare/searches.ts'

const TWO = { ...FIRST_CHOICE, positions: [...FIRST_CHOICE.positions, ELEVEN_STONES.position] }

describe('the searches of a comparison with each evaluation', () => {
  it('are those with the evaluation chosen, and of the position shown with the others, each once', () => {
    const plain = searchesOf(TWO)
    const all = searchesOf({ ...TWO, isByEach: true })
    const shown = plain.filter(({ position }) => position === TWO.position)
    expect(new Set(all.map(keyOf)).size).toBe(plain.length + (EVALUATION_METHODS.length - 1) * shown.length)
    expect(all.filter(({ evaluation }) => evaluation === TWO.evaluation)).toEqual(plain)
    for (const evaluation of EVALUATION_METHODS) expect(all.filter((search) => search.position === TWO.position && search.evaluation === evaluation)).toHaveLength(shown.length)
  })

  it('are not chosen in a comparison kept before they could be', () => {
    const text = encodeCompared({ choice: TWO, found: new Map() }).replace('"isByEach":false,', '')
    expect(text).not.toContain('isByEach')
    expect(decodeCompared(text).choice).toEqual(TWO)
    expect(decodeCompared(encodeCompared({ choice: { ...TWO, isByEach: true }, found: new Map() })).choice.isByEach).toBe(true)
  })
})
