/** The rules of taking back, redoing, resigning and swapping, with every pairing of humans and computers. */
import { describe, expect, it } from 'vitest'
import { castOf } from '../../../../src/engine/arena/cast.ts'
import { BOARD_LEVELS, LEVELS } from '../../../../src/engine/arena/levels.ts'
import { newGame, positionOf, resultOf } from '../../../../src/engine/game/game.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { newClock } from '../../../../src/renderer/model/match/clock.ts'
import {
  canRedo,
  canSwapNow,
  canUndo,
  NEW_MATCH,
  resigningColour,
  type SearchRecord,
} from '../../../../src/renderer/model/match/match-state.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { COMPUTER, HUMAN } from '../../../../src/renderer/model/match/players.ts'

function matchOf(first: 'human' | 'computer', second: 'human' | 'computer', swapRule = false): MatchStore {
  const seat = { human: HUMAN, computer: COMPUTER }
  const game = newGame(emptyPosition(4), swapRule)
  return new MatchStore({ ...NEW_MATCH, game, seats: { first: seat[first], second: seat[second] } })
}

function recordOf(index: number): SearchRecord {
  const counters = { visited: 1, leaves: 1, expanded: 1, evaluations: 1, cutoffs: 0, researches: 0, researched: 0 }
  return {
    ...counters,
    index,
    player: 'blue',
    move: 'd1',
    algorithm: 'negascout',
    depth: 1,
    value: 0,
    ms: 1,
    shortestWin: null,
  }
}

function computerPlays(match: MatchStore, move: number | 'swap'): void {
  match.playComputer(move, recordOf(match.getState().game.moves.length), false)
}

const movesOf = (match: MatchStore) => match.getState().game.moves

describe('a human against the computer', () => {
  it('undoes back to the human’s turn, and redoes up to it', () => {
    const match = matchOf('human', 'computer')
    match.play(0)
    computerPlays(match, 1)
    match.play(2)
    computerPlays(match, 3)
    match.undo()
    expect(movesOf(match)).toEqual([0, 1])
    match.undo()
    expect(movesOf(match)).toEqual([])
    expect(canUndo(match.getState())).toBe(false)
    match.redo()
    expect(movesOf(match)).toEqual([0, 1])
    match.redo()
    expect(movesOf(match)).toEqual([0, 1, 2, 3])
    expect(canRedo(match.getState())).toBe(false)
  })

  it('undoes only the human’s move while the computer is thinking', () => {
    const match = matchOf('human', 'computer')
    match.play(0)
    computerPlays(match, 1)
    match.play(2)
    match.undo()
    expect(movesOf(match)).toEqual([0, 1])
  })

  it('leaves the computer’s opening alone while no human has moved', () => {
    const match = matchOf('computer', 'human')
    computerPlays(match, 0)
    expect(canUndo(match.getState())).toBe(false)
    match.undo()
    expect(movesOf(match)).toEqual([0])
    match.play(1)
    computerPlays(match, 2)
    match.undo()
    expect(movesOf(match)).toEqual([0])
  })

  it('takes back a resignation first', () => {
    const match = matchOf('human', 'computer')
    match.play(0)
    expect(resigningColour(match.getState())).toBe('red')
    match.resign()
    expect(resultOf(match.getState().game)).toEqual({ winner: 'blue', by: 'resignation' })
    expect(resigningColour(match.getState())).toBeNull()
    match.undo()
    expect(resultOf(match.getState().game)).toBeNull()
    expect(movesOf(match)).toEqual([0])
    // No move was taken back: the game counts as before.
    expect(match.getState().uncounted).toBeNull()
    match.undo()
    expect(match.getState().uncounted).toBe('takenBack')
  })

  it('ignores a human’s move at the computer’s turn', () => {
    const match = matchOf('human', 'computer')
    match.play(0)
    match.play(1)
    expect(movesOf(match)).toEqual([0])
  })

  it('keeps the searches of moves that may be redone, and drops those of another line', () => {
    const match = matchOf('human', 'computer')
    match.play(0)
    computerPlays(match, 1)
    match.undo()
    expect(match.getState().records).toHaveLength(1)
    match.redo()
    match.undo()
    expect(match.getState().records).toHaveLength(1)
    match.play(5)
    computerPlays(match, 6)
    expect(match.getState().records.map(({ index }) => index)).toEqual([1])
  })

  it('forgets the search of a move that has been taken back, once another is played', () => {
    const match = matchOf('human', 'computer')
    match.play(0)
    computerPlays(match, 1)
    match.undo()
    match.play(5)
    expect(match.getState().records).toEqual([])
  })

  it('goes on after a pause as soon as the human moves, but not because a player is changed', () => {
    const match = matchOf('human', 'computer')
    match.setPaused(true)
    match.play(0)
    expect(match.getState().paused).toBe(false)
    match.setPaused(true)
    match.setPlayer('second', { ...COMPUTER, depth: 2 })
    expect(match.getState().paused).toBe(true)
  })
})

describe('the swap', () => {
  it('lets the human take over the stone, and undo it', () => {
    const match = matchOf('computer', 'human', true)
    computerPlays(match, 7)
    expect(canSwapNow(match.getState())).toBe(true)
    match.play('swap')
    expect(canSwapNow(match.getState())).toBe(false)
    expect(positionOf(match.getState().game).toMove).toBe('blue')
    // The computer now plays Blue.
    match.play(8)
    expect(movesOf(match)).toEqual([7, 'swap'])
    computerPlays(match, 8)
    match.undo()
    expect(movesOf(match)).toEqual([7])
  })

  it('undoes the computer’s swap together with the stone it answered', () => {
    const match = matchOf('human', 'computer', true)
    match.play(7)
    computerPlays(match, 'swap')
    expect(resigningColour(match.getState())).toBe('blue')
    match.undo()
    expect(movesOf(match)).toEqual([])
    match.redo()
    expect(movesOf(match)).toEqual([7, 'swap'])
  })
})

describe('without a human, or with two', () => {
  it('undoes move by move between two people', () => {
    const match = matchOf('human', 'human')
    match.play(0)
    match.play(1)
    match.undo()
    expect(movesOf(match)).toEqual([0])
    match.redo()
    expect(movesOf(match)).toEqual([0, 1])
    expect(resigningColour(match.getState())).toBe('red')
  })

  it('pauses two computers on undo, and nobody can resign for them', () => {
    const match = matchOf('computer', 'computer')
    computerPlays(match, 0)
    expect(resigningColour(match.getState())).toBeNull()
    match.undo()
    expect(match.getState()).toMatchObject({ paused: true })
    expect(movesOf(match)).toEqual([])
  })

  it('starts a new game with nothing of the old one', () => {
    const match = matchOf('human', 'computer')
    match.play(0)
    computerPlays(match, 1)
    match.start(emptyPosition(3), true)
    expect(match.getState()).toMatchObject({ records: [], paused: false, seats: { first: HUMAN, second: COMPUTER } })
    expect(match.getState().game).toMatchObject({ moves: [], undone: [], swapRule: true })
  })
})

describe('a change of the match', () => {
  it('goes to the clock, the screen and then the parts that follow, in their order', () => {
    const match = matchOf('human', 'human')
    const told: string[] = []
    const follower = (name: string) => ({ follow: () => void told.push(name) })
    match.join({
      computer: follower('computer'),
      gameArchive: follower('gameArchive'),
      results: follower('results'),
      ratedGame: follower('ratedGame'),
      advisor: { ...follower('advisor'), holdsBack: () => false },
      sounds: follower('sounds'),
      clock: { turned: (after) => (told.push('clock'), after), show: () => void told.push('face') },
    })
    told.length = 0
    match.subscribe(() => void told.push('screen'))
    match.play(0)
    expect(told).toEqual([
      'clock',
      'screen',
      'sounds',
      'advisor',
      'ratedGame',
      'results',
      'gameArchive',
      'computer',
      'face',
    ])
  })

  it('is shown once, with its clock', () => {
    const match = matchOf('human', 'human')
    const clock = newClock({ minutes: 1, increment: 0 })
    const shown: unknown[] = []
    match.join({ clock: { turned: (after) => ({ ...after, clock }), show: () => undefined } })
    match.subscribe(({ game, clock }) => void shown.push([game.moves, clock]))
    match.play(0)
    expect(shown).toEqual([[[0], clock]])
  })

  it('that is none tells nobody', () => {
    const match = matchOf('human', 'human')
    const seen: unknown[] = []
    match.subscribe((state) => void seen.push(state))
    match.undo()
    match.keepTime()
    expect(seen).toEqual([])
  })

  it('waits for the tutor, but not where it is to be played anyway', () => {
    const match = matchOf('human', 'human')
    match.join({ advisor: { follow: () => undefined, holdsBack: () => true } })
    match.play(0)
    expect(movesOf(match)).toEqual([])
    match.playAnyway(0)
    expect(movesOf(match)).toEqual([0])
  })
})

describe('a match on a large board', () => {
  const start = emptyPosition(7)

  it('keeps a search in its seat', () => {
    const match = new MatchStore()
    match.start(start, false, { first: HUMAN, second: COMPUTER })
    expect(match.getState().seats).toEqual({ first: HUMAN, second: COMPUTER })
  })

  it('seats its own level in the place of one of the cast, and the other way round', () => {
    const match = new MatchStore()
    match.start(start, false, { first: COMPUTER, second: { ...COMPUTER, contestant: LEVELS[9] } })
    expect(match.getState().seats).toEqual({ first: COMPUTER, second: { ...COMPUTER, contestant: BOARD_LEVELS[9] } })
    match.start(emptyPosition(4), false)
    expect(match.getState().seats.second).toEqual({ ...COMPUTER, contestant: LEVELS[9] })
  })

  it('seats a person in the place of one of the cast that cannot play there', () => {
    const match = new MatchStore()
    const contestant = castOf('learned-4') ?? expect.fail()
    match.start(start, false, { first: COMPUTER, second: { ...COMPUTER, contestant } })
    expect(match.getState().seats).toMatchObject({ first: { human: false }, second: { human: true } })
  })
})
