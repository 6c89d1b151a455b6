/** The walk of the terminal test: which stone it begins at, and how it is gone through. */
import { describe, expect, it } from 'vitest'
import { only, setOf } from '../../../../src/engine/game/node-set.ts'
import { formatPosition, parseMove, parsePosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition, play } from '../../../../src/engine/game/position.ts'
import { END_WITHOUT_CORNERS, FIGURE_1, FIGURE_2_STONE, STATE_1 } from '../../../../src/engine/lab/report.ts'
import {
  createInspectStore,
  putStone,
  draw,
  undoDrawing,
  type InspectStore,
} from '../../../../src/renderer/model/inspect/inspect-store.ts'
import {
  chooseLastStone,
  goToStone,
  inspectEnd,
  shownWalk,
  stepWalk,
  togglePlaying,
} from '../../../../src/renderer/model/inspect/terminal-walk.ts'

const before = parsePosition(FIGURE_1)
const { board } = before
const node = (name: string) => parseMove(board, name)
const figure2 = play(before, node(FIGURE_2_STONE))

function walkOf(store: InspectStore) {
  const { drawn, walk } = store.getState()
  return drawn === null ? null : shownWalk(drawn, walk)
}

function lastStoneIn(store: InspectStore): string {
  const walk = walkOf(store)
  return walk === null ? '' : board.names[walk.lastStone]
}

function storeAtFigure2(): InspectStore {
  const store = createInspectStore()
  inspectEnd(store, figure2, node('c4'))
  return store
}

describe('the last stone', () => {
  it('is the one that is known, until other stones are drawn', () => {
    const store = storeAtFigure2()
    expect(store.getState().view).toBe('terminal')
    expect([lastStoneIn(store), walkOf(store)?.colour]).toEqual(['c4', 'blue'])
    chooseLastStone(store, node('b5'))
    expect(lastStoneIn(store)).toBe('b5')
    // There is no stone on a1.
    chooseLastStone(store, node('a1'))
    expect(lastStoneIn(store)).toBe('b5')
    putStone(store, node('d9'))
    expect(lastStoneIn(store)).not.toBe('b5')
    undoDrawing(store)
    expect(store.getState().drawn && formatPosition(store.getState().drawn ?? before)).toBe(formatPosition(figure2))
  })

  it('is otherwise one of the winner’s without which nobody would have won', () => {
    const store = createInspectStore()
    draw(store, figure2)
    expect(lastStoneIn(store)).toBe('c3')
    const end = play(parsePosition(END_WITHOUT_CORNERS.before), node(END_WITHOUT_CORNERS.stone))
    draw(store, end)
    expect(lastStoneIn(store)).toBe('c3')
    expect(walkOf(store)).toMatchObject({ colour: 'red', test: { isTerminal: true } })
  })

  it('is, as long as nobody has won, one of the largest chain, and there is none on an empty board', () => {
    const store = createInspectStore()
    draw(store, before)
    expect([walkOf(store)?.colour, lastStoneIn(store), walkOf(store)?.test.walk.length]).toEqual(['red', 'b1', 5])
    draw(store, parsePosition(STATE_1.position))
    expect(lastStoneIn(store)).toBe('d10')
    draw(store, emptyPosition(4))
    expect(walkOf(store)).toBeNull()
    for (const act of [() => goToStone(store, 2), () => stepWalk(store, 1), () => togglePlaying(store)])
      expect(act).not.toThrow()
  })

  it('is not one that the board has no longer', () => {
    const store = createInspectStore()
    draw(store, before, node('c4'))
    expect(lastStoneIn(store)).toBe('b1')
  })
})

describe('the walk', () => {
  it('stands at its end at first, and stays between its ends', () => {
    const store = storeAtFigure2()
    const shown = () => walkOf(store)?.shown
    expect([shown(), walkOf(store)?.isOver]).toEqual([5, true])
    stepWalk(store, 1)
    expect(shown()).toBe(5)
    goToStone(store, 1)
    stepWalk(store, -1)
    expect([shown(), walkOf(store)?.isOver, walkOf(store)?.grown]).toEqual([1, false, only(node('c4'))])
    stepWalk(store, 1)
    expect(walkOf(store)?.grown).toBe(setOf([node('c4'), node('c3')]))
    goToStone(store, Infinity)
    expect(shown()).toBe(5)
  })

  it('plays from its start where it is at its end, pauses where it is, and stops at its end', () => {
    const store = storeAtFigure2()
    const state = () => [walkOf(store)?.shown, store.getState().walk.isPlaying]
    togglePlaying(store)
    expect(state()).toEqual([1, true])
    stepWalk(store, 1)
    togglePlaying(store)
    expect(state()).toEqual([2, false])
    togglePlaying(store)
    expect(state()).toEqual([2, true])
    for (let i = 0; i < 3; i++) stepWalk(store, 1)
    expect(state()).toEqual([5, false])
    // A stone that stands alone has nothing to play.
    draw(store, parsePosition(STATE_1.position))
    togglePlaying(store)
    expect(state()).toEqual([1, false])
  })
})
