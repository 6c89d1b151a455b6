/** A rated game is asked about before anything makes it casual or ends it. */
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { NEW_MATCH } from '../../../../src/renderer/model/match/match-state.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { HUMAN } from '../../../../src/renderer/model/match/players.ts'
import type { AdviceState } from '../../../../src/renderer/model/oracle/advisor.ts'
import { RatedGame } from '../../../../src/renderer/model/players/rated-game.ts'
import { Results } from '../../../../src/renderer/model/players/results.ts'
import { createSettingsStore } from '../../../../src/renderer/model/settings.ts'

/** Two moves into a game against the first level. */
function setup() {
  const match = new MatchStore({ ...NEW_MATCH, isCasual: false })
  const settings = createSettingsStore()
  const results = new Results(
    match,
    settings,
    createStore<AdviceState>(() => ({ hinted: null, held: null })),
    null,
  )
  const rated = new RatedGame(match, settings, results)
  match.join({ ratedGame: rated, results })
  match.play(0)
  match.playComputer(5, null, false)
  return { match, rated, about: () => rated.store.getState().question?.about }
}

it('waits for the answer, and then does what was asked for', () => {
  const { match, rated, about } = setup()
  rated.ask('undo', () => match.undo())
  expect(about()).toBe('undo')
  expect(match.getState()).toMatchObject({ game: { moves: [0, 5] }, uncounted: null })
  rated.accept()
  expect(about()).toBeUndefined()
  expect(match.getState()).toMatchObject({ game: { moves: [] }, uncounted: 'takenBack' })
})

it('stays rated where the answer is no', () => {
  const { rated, about } = setup()
  const act = vi.fn()
  rated.ask('hint', act)
  rated.decline()
  expect(about()).toBeUndefined()
  rated.accept()
  expect(act).not.toHaveBeenCalled()
})

it('drops the question with the next move', () => {
  const { match, rated, about } = setup()
  rated.ask('resign', () => match.resign())
  match.play(7)
  expect(about()).toBeUndefined()
  expect(match.getState().game.resigned).toBeNull()
})

it('asks nothing where there is no rating to lose', () => {
  const { match, rated } = setup()
  const act = vi.fn()
  match.discount('takenBack')
  rated.ask('hint', act)
  match.setPlayer('second', HUMAN)
  rated.ask('undo', act)
  expect(act).toHaveBeenCalledTimes(2)
})

it('asks nothing before both have moved, as such a game is not recorded', () => {
  const { match, rated } = setup()
  match.restore({ ...NEW_MATCH, isCasual: false })
  rated.ask('resign', () => match.resign())
  expect(match.getState().game.resigned).toBe('red')
})
