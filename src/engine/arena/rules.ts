/**
 * Play by rules alone: win at once, block, make a double threat, or else take the first empty node of a fixed order. It
 * looks two own moves ahead and searches nothing. The article calls this the best way to play noughts and crosses.
 */
import type { BitBoard } from '../bits/bit-board.ts'
import { boardOfSize, BIT_SIZES, type BoardSize } from '../game/board.ts'
import { winningMoves } from '../bits/bit-chain.ts'
import { has, lowest, only, setOf, type Bits } from '../bits/bits.ts'
import { moverBits, type Position } from '../game/position.ts'
import { Threats } from '../solver/threats.ts'

/** The rules, the first that applies decides: `place` always does. */
export const RULES = ['wins', 'blocks', 'doubleThreat', 'place'] as const
export type Rule = (typeof RULES)[number]

/** A move by the rules, and the rule that it follows. */
export interface RuleMove {
  readonly node: number
  readonly rule: Rule
}

export class RulePlayer {
  /**
   * The fixed order: the corners, then ring by ring from the edge in. Where a rule allows several moves, it takes the
   * first of these.
   */
  readonly places: readonly number[]
  private readonly threats: Threats

  constructor(private readonly board: BitBoard) {
    const corners = setOf(board.corners)
    this.places = [
      ...board.corners,
      ...board.rings
        .toReversed()
        .flat()
        .filter((node) => !has(corners, node)),
    ]
    this.threats = new Threats(board)
  }

  /** The move of the side that has `own`, in an open position. */
  move(own: Bits, other: Bits): RuleMove {
    const { board } = this
    const empty = board.all & ~(own | other)
    const wins = winningMoves(board, own, empty)
    if (wins !== 0) return { node: this.first(wins), rule: 'wins' }
    const blocks = winningMoves(board, other, empty)
    if (blocks !== 0) return { node: this.first(blocks), rule: 'blocks' }
    const double = this.doubleThreats(own, empty)
    if (double !== 0) return { node: this.first(double), rule: 'doubleThreat' }
    return { node: this.first(empty), rule: 'place' }
  }

  /** The moves after which the side that has `own` can win on two nodes. It cannot win at once. */
  private doubleThreats(own: Bits, empty: Bits): Bits {
    this.threats.look(own, empty)
    let found = 0
    for (let rest = empty; rest !== 0; rest &= rest - 1) {
      const move = only(lowest(rest))
      const wins = this.threats.after(move)
      if ((wins & (wins - 1)) !== 0) found |= move
    }
    return found
  }

  private first(among: Bits): number {
    return this.places.find((node) => has(among, node)) ?? lowest(among)
  }
}

const players = new Map<BoardSize, RulePlayer>(BIT_SIZES.map((size) => [size, new RulePlayer(boardOfSize(size).bits)]))

/** The player by rules of a board. */
export function rulePlayerOf(size: BoardSize): RulePlayer {
  return players.get(size) as RulePlayer
}

/** The move by the rules in an open position. */
export function ruleMove(position: Position): RuleMove {
  const stones = moverBits(position)
  return rulePlayerOf(position.board.size).move(...stones)
}
