/** What can be done with a player: play against it, export it, delete it. */
import type { Contestant } from '../../engine/arena/contestant.ts'
import type { Seat } from '../../engine/game.ts'
import { emptyPosition } from '../../engine/position.ts'
import type { App } from '../app-context.tsx'
import { replaceGame } from '../copy-and-paste.ts'
import { download, fileNameOf } from '../download.ts'
import { i18n } from '../i18n.ts'
import { say } from '../notice.tsx'
import { hashOf } from '../pages.ts'
import { reasonOf } from '../words.ts'
import { contestantLabel } from './names.ts'
import { show } from './page-store.ts'
import { encodePlayer, type AnyPlayer } from './players.ts'
import { faultWords } from './words.ts'

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
  const name = fileNameOf(contestantLabel(contestant.name).replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, ''), 'player')
  void download(app, `${name}.json`, new Blob([encodePlayer(contestant)], { type: 'application/json' }))
}

export async function importPlayer({ players, playersPage, notice }: App, file: File): Promise<void> {
  try {
    const id = await players.importFile(file)
    show(playersPage, { kind: 'own', id })
    say(notice, i18n.t('players:imported', { name: players.entry(id)?.contestant.name }))
  } catch (error) {
    say(notice, i18n.t('players:notImported', { file: file.name, reason: faultWords(error) }))
  }
}

/** Deletes a player, which can be undone for a while. */
export async function removePlayer({ players, playersPage, notice }: App, entry: AnyPlayer): Promise<void> {
  const name = entry.kind === 'broken' ? entry.id : entry.contestant.name
  try {
    const undo = await players.remove(entry.id)
    show(playersPage, { kind: 'you' })
    const unsaved = (error: unknown) => say(notice, i18n.t('common:saving.failed', { reason: reasonOf(error) }))
    say(notice, i18n.t('players:removed', { name }), () => void undo().catch(unsaved))
  } catch (error) {
    say(notice, i18n.t('players:notRemoved', { name, reason: reasonOf(error) }))
  }
}
