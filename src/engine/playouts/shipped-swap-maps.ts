/** The swap maps that come with the app, of the boards on which the rule of three corners is played. */
import type { BoardSize } from '../game/board.ts'
import type { BoardAndRule } from '../game/position.ts'
import { hasSwapMap } from './has-swap-map.ts'
import map31 from './swap-map-31.json' with { type: 'json' }
import map51 from './swap-map-51.json' with { type: 'json' }
import map76 from './swap-map-76.json' with { type: 'json' }
import map106 from './swap-map-106.json' with { type: 'json' }
import type { SwapMap } from './swap-map.ts'

const MAPS: Partial<Readonly<Record<BoardSize, SwapMap>>> = { 4: map31, 5: map51, 6: map76, 7: map106 }

/** The map of a board under a rule; null where there is none. */
export function shippedSwapMap(start: BoardAndRule): SwapMap | null {
  return hasSwapMap(start) ? (MAPS[start.board.size] ?? null) : null
}
