/** The shape of matches, tournaments and surfaces. */
import * as v from 'valibot'
import { whole } from './number-schema.ts'
import { isSurface } from '../engine/arena/surface-file.ts'
import type { Surface } from '../engine/arena/surface.ts'
import { MAX_GAMES } from '../engine/arena/tournament-limits.ts'
import { BOARD_SIZES } from '../engine/game/board.ts'
import { MAX_SEED } from '../engine/lab/sample.ts'
import { MAX_DEPTH } from '../engine/search/search.ts'

/** The engine checks it, which knows what it can use. */
export const SurfaceSchema = v.custom<Surface>(isSurface)

/** All but the contestants: a match has two, a tournament more. */
export const MATCH_ENTRIES = {
  boardSize: v.picklist(BOARD_SIZES),
  pairs: whole(1, MAX_GAMES / 2),
  openingStones: whole(0, MAX_DEPTH - 1),
  seed: whole(0, MAX_SEED),
  isBalanced: v.exactOptional(v.boolean()),
  isJudged: v.exactOptional(v.boolean()),
}
