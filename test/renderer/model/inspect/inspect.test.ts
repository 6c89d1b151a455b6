/** The inspector's state. */
import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../../src/engine/evaluation/evaluation.ts'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition, faultOf } from '../../../../src/engine/game/position.ts'
import { ELEVEN_STONES } from '../../../../src/engine/lab/report.ts'
import { applySymmetry, clearBoard, createInspectStore, cycleStone, draw, MIRROR, setMover, setSize, TURN, type InspectStore } from '../../../../src/renderer/model/inspect/inspect-store.ts'

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
