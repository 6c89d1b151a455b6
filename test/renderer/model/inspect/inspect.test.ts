/** The inspector's state. */
import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../../src/engine/evaluation/evaluation.ts'
import { EMPTY, nodesOf, only, withoutNode } from '../../../../src/engine/game/node-set.ts'
import { formatPosition, parsePosition, parseStones } from '../../../../src/engine/game/notation.ts'
import { emptyPosition, faultOf } from '../../../../src/engine/game/position.ts'
import { ELEVEN_STONES } from '../../../../src/engine/lab/report.ts'
import { fetchTexts, PARTS } from '../../../../src/renderer/language/i18n.ts'
import {
  applySymmetry,
  createInspectStore,
  draw,
  MIRROR,
  moverOf,
  putStone,
  setMover,
  setSize,
  TURN,
  type InspectStore,
} from '../../../../src/renderer/model/inspect/inspect-store.ts'
import { offWords } from '../../../../src/renderer/parts/positions/off-words.ts'

const eleven = parsePosition(ELEVEN_STONES.position)

function drawnIn(store: InspectStore) {
  const { drawn } = store.getState()
  if (drawn === null) throw new Error('nothing is drawn')
  return drawn
}

describe('setting up a position', () => {
  it('puts stones in turn, and each position can arise', () => {
    const store = createInspectStore()
    draw(store, emptyPosition(4))
    for (const node of [3, 7, 12, 20]) {
      putStone(store, node)
      expect(faultOf(drawnIn(store))).toBeNull()
    }
    expect(formatPosition(drawnIn(store))).toBe('./..r../.b....r.../....b.......... r')
  })

  it('takes away the stone that is there, and the turn goes back to who is missing one', () => {
    const store = createInspectStore()
    draw(store, eleven)
    const [stone] = nodesOf(eleven.red)
    putStone(store, stone)
    expect(drawnIn(store)).toMatchObject({ toMove: 'red', red: withoutNode(eleven.red, stone) })
    putStone(store, stone)
    expect(drawnIn(store)).toEqual(eleven)
  })

  /** Puts a blue stone, with a brush. */
  function putBlue() {
    const store = createInspectStore()
    draw(store, emptyPosition(4))
    store.setState({ brush: 'blue' })
    putStone(store, 3)
    return store
  }

  it('with a brush puts a stone of its colour, which the side to move follows', () => {
    expect(drawnIn(putBlue())).toMatchObject({ red: EMPTY, blue: only(3), toMove: 'red' })
  })

  it('with a brush puts a stone over the other’s', () => {
    const store = putBlue()
    store.setState({ brush: 'red' })
    putStone(store, 3)
    expect(drawnIn(store)).toMatchObject({ red: only(3), blue: EMPTY, toMove: 'blue' })
  })

  it('with a brush takes a stone of its colour away', () => {
    const store = putBlue()
    putStone(store, 3)
    expect(drawnIn(store)).toEqual(emptyPosition(4))
  })

  it('keeps the side to move that was chosen against the stones, until they agree', () => {
    const store = createInspectStore()
    draw(store, emptyPosition(4))
    setMover(store, 'blue')
    expect(faultOf(drawnIn(store))).toMatchObject({ code: 'bluesTurn' })
    store.setState({ brush: 'blue' })
    putStone(store, 3)
    expect(drawnIn(store).toMove).toBe('blue')
    store.setState({ brush: 'red' })
    for (const node of [4, 5]) putStone(store, node)
    expect(faultOf(drawnIn(store))).toBeNull()
    putStone(store, 5)
    expect(drawnIn(store).toMove).toBe('red')
  })

  it('says what keeps a position from arising, and what to do', async () => {
    await fetchTexts(...PARTS)
    const off = (text: string) => {
      const fault = faultOf(parseStones(text))
      return fault && offWords(fault)
    }
    expect(off('r/r..../.......... b')).toBe('Red has one stone too many: take one away, or add a blue one.')
    expect(off('r/rr.../.......... b')).toBe('Red has 2 stones too many: take them away, or add as many blue ones.')
    expect(off('b/bb.../..r....... r')).toBe(
      'Blue has 2 stones more than Red, who begins: take them away, or add as many red ones.',
    )
    expect(off('r/...../.......... r')).toBe(
      'With these stones it is Blue’s turn: choose Blue to move, or add a blue stone.',
    )
    expect(off('r/.b.../.......... b')).toBe(
      'With these stones it is Red’s turn: choose Red to move, or add a red stone.',
    )
    expect(off('./rrrrr r')).toMatch(/^Red has/)
    expect(off('r/rrbbb r')).toMatch(/^Both players have won/)
    expect(off('b/rrrbb r 3c')).toMatch(/^Red has won/)
    expect(off('r/.b... b')).toMatch(/Red’s turn/)
    expect(off('r/...../.......... b')).toBeNull()
  })

  it('knows whose turn it is by the stones alone, in every game', () => {
    for (const text of [ELEVEN_STONES.position, 'r/...../.......... b', './..... r']) {
      const { red, blue, toMove } = parsePosition(text)
      expect(moverOf(red, blue)).toBe(toMove)
    }
  })

  it('comes back after five turns or two mirrorings, and is worth the same meanwhile', () => {
    const store = createInspectStore()
    draw(store, eleven)
    for (const [index, times] of [
      [TURN, 5],
      [MIRROR, 2],
    ]) {
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
    putStone(store, 0)
    expect(store.getState()).toMatchObject({ rounds: 7, cell: { from: 30, to: 2 }, set: { red: 0, blue: 0 } })
    setSize(store, 3)
    expect(store.getState()).toMatchObject({ rounds: null, cell: null })
  })
})
