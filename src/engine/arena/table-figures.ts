/**
 * All that is counted over the complete table of a small board: its positions, and what play by rules keeps of them.
 */
import { tablebaseOf, type SmallSize, type TableCounts, type TableProgress } from '../solver/tablebase.ts'
import { checkRules, type RuleCheck } from './rule-check.ts'

export interface TableFigures {
  readonly counts: TableCounts
  readonly rules: RuleCheck
}

/** Solves the board, unless that has been done, and counts: three passes over all colourings. */
export function tableFigures(size: SmallSize, progress: TableProgress = () => undefined): TableFigures {
  const part = (number: number) => (share: number) => progress((number + share) / 3)
  const table = tablebaseOf(size, part(0))
  return { counts: table.counts(part(1)), rules: checkRules(table, part(2)) }
}
