/** What is said of the moments of a game, in the language of the moment. */
import type { GameTree, Moment } from '../../../engine/game/game-tree.ts'
import type { Move } from '../../../engine/game/game.ts'
import type { Board } from '../../../engine/game/board.ts'
import type { MoveReview } from '../../../engine/lab/review.ts'
import { i18n } from '../../language/i18n.ts'
import { signed } from '../../language/words.ts'
import { moverOf, variationsOf, type Reviewed, type StepFacts } from '../../model/review/reviewed.ts'
import { PLAYER_NAMES } from '../../language/names.ts'

export function nameOfMove(board: Board, move: Move): string {
  return move === 'swap' ? i18n.t('review:swap') : board.names[move]
}

/** The move that led to a moment, without who made it; '…' for a remark between two moves. */
export function moveName({ move, position }: Moment): string {
  return move === null ? '…' : nameOfMove(position.board, move)
}

/** The same with who made it. */
export function moveWords(moment: Moment): string {
  return i18n.t('review:moveBy', { player: PLAYER_NAMES[moverOf(moment)], move: moveName(moment) })
}

/** What a moment is: the start, a move with its number, or a remark. */
export function momentWords(moment: Moment): string {
  if (moment.parent === null) return i18n.t('review:start')
  if (moment.move === null) return i18n.t('review:remark')
  return i18n.t('review:moment', { number: moment.ply, move: moveWords(moment) })
}

/** Which variation of how many; empty where there is one alone. */
export function variationWords(tree: GameTree, moment: Moment): string {
  const variations = variationsOf(tree, moment)
  return variations.length === 1 ? '' : i18n.t('review:variation', { number: variations.indexOf(moment.id) + 1, count: variations.length })
}

/** How much a move gave away, briefly: −2, −∞. */
export function lossMark({ lost }: MoveReview): string {
  return signed(-lost)
}

/** How much a move gave away, and what would have been better. */
export function lossWords({ best, played, lost, better, mover }: MoveReview, board: Board): string {
  const isWin = best === (mover === 'red' ? Infinity : -Infinity)
  const isLoss = played === (mover === 'red' ? -Infinity : Infinity)
  const key = Number.isFinite(lost) ? 'ground' : isWin && isLoss ? 'winForLoss' : isWin ? 'win' : 'loss'
  const words = i18n.t(`review:lost.${key}`, { lost })
  return better === null ? words : i18n.t('review:lost.better', { lost: words, better: nameOfMove(board, better) })
}

/** What is heard on coming to a moment. */
export function spokenWords({ tree, moment }: Reviewed, { value, review }: StepFacts): string {
  const { position, winner, name, comment } = moment
  const words = [
    momentWords(moment),
    variationWords(tree, moment),
    i18n.t('review:value', { value: signed(value) }),
    winner !== null && i18n.t('review:won', { player: PLAYER_NAMES[winner] }),
    review !== null && review.lost > 0 && lossWords(review, position.board),
    name,
    comment,
  ]
  return words.filter(Boolean).join('. ')
}
