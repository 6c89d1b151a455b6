/**
 * What can be done with the app as a whole: one table for its keys, for the sheet that lists them, and for buttons.
 * `Mod` in a key is Ctrl, or the command key of a Mac.
 */
import { faultOf } from '../engine/position.ts'
import type { RESOURCES } from '../locales/resources.ts'
import type { App, DialogName } from './app-context.tsx'
import { chooseFiles, exportGame } from './game-files.ts'
import { undoDrawing } from './inspect/inspect-store.ts'
import { canRedo, canSwapNow, canUndo, moverOf, playHuman, redo, resignHuman, resigningColour, setPaused, undo, type MatchState } from './match/match-store.ts'
import { undoNews } from './notice.tsx'
import { hashOf, PAGES, type PageName } from './pages.ts'
import { redoEdit, undoEdit } from './review/edit.ts'

/** In the order of the sheet. */
export const GROUPS = ['files', 'game', 'search', 'library', 'review', 'inspect', 'replay', 'board', 'chart', 'pages', 'app'] as const

/** The page that a group's keys work on; the others work on all. */
export const PAGE_OF: Partial<Record<(typeof GROUPS)[number], PageName>> = {
  ...{ game: 'play', search: 'play', library: 'library', review: 'review', inspect: 'inspect', replay: 'replay' },
}

type CommandName = keyof (typeof RESOURCES)['en']['common']['commands']

export interface Shortcut {
  readonly group: (typeof GROUPS)[number]
  readonly text: `commands.${CommandName}` | `pages.${PageName}`
  readonly keys: readonly string[]
}

export interface Command extends Shortcut {
  readonly run: (app: App) => void
  /** Would it do anything now? */
  readonly can: (app: App) => boolean
}

const shortcut = (group: Shortcut['group'], name: CommandName, ...keys: string[]): Shortcut => ({ group, text: `commands.${name}`, keys })

const opens = (open: DialogName) => ({ run: ({ dialog }: App) => dialog.setState({ open }), can: () => true })
const inMatch = (can: (match: MatchState) => boolean) => (app: App) => can(app.match.getState())
const isThinking = ({ thinking }: App) => thinking.getState().task !== null
const hasPosition = ({ inspect }: App) => {
  const { drawn } = inspect.getState()
  return drawn !== null && faultOf(drawn) === null
}
const hasLine = ({ thinking }: App) => (thinking.getState().progress?.line.length ?? 0) > 0

export const COMMANDS = {
  openFiles: { ...shortcut('files', 'openFiles', 'Mod+O'), run: chooseFiles, can: () => true },
  exportGame: { ...shortcut('files', 'exportGame', 'Mod+E'), run: exportGame, can: inMatch(({ game }) => game.moves.length > 0) },
  newGame: { ...shortcut('game', 'newGame', 'N'), ...opens('newGame') },
  undo: { ...shortcut('game', 'undo', 'Mod+Z'), run: ({ match }) => undo(match), can: inMatch(canUndo) },
  redo: { ...shortcut('game', 'redo', 'Mod+Shift+Z', 'Mod+Y'), run: ({ match }) => redo(match), can: inMatch(canRedo) },
  swap: { ...shortcut('game', 'swap', 'S'), run: ({ match }) => playHuman(match, 'swap'), can: inMatch(canSwapNow) },
  resign: { ...shortcut('game', 'resign', 'Shift+R'), run: ({ match }) => resignHuman(match), can: inMatch((match) => resigningColour(match) !== null) },
  hint: { ...shortcut('game', 'hint', 'H'), run: ({ advisor }) => advisor.hint(), can: inMatch((match) => moverOf(match)?.player.human ?? false) },
  position: { ...shortcut('game', 'position', 'P'), ...opens('position') },
  saveGame: { ...shortcut('game', 'saveGame', 'Mod+S'), ...opens('saveGame'), can: inMatch(({ game }) => game.moves.length > 0) },
  review: { ...shortcut('game', 'review', 'V'), run: () => void (location.hash = '#review'), can: inMatch(({ game }) => game.moves.length > 0) },
  stop: { ...shortcut('search', 'stop', 'Escape'), run: ({ computer }) => computer.stop(), can: isThinking },
  resume: { ...shortcut('search', 'resume', 'C'), run: ({ match }) => setPaused(match, false), can: inMatch(({ paused }) => paused) },
  moveNow: { ...shortcut('search', 'moveNow', 'M'), run: ({ computer }) => computer.moveNow(), can: (app) => isThinking(app) && hasLine(app) },
  find: { ...shortcut('library', 'find', 'Mod+F'), run: () => document.querySelector<HTMLElement>('.find input')?.focus(), can: () => true },
  undoNews: { ...shortcut('library', 'undoNews', 'Mod+Z'), run: ({ notice }) => undoNews(notice), can: ({ notice }) => notice.getState().undo !== null },
  undoEdit: { ...shortcut('review', 'undoEdit', 'Mod+Z'), run: undoEdit, can: ({ review }) => review.getState().past.length > 0 },
  redoEdit: { ...shortcut('review', 'redoEdit', 'Mod+Shift+Z', 'Mod+Y'), run: redoEdit, can: ({ review }) => review.getState().future.length > 0 },
  undoDrawing: {
    ...shortcut('inspect', 'undoDrawing', 'Mod+Z'),
    run: ({ inspect }) => undoDrawing(inspect),
    can: ({ inspect }) => inspect.getState().past.length > 0,
  },
  savePosition: { ...shortcut('inspect', 'savePosition', 'Mod+S'), ...opens('savePosition'), can: hasPosition },
  settings: { ...shortcut('app', 'settings', 'Mod+,'), ...opens('settings') },
  keys: { ...shortcut('app', 'keys', '?', 'F1'), ...opens('keys') },
} as const satisfies Readonly<Record<string, Command>>

const TO_PAGES = PAGES.map((page, i): Command => ({
  group: 'pages',
  text: `pages.${page}`,
  keys: [`Alt+${i + 1}`],
  run: () => void (location.hash = hashOf(page)),
  can: () => true,
}))

export const ALL_COMMANDS: readonly Command[] = [...Object.values(COMMANDS), ...TO_PAGES]

/** All keys there are; the board, charts and the replay answer to some themselves, and copy and paste are the platform's own. */
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
  shortcut('replay', 'jumpReplay', 'Shift+Left', 'Shift+Right'),
  shortcut('board', 'arrows', 'Arrows'),
  shortcut('board', 'place', 'Enter', 'Space'),
  shortcut('chart', 'toValue', 'Arrows'),
  shortcut('chart', 'toEnd', 'Home', 'End'),
  shortcut('app', 'copy', 'Mod+C'),
  shortcut('app', 'paste', 'Mod+V'),
]

/** A key that writes a character when nothing else is held: people who speak to their computer may want none of these. */
export function isLetterKey(key: string): boolean {
  return /^(Shift\+)?.$/.test(key)
}
