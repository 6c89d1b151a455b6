import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOARD_SIZES } from '../../../src/engine/game/board.ts'
import { COLOURS } from '../../../src/engine/game/colour.ts'
import {
  addMove,
  canSwap,
  fromRecord,
  newGame,
  positionOf,
  redoMove,
  resign,
  resultOf,
  seatOf,
  SEATS,
  toRecord,
  undoMove,
  type Game,
  type GameRecord,
} from '../../../src/engine/game/game.ts'
import { FaultError } from '../../../src/engine/game/fault.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition, legalMoves, winnerOf } from '../../../src/engine/game/position.ts'

const empty = emptyPosition(4)

/** A game after these moves, by node id. */
const gameOf = (moves: readonly (number | 'swap')[], swapRule = true, start = empty): Game =>
  moves.reduce(addMove, newGame(start, swapRule))

type Action = { readonly kind: 'move' | 'swap' | 'undo' | 'redo' | 'resign'; readonly choice: number }

/** Does an act of a person at the board, or nothing if it is not possible. */
function act(game: Game, { kind, choice }: Action): Game {
  const moves = resultOf(game) === null ? legalMoves(positionOf(game)) : []
  switch (kind) {
    case 'move':
      return moves.length === 0 ? game : addMove(game, moves[choice % moves.length])
    case 'swap':
      return canSwap(game) ? addMove(game, 'swap') : game
    case 'undo':
      return undoMove(game)
    case 'redo':
      return redoMove(game)
    case 'resign':
      return resign(game, COLOURS[choice % 2])
  }
}

const kinds = fc.oneof(
  { weight: 12, arbitrary: fc.constant('move' as const) },
  { weight: 3, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
  { weight: 1, arbitrary: fc.constantFrom('swap' as const, 'resign' as const) },
)

/** How a game is played, swapped, partly taken back and given up. */
const plans = fc.record({
  boardSize: fc.constantFrom(...BOARD_SIZES),
  swapRule: fc.boolean(),
  opening: fc.constantFrom<readonly Action['kind'][]>([], ['move', 'swap'], ['move', 'swap', 'undo']),
  actions: fc.array(fc.record({ kind: kinds, choice: fc.nat(30) }), { maxLength: 50 }),
})
type Plan = typeof plans extends fc.Arbitrary<infer T> ? T : never

/** The game as people leave it after such a plan. */
const gameAfter = ({ boardSize, swapRule, opening, actions }: Plan): Game =>
  [...opening.map((kind) => ({ kind, choice: 0 })), ...actions].reduce(act, newGame(emptyPosition(boardSize), swapRule))

describe('a game', () => {
  it('is played from its start, a stone a move, until three sides are connected', () => {
    const game = gameOf([16, 0, 17, 1, 18, 2, 19])
    expect(positionOf(game)).toEqual(parsePosition('b/bb.../........../rrrr........... b'))
    expect(resultOf(game)).toEqual({ winner: 'red', by: 'connection' })
    expect(resultOf(undoMove(game))).toBeNull()
  })

  it('takes no move once it is over', () => {
    const game = gameOf([16, 0, 17, 1, 18, 2, 19])
    expect(() => addMove(game, 5)).toThrow(/^the game is over$/)
    expect(() => addMove(game, 'swap')).toThrow(FaultError)
    expect(() => addMove(resign(gameOf([16]), 'red'), 5)).toThrow(FaultError)
  })

  it('takes no stone on a node that is taken or is not there', () => {
    expect(() => addMove(gameOf([16]), 16)).toThrow(/^node d1 is not empty$/)
    expect(() => addMove(gameOf([16]), 31)).toThrow(new RangeError('there is no node 31'))
  })

  it('may start from any position that can arise', () => {
    const start = parsePosition('./rr.b. b')
    expect(resultOf(newGame(start, false))).toEqual({ winner: 'red', by: 'connection' })
    const open = parsePosition('r/.b.../.......... r')
    expect(positionOf(gameOf([15], false, open))).toEqual(parsePosition('r/.b.../.........r b'))
  })
})

describe('the swap', () => {
  it('exchanges the seats and leaves stones and side to move as they are', () => {
    const before = gameOf([16])
    const after = addMove(before, 'swap')
    expect(positionOf(after)).toEqual(positionOf(before))
    expect(COLOURS.map((colour) => seatOf(before, colour))).toEqual(['first', 'second'])
    expect(COLOURS.map((colour) => seatOf(after, colour))).toEqual(['second', 'first'])
    expect(COLOURS.map((colour) => seatOf(addMove(after, 0), colour))).toEqual(['second', 'first'])
  })

  it('is open only with the rule, on a board that began empty, right after the first stone', () => {
    expect(canSwap(gameOf([16]))).toBe(true)
    expect(canSwap(gameOf([]))).toBe(false)
    expect(canSwap(gameOf([16, 0]))).toBe(false)
    expect(canSwap(gameOf([16, 'swap']))).toBe(false)
    expect(canSwap(gameOf([16], false))).toBe(false)
    expect(canSwap(gameOf([15], true, parsePosition('r/b..../.......... r')))).toBe(false)
    expect(canSwap(resign(gameOf([16]), 'blue'))).toBe(false)
  })

  it.each([
    ['before the first stone', gameOf([])],
    ['after the second', gameOf([16, 0])],
    ['twice', gameOf([16, 'swap'])],
    ['without the rule', gameOf([16], false)],
  ])('is refused %s', (_, game) => {
    expect(() => addMove(game, 'swap')).toThrow(/^colours can be swapped only in answer to the first stone$/)
  })

  it('can be taken back and redone', () => {
    const swapped = gameOf([16, 'swap'])
    const back = undoMove(swapped)
    expect(seatOf(back, 'red')).toBe('first')
    expect(canSwap(back)).toBe(true)
    expect(redoMove(back)).toEqual(swapped)
    expect(redoMove(redoMove(undoMove(back)))).toEqual(swapped)
  })
})

describe('undo and redo', () => {
  it('change nothing where there is nothing to take back or to redo', () => {
    expect(undoMove(gameOf([]))).toEqual(gameOf([]))
    expect(redoMove(gameOf([16]))).toEqual(gameOf([16]))
  })

  it('are forgotten with a new move', () => {
    const other = addMove(undoMove(gameOf([16, 0])), 1)
    expect(other).toEqual(gameOf([16, 1]))
    expect(redoMove(other)).toEqual(other)
  })

  it('are inverse, move by move, in any game', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const game = gameAfter(plan)
        const unresigned: Game = { ...game, resigned: null }
        if (unresigned.moves.length > 0) expect(redoMove(undoMove(unresigned))).toEqual(unresigned)
        if (unresigned.undone.length > 0) expect(undoMove(redoMove(unresigned))).toEqual(unresigned)
        let back = unresigned
        for (let left = game.moves.length; left > 0; left--) back = undoMove(back)
        expect(positionOf(back)).toEqual(game.start)
        expect(back.undone.toReversed()).toEqual([...game.moves, ...game.undone.toReversed()])
      }),
      { numRuns: 300 },
    )
  })
})

describe('resigning', () => {
  it('gives the game to the other colour', () => {
    expect(resultOf(resign(gameOf([16]), 'blue'))).toEqual({ winner: 'red', by: 'resignation' })
    expect(resultOf(resign(gameOf([16, 'swap']), 'red'))).toEqual({ winner: 'blue', by: 'resignation' })
  })

  it('is taken back by undo, and stops redo until then', () => {
    const game = undoMove(gameOf([16, 0]))
    const given = resign(game, 'blue')
    expect(redoMove(given)).toEqual(given)
    expect(undoMove(given)).toEqual(game)
    expect(redoMove(undoMove(given))).toEqual(gameOf([16, 0]))
  })

  it('changes nothing in a game that is over', () => {
    const won = gameOf([16, 0, 17, 1, 18, 2, 19])
    expect(resign(won, 'red')).toEqual(won)
    const given = resign(gameOf([16]), 'blue')
    expect(resign(given, 'red')).toEqual(given)
  })
})

describe('the record of a game', () => {
  it('is plain JSON data from which the same game comes back', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(plans, (plan) => {
        const game = gameAfter(plan)
        expect(fromRecord(JSON.parse(JSON.stringify(toRecord(game))))).toEqual(game)
        if (game.moves.includes('swap')) seen.add('swap')
        if (game.undone.length > 0) seen.add('undone')
        if (game.undone.includes('swap')) seen.add('swap undone')
        seen.add(resultOf(game)?.by ?? 'open')
      }),
      { numRuns: 600 },
    )
    expect([...seen].sort()).toEqual(['connection', 'open', 'resignation', 'swap', 'swap undone', 'undone'])
  })

  it('names its moves', () => {
    const record = toRecord(resign(undoMove(gameOf([25, 'swap', 0])), 'blue'))
    expect(record).toEqual({
      start: './...../........../............... r',
      swapRule: true,
      moves: ['d10', 'swap'],
      undone: ['a1'],
      resigned: 'blue',
    })
  })

  const record: GameRecord = {
    start: './...../........../............... r',
    swapRule: true,
    moves: ['d1'],
    undone: [],
    resigned: null,
  }
  it.each<[string, Partial<Record<keyof GameRecord, unknown>>, string]>([
    ['an unreadable start', { start: 'r r' }, 'a board has 2 to 7 rings, not 1'],
    [
      'a start that cannot arise',
      { start: 'r/..... r' },
      'this position cannot arise: with Red to move Red must have as many stones as Blue, not 1 to 0',
    ],
    ['an unknown move', { moves: ['d1', 'z9'] }, 'the game cannot be replayed: "z9" is not a node of this board'],
    [
      'a move of a larger board',
      { start: './..... r', moves: ['d1'] },
      'the game cannot be replayed: "d1" is not a node of this board',
    ],
    ['a node taken twice', { moves: ['d1', 'D1'] }, 'the game cannot be replayed: node d1 is not empty'],
    [
      'moves after the end',
      { start: './..... r', moves: ['b1', 'a1', 'b2', 'b4'] },
      'the game cannot be replayed: the game is over',
    ],
    [
      'undone moves after the end',
      { start: './..... r', moves: ['b1', 'a1', 'b2'], undone: ['b4'] },
      'the game cannot be replayed: the game is over',
    ],
    ['an undone move that is not legal', { undone: ['d1'] }, 'the game cannot be replayed: node d1 is not empty'],
    [
      'a swap too early',
      { moves: ['swap'] },
      'the game cannot be replayed: colours can be swapped only in answer to the first stone',
    ],
    [
      'a swap too late',
      { moves: ['d1', 'd2', 'swap'] },
      'the game cannot be replayed: colours can be swapped only in answer to the first stone',
    ],
    [
      'two swaps',
      { moves: ['d1', 'swap', 'swap'] },
      'the game cannot be replayed: colours can be swapped only in answer to the first stone',
    ],
    [
      'a swap without the rule',
      { swapRule: false, moves: ['d1', 'swap'] },
      'the game cannot be replayed: colours can be swapped only in answer to the first stone',
    ],
    [
      'a resignation after the end',
      { start: './..... r', moves: ['b1', 'a1', 'b2'], resigned: 'blue' },
      'the game cannot be replayed: nobody can resign once the game is over',
    ],
    ['a third colour resigned', { resigned: 'green' }, 'resigned is red, blue or null'],
  ])('is refused for %s', (_, change, reason) => {
    expect(() => fromRecord({ ...record, ...change } as GameRecord)).toThrow(
      expect.objectContaining({ name: 'NotationError', message: reason }),
    )
  })
})

describe('every game that people leave', () => {
  it('is in the hands of two seats, and over exactly when somebody has connected or resigned', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const game = gameAfter(plan)
        const winner = winnerOf(positionOf(game))
        const result = resultOf(game)
        expect(COLOURS.map((colour) => seatOf(game, colour)).sort()).toEqual([...SEATS])
        if (winner !== null) expect(result).toEqual({ winner, by: 'connection' })
        else expect(result === null).toBe(game.resigned === null)
      }),
    )
  })
})
