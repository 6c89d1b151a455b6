/** News of a game, in a few words for screen readers. */
import { positionOf, resultOf, seatOf, type Game, type GameResult } from '../../../engine/game/game.ts'
import { SIDE_NAMES } from '../../../engine/game/board.ts'
import { sidesJoined } from '../../../engine/game/chain.ts'
import { COLOURS, opponentOf, type Colour } from '../../../engine/game/colour.ts'
import { i18n } from '../../language/i18n.ts'
import { canSwapNow, isAgainstComputer, moverOf, type MatchState } from '../../model/match/match-state.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { capturesOf, cornerNames } from '../../parts/board/captures.ts'
import { warningAt } from '../../model/match/clock.ts'
import type { ClockFace } from '../../model/match/time-keeper.ts'

/** The sides that the winner has joined, or who resigned, ran out of time or broke off the game. */
export function howItEnded(match: MatchState, result: GameResult): string {
  const { game, clock, broken } = match
  const { winner, by } = result
  if (by === 'resignation') {
    if (broken !== null) return i18n.t('play:how.broke', { player: COLOUR_NAMES[opponentOf(winner)] })
    const isLate = clock !== null && clock.ranOut !== null
    if (wordsOfEnd(match, result) === 'youLost') return i18n.t(isLate ? 'play:how.youRanOut' : 'play:how.youResigned')
    return i18n.t(isLate ? 'play:how.ranOut' : 'play:how.resigned', { player: COLOUR_NAMES[opponentOf(winner)] })
  }
  const position = positionOf(game)
  if (position.cornersToWin > 1)
    return i18n.t('play:how.captured', { corners: cornerNames(capturesOf(position), winner) })
  const sides = sidesJoined(position.board, position[winner]).map((side) => SIDE_NAMES[side])
  return i18n.t('play:how.joined', { sides })
}

/** Which words tell who has won: a human against a computer reads “You win” or “You lost”. */
export function wordsOfEnd(match: MatchState, { winner }: GameResult): 'youWin' | 'youLost' | 'wins' {
  if (!isAgainstComputer(match)) return 'wins'
  return match.seats[seatOf(match.game, winner)].human ? 'youWin' : 'youLost'
}

/** The colour below the board: the human’s against a computer, and otherwise Red. */
export function colourBelow(match: MatchState): Colour {
  const { game, seats } = match
  return (isAgainstComputer(match) && COLOURS.find((colour) => seats[seatOf(game, colour)].human)) || 'red'
}

/**
 * True if the headline in a player's row belongs in the upper one. Against a computer it is always the human’s own row.
 */
export function isHeadlineAbove(match: MatchState): boolean {
  const mover = moverOf(match)
  return mover !== null && !isAgainstComputer(match) && mover.colour !== colourBelow(match)
}

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
