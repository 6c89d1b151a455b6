/** The position that each page offers for copying. */
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { formatPosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition, play } from '../../../src/engine/game/position.ts'
import { createInspectStore, draw } from '../../../src/renderer/model/inspect/inspect-store.ts'
import { MatchStore } from '../../../src/renderer/model/match/match-store.ts'
import { INSPECTED_POSITION } from '../../../src/renderer/pages/inspect/shown-position.ts'
import { COMPARED_POSITION } from '../../../src/renderer/pages/experiments/shown-position.ts'
import { PLAYED_POSITION } from '../../../src/renderer/pages/play/shown-position.ts'
import { partOfApp } from '../../part-of-app.ts'

const EMPTY = emptyPosition(4)

it('of Play is that of the game', () => {
  const match = new MatchStore()
  match.play(3)
  expect(PLAYED_POSITION.read(partOfApp({ match }), '#')).toBe(formatPosition(play(EMPTY, 3)))
})

it('of Inspect is the one drawn, and before that the game’s', () => {
  const inspect = createInspectStore()
  const app = partOfApp({ inspect, match: new MatchStore() })
  expect(INSPECTED_POSITION.read(app, '#inspect')).toBe(formatPosition(EMPTY))
  draw(inspect, play(EMPTY, 7))
  expect(INSPECTED_POSITION.read(app, '#inspect')).toBe(formatPosition(play(EMPTY, 7)))
})

it('of the lab is the one compared, on that tab alone', () => {
  const app = partOfApp({ comparison: { store: createStore(() => ({ choice: { position: 'some position' } })) } })
  expect(COMPARED_POSITION.read(app, '#experiments/compare')).toBe('some position')
  expect(COMPARED_POSITION.read(app, '#experiments/searches')).toBeNull()
})

it('follows the stores that it is read from', () => {
  const match = new MatchStore()
  const inspect = createInspectStore()
  let changes = 0
  for (const store of INSPECTED_POSITION.stores(partOfApp({ inspect, match }))) store.subscribe(() => changes++)
  match.play(3)
  draw(inspect, play(EMPTY, 7))
  expect(changes).toBe(2)
})
