/** Leaving games, and going back to them. */
import { expect, it } from 'vitest'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { replaceGame } from '../../../../src/renderer/model/match/leave.ts'
import { NEW_MATCH } from '../../../../src/renderer/model/match/match-state.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { HUMAN } from '../../../../src/renderer/model/match/players.ts'
import { createNoticeStore, undoNews } from '../../../../src/renderer/platform/notice.tsx'

it('of a game that has not begun goes without saying', () => {
  const app = { match: new MatchStore(NEW_MATCH), notice: createNoticeStore(null) }
  replaceGame(app, 'another', emptyPosition(3), false)
  expect(app.match.getState().game.start.board.size).toBe(3)
  expect(app.notice.getState().message).toBeNull()
})

it('can be undone from game to game', () => {
  const app = {
    match: new MatchStore({ ...NEW_MATCH, seats: { first: HUMAN, second: HUMAN } }),
    notice: createNoticeStore(null),
  }
  const moves = () => app.match.getState().game.moves
  for (const node of [3, 5]) {
    app.match.play(node)
    replaceGame(app, 'another', emptyPosition(4), false)
  }
  undoNews(app.notice)
  expect(moves()).toEqual([5])
  undoNews(app.notice)
  expect(moves()).toEqual([3])
})
