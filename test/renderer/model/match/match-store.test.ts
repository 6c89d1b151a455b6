/** The rules of taking back, redoing, resigning and swapping, with every pairing of humans and computers. */
import { describe, expect, it } from 'vitest'
import { newGame, positionOf, resultOf } from '../../../../src/engine/game/game.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import {
  canRedo,
  canSwapNow,
  canUndo,
  createMatchStore,
  NEW_MATCH,
  playComputer,
  playHuman,
  redo,
  resignHuman,
  resigningColour,
  setPaused,
  setPlayer,
  startMatch,
  undo,
  type MatchStore,
  type SearchRecord,
} from '../../../../src/renderer/model/match/match-store.ts'
import { COMPUTER, HUMAN } from '../../../../src/renderer/model/match/players.ts'

function matchOf(first: 'human' | 'computer', second: 'human' | 'computer', swapRule = false): MatchStore {
  const seat = { human: HUMAN, computer: COMPUTER }
  const game = newGame(emptyPosition(4), swapRule)
  return createMatchStore({ ...NEW_MATCH, game, seats: { first: seat[first], second: seat[second] } })
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
  playComputer(match, move, recordOf(match.getState().game.moves.length), false)
}

const movesOf = (match: MatchStore) => match.getState().game.moves

describe('a human against the computer', () => {
  it('undoes back to the human’s turn, and redoes up to it', () => {
    const match = matchOf('human', 'computer')
    playHuman(match, 0)
    computerPlays(match, 1)
    playHuman(match, 2)
    computerPlays(match, 3)
    undo(match)
    expect(movesOf(match)).toEqual([0, 1])
    undo(match)
    expect(movesOf(match)).toEqual([])
    expect(canUndo(match.getState())).toBe(false)
    redo(match)
    expect(movesOf(match)).toEqual([0, 1])
    redo(match)
    expect(movesOf(match)).toEqual([0, 1, 2, 3])
    expect(canRedo(match.getState())).toBe(false)
  })

  it('undoes only the human’s move while the computer is thinking', () => {
    const match = matchOf('human', 'computer')
    playHuman(match, 0)
    computerPlays(match, 1)
    playHuman(match, 2)
    undo(match)
    expect(movesOf(match)).toEqual([0, 1])
  })

  it('leaves the computer’s opening alone while no human has moved', () => {
    const match = matchOf('computer', 'human')
    computerPlays(match, 0)
    expect(canUndo(match.getState())).toBe(false)
    undo(match)
    expect(movesOf(match)).toEqual([0])
    playHuman(match, 1)
    computerPlays(match, 2)
    undo(match)
    expect(movesOf(match)).toEqual([0])
  })

  it('takes back a resignation first', () => {
    const match = matchOf('human', 'computer')
    playHuman(match, 0)
    expect(resigningColour(match.getState())).toBe('red')
    resignHuman(match)
    expect(resultOf(match.getState().game)).toEqual({ winner: 'blue', by: 'resignation' })
    expect(resigningColour(match.getState())).toBeNull()
    undo(match)
    expect(resultOf(match.getState().game)).toBeNull()
    expect(movesOf(match)).toEqual([0])
    // No move was taken back: the game counts as before.
    expect(match.getState().uncounted).toBeNull()
    undo(match)
    expect(match.getState().uncounted).toBe('takenBack')
  })

  it('ignores a human’s move at the computer’s turn', () => {
    const match = matchOf('human', 'computer')
    playHuman(match, 0)
    playHuman(match, 1)
    expect(movesOf(match)).toEqual([0])
  })

  it('keeps the searches of moves that may be redone, and drops those of another line', () => {
    const match = matchOf('human', 'computer')
    playHuman(match, 0)
    computerPlays(match, 1)
    undo(match)
    expect(match.getState().records).toHaveLength(1)
    redo(match)
    undo(match)
    expect(match.getState().records).toHaveLength(1)
    playHuman(match, 5)
    computerPlays(match, 6)
    expect(match.getState().records.map(({ index }) => index)).toEqual([1])
  })

  it('forgets the search of a move that has been taken back, once another is played', () => {
    const match = matchOf('human', 'computer')
    playHuman(match, 0)
    computerPlays(match, 1)
    undo(match)
    playHuman(match, 5)
    expect(match.getState().records).toEqual([])
  })

  it('goes on after a pause as soon as the human moves, but not because a player is changed', () => {
    const match = matchOf('human', 'computer')
    setPaused(match, true)
    playHuman(match, 0)
    expect(match.getState().paused).toBe(false)
    setPaused(match, true)
    setPlayer(match, 'second', { ...COMPUTER, depth: 2 })
    expect(match.getState().paused).toBe(true)
  })
})

describe('the swap', () => {
  it('lets the human take over the stone, and undo it', () => {
    const match = matchOf('computer', 'human', true)
    computerPlays(match, 7)
    expect(canSwapNow(match.getState())).toBe(true)
    playHuman(match, 'swap')
    expect(canSwapNow(match.getState())).toBe(false)
    expect(positionOf(match.getState().game).toMove).toBe('blue')
    // The computer now plays Blue.
    playHuman(match, 8)
    expect(movesOf(match)).toEqual([7, 'swap'])
    computerPlays(match, 8)
    undo(match)
    expect(movesOf(match)).toEqual([7])
  })

  it('undoes the computer’s swap together with the stone it answered', () => {
    const match = matchOf('human', 'computer', true)
    playHuman(match, 7)
    computerPlays(match, 'swap')
    expect(resigningColour(match.getState())).toBe('blue')
    undo(match)
    expect(movesOf(match)).toEqual([])
    redo(match)
    expect(movesOf(match)).toEqual([7, 'swap'])
  })
})

describe('without a human, or with two', () => {
  it('undoes move by move between two people', () => {
    const match = matchOf('human', 'human')
    playHuman(match, 0)
    playHuman(match, 1)
    undo(match)
    expect(movesOf(match)).toEqual([0])
    redo(match)
    expect(movesOf(match)).toEqual([0, 1])
    expect(resigningColour(match.getState())).toBe('red')
  })

  it('pauses two computers on undo, and nobody can resign for them', () => {
    const match = matchOf('computer', 'computer')
    computerPlays(match, 0)
    expect(resigningColour(match.getState())).toBeNull()
    undo(match)
    expect(match.getState()).toMatchObject({ paused: true })
    expect(movesOf(match)).toEqual([])
  })

  it('starts a new game with nothing of the old one', () => {
    const match = matchOf('human', 'computer')
    playHuman(match, 0)
    computerPlays(match, 1)
    startMatch(match, emptyPosition(3), true)
    expect(match.getState()).toMatchObject({ records: [], paused: false, seats: { first: HUMAN, second: COMPUTER } })
    expect(match.getState().game).toMatchObject({ moves: [], undone: [], swapRule: true })
  })
})
