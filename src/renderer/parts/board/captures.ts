/** The captured corners of a position, each with the chain that has captured it. */
import { SIDE_NAMES } from '../../../engine/game/board.ts'
import { capturedCorners } from '../../../engine/game/chain.ts'
import { COLOURS, type Colour } from '../../../engine/game/colour.ts'
import { SIDE_COUNT } from '../../../engine/game/pentagon.ts'
import type { Position } from '../../../engine/game/position.ts'
import type { Capture } from './marks.ts'
import { listOf } from './picture.ts'

/** By corner, the colour and the chain that has captured it; null for a free corner. */
export function capturesOf({ board, ...stones }: Pick<Position, 'board' | Colour>): readonly (Capture | null)[] {
  const captures: (Capture | null)[] = board.corners.map(() => null)
  for (const colour of COLOURS)
    for (const { corner, chain } of capturedCorners(board, stones[colour]))
      captures[corner] = { colour, chain: listOf(chain) }
  return captures
}

/** A corner by the letters of its two sides, as clockwise on the board. */
export function cornerName(corner: number): string {
  return SIDE_NAMES[(corner + SIDE_COUNT - 1) % SIDE_COUNT] + SIDE_NAMES[corner]
}

/** The names of a colour's corners. */
export function cornerNames(captures: readonly (Capture | null)[], colour: Colour): string[] {
  return captures.flatMap((capture, k) => (capture?.colour === colour ? [cornerName(k)] : []))
}
