/** The player by rules against the complete table of a small board: in which won positions its move keeps the win. */
import type { Colour } from '../game/colour.ts'
import { has } from '../bits/bits.ts'
import { emptyPosition, legalMoves, play, type Position } from '../game/position.ts'
import type { Tablebase, TableProgress } from '../solver/tablebase.ts'
import { RULES, ruleMove, rulePlayerOf, type Rule } from './rules.ts'

/** Won positions, and in how many of them the move keeps the win. */
export interface Kept {
  readonly positions: number
  readonly kept: number
}

export interface RuleCheck {
  /** All open positions that the side to move wins, by the rule that chooses its move. */
  readonly byRule: Readonly<Record<Rule, Kept>>
  /** The won positions in which some move gives the win away. */
  readonly atStake: Kept
  /**
   * The won positions that the player meets in its own games from the empty board, by its colour, whatever the opponent
   * plays.
   */
  readonly met: Readonly<Record<Colour, Kept>>
}

type Tally = { positions: number; kept: number }

const nothing = (): Tally => ({ positions: 0, kept: 0 })

function count(tally: Tally, isKept: boolean): void {
  tally.positions++
  if (isKept) tally.kept++
}

export function checkRules(table: Tablebase, progress?: TableProgress): RuleCheck {
  const { board } = table
  const player = rulePlayerOf(board.size)
  const byRule = Object.fromEntries(RULES.map((rule) => [rule, nothing()])) as Record<Rule, Tally>
  const atStake = nothing()
  table.forEachWon((own, other, winning) => {
    const { node, rule } = player.move(own, other)
    const isKept = has(winning, node)
    count(byRule[rule], isKept)
    if (winning !== (board.bits.all & ~(own | other))) count(atStake, isKept)
  }, progress)
  return { byRule, atStake, met: { red: metBy('red', table), blue: metBy('blue', table) } }
}

/** Follows all games of the player from the empty board. */
function metBy(colour: Colour, table: Tablebase): Kept {
  const tally = nothing()
  const seen = new Set<number>()
  const visit = (position: Position): void => {
    const moves = legalMoves(position)
    const number = table.numberOf(position)
    if (moves.length === 0 || seen.has(number)) return
    seen.add(number)
    if (position.toMove !== colour) return moves.forEach((node) => visit(play(position, node)))
    const next = play(position, ruleMove(position).node)
    if (table.probe(position).winner === colour) count(tally, table.probe(next).winner === colour)
    visit(next)
  }
  visit(emptyPosition(table.board.size))
  return tally
}
