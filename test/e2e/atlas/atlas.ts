/** The atlas: all states of all pages, tabs and dialogs that the end-to-end tests look at, by where they are. */
import { ARENA } from './states/arena.ts'
import { DIALOGS } from './states/dialogs.ts'
import { INSPECT } from './states/inspect.ts'
import { LAB } from './states/lab.ts'
import { MISTAKES, PUZZLES, RULES } from './states/learn.ts'
import { LIBRARY } from './states/library.ts'
import { OPENINGS } from './states/openings.ts'
import { PLAY } from './states/play.ts'
import { REPLAY } from './states/replay.ts'
import { REVIEW } from './states/review.ts'
import type { Walk } from './walk.ts'

/** The walks of each page and tab by its address, without the `#`; the dialogs have one place. */
export const ATLAS: Readonly<Record<string, readonly Walk[]>> = {
  play: PLAY,
  learn: RULES,
  'learn/puzzles': PUZZLES,
  'learn/mistakes': MISTAKES,
  library: LIBRARY,
  openings: OPENINGS,
  review: REVIEW,
  inspect: INSPECT,
  replay: REPLAY,
  ...LAB,
  ...ARENA,
  dialogs: DIALOGS,
}
