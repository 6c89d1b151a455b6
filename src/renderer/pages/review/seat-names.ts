/**
 * Who plays a game under review: a person's own game has the person and the opponent, another the names in its file.
 */
import { SEATS, type Seat } from '../../../engine/game/game.ts'
import type { GameTree } from '../../../engine/game/game-tree.ts'
import { levelOf } from '../../../engine/arena/levels.ts'
import { i18n } from '../../language/i18n.ts'
import type { Seats } from '../../model/match/match-state.ts'
import { playerLabel } from '../../model/players/labels.ts'
import { contestantLabel } from '../../model/players/names.ts'

/** @param seats of the game being played; null for an entry of the library */
export function seatName({ info: { played, players } }: GameTree, seat: Seat, seats: Seats | null): string {
  if (played !== null && played.seat === seat) return i18n.t('review:players.you')
  if (played !== null && played.seat !== 'both' && played.opponent !== '') return contestantLabel(played.opponent)
  return seats === null ? players[seat] : playerLabel(seats[seat])
}

/** The computer's seat in a person's game against one, and its level, which is null for a computer of none. */
export function opponentIn({
  info: { played },
}: GameTree): { readonly seat: Seat; readonly level: number | null } | null {
  const seat = played === null || played.seat === 'both' ? undefined : SEATS.find((seat) => seat !== played.seat)
  return seat === undefined ? null : { seat, level: played?.opponent ? levelOf(played.opponent) : null }
}
