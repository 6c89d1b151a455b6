/** Going to another game, which can be undone for a while. */
import { type NOTICE, say } from '../../platform/notice.tsx'
import type { MATCH, StartOfMatch } from './match-store.ts'
import type { Position } from '../../../engine/game/position.ts'
import { i18n } from '../../language/i18n.ts'
import type { Needs } from '../../platform/services.tsx'

/** The match, and the notice, which says that it was left. */
export type MatchNeeds = Needs<typeof MATCH | typeof NOTICE>

/** Goes to another game, which can be undone for a while if the one left had moves. */
export function leaveGame({ match, notice }: MatchNeeds, message: string, change: () => void): void {
  const before = match.getState()
  change()
  say(notice, message, before.game.moves.length === 0 ? null : () => match.restore(before))
}

/** Starts another game. That is seen on the board, and so is said only where the game left can be had back. */
export function replaceGame(app: MatchNeeds, message: string, ...start: StartOfMatch): void {
  if (app.match.getState().game.moves.length === 0) app.match.start(...start)
  else leaveGame(app, message, () => app.match.start(...start))
}

/** Starts the game again: same board, rule, clock and players, or with the colours exchanged between them. */
export function rematch(app: MatchNeeds, isOtherColour: boolean): void {
  const { game, seats, isCasual, clock } = app.match.getState()
  const again = isOtherColour ? { first: seats.second, second: seats.first } : seats
  replaceGame(app, i18n.t('common:notice.newGame'), game.start, game.swapRule, again, isCasual, clock?.control)
}

export function playFrom(app: MatchNeeds, position: Position): void {
  leaveGame(app, i18n.t('common:notice.playFrom'), () => app.match.start(position, false))
}
