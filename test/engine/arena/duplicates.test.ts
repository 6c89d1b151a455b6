import { describe, expect, it } from 'vitest'
import { distinctGames, type PlayedGame } from '../../../src/engine/arena/duplicates.ts'
import { BOARD_SIZES, boardOfSize } from '../../../src/engine/game/board.ts'
import { parseMove, parsePosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition, type Position } from '../../../src/engine/game/position.ts'
import { Random } from '../math/random.ts'

const BOARD = boardOfSize(4)
const EMPTY = emptyPosition(4)
const game = (text: string, opening: Position = EMPTY): PlayedGame => ({
  opening,
  moves: text.split(' ').map((name) => parseMove(BOARD, name)),
})
const counts = (...games: string[]) => {
  const { distinct, essentiallyDistinct } = distinctGames(games.map((text) => game(text)))
  return [distinct, essentiallyDistinct]
}

describe('distinct games', () => {
  it('are counted once, however often they are played', () => {
    const games = ['a1 b1 c3', 'a1 b1 c3', 'a1 b1 c4', 'a1 b1 c3'].map((text) => game(text))
    expect(distinctGames(games)).toEqual({ games: 4, distinct: 2, essentiallyDistinct: 2 })
    expect(distinctGames([])).toEqual({ games: 0, distinct: 0, essentiallyDistinct: 0 })
  })

  it('are essentially one where a symmetry takes all moves along', () => {
    // A rotation by a fifth; then the mirror that keeps the top corner
    expect(counts('d1 c1 b1', 'd4 c3 b2')).toEqual([2, 1])
    expect(counts('d1 c2 b2', 'd1 c10 b5')).toEqual([2, 1])
    expect(counts('d1 c1 b1', 'd4 c3 b1')).toEqual([2, 2])
  })

  it('differ by the order of moves and by their number', () => {
    expect(counts('d1 c1 d4', 'd4 c1 d1')).toEqual([2, 2])
    expect(counts('d1 c1', 'd1 c1 b1')).toEqual([2, 2])
  })

  it('differ by their openings, but not by the order of the stones there', () => {
    const [top, turned] = ['./r..../........../b.............. r', './.r.../........../...b........... r'].map(
      parsePosition,
    )
    const of = (...games: PlayedGame[]) => {
      const { distinct, essentiallyDistinct } = distinctGames(games)
      return [distinct, essentiallyDistinct]
    }
    expect(of(game('c1', top), game('c1', top))).toEqual([1, 1])
    expect(of(game('c1', top), game('c3', turned))).toEqual([2, 1])
    expect(of(game('c1', top), game('c1', turned))).toEqual([2, 2])
  })

  it.each(BOARD_SIZES)('of size %i have as many images as the board has symmetries that change them', (size) => {
    const board = boardOfSize(size)
    const opening = emptyPosition(size)
    const random = new Random(8)
    for (let i = 0; i < 50; i++) {
      const moves = random.shuffled(board.names.keys()).slice(0, 1 + random.below(6))
      const images = board.symmetries.map((symmetry) => moves.map((move) => symmetry[move]))
      const distinct = new Set(images.map((image) => image.join())).size
      expect(distinctGames(images.map((image) => ({ opening, moves: image })))).toEqual({
        games: 10,
        distinct,
        essentiallyDistinct: 1,
      })
    }
    // Two games of two moves are one where and only where their pairs of nodes are images.
    const all = [...board.names.keys()].flatMap((a) =>
      [...board.names.keys()].filter((b) => b !== a).map((b) => [a, b]),
    )
    const isKept = (symmetry: readonly number[]) =>
      all.filter((moves) => moves.every((move) => symmetry[move] === move)).length
    // Burnside's lemma: as many classes as a symmetry keeps games, on average
    const classes = board.symmetries.reduce((sum, symmetry) => sum + isKept(symmetry), 0) / board.symmetries.length
    expect(distinctGames(all.map((moves) => ({ opening, moves })))).toEqual({
      games: all.length,
      distinct: all.length,
      essentiallyDistinct: classes,
    })
  })
})
