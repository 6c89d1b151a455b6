/** The human's progress on the ladder of levels, and the level to play next, from the recorded games. */
import { LEVELS, levelOf } from '../../../engine/arena/levels.ts'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import type { PlayerSettings } from '../match/players.ts'
import { isOnRatedBoard, memberOf, type PlayedGame } from './results.ts'

/** Reasons that leave a win a win. After help, or with moves taken back, nobody has been beaten. */
const FAIR: readonly PlayedGame['uncounted'][] = [null, 'casual', 'repeated']

/** A win on another board does not beat the level, but leads to the next one on that board. */
const FAIR_ON_ANY_BOARD: readonly PlayedGame['uncounted'][] = [...FAIR, 'board']

/** Games lost in a row after which an easier level is offered. */
const LOSSES_IN_A_ROW = 3

/** The levels, from 1, that have been beaten fairly on the board of ratings. */
export function beatenLevels(games: readonly PlayedGame[]): ReadonlySet<number> {
  const won = games.filter((game) => game.isCast && game.isWon && isOnRatedBoard(game) && FAIR.includes(game.uncounted))
  return new Set(won.flatMap(({ opponent }) => levelOf(opponent) ?? []))
}

/** The first level that has not been beaten; the last where all have been. */
export function nextLevel(games: readonly PlayedGame[]): Contestant {
  const beaten = beatenLevels(games)
  return LEVELS.find((_, i) => !beaten.has(i + 1)) ?? LEVELS[LEVELS.length - 1]
}

/** The level that a computer plays at, however it was chosen; null for a player at no level. */
export function levelOfPlayer(player: PlayerSettings): number | null {
  const member = player.human ? null : memberOf(player)
  return member && levelOf(member.name)
}

/**
 * The level to play after a game against one: harder after a fair win, easier after three losses in a row, else none.
 *
 * @param seed of the game; null is returned where it is not the last one recorded
 */
export function suggestion(
  games: readonly PlayedGame[],
  level: number,
  seed: number,
): { readonly isHarder: boolean; readonly contestant: Contestant } | null {
  const against = games.filter(({ opponent, isCast }) => isCast && levelOf(opponent) === level)
  const last = against.at(-1)
  if (last?.seed !== seed) return null
  const isWon = last.isWon && FAIR_ON_ANY_BOARD.includes(last.uncounted)
  const isLost = against.length >= LOSSES_IN_A_ROW && against.slice(-LOSSES_IN_A_ROW).every((game) => !game.isWon)
  const to = isWon ? level + 1 : isLost ? level - 1 : level
  const contestant = LEVELS.at(to - 1)
  return to === level || to === 0 || contestant === undefined ? null : { isHarder: to > level, contestant }
}
