/** The words for the moments of a game, in the current language. */
import type { GameTree, Moment } from '../../../engine/game/game-tree.ts'
import type { Move } from '../../../engine/game/game.ts'
import type { Board } from '../../../engine/game/board.ts'
import { percent } from '../../language/format.ts'
import { i18n } from '../../language/i18n.ts'
import { moverOf, variationsOf, type Reviewed, type StepFacts, type MoveVerdict } from '../../model/review/reviewed.ts'
import { COLOUR_NAMES } from '../../language/names.ts'

function nameOfMove(board: Board, move: Move): string {
  return move === 'swap' ? i18n.t('review:swap') : board.names[move]
}

/** The move that led to a moment, without who made it; '…' for a remark between two moves. */
export function moveName({ move, position }: Moment): string {
  return move === null ? '…' : nameOfMove(position.board, move)
}

/** The move with the player who made it. */
export function moveWords(moment: Moment): string {
  return i18n.t('review:moveBy', { player: COLOUR_NAMES[moverOf(moment)], move: moveName(moment) })
}

/** Name of a moment: the start, a move with its number, a remark, or the end of a game whose variations go on. */
export function momentWords(moment: Moment): string {
  if (moment.parent === null) return i18n.t('review:start')
  const { name, comment, children } = moment
  if (moment.move === null)
    return i18n.t(name === '' && comment === '' && children.length === 0 ? 'review:end' : 'review:remark')
  return i18n.t('review:moment', { number: moment.ply, move: moveWords(moment) })
}

/** The number of a variation among its alternatives; empty if it has none. */
export function variationWords(tree: GameTree, moment: Moment): string {
  const variations = variationsOf(tree, moment)
  return variations.length === 1
    ? ''
    : i18n.t('review:variation', { number: variations.indexOf(moment.id) + 1, count: variations.length })
}

const SIGNS = { blunder: '??', nearMiss: '!', chance: '?', doubtful: '?' } as const satisfies Record<
  MoveVerdict,
  string
>

/** The sign beside a move. */
export function signOf(verdict: MoveVerdict): string {
  return SIGNS[verdict]
}

/** The verdict in a few words; empty without one. */
export function verdictWords({ verdict, review, loss, moment }: StepFacts): string {
  if (verdict === 'chance' && loss !== null) {
    const { value, lower, upper } = loss.lost
    const lost = i18n.t('curve:lost', { share: percent(value), low: percent(lower), high: percent(upper) })
    return withBetter(lost, moment, loss.better)
  }
  if (verdict === null || verdict === 'chance' || review === null) return ''
  if (verdict !== 'doubtful') return i18n.t(`review:verdict.${verdict}`)
  const { lost, better } = review
  const words = Number.isFinite(lost) ? i18n.t('review:verdict.lost', { lost }) : i18n.t('review:verdict.lostWin')
  return withBetter(words, moment, better)
}

/** A loss with the move that would have been better, if any. */
function withBetter(lost: string, { position: { board } }: Moment, better: Move | null): string {
  return better === null ? lost : i18n.t('review:verdict.better', { lost, better: nameOfMove(board, better) })
}

/** The announcement of a moment by a screen reader. */
export function spokenWords({ tree, moment }: Reviewed, fact: StepFacts): string {
  const { winner, name, comment } = moment
  const words = [
    momentWords(moment),
    variationWords(tree, moment),
    winner !== null && i18n.t('review:won', { player: COLOUR_NAMES[winner] }),
    verdictWords(fact),
    name,
    comment,
  ]
  return words.filter(Boolean).join('. ')
}
