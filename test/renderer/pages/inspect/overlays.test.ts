/** The inspector marks moves with their values, and nodes with their distance from a side. */
import { describe, expect, it } from 'vitest'
import { CAST_BY_RATING } from '../../../../src/engine/arena/cast-ratings.ts'
import { evaluate } from '../../../../src/engine/evaluation/evaluation.ts'
import { valueForRed } from '../../../../src/engine/evaluation/evaluator.ts'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { legalMoves, play, emptyPosition } from '../../../../src/engine/game/position.ts'
import { ELEVEN_STONES } from '../../../../src/engine/lab/report.ts'
import { search } from '../../../../src/engine/search/search.ts'
import { fetchTexts, PARTS } from '../../../../src/renderer/language/i18n.ts'
import { evaluatorsOf } from '../../../../src/renderer/model/players/evaluators.ts'
import { distanceOverlay, moveOverlay } from '../../../../src/renderer/pages/inspect/overlays.ts'

// As every page but that of the game does.
await fetchTexts(...PARTS)

const eleven = parsePosition(ELEVEN_STONES.position)

describe('the overlays', () => {
  it('mark every legal move with f after it, and explain exactly the values there are', () => {
    const { marks, legend } = moveOverlay(eleven)
    expect([...marks.keys()]).toEqual(legalMoves(eleven))
    const values = new Set(legalMoves(eleven).map((node) => evaluate(play(eleven, node)).value))
    expect(legend).toHaveLength(values.size)
    expect(new Set([...marks.values()].map(({ text }) => text))).toEqual(new Set(legend.map(({ text }) => text)))
  })

  it('mark a winning move as such, and nothing once the game is over', () => {
    const almost = parsePosition('./...../........../rrr...bbb...... r')
    const { marks, legend } = moveOverlay(almost)
    expect(marks.get(19)).toMatchObject({ text: '+∞', tone: 'red' })
    expect(legend.at(-1)?.meaning).toBe('Red wins')
    expect(moveOverlay(play(almost, 19)).marks.size).toBe(0)
  })

  it('mark moves with the value of another evaluator, which the search to depth 1 goes by', () => {
    const evaluators = [...evaluatorsOf(CAST_BY_RATING, emptyPosition(4))]
    expect(evaluators.map(([, { kind }]) => kind)).toEqual(expect.arrayContaining(['linear', 'network']))
    for (const [name, evaluator] of evaluators) {
      const { marks, legend } = moveOverlay(eleven, evaluator)
      expect([...marks.keys()], name).toEqual(legalMoves(eleven))
      const { move, value } = search(eleven, { algorithm: 'minimax', depth: 1, evaluator })
      expect(valueForRed(evaluator, eleven.board)(play(eleven, move), eleven.toMove), name).toBe(value)
      // Blue is to move, and takes the least.
      expect(marks.get(move)?.text, name).toBe(legend[0].text)
      expect(legend.length).toBeLessThanOrEqual(2)
    }
  })

  it('tell how far each node is from a side, nearer ones stronger, ∞ where there is no way', () => {
    const { marks, legend } = distanceOverlay(eleven, 'red', 2)
    expect([marks.get(23)?.text, marks.get(11)?.text, marks.get(25)?.text]).toEqual(['1', '2', '∞'])
    const strengths = legend.map(({ strength }) => strength)
    expect(strengths).toEqual([...strengths].sort((a, b) => b - a))
    expect(legend.map(({ text }) => text)).not.toContain('0')
  })
})
