/**
 * A heat map of the first stones where the other player may take one over: how often Red won from each in the board's swap map,
 * which of them are fair, and which favour a colour.
 */
import type { Colour } from '../../../engine/game/colour.ts'
import type { Board } from '../../../engine/game/board.ts'
import { shareOf } from '../../../engine/math/statistics.ts'
import { fairStones, type SwapMap, wonFrom } from '../../../engine/playouts/swap-map.ts'
import { percent } from '../../language/format.ts'
import { i18n } from '../../language/i18n.ts'
import type { Mark } from '../board/marks.ts'
import { discText } from './heat.ts'

/** A first stone is fair, or it favours a colour. */
type Favour = 'fair' | Colour
export const FAVOURS: readonly Favour[] = ['fair', 'red', 'blue']

/** The strength of the tint of a fair stone, of one that favours a colour by next to nothing, and its growth up to always. */
const TINT = { fair: 0.75, from: 0.05, by: 0.9 }
/** The size of a disc that is not fair: fair ones are known by their size, too. */
const UNFAIR_SIZE = 0.72

/** The marks of all first stones, by what the stones are. */
export function firstStones(board: Board, map: SwapMap): Record<Favour, Map<number, Mark>> {
  const fair = new Set(fairStones(board, map))
  const marks = { fair: new Map<number, Mark>(), red: new Map<number, Mark>(), blue: new Map<number, Mark>() }
  for (const node of board.names.keys()) {
    const won = wonFrom(node, board, map)
    const favour = fair.has(node) ? 'fair' : 2 * won > map.games ? 'red' : 'blue'
    marks[favour].set(node, markOf(favour, won, map))
  }
  return marks
}

/** The widest interval of a share in the map, to either side. */
export function widestInterval({ games, won }: SwapMap): number {
  return Math.max(
    ...Object.values(won)
      .map((hits) => shareOf(hits, games))
      .map(({ lower, upper }) => (upper - lower) / 2),
  )
}

function markOf(favour: Favour, won: number, { games }: SwapMap): Mark {
  const { value, lower, upper } = shareOf(won, games)
  const meaning = i18n.t(`curve:first.${favour}`, { won, games, low: percent(lower), high: percent(upper) })
  const text = discText(value)
  if (favour === 'fair') return { text, meaning, tone: 'accent', strength: TINT.fair }
  return { text, meaning, tone: favour, strength: TINT.from + TINT.by * Math.abs(2 * value - 1), size: UNFAIR_SIZE }
}
