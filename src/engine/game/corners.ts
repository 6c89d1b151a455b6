/**
 * Captured corners. A chain captures a corner when it touches the corner's two sides and any third side; the winner is
 * the first to capture as many corners as the rule asks for. Three of five sides always include two neighbours, so a
 * chain on three sides captures a corner, and the rule of three sides asks for one corner. Schensted and Titus (1975)
 * ask for the majority of the corners, three.
 *
 * A set of sides, or of corners, is a number of five bits: bit k stands for side k or corner k.
 */
import { SIDE_COUNT } from './pentagon.ts'

/** The rules as numbers of corners: 1 is the rule of three sides, 3 that of three corners. */
export const CORNERS_TO_WIN = [1, 3] as const
/** A rule: the number of captured corners that wins. */
export type CornersToWin = (typeof CORNERS_TO_WIN)[number]

/** The rules in words. */
export const RULE_NAMES = { 1: 'three-sides', 3: 'three-corners' } as const satisfies Record<CornersToWin, string>

/** The name of a rule in plans and options. */
export type RuleName = (typeof RULE_NAMES)[CornersToWin]

/** The name of a rule as game files have it, with a space. */
export function ruleText(cornersToWin: CornersToWin): string {
  return RULE_NAMES[cornersToWin].replace('-', ' ')
}

/** The rule of this name, in any case, with a hyphen or a space; null for any other text. */
export function ruleNamed(text: string): CornersToWin | null {
  const name = text.trim().toLowerCase().replace(' ', '-')
  return CORNERS_TO_WIN.find((rule) => RULE_NAMES[rule] === name) ?? null
}

/** The rule of a size of board unless another is chosen: three sides up to 31 nodes, three corners on larger boards. */
export function usualRule(size: number): CornersToWin {
  return size <= 4 ? 1 : 3
}

/** The number of all sets of sides. */
export const SIDE_SETS = 1 << SIDE_COUNT

/** The number of members of each set of sides or of corners. */
export const MEMBER_COUNT = Uint8Array.from({ length: SIDE_SETS }, (_, set) => membersOf(set).length)

/** The corners that a chain captures by touching a set of sides. */
export const CAPTURED = Uint8Array.from({ length: SIDE_SETS }, (_, sides) => {
  const touched = membersOf(sides)
  if (touched.length < 3) return 0
  // Corner k lies between side k and the side before it.
  return touched
    .filter((side) => touched.includes((side + SIDE_COUNT - 1) % SIDE_COUNT))
    .reduce((corners, corner) => corners | (1 << corner), 0)
})

/** The numbers of the sides, or corners, of a set. */
export function membersOf(set: number): number[] {
  return Array.from({ length: SIDE_COUNT }, (_, k) => k).filter((k) => ((set >> k) & 1) === 1)
}

/** The set of these sides, or corners. */
export function sideSet(members: readonly number[]): number {
  return members.reduce((set, k) => set | (1 << k), 0)
}

/** The members that two sets have together. */
export function together(one: number, other: number): number {
  return one | other
}
