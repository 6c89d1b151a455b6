/** News of a game, in a few words for screen readers. */
import { positionOf, resultOf, type Game } from '../../../engine/game/game.ts'
import { i18n } from '../../language/i18n.ts'
import { canSwapNow, isAgainstComputer, moverOf, type MatchState } from '../../model/match/match-state.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { warningAt } from '../../model/match/clock.ts'
import type { ClockFace } from '../../model/match/time-keeper.ts'
import { howItEnded, wordsOfEnd } from './end-words.ts'

function moveWords(game: Game, index: number): string {
  const move = game.moves[index]
  if (move === 'swap') return `${i18n.t('play:turn.swapped')}.`
  const { toMove, board } = positionOf({ ...game, moves: game.moves.slice(0, index) })
  return i18n.t('play:news.move', { player: COLOUR_NAMES[toMove], node: board.names[move] })
}

function turnWords(match: MatchState): string | null {
  const result = resultOf(match.game)
  if (result !== null)
    return i18n.t(`play:news.${wordsOfEnd(match, result)}`, {
      player: COLOUR_NAMES[result.winner],
      how: howItEnded(match, result),
    })
  const mover = moverOf(match)
  if (!mover?.player.human) return null
  const turn = isAgainstComputer(match)
    ? i18n.t('play:news.yourMove')
    : i18n.t('play:news.toMove', { player: COLOUR_NAMES[mover.colour] })
  return canSwapNow(match) ? `${turn} ${i18n.t('play:news.maySwap')}` : turn
}

/**
 * The news of one game since a state before: moves made or taken back, and whose turn it is or who has won. Empty if
 * there is none.
 */
export function newsOf(after: MatchState, before: MatchState): string {
  const [game, old] = [after.game, before.game]
  if (game === old) return ''
  if (game.start !== old.start) return [i18n.t('common:notice.newGame'), turnWords(after)].filter(Boolean).join('. ')
  const made = game.moves.map((_, index) => index).slice(old.moves.length)
  const taken = old.moves
    .slice(game.moves.length)
    .map((move) => (move === 'swap' ? i18n.t('play:moves.swap') : game.start.board.names[move]))
  const words = made.map((index) => moveWords(game, index))
  if (taken.length > 0) words.push(i18n.t('play:news.undone', { moves: taken.toReversed() }))
  return [...words, turnWords(after)].filter(Boolean).join(' ')
}

/** Warns that little time is left, twice a game and not every second. Empty otherwise. */
export function timeNews({ left, running }: ClockFace, before: ClockFace): string {
  if (left === null || before.left === null || running === null) return ''
  const seconds = warningAt(before.left[running], left[running])
  return seconds === null ? '' : i18n.t(`play:news.left.${seconds}`, { player: COLOUR_NAMES[running] })
}
