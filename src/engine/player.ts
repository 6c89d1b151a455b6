/** The two players; Red moves first. */
export const PLAYERS = ['red', 'blue'] as const
export type Player = (typeof PLAYERS)[number]

export function opponentOf(player: Player): Player {
  return player === 'red' ? 'blue' : 'red'
}
