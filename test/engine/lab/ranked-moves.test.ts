/** Ranked moves and the leaves of the tree are right: the claims that perfect play decides are measured by them. */
import { describe, expect, it } from 'vitest'
import { checkByAll, DEFAULT_BUDGET } from '../../../src/engine/lab/accuracy.ts'
import { boardOfSize, type BoardSize } from '../../../src/engine/game/board.ts'
import {
  emptyPosition,
  legalMoves,
  play,
  successors,
  winnerOf,
  type Position,
} from '../../../src/engine/game/position.ts'
import { rankedMoves } from '../../../src/engine/lab/ranked-moves.ts'
import { drawSample } from '../../../src/engine/lab/sample.ts'
import { treeCounts } from '../../../src/engine/lab/tree-counts.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { search } from '../../../src/engine/search/search.ts'

describe('what perfect play is asked', () => {
  it('ranks every move as a search of the root does, and says of each whether it keeps the win', () => {
    for (const text of drawSample({ kind: 'played', boardSize: 4, stones: 18, count: 6, seed: 5 })) {
      const position = parsePosition(text)
      const ranked = rankedMoves(position, (move) => move % 2 === 0)
      expect(ranked.map(({ node }) => node).toSorted((a, b) => a - b)).toEqual(legalMoves(position))
      for (const { node, keepsWin } of ranked) expect(keepsWin).toBe(node % 2 === 0)
      const valueOf = (move: number) => {
        const after = play(position, move)
        const value =
          winnerOf(after) === null
            ? search(after, { algorithm: 'minimax', depth: 2 }).value
            : position.toMove === 'red'
              ? Infinity
              : -Infinity
        return position.toMove === 'red' ? value : -value
      }
      const values = ranked.map(({ node }) => valueOf(node))
      for (let i = 1; i < values.length; i++)
        expect(
          values[i - 1] > values[i] || (values[i - 1] === values[i] && ranked[i - 1].node < ranked[i].node),
          text,
        ).toBe(true)
      expect(values[0]).toBe(
        search(position, { algorithm: 'minimax', depth: 3 }).value * (position.toMove === 'red' ? 1 : -1),
      )
    }
  })

  it('judges every move of a won position, none of a lost one, and only where that is asked', () => {
    for (const text of drawSample({ kind: 'played', boardSize: 4, stones: 18, count: 8, seed: 6 })) {
      const request = { position: text, algorithms: ['alpha-beta'], depths: [1, 2], budget: DEFAULT_BUDGET } as const
      const [{ found: plain }] = checkByAll(request)
      const [{ found }] = checkByAll({ ...request, everyMove: true })
      if (plain === null || found === null) throw new Error('not solved')
      expect(plain.moves).toBeUndefined()
      expect({ ...found, moves: undefined }).toEqual({ ...plain, moves: undefined })
      expect(found.moves).toHaveLength(found.moverWins ? 13 : 0)
      const { move } = search(parsePosition(text), { algorithm: 'alpha-beta', depth: 2 })
      const kept = found.moves?.find(({ node }) => node === move)?.keepsWin
      const hasChoice = found.moves?.some(({ keepsWin }) => !keepsWin)
      expect(found.calls[2].keepsWin).toBe(hasChoice ? kept : null)
    }
  })

  it('counts the leaves of the tree as walking it does', () => {
    const walk = (position: Position, depth: number, seen: Set<string>): number => {
      if (depth === 0 || winnerOf(position) !== null) {
        seen.add(`${position.red} ${position.blue}`)
        return 1
      }
      return [...successors(position)].reduce((sum, after) => sum + walk(after.position, depth - 1, seen), 0)
    }
    for (const [size, depth] of [
      [2, 2],
      [3, 4],
      [4, 1],
      [4, 3],
    ] as [BoardSize, number][]) {
      const seen = new Set<string>()
      const leaves = walk(emptyPosition(size), depth, seen)
      expect(treeCounts(boardOfSize(size), depth), `${size} ${depth}`).toEqual({ leaves, positions: seen.size })
    }
    expect(() => treeCounts(boardOfSize(4), 7)).toThrow('may end')
    expect(() => treeCounts(boardOfSize(2), 5)).toThrow('may end')
  })
})
