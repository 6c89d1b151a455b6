/** The actions on a player: play against it, and export it. */
import type { Contestant } from '../../../engine/arena/contestant.ts'
import type { Seat } from '../../../engine/game/game.ts'
import { emptyPosition, type Position } from '../../../engine/game/position.ts'
import { type DESKTOP, download, plainFileNameOf } from '../../platform/download.ts'
import { i18n } from '../../language/i18n.ts'
import { goTo } from '../../platform/places.ts'
import { contestantLabel } from './names.ts'
import { encodePlayer } from './players.ts'
import { replaceGame, type MatchNeeds } from '../match/leave.ts'
import type { NOTICE } from '../../platform/notice.tsx'
import type { Needs } from '../../platform/services.tsx'

/** Starts a new game; a human who was second against a computer stays second. */
export function playAgainst(app: MatchNeeds, contestant: Contestant, start: Position = emptyPosition(4)): void {
  const { game, seats, isCasual, clock } = app.match.getState()
  const isSecond = !seats.first.human && seats.second.human
  const as = (seat: Seat, isHuman: boolean) =>
    isHuman ? { ...seats[seat], human: true } : { ...seats[seat], human: false, contestant }
  const message = i18n.t('players:against', { name: contestantLabel(contestant.name) })
  replaceGame(
    app,
    message,
    start,
    game.swapRule,
    { first: as('first', !isSecond), second: as('second', isSecond) },
    isCasual,
    clock?.control,
  )
  goTo('play')
}

export function exportPlayer(app: Needs<typeof DESKTOP | typeof NOTICE>, contestant: Contestant): void {
  const name = plainFileNameOf(contestantLabel(contestant.name), 'player')
  void download(app, `${name}.json`, new Blob([encodePlayer(contestant)], { type: 'application/json' }))
}
