/** What can be done with a player: play against it, and export it. */
import type { Contestant } from '../../engine/arena/contestant.ts'
import type { Seat } from '../../engine/game.ts'
import { emptyPosition } from '../../engine/position.ts'
import type { App } from '../app-context.tsx'
import { replaceGame } from '../copy-and-paste.ts'
import { download, plainFileNameOf } from '../download.ts'
import { i18n } from '../i18n.ts'
import { hashOf } from '../pages.ts'
import { contestantLabel } from './names.ts'
import { encodePlayer } from './players.ts'

/** A new game on the board of 31 nodes; the human keeps a colour that was theirs alone. */
export function playAgainst(app: App, contestant: Contestant): void {
  const { game, seats } = app.match.getState()
  const isSecond = !seats.first.human && seats.second.human
  const as = (seat: Seat, isHuman: boolean) => (isHuman ? { ...seats[seat], human: true } : { ...seats[seat], human: false, contestant })
  const message = i18n.t('players:against', { name: contestantLabel(contestant.name) })
  replaceGame(app, message, emptyPosition(4), game.swapRule, { first: as('first', !isSecond), second: as('second', isSecond) })
  location.hash = hashOf('play')
}

export function exportPlayer(app: App, contestant: Contestant): void {
  const name = plainFileNameOf(contestantLabel(contestant.name), 'player')
  void download(app, `${name}.json`, new Blob([encodePlayer(contestant)], { type: 'application/json' }))
}
