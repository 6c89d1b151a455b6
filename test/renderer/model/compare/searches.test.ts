import { describe, expect, it } from 'vitest'
import { EVALUATION_METHODS } from '../../../../src/engine/evaluation/evaluation.ts'
import { formatPosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { ELEVEN_STONES } from '../../../../src/engine/lab/report.ts'
import { decodeCompared, encodeCompared } from '../../../../src/renderer/model/compare/comparison-file.ts'
import { NETWORK } from '../../../../src/engine/arena/cast.ts'
import type { NamedEvaluator } from '../../../../src/engine/evaluation/named-evaluator.ts'
import {
  type SearchChoice,
  FIRST_CHOICE,
  keyOf,
  misfitOf,
  searchesOf,
} from '../../../../src/renderer/model/compare/searches.ts'

const TWO = { ...FIRST_CHOICE, positions: [...FIRST_CHOICE.positions, ELEVEN_STONES.position] }

it('searches of large boards count f in the one way that they have', () => {
  const large = formatPosition(emptyPosition(7))
  const choice: SearchChoice = { ...TWO, positions: [large], position: large, evaluation: 'dijkstra', isByEach: true }
  const searches = searchesOf(choice)
  expect(searches).toHaveLength(choice.algorithms.length * choice.depths.length)
  expect(new Set(searches.map(({ evaluation }) => evaluation))).toEqual(new Set(['bit-parallel']))
})

describe('the searches of a comparison with each evaluation', () => {
  it('are those with the evaluation chosen, and of the position shown with the others, each once', () => {
    const plain = searchesOf(TWO)
    const all = searchesOf({ ...TWO, isByEach: true })
    const shown = plain.filter(({ position }) => position === TWO.position)
    expect(new Set(all.map(keyOf)).size).toBe(plain.length + (EVALUATION_METHODS.length - 1) * shown.length)
    expect(all.filter(({ evaluation }) => evaluation === TWO.evaluation)).toEqual(plain)
    for (const evaluation of EVALUATION_METHODS)
      expect(all.filter((search) => search.position === TWO.position && search.evaluation === evaluation)).toHaveLength(
        shown.length,
      )
  })

  it('are not chosen in a comparison kept before they could be', () => {
    const text = encodeCompared({ choice: TWO, found: new Map() }).replace('"isByEach":false,', '')
    expect(text).not.toContain('isByEach')
    expect(decodeCompared(text).choice).toEqual(TWO)
    expect(
      decodeCompared(encodeCompared({ choice: { ...TWO, isByEach: true }, found: new Map() })).choice.isByEach,
    ).toBe(true)
  })
})

describe('the searches of a comparison by an evaluator', () => {
  const named = (weight: number): NamedEvaluator => ({
    name: 'mine',
    evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, corners: weight }], attack: 0 },
  })
  const BY_MINE = { ...TWO, evaluators: { negascout: named(3) } }

  const keys = (choice: SearchChoice) => searchesOf(choice).map(keyOf)
  const isNegascout = (key: string) => key.includes('negascout')
  const [byF, byMine] = [keys(TWO), keys(BY_MINE)]

  it('are the same for the other algorithms', () => {
    expect(byMine.filter((key) => !isNegascout(key))).toEqual(byF.filter((key) => !isNegascout(key)))
  })

  it('are others than those by f, and by other weights of the same name', () => {
    const byOther = keys({ ...TWO, evaluators: { negascout: named(4) } })
    expect(new Set([byF, byMine, byOther].flatMap((all) => all.filter(isNegascout))).size).toBe(
      3 * byF.filter(isNegascout).length,
    )
  })

  it('are the same however f is computed, for which they do not ask', () => {
    expect(keys({ ...BY_MINE, evaluation: 'dijkstra' }).filter(isNegascout)).toEqual(byMine.filter(isNegascout))
    expect(keys({ ...BY_MINE, isByEach: true }).filter(isNegascout)).toEqual(byMine.filter(isNegascout))
  })

  it('are not made where a network is for another board', () => {
    const choice: SearchChoice = {
      ...BY_MINE,
      positions: ['./..... r'],
      position: './..... r',
      evaluators: { negascout: { name: 'network', evaluator: NETWORK } },
    }
    expect(searchesOf(choice).some(({ algorithm }) => algorithm === 'negascout')).toBe(false)
    expect(misfitOf(choice, 'negascout', './..... r')?.name).toBe('network')
    expect(misfitOf(choice, 'negascout', ELEVEN_STONES.position)).toBeNull()
  })

  it('are not made where a weighted sum cannot value the board', () => {
    const large = formatPosition(emptyPosition(7))
    const choice: SearchChoice = { ...BY_MINE, positions: [large], position: large }
    expect(searchesOf(choice).some(({ algorithm }) => algorithm === 'negascout')).toBe(false)
  })

  it('are kept with the weights; without evaluators the text is as it was before they could be chosen', () => {
    expect(decodeCompared(encodeCompared({ choice: BY_MINE, found: new Map() })).choice).toEqual(BY_MINE)
    const text = encodeCompared({ choice: TWO, found: new Map() })
    expect(text).not.toContain('evaluator')
    expect(decodeCompared(text).choice).toEqual(TWO)
  })
})
