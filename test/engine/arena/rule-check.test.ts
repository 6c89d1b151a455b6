/** The check of the player by rules counts as many kept wins as a count position by position over the plain rules. */
import { describe, expect, it } from 'vitest'
import { checkRules } from '../../../src/engine/arena/rule-check.ts'
import { ruleMove } from '../../../src/engine/arena/rules.ts'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import { formatPosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition, legalMoves, play, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import { Tablebase } from '../../../src/engine/solver/tablebase.ts'
import { forcedEnd } from '../reference.ts'

/** Every open position of the board of 6 nodes: each can be reached. */
function openPositions(): Position[] {
  const found = new Map<string, Position>()
  const visit = (position: Position): void => {
    const text = formatPosition(position)
    if (found.has(text) || winnerOf(position) !== null) return
    found.set(text, position)
    for (const node of legalMoves(position)) visit(play(position, node))
  }
  visit(emptyPosition(2))
  return [...found.values()]
}

const wins = (position: Position) => forcedEnd(position, 6)?.winner

describe('the check of the rules', () => {
  it('counts on 6 nodes what minimax counts', () => {
    const won = openPositions().filter((position) => wins(position) === position.toMove)
    const isKept = (position: Position) => wins(play(position, ruleMove(position).node)) === position.toMove
    const { byRule, atStake } = checkRules(new Tablebase(boardOfSize(2)))
    for (const [rule, kept] of Object.entries(byRule)) {
      const those = won.filter((position) => ruleMove(position).rule === rule)
      expect(kept, rule).toEqual({ positions: those.length, kept: those.filter(isKept).length })
    }
    const risky = won.filter((position) =>
      legalMoves(position).some((node) => wins(play(position, node)) !== position.toMove),
    )
    expect(atStake).toEqual({ positions: risky.length, kept: risky.filter(isKept).length })
  })

  it('tells how far it is', () => {
    const shares: number[] = []
    checkRules(new Tablebase(boardOfSize(2)), (share) => shares.push(share))
    expect(shares.length).toBeGreaterThan(2)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(Math.max(...shares)).toBeLessThan(1)
  })
})
