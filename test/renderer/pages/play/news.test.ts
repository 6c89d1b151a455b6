/** The news tell those who cannot see the board of moves, swaps, the end and the clock. */
import { afterEach, describe, expect, it } from 'vitest'
import { addMove, newGame, redoMove, resign, undoMove, type Game, type Move } from '../../../../src/engine/game/game.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { speak } from '../../../../src/renderer/language/i18n.ts'
import { NEW_MATCH, type MatchState } from '../../../../src/renderer/model/match/match-state.ts'
import { HUMAN } from '../../../../src/renderer/model/match/players.ts'
import { newClock } from '../../../../src/renderer/model/match/clock.ts'
import { newsOf, timeNews } from '../../../../src/renderer/pages/play/news.ts'

const PEOPLE: MatchState['seats'] = { first: HUMAN, second: HUMAN }
const START = newGame(emptyPosition(4), true)
const after = (...moves: Move[]): Game => moves.reduce(addMove, START)

/** The news between two games, of two people unless the seats are given. */
function news(before: Game, game: Game, seats = PEOPLE): string {
  const match = { ...NEW_MATCH, seats }
  return newsOf({ ...match, game }, { ...match, game: before })
}

afterEach(() => speak('en'))

describe('the news', () => {
  it('are of each move, by whom and where, and whose turn it is', () => {
    expect(news(START, after(16))).toBe('Red: d1. Blue to move. You may take the red stone over.')
    expect(news(after(16), after(16, 0))).toBe('Blue: a1. Red to move.')
  })

  it('say “your move” to the one who plays against the computer, and nothing of the computer’s turn', () => {
    expect(news(START, after(16), NEW_MATCH.seats)).toBe('Red: d1.')
    expect(news(after(16), after(16, 0), NEW_MATCH.seats)).toBe('Blue: a1. Your move.')
  })

  it('say when the red stone may be taken over', () => {
    const seats = { first: NEW_MATCH.seats.second, second: HUMAN }
    expect(news(START, after(16), seats)).toBe('Red: d1. Your move. You may take the red stone over.')
  })

  it('tell a human against the computer of a win and of a loss', () => {
    const moves: Move[] = [16, 0, 17, 1, 18, 2]
    const won = 'one chain joins sides A, B, and E.'
    expect(news(after(...moves), after(...moves, 19), NEW_MATCH.seats)).toBe(`Red: d4. You win: ${won}`)
    expect(news(after(...moves), after(...moves, 19), { first: NEW_MATCH.seats.second, second: HUMAN })).toBe(
      `Red: d4. You lost: ${won}`,
    )
    expect(news(after(16), resign(after(16), 'red'), NEW_MATCH.seats)).toBe('You lost: you resigned.')
  })

  it('are of swaps, and of moves taken back and played again', () => {
    expect(news(after(16), after(16, 'swap'))).toBe('Colours swapped. Blue to move.')
    expect(news(after(16, 'swap', 3), undoMove(undoMove(after(16, 'swap', 3))))).toBe(
      'Taken back: b3 and swap. Blue to move. You may take the red stone over.',
    )
    const back = undoMove(undoMove(after(16, 0, 17)))
    expect(news(back, redoMove(redoMove(back)))).toBe('Blue: a1. Red: d2. Blue to move.')
  })

  it('are of the end, and how it came', () => {
    const moves: Move[] = [16, 0, 17, 1, 18, 2]
    expect(news(after(...moves), after(...moves, 19))).toBe('Red: d4. Red wins: one chain joins sides A, B, and E.')
    expect(news(after(16), resign(after(16), 'blue'))).toBe('Red wins: Blue resigned.')
  })

  it('are of a loss on time', () => {
    const clock = { ...newClock({ minutes: 1, increment: 0 }), ranOut: 'second' as const }
    const match = { ...NEW_MATCH, seats: PEOPLE, clock }
    expect(newsOf({ ...match, game: resign(after(16), 'blue') }, { ...match, game: after(16) })).toBe(
      'Red wins: Blue ran out of time.',
    )
  })

  it('are of little time left, twice and not every second', () => {
    const face = (red: number, running: 'red' | null = 'red') => ({ left: { red, blue: 30_000 }, running })
    const said = (before: number, now: number) => timeNews(face(now), face(before))
    expect([said(61_000, 60_000), said(60_000, 59_000), said(11_000, 10_000), said(10_000, 9000)]).toEqual([
      'Red has one minute left.',
      '',
      'Red has ten seconds left.',
      '',
    ])
    expect(timeNews(face(10_000, null), face(11_000))).toBe('')
    expect(timeNews(face(10_000), { left: null, running: null })).toBe('')
  })

  it('are none of what is no move, and begin anew with another game', () => {
    expect(news(after(16), after(16))).not.toBe('')
    const game = after(16)
    expect(newsOf({ ...NEW_MATCH, game, paused: true }, { ...NEW_MATCH, game })).toBe('')
    expect(news(after(16), newGame(emptyPosition(3), false))).toBe('A new game. Red to move.')
  })

  it('are in the language of the moment', async () => {
    await speak('pl')
    expect(news(START, after(16))).toBe('Czerwony: d1. Na ruchu Niebieski. Możesz przejąć czerwony pion.')
    expect(news(after(16), resign(after(16), 'blue'))).toBe('Wygrywa Czerwony: Niebieski się poddał.')
  })
})
