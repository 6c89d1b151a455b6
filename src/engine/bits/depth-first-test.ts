/**
 * The report's terminal test for a search that is told to use it, without the record of the walk that
 * `game/terminal-test.ts` keeps. Tests check that both agree.
 */
import { SIDES_TO_WIN } from '../game/pentagon.ts'
import type { BitBoard } from './bit-board.ts'
import { has, lowest, only, type Bits } from './bits.ts'

/** The report's test as a search makes it, and what it costs. */
export class DepthFirstTest {
  /** Tests made, and stones walked in them: the members of their sets A. */
  tests = 0
  stones = 0

  constructor(private readonly board: BitBoard) {}

  /** Does the chain of the last stone join three sides? `own` has all stones of the colour that moved last. */
  isTerminal(own: Bits, lastStone: number): boolean {
    this.tests++
    // 1. From the last stone, depth first over the mover's own stones: the set A.
    const chain = this.walk(own, 0, lastStone)
    // 2. A∩B … A∩F: three of them, or more, have a member.
    let joined = 0
    for (const side of this.board.sides) if ((side & chain) !== 0) joined++
    return joined >= SIDES_TO_WIN
  }

  /** Adds a stone to the chain, and all that are reached from it. */
  private walk(own: Bits, chain: Bits, node: number): Bits {
    this.stones++
    let reached = chain | only(node)
    for (let rest = this.board.adjacent[node] & own; rest !== 0; rest &= rest - 1) {
      const next = lowest(rest)
      if (!has(reached, next)) reached = this.walk(own, reached, next)
    }
    return reached
  }
}
