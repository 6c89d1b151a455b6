/** The commands of all pages in one table, for the sheet that lists them and the menu bar. */
import { INSPECT_COMMANDS } from '../pages/inspect/commands.ts'
import { REPLAY_COMMANDS } from '../pages/replay/commands.ts'
import { REVIEW_COMMANDS } from '../pages/review/commands.ts'
import { type LaterCommand, PAGE_OF, type Shortcut, shortcut } from '../platform/command.ts'
import { currentPage, goTo } from '../platform/places.ts'
import type { WholeApp } from '../platform/services.tsx'
import { AT_START, TO_PAGES } from './commands-at-start.ts'

export const COMMANDS = {
  ...AT_START,
  ...REVIEW_COMMANDS,
  ...INSPECT_COMMANDS,
  ...REPLAY_COMMANDS,
} as const satisfies Readonly<Record<string, LaterCommand>>

export const ALL_COMMANDS: readonly LaterCommand[] = [...Object.values(COMMANDS), ...TO_PAGES]

const pageOf = ({ group }: LaterCommand) => PAGE_OF[group] ?? currentPage()

/** Can the command be run now, on the page that is open? A game can be started from any page. */
export function isOffered(app: WholeApp, command: LaterCommand): boolean {
  return (pageOf(command) === currentPage() || command === COMMANDS.newGame) && command.can(app)
}

export function runOnItsPage(app: WholeApp, command: LaterCommand): void {
  const page = pageOf(command)
  if (page !== currentPage()) goTo(page)
  command.run(app)
}

/**
 * All shortcuts, for the sheet. The board, charts and the replay handle some themselves; copy and paste are the
 * platform's.
 */
export const SHORTCUTS: readonly Shortcut[] = [
  ...ALL_COMMANDS,
  shortcut('library', 'open', 'Enter'),
  shortcut('library', 'rename', 'F2'),
  shortcut('library', 'delete', 'Delete'),
  shortcut('library', 'selectAll', 'Mod+A'),
  shortcut('library', 'copyGames', 'Mod+C'),
  shortcut('library', 'pasteGames', 'Mod+V'),
  shortcut('review', 'goMove', 'Left', 'Right'),
  shortcut('review', 'goVariation', 'Up', 'Down'),
  shortcut('review', 'goEnd', 'Home', 'End'),
  shortcut('review', 'deleteMove', 'Delete'),
  shortcut('replay', 'playReplay', 'Space'),
  shortcut('replay', 'stepReplay', 'Left', 'Right'),
  shortcut('replay', 'lectureStep', 'PageUp', 'PageDown'),
  shortcut('replay', 'jumpReplay', 'Shift+Left', 'Shift+Right'),
  shortcut('inspect', 'stepTest', 'Left', 'Right'),
  shortcut('inspect', 'endTest', 'Home', 'End'),
  shortcut('inspect', 'playTest', 'Space'),
  shortcut('board', 'arrows', 'Arrows'),
  shortcut('board', 'place', 'Enter', 'Space'),
  shortcut('chart', 'toValue', 'Arrows'),
  shortcut('chart', 'toEnd', 'Home', 'End'),
  shortcut('app', 'copy', 'Mod+C'),
  shortcut('app', 'paste', 'Mod+V'),
]
