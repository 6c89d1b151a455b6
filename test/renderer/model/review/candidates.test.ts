/** The moves of a real position, the best first, and each player's figures. */
import { describe, expect, it } from 'vitest'
import { START } from '../../../../src/engine/game/game-tree.ts'
import { formatPosition, parsePosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition, legalMoves, play } from '../../../../src/engine/game/position.ts'
import { fromGame } from '../../../../src/engine/game/tree-builder.ts'
import { oracleOf } from '../../../../src/engine/solver/oracle.ts'
import { candidatesOf, winningMoves } from '../../../../src/renderer/model/review/candidates.ts'
import { factsOf } from '../../../../src/renderer/model/review/facts.ts'
import { lineOf } from '../../../../src/renderer/model/review/reviewed.ts'
import { summaryOf } from '../../../../src/renderer/model/review/summary.ts'
import { factsWith, gameOf } from './facts.ts'

const truthOf = (text: string) => oracleOf(text.length > 30 ? 4 : 2).truthOf(parsePosition(text))

describe('candidate moves', () => {
  const position = emptyPosition(2)

  it('stand in the order of winning, open and losing, the quickest win and the longest defence first', () => {
    const candidates = candidatesOf(position, truthOf)
    expect(candidates.map(({ node }) => node).toSorted((a, b) => a - b)).toEqual([...legalMoves(position)])
    expect(candidates[0]).toMatchObject({ wins: true })
    for (const { node, wins, plies } of candidates) {
      const truth = truthOf(formatPosition(play(position, node)))
      expect([wins, plies]).toEqual([truth.winner === 'red', (truth.plies ?? NaN) + 1])
    }
    const lengths = (isWon: boolean) =>
      candidates.filter(({ wins }) => wins === isWon).map(({ plies }) => plies as number)
    expect(lengths(true)).toEqual(lengths(true).toSorted((a, b) => a - b))
    expect(lengths(false)).toEqual(lengths(false).toSorted((a, b) => b - a))
  })

  it('that are not proven stand between, by f as the mover sees it', () => {
    const [first] = candidatesOf(position, truthOf)
    const some = candidatesOf(position, (text) =>
      text === formatPosition(play(position, first.node)) ? truthOf(text) : undefined,
    )
    expect(some[0].node).toBe(first.node)
    const open = some.slice(1)
    expect(open.every(({ wins }) => wins === null)).toBe(true)
    expect(open.map(({ value }) => value)).toEqual(open.map(({ value }) => value).toSorted((a, b) => b - a))
    expect(winningMoves(position, () => undefined)).toBeNull()
    expect(winningMoves(position, truthOf)).toEqual(
      candidatesOf(position, truthOf)
        .flatMap(({ node, wins }) => (wins ? [node] : []))
        .toSorted((a, b) => a - b),
    )
  })
})

describe('each player’s figures', () => {
  it('count moves, wins given away and kept, and say from where on the play was perfect', () => {
    // Red gives the win away with move 1, Blue with move 2, and Red again with move 3.
    expect(summaryOf(factsWith(['red', 'blue', 'red', 'blue']), false)).toEqual({
      first: {
        seat: 'first',
        colour: 'red',
        moves: 2,
        mistakes: 2,
        closeCalls: 0,
        winning: 2,
        kept: 0,
        perfectFrom: null,
      },
      second: {
        seat: 'second',
        colour: 'blue',
        moves: 1,
        mistakes: 1,
        closeCalls: 0,
        winning: 1,
        kept: 0,
        perfectFrom: null,
      },
    })
    expect(summaryOf(factsWith(['red', 'red', 'red', 'red']), false).first).toMatchObject({
      mistakes: 0,
      winning: 2,
      kept: 2,
      perfectFrom: 1,
    })
    expect(summaryOf(factsWith(['red', 'blue', 'blue', 'blue']), false)).toMatchObject({
      first: { perfectFrom: 3 },
      second: { kept: 1, perfectFrom: 2 },
    })
  })

  it('follow a player through a swap', () => {
    const line = lineOf(fromGame(gameOf(emptyPosition(2), 'a1', 'swap', 'b1', 'b2')), START)
    const { first, second } = summaryOf(
      factsOf(line, () => undefined, truthOf),
      true,
    )
    expect([first.colour, second.colour]).toEqual(['blue', 'red'])
    expect([first.moves, second.moves]).toEqual([2, 2])
  })
})
