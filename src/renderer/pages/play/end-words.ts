/** How a game ended, in a few words, and whose place is below the board. */
import { positionOf, seatOf, type GameResult } from '../../../engine/game/game.ts'
import { SIDE_NAMES } from '../../../engine/game/board.ts'
import { sidesJoined } from '../../../engine/game/chain.ts'
import { COLOURS, opponentOf, type Colour } from '../../../engine/game/colour.ts'
import { i18n } from '../../language/i18n.ts'
import { isAgainstComputer, moverOf, type MatchState } from '../../model/match/match-state.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { capturesOf, cornerNames } from '../../parts/board/captures.ts'

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
