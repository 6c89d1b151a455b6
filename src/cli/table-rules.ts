/** The player by rules held against the complete table, as text. */
import type { Kept, RuleCheck } from '../engine/arena/rule-check.ts'
import { RULES, type Rule } from '../engine/arena/rules.ts'
import { alignRows, countText, percentText } from './text.ts'

const NAMES: Readonly<Record<Rule, string>> = {
  wins: 'wins at once',
  blocks: 'blocks',
  doubleThreat: 'double threat',
  place: 'fixed place',
}

export function ruleLines({ byRule, atStake, met }: RuleCheck): string[] {
  const all = Object.values(byRule).reduce((sum, { positions, kept }) => ({
    positions: sum.positions + positions,
    kept: sum.kept + kept,
  }))
  const row = (name: string, { positions, kept }: Kept) => [
    name,
    countText(positions),
    countText(kept),
    percentText(positions === 0 ? null : kept / positions),
  ]
  return [
    'positions that the side to move wins, and in how many the move by rules keeps the win',
    ...alignRows([
      ['', 'positions', 'kept', ''],
      ...RULES.map((rule) => row(NAMES[rule], byRule[rule])),
      row('all', all),
      row('where some move gives the win away', atStake),
      row('met in its own games, as Red', met.red),
      row('met in its own games, as Blue', met.blue),
    ]),
  ]
}
