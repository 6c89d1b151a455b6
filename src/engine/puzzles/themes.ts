/**
 * Themes: what kind of move solves a puzzle. Each follows by a rule from the stones and that move alone, so all ten
 * images of a puzzle have the same themes.
 */
import { moverBits, type Position } from '../game/position.ts'
import { piecesToWin } from '../evaluation/pieces-to-win.ts'
import { reasonsFor, type Reason } from '../solver/reasons.ts'

/**
 * `win`: the move joins three sides. `block`: the other side could have won at once, only here. `doubleThreat`: the
 * mover wins next in two places. `threat`: in one place. `quiet`: none of these, so that no reply is forced. `race`:
 * each side is two stones from winning, or nearer. `corner`: the move takes a corner.
 *
 * Every puzzle has one of the first five, and may have several.
 */
export const THEMES = ['win', 'block', 'doubleThreat', 'threat', 'quiet', 'race', 'corner'] as const
export type Theme = (typeof THEMES)[number]

/** A side that needs at most this many stones is in the race. */
const RACE = 2

const BY_REASON: Readonly<Partial<Record<Reason['kind'], Theme>>> = {
  wins: 'win',
  blocks: 'block',
  doubleThreat: 'doubleThreat',
  threatens: 'threat',
}

/**
 * The themes of a move that wins, in the order of `THEMES`.
 *
 * @param position open, with `node` empty
 */
export function themesOf(position: Position, node: number): Theme[] {
  const forcing = reasonsFor(position, node).flatMap(({ kind }) => BY_REASON[kind] ?? [])
  const found = new Set<Theme>(forcing.length === 0 ? ['quiet'] : forcing)
  if (isRace(position)) found.add('race')
  if (position.board.corners.includes(node)) found.add('corner')
  return THEMES.filter((theme) => found.has(theme))
}

function isRace(position: Position): boolean {
  const { bits } = position.board
  const [own, other] = moverBits(position)
  return piecesToWin(bits, own, other) <= RACE && piecesToWin(bits, other, own) <= RACE
}
