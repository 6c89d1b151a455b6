/** The dialog of a new game has defaults, and seats the players as chosen. */
import { describe, expect, it } from 'vitest'
import { castOf } from '../../../../src/engine/arena/cast.ts'
import { BOARD_LEVELS, LEVELS } from '../../../../src/engine/arena/levels.ts'
import { NEW_MATCH, type Seats } from '../../../../src/renderer/model/match/match-state.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { choiceFrom, opponentOf, seatsFor, withBoard } from '../../../../src/renderer/model/match/new-game.ts'
import { COMPUTER, HUMAN } from '../../../../src/renderer/model/match/players.ts'
import { newGame } from '../../../../src/engine/game/game.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'

const NEXT = LEVELS[3]
const offered = (seats: Seats) => choiceFrom({ ...NEW_MATCH, seats }, NEXT)
const LARGE = { size: 5, cornersToWin: 3 } as const
const search = { ...COMPUTER, algorithm: 'minimax', depth: 2 } as const

describe('a new game', () => {
  it('is offered against the level that comes next, with the colour of the game before', () => {
    const choice = offered({ first: { ...COMPUTER, contestant: LEVELS[0] }, second: HUMAN })
    expect(choice).toMatchObject({ pairing: 'level', level: NEXT, colour: 'blue' })
    expect(opponentOf(choice).contestant).toBe(NEXT)
  })

  it('against another computer is offered against the same again, whichever colour is chosen', () => {
    const choice = offered({ first: HUMAN, second: search })
    expect(choice).toMatchObject({ pairing: 'other', opponent: search })
    expect(seatsFor({ ...choice, colour: 'blue' })).toEqual({ first: search, second: HUMAN })
    expect(seatsFor(choice)).toEqual({ first: HUMAN, second: search })
  })

  it('of two people or two computers is offered so again', () => {
    expect(offered({ first: HUMAN, second: HUMAN }).pairing).toBe('people')
    const attacker = { ...COMPUTER, contestant: castOf('attacker') ?? expect.fail() }
    const seats = { first: search, second: attacker }
    expect(seatsFor(offered(seats))).toEqual(seats)
  })

  it('after a swap is offered with the colour that the human began with', () => {
    const match = new MatchStore({ ...NEW_MATCH, game: newGame(emptyPosition(4), true) })
    match.play(0)
    match.playComputer('swap', null, false)
    expect(choiceFrom(match.getState(), NEXT).colour).toBe('red')
  })

  it('with the colour left to chance is Red about as often as Blue', () => {
    const choice = { ...offered(NEW_MATCH.seats), colour: 'either' as const }
    const reds = Array.from({ length: 400 }, () => seatsFor(choice)).filter(({ first }) => first.human).length
    // Outside of this in one of a million runs.
    expect(Math.abs(reds - 200)).toBeLessThan(50)
  })

  it('on a large board is against its level of the same number, which it keeps with the board before', () => {
    const choice = withBoard(offered({ first: HUMAN, second: { ...COMPUTER, contestant: LEVELS[0] } }), LARGE)
    expect(choice.pairing).toBe('level')
    expect(seatsFor(choice)).toEqual({ first: HUMAN, second: { ...COMPUTER, contestant: BOARD_LEVELS[3] } })
    expect(opponentOf(withBoard(choice, { size: 7 })).contestant).toBe(BOARD_LEVELS[3])
    expect(opponentOf(withBoard(choice, { size: 4, cornersToWin: 1 })).contestant).toBe(NEXT)
  })

  it('on a large board against another computer is against a search by seconds', () => {
    const choice = { ...withBoard(offered(NEW_MATCH.seats), LARGE), pairing: 'other' } as const
    expect(seatsFor(choice)).toEqual({ first: HUMAN, second: { ...COMPUTER, seconds: 2 } })
  })

  it('on a large board keeps the search that was chosen from one board to another', () => {
    const choice = { ...withBoard(offered(NEW_MATCH.seats), LARGE), pairing: 'other', opponent: search } as const
    expect(opponentOf(withBoard(choice, { size: 7 }))).toEqual(search)
  })

  it('after one against a search on a large board is against the same search again', () => {
    const game = newGame(emptyPosition(5), false)
    const again = choiceFrom({ ...NEW_MATCH, game, seats: { first: search, second: HUMAN } }, NEXT)
    expect(seatsFor(again)).toEqual({ first: search, second: HUMAN })
  })

  it('that is casual counts for no rating from its first move on', () => {
    const match = new MatchStore()
    match.start(emptyPosition(4), false, NEW_MATCH.seats, true)
    match.play(0)
    expect(match.getState().isCasual).toBe(true)
    match.start(emptyPosition(4), false)
    expect(match.getState().isCasual).toBe(false)
  })
})
