/** The human's progress on the ladder of levels, and the level to play next, from the recorded games. */
import { levelOf, levelsOn } from '../../../engine/arena/levels.ts'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import { hasPerfectPlay, type BoardAndRule } from '../../../engine/game/position.ts'
import type { PlayerSettings } from '../match/players.ts'
import type { PlayedGame } from './results-file.ts'
import { isOnRatedBoard, memberOf } from './results.ts'

/** Reasons that leave a win a win. After help, or with moves taken back, nobody has been beaten. */
const FAIR: readonly PlayedGame['uncounted'][] = [null, 'casual', 'repeated']

/** A win on a board without ratings does not beat a level of the cast, but leads to the next one. */
const FAIR_ON_ANY_BOARD: readonly PlayedGame['uncounted'][] = [...FAIR, 'board']

/** Games lost in a row after which an easier level is offered. */
const LOSSES_IN_A_ROW = 3

/** The levels of a board, from 1, that have been beaten fairly: those of the cast on the board of ratings alone. */
export function beatenLevels(games: readonly PlayedGame[], start: BoardAndRule): ReadonlySet<number> {
  const isFair = hasPerfectPlay(start)
    ? (game: PlayedGame) => isOnRatedBoard(game) && FAIR.includes(game.uncounted)
    : (game: PlayedGame) => isOn(game, start) && FAIR_ON_ANY_BOARD.includes(game.uncounted)
  const won = games.filter((game) => game.isCast && game.isWon && isFair(game))
  return new Set(won.flatMap(({ opponent }) => levelOf(opponent) ?? []))
}

function isOn({ board }: PlayedGame, start: BoardAndRule): boolean {
  return board?.size === start.board.size && board.cornersToWin === start.cornersToWin
}

/** The first level of a board that has not been beaten; the last where all have been. */
export function nextLevel(games: readonly PlayedGame[], start: BoardAndRule): Contestant {
  const beaten = beatenLevels(games, start)
  const levels = levelsOn(start)
  return levels.find((_, i) => !beaten.has(i + 1)) ?? levels[levels.length - 1]
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
 * @param start of the game: the levels of the cast are the same on all boards where perfect play is known
 */
export function suggestion(
  games: readonly PlayedGame[],
  level: number,
  seed: number,
  start: BoardAndRule,
): { readonly isHarder: boolean; readonly contestant: Contestant } | null {
  const levels = levelsOn(start)
  const against = games.filter(
    (game) => game.isCast && game.opponent === levels[level - 1].name && (hasPerfectPlay(start) || isOn(game, start)),
  )
  const last = against.at(-1)
  if (last?.seed !== seed) return null
  const isWon = last.isWon && FAIR_ON_ANY_BOARD.includes(last.uncounted)
  const isLost = against.length >= LOSSES_IN_A_ROW && against.slice(-LOSSES_IN_A_ROW).every((game) => !game.isWon)
  const to = isWon ? level + 1 : isLost ? level - 1 : level
  const contestant = levels.at(to - 1)
  return to === level || to === 0 || contestant === undefined ? null : { isHarder: to > level, contestant }
}
