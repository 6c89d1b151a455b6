/**
 * The levels: ten on every board and by both rules, each of which is meant to win about seven games of ten against the
 * one before (what was measured is in `docs/results.md`). Where perfect play is known they are ten of the cast, from random moves to perfect
 * play; elsewhere they are searches by playouts, from the table of `level-table.ts`.
 */
import { hasPerfectPlay, type BoardAndRule } from '../game/position.ts'
import { castOf } from './cast.ts'
import { LEVEL_COUNT, type Contestant, type OwnStrategy } from './contestant.ts'
import { LEVEL_TABLES, type TableBoard } from './level-table.ts'

const NAMES = [
  'random',
  'daydreamer',
  'scatterbrain',
  'dabbler',
  'hasty',
  'greedy',
  'weaver',
  'attacker',
  'network-3',
  'perfect',
] as const

/** The levels where perfect play is known, the easiest first. */
export const LEVELS: readonly Contestant[] = NAMES.map((name) => castOf(name) as Contestant)

/** The levels elsewhere, whose strategies follow from the board, the easiest first. */
export const BOARD_LEVELS: readonly Contestant[] = Array.from({ length: LEVEL_COUNT }, (_, i) => ({
  name: `level:${i + 1}`,
  mind: { by: 'level', level: i + 1 },
  randomness: 0,
  firstNodes: [],
}))

/** The levels of a board and a rule, the easiest first. */
export function levelsOn(start: BoardAndRule): readonly Contestant[] {
  return hasPerfectPlay(start) ? LEVELS : BOARD_LEVELS
}

/** The level of a contestant, from 1; null if it is not a level. */
export function levelOf(name: string): number | null {
  const place = NAMES.findIndex((each) => each === name)
  const level = 1 + (place < 0 ? BOARD_LEVELS.findIndex((each) => each.name === name) : place)
  return level === 0 ? null : level
}

/** A contestant whose strategy is its own. */
export type Resolved = Contestant & { readonly mind: OwnStrategy }

/** The contestant that plays for another on a board: for a level the one that it is there, for others themselves. */
export function contestantOn(contestant: Contestant, start: BoardAndRule): Resolved {
  const { mind } = contestant
  if (mind.by !== 'level') return { ...contestant, mind }
  // The levels of the cast are no levels of a board.
  if (hasPerfectPlay(start)) return LEVELS[mind.level - 1] as Resolved
  const { playouts, randomness } = LEVEL_TABLES[tableOf(start)][mind.level - 1]
  return { ...contestant, mind: { by: 'playouts', options: { playouts, priors: 'network' } }, randomness }
}

/** The table of a board: tables are made for the usual rule, and boards under 51 nodes share that of 31. */
function tableOf({ board: { size } }: BoardAndRule): TableBoard {
  return size === 2 || size === 3 ? 4 : size
}

/** Are a board's levels measured against each other? Elsewhere they have the strategies of a board that is measured. */
export function areLevelsMeasured({ board: { size }, cornersToWin }: BoardAndRule): boolean {
  return cornersToWin === 1 ? size === 4 : size >= 4
}
