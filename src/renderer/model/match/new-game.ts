/** The choices for a new game: the opponent, the colour, the board, and whether it counts. */
import type { Contestant } from '../../../engine/arena/contestant.ts'
import { levelOf, levelsOn } from '../../../engine/arena/levels.ts'
import type { BoardSize } from '../../../engine/game/board.ts'
import type { Colour } from '../../../engine/game/colour.ts'
import type { CornersToWin } from '../../../engine/game/corners.ts'
import { emptyPosition, fitsBits, type Position } from '../../../engine/game/position.ts'
import { onBoard } from '../search/settings.ts'
import type { TimeControl } from './clock.ts'
import type { MatchState, Seats } from './match-state.ts'
import { COMPUTER, HUMAN, usualComputer, type PlayerSettings } from './players.ts'

/** A human against a level or another computer; two people; two computers. */
type Pairing = 'level' | 'other' | 'people' | 'computers'
export const COLOUR_CHOICES = ['red', 'blue', 'either'] as const

export interface NewGame {
  readonly pairing: Pairing
  /** Kept while another pairing is chosen. */
  readonly level: Contestant
  /** The human's opponent that is no level; Blue of two computers. */
  readonly opponent: PlayerSettings
  /** Red of two computers. */
  readonly second: PlayerSettings
  /** The human's colour against a computer. */
  readonly colour: (typeof COLOUR_CHOICES)[number]
  readonly size: BoardSize
  readonly cornersToWin: CornersToWin
  readonly swapRule: boolean
  readonly isCasual: boolean
  /** Kept while two computers are chosen, which play without a clock. */
  readonly control: TimeControl | null
}

/** The initial choice: as in the last game, but with the next level. */
export function choiceFrom({ game, seats, isCasual, clock }: MatchState, next: Contestant): NewGame {
  // The colours at the start, which a swap may have changed since.
  const { first: red, second: blue } = seats
  const usual = usualComputer(game.start)
  const isAlone = red.human !== blue.human
  const opponent = { ...(isAlone && blue.human ? red : blue), human: false }
  const isLevel = levelsOn(game.start).some(({ name }) => name === opponent.contestant?.name)
  return {
    pairing: isAlone ? (isLevel ? 'level' : 'other') : red.human ? 'people' : 'computers',
    level: next,
    opponent: (isLevel && isAlone) || (red.human && blue.human) ? usual : opponent,
    second: isAlone || red.human ? usual : red,
    colour: isAlone && blue.human ? 'blue' : 'red',
    size: game.start.board.size,
    cornersToWin: game.start.cornersToWin,
    swapRule: game.swapRule,
    isCasual,
    control: clock?.control ?? null,
  }
}

/** The start of the chosen game. */
export function startOfChoice({ size, cornersToWin }: Pick<NewGame, 'size' | 'cornersToWin'>): Position {
  return emptyPosition(size, cornersToWin)
}

/**
 * The choice with another board or rule, and the level there of the number that was chosen. Where computers of another
 * kind play there, the usual ones take their places.
 */
export function withBoard(choice: NewGame, board: Partial<Pick<NewGame, 'size' | 'cornersToWin'>>): NewGame {
  const changed = { ...choice, ...board }
  const [before, start] = [choice, changed].map(startOfChoice)
  if (fitsBits(before) === fitsBits(start)) return changed
  const usual = usualComputer(start)
  const level = levelsOn(start)[(levelOf(choice.level.name) ?? 1) - 1]
  return { ...changed, level, opponent: usual, second: usual }
}

/** The human's opponent. */
export function opponentOf(choice: NewGame): PlayerSettings {
  return choice.pairing === 'level' ? { ...COMPUTER, contestant: choice.level } : choice.opponent
}

/** The players by their seats. A colour left to chance is drawn here. */
export function seatsFor(choice: NewGame): Seats {
  const { pairing, colour, opponent, second } = choice
  const start = startOfChoice(choice)
  const fitting = (player: PlayerSettings): PlayerSettings => ({ ...player, settings: onBoard(player.settings, start) })
  if (pairing === 'people') return { first: HUMAN, second: HUMAN }
  if (pairing === 'computers') return { first: fitting(second), second: fitting(opponent) }
  const other = fitting(opponentOf(choice))
  const human: Colour = colour === 'either' ? drawnColour() : colour
  return human === 'red' ? { first: HUMAN, second: other } : { first: other, second: HUMAN }
}

function drawnColour(): Colour {
  return crypto.getRandomValues(new Uint8Array(1))[0] % 2 === 0 ? 'red' : 'blue'
}
