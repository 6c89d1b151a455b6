/** What a new game is to be, as it is chosen: whom to play, with which colour, on which board, and whether it counts. */
import type { Contestant } from '../../../engine/arena/contestant.ts'
import { LEVELS } from '../../../engine/arena/levels.ts'
import type { BoardSize } from '../../../engine/game/board.ts'
import type { Player } from '../../../engine/game/player.ts'
import type { TimeControl } from './clock.ts'
import type { MatchState, Seats } from './match-store.ts'
import { COMPUTER, HUMAN, type PlayerSettings } from './players.ts'

/** Against a level, another computer, two people, two computers. */
export const PAIRINGS = ['level', 'other', 'people', 'computers'] as const
export const COLOURS = ['red', 'blue', 'either'] as const

export interface NewGame {
  readonly pairing: (typeof PAIRINGS)[number]
  /** Also while another pairing is chosen. */
  readonly level: Contestant
  /** Whom the human plays who plays no level; Blue of two computers. */
  readonly opponent: PlayerSettings
  /** Red of two computers. */
  readonly second: PlayerSettings
  /** The human's against a computer. */
  readonly colour: (typeof COLOURS)[number]
  readonly size: BoardSize
  readonly swapRule: boolean
  readonly isCasual: boolean
  /** Also while two computers are chosen, who play without one. */
  readonly control: TimeControl | null
  /** Is the human warned before a win is given away? */
  readonly tutor: boolean
}

/** What is offered at first: as in the game before, but the level that comes next for whoever plays levels. */
export function choiceFrom({ game, seats, isCasual, clock }: MatchState, next: Contestant, tutor: boolean): NewGame {
  // As the game began: a swap has changed the colours since.
  const { first: red, second: blue } = seats
  const isAlone = red.human !== blue.human
  const opponent = { ...(isAlone && blue.human ? red : blue), human: false }
  const isLevel = LEVELS.some(({ name }) => name === opponent.contestant?.name)
  return {
    pairing: isAlone ? (isLevel ? 'level' : 'other') : red.human ? 'people' : 'computers',
    level: next,
    opponent: isLevel && isAlone ? COMPUTER : opponent,
    second: isAlone || red.human ? COMPUTER : red,
    colour: isAlone && blue.human ? 'blue' : 'red',
    size: game.start.board.size,
    swapRule: game.swapRule,
    isCasual,
    control: clock?.control ?? null,
    tutor,
  }
}

/** Whom the human plays. */
export function opponentOf({ pairing, level, opponent }: NewGame): PlayerSettings {
  return pairing === 'level' ? { ...COMPUTER, contestant: level } : opponent
}

/** Who sits where. A colour left to chance is drawn here. */
export function seatsFor(choice: NewGame): Seats {
  const { pairing, colour, opponent, second } = choice
  if (pairing === 'people') return { first: HUMAN, second: HUMAN }
  if (pairing === 'computers') return { first: second, second: opponent }
  const other = opponentOf(choice)
  const human: Player = colour === 'either' ? drawnColour() : colour
  return human === 'red' ? { first: HUMAN, second: other } : { first: other, second: HUMAN }
}

function drawnColour(): Player {
  return crypto.getRandomValues(new Uint8Array(1))[0] % 2 === 0 ? 'red' : 'blue'
}
