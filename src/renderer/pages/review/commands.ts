/** The commands for the game under review. */
import { LIBRARY } from '../../model/library/library.ts'
import { redoEdit, undoEdit } from '../../model/review/edit.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { SETTINGS } from '../../model/settings.ts'
import { laterCommand, shortcut, step, type LaterCommand } from '../../platform/command.ts'
import { NOTICE } from '../../platform/notice.tsx'

const EDITED = [REVIEW, LIBRARY, MATCH, NOTICE] as const

export const REVIEW_COMMANDS = {
  showVerdicts: laterCommand(shortcut('review', 'showVerdicts', 'M'), [SETTINGS], ({ settings }) =>
    settings.setState(({ showVerdicts }) => ({ showVerdicts: !showVerdicts })),
  ),
  undoEdit: step(
    laterCommand(
      shortcut('review', 'undoEdit', 'Mod+Z'),
      EDITED,
      (app) => undoEdit(app),
      ({ review }) => review.getState().past.length > 0,
    ),
  ),
  redoEdit: step(
    laterCommand(
      shortcut('review', 'redoEdit', 'Mod+Shift+Z', 'Mod+Y'),
      EDITED,
      (app) => redoEdit(app),
      ({ review }) => review.getState().future.length > 0,
    ),
  ),
} as const satisfies Readonly<Record<string, LaterCommand>>
