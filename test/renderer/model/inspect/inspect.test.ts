/** The inspector's state and overlays. */
import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../../src/engine/evaluation/evaluation.ts'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition, faultOf, legalMoves, play } from '../../../../src/engine/game/position.ts'
import { ELEVEN_STONES } from '../../../../src/engine/lab/report.ts'
import { applySymmetry, clearBoard, createInspectStore, cycleStone, draw, MIRROR, setMover, setSize, TURN, type InspectStore } from '../../../../src/renderer/model/inspect/inspect-store.ts'
import { CAST_BY_RATING } from '../../../../src/engine/arena/cast-ratings.ts'
import { valueForRed } from '../../../../src/engine/evaluation/evaluator.ts'
import { search } from '../../../../src/engine/search/search.ts'
import { evaluatorsOf } from '../../../../src/renderer/model/players/evaluators.ts'
import { distanceOverlay, moveOverlay } from '../../../../src/renderer/pages/inspect/overlays.ts'
import { fetchLaterTexts } from '../../../../src/renderer/language/i18n.ts'

// As every page but that of the game does.
await fetchLaterTexts()

const eleven = parsePosition(ELEVEN_STONES.position)

function drawnIn(store: InspectStore) {
  const { drawn } = store.getState()
  if (drawn === null) throw new Error('nothing is drawn')
  return drawn
}

describe('setting up a position', () => {
  it('cycles a node through empty, red and blue, legal or not', () => {
    const store = createInspectStore()
    draw(store, emptyPosition(4))
    const seen = [0, 1, 2].map(() => {
      cycleStone(store, 3)
      const { red, blue } = drawnIn(store)
      return [red, blue]
    })
    expect(seen).toEqual([[8, 0], [0, 8], [0, 0]])
    cycleStone(store, 3)
    expect(faultOf(drawnIn(store))).toMatchObject({ code: 'redsTurn' })
    setMover(store, 'blue')
    expect(faultOf(drawnIn(store))).toBeNull()
    clearBoard(store)
    expect(drawnIn(store)).toEqual(emptyPosition(4))
  })

  it('comes back after five turns or two mirrorings, and is worth the same meanwhile', () => {
    const store = createInspectStore()
    draw(store, eleven)
    for (const [index, times] of [[TURN, 5], [MIRROR, 2]]) {
      for (let time = 1; time <= times; time++) {
        applySymmetry(store, index)
        expect(evaluate(drawnIn(store))).toEqual(evaluate(eleven))
        if (time < times) expect(drawnIn(store)).not.toEqual(eleven)
      }
      expect(drawnIn(store)).toEqual(eleven)
    }
  })

  it('keeps round and cell while stones change, but not on another board', () => {
    const store = createInspectStore()
    draw(store, eleven)
    store.setState({ rounds: 7, cell: { from: 30, to: 2 }, set: { red: 2, blue: 1 } })
    cycleStone(store, 0)
    expect(store.getState()).toMatchObject({ rounds: 7, cell: { from: 30, to: 2 }, set: { red: 0, blue: 0 } })
    setSize(store, 3)
    expect(store.getState()).toMatchObject({ rounds: null, cell: null })
  })
})

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
    const evaluators = [...evaluatorsOf(CAST_BY_RATING, 4)]
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
