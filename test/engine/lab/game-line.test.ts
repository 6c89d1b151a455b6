import { describe, expect, it } from 'vitest'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition, play, winnerOf } from '../../../src/engine/game/position.ts'
import { formatGameLine, lineMoments, parseGameLine } from '../../../src/engine/lab/game-line.ts'
import { search } from '../../../src/engine/search/search.ts'

const EMPTY = formatPosition(emptyPosition(4))

/** A whole game between two shallow searches, as text. */
function wholeGame(): string[] {
  const moves: string[] = []
  for (let position = emptyPosition(3); winnerOf(position) === null;) {
    const { move } = search(position, { algorithm: 'alpha-beta', depth: 1 })
    moves.push(position.board.names[move])
    position = play(position, move)
  }
  return moves
}

describe('the positions of a game', () => {
  it('are those before each move, and the last while the game goes on', () => {
    const moments = lineMoments({ start: EMPTY, moves: ['d10', 'c3'] })
    expect(moments.map(({ move, played }) => [move, played])).toEqual([
      [1, 'd10'],
      [2, 'c3'],
      [3, null],
    ])
    expect(moments[1].position).toBe('./...../........../.........r..... b')
  })

  it('end before the move that wins', () => {
    const start = formatPosition(emptyPosition(3))
    const moves = wholeGame()
    const moments = lineMoments({ start, moves })
    expect(moments).toHaveLength(moves.length)
    expect(moments.at(-1)?.played).toBe(moves.at(-1))
    expect(moments.every(({ position }) => winnerOf(parsePosition(position)) === null)).toBe(true)
  })

  it('have no second one for a swap, which moves no stone', () => {
    const moments = lineMoments({ start: EMPTY, moves: ['d10', 'swap', 'c3'] })
    expect(moments.map(({ move }) => move)).toEqual([1, 2, 4])
  })
})

describe('a game as text', () => {
  it('comes back the same', () => {
    for (const line of [
      { name: 'A race', start: EMPTY, moves: ['d10', 'swap', 'c3'] },
      { name: '', start: './...../........../.........r..... b', moves: ['c3'] },
      { name: '', start: EMPTY, moves: [] },
    ])
      expect(parseGameLine(formatGameLine(line))).toEqual(line)
  })

  it('may have numbers before the moves, nodes by their ids, and several lines', () => {
    expect(parseGameLine('1. D10 2. c3\r\n3. 0\n').moves).toEqual(['d10', 'c3', 'a1'])
  })

  it.each([
    ['c3 c3', 'node c3 is not empty'],
    ['c3 e9', '"e9" is not a node of this board'],
    ['c3 d1 swap', 'colours can be swapped only in answer to the first stone'],
    [`${formatPosition(emptyPosition(3))}\n${[...wholeGame(), 'c1'].join(' ')}`, 'the game is over'],
    ['./..... x', 'the side to move is r or b, not "x"'],
  ])('is refused with a reason: %s', (text, reason) => {
    expect(() => parseGameLine(text)).toThrow(reason)
  })
})
