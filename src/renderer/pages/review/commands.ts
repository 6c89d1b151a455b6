/** What can be done with the game under review. */
import { LIBRARY } from '../../model/library/library.ts'
import { redoEdit, undoEdit } from '../../model/review/edit.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { JUDGING } from '../../model/review/judging.ts'
import { canReviewMistakes, reviewMistakes } from '../../model/review/review-mistakes.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { shortcut, type Command } from '../../platform/command.ts'
import { NOTICE } from '../../platform/notice.tsx'
import type { Services } from '../../platform/services.tsx'

const editing = (services: Services) => services.pick(REVIEW, LIBRARY, NOTICE)

export const REVIEW_COMMANDS = {
  reviewMistakes: {
    ...shortcut('game', 'reviewMistakes', 'Shift+V'),
    run: (services) => reviewMistakes(services.pick(JUDGING, REVIEW)),
    can: (services) => canReviewMistakes(services.get(MATCH).getState()),
  },
  undoEdit: {
    ...shortcut('review', 'undoEdit', 'Mod+Z'),
    run: (services) => undoEdit(editing(services)),
    can: (services) => services.get(REVIEW).getState().past.length > 0,
  },
  redoEdit: {
    ...shortcut('review', 'redoEdit', 'Mod+Shift+Z', 'Mod+Y'),
    run: (services) => redoEdit(editing(services)),
    can: (services) => services.get(REVIEW).getState().future.length > 0,
  },
} as const satisfies Readonly<Record<string, Command>>
