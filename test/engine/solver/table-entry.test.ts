/** Entries of the complete table against minimax over the plain rules, and their canonical forms against all images. */
import { describe, expect, it } from 'vitest'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import { legalMoves, play, type Position } from '../../../src/engine/game/position.ts'
import { entryOf } from '../../../src/engine/solver/table-entry.ts'
import { tablebaseOf } from '../../../src/engine/solver/tablebase.ts'
import { forcedEnd, mapPosition } from '../reference.ts'

const listed = [...tablebaseOf(2).list({ isDistinct: false, isReachable: false })].map(({ position }) => position)
const imagesOf = (position: Position) =>
  position.board.symmetries.map((symmetry) => formatPosition(mapPosition(position, symmetry)))

describe('an entry of the complete table', () => {
  it('is what minimax finds of the position and of each move, on all of 6 nodes', () => {
    for (const position of listed) {
      const { winner, plies, moves } = entryOf(formatPosition(position))
      expect({ winner, plies }).toEqual(forcedEnd(position, 6))
      const expected = legalMoves(position).map((node) => {
        const end = forcedEnd(play(position, node), 6) ?? expect.fail('minimax finds no end')
        return {
          node,
          winner: end.winner,
          plies: end.plies + 1,
          isBest: end.winner === winner && end.plies + 1 === plies,
        }
      })
      expect(moves).toEqual(expected)
    }
  })

  it('names one canonical form for all images of a position, and the symmetry that leads there', () => {
    for (const position of listed) {
      const forms = new Set(imagesOf(position).map((image) => entryOf(image).canonical.position))
      expect(forms.size).toBe(1)
      const { canonical } = entryOf(formatPosition(position))
      expect(imagesOf(position)[canonical.symmetry]).toBe(canonical.position)
      expect(canonical.images).toBe(new Set(imagesOf(position)).size)
      expect(canonical.number).toBe(tablebaseOf(2).numberOf(parsePosition(canonical.position)))
    }
  })

  it('stands in the table at the number of the colouring, in base 3', () => {
    expect([
      entryOf('./..... r').number,
      entryOf('r/..... b').number,
      entryOf('b/r.... r').number,
      entryOf('./r...b r').number,
    ]).toEqual([0, 1, 2 + 3, 3 + 2 * 3 ** 5])
  })
})
