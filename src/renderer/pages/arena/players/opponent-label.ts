/** The opponent of a recorded game by name, and the board and rule that it was played on. */
import { CAST } from '../../../../engine/arena/cast.ts'
import { ALGORITHMS } from '../../../../engine/search/methods.ts'
import { i18n } from '../../../language/i18n.ts'
import { boardWords } from '../../../language/board-words.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { limitLabel } from '../../../model/players/labels.ts'
import { contestantLabel } from '../../../model/players/names.ts'
import type { PlayedGame } from '../../../model/players/results-file.ts'
import { isOnRatedBoard } from '../../../model/players/results.ts'

/**
 * The opponent's name. A plain search is named by algorithm and limit, and marked where one of the cast has that name.
 */
export function opponentLabel({ opponent, isCast }: Pick<PlayedGame, 'opponent' | 'isCast'>): string {
  if (isCast) return contestantLabel(opponent)
  const [name, limit] = opponent.split(':')
  const algorithm = ALGORITHMS.find((candidate) => candidate === name)
  if (algorithm === undefined || limit === undefined) return opponent
  const number = parseFloat(limit)
  const search = `${ALGORITHM_NAMES[algorithm]}, ${limitLabel({ depth: number, seconds: limit.endsWith('s') ? number : null })}`
  return CAST.some(({ name }) => contestantLabel(name) === search)
    ? i18n.t('players:you.otherwise', { search })
    : search
}

/** The board and the rule of a recorded game; records of earlier versions say of smaller boards only that they are. */
export function boardLabel(game: PlayedGame): string {
  if (game.board !== undefined) return boardWords(game.board.size, game.board.cornersToWin)
  return isOnRatedBoard(game) ? boardWords(4, 1) : i18n.t('players:you.smallerBoard')
}
