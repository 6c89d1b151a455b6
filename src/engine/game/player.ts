/** The two players; Red moves first. */
export const PLAYERS = ['red', 'blue'] as const
export type Player = (typeof PLAYERS)[number]

export const PLAYER_NAMES: Readonly<Record<Player, string>> = { red: 'Red', blue: 'Blue' }

export function opponentOf(player: Player): Player {
  return player === 'red' ? 'blue' : 'red'
}
