/** A command is run by a key, a button or the menu. `Mod` in a key is Ctrl, or the Command key of a Mac. */
import type { ENGLISH } from '../../locales/en.ts'
import { DIALOG, type DialogName } from './dialog.ts'
import type { PageName } from './places.ts'
import {
  type App,
  type Needs,
  pick,
  type Provided,
  type ProvidedLater,
  useApp,
  useWholeApp,
  type WholeApp,
} from './services.tsx'

/** In the order of the sheet of keys. */
export const GROUPS = [
  'files',
  'game',
  'search',
  'library',
  'review',
  'inspect',
  'replay',
  'board',
  'chart',
  'pages',
  'app',
] as const

/** The page on which a group's keys work; other groups work on every page. */
export const PAGE_OF: Partial<Record<(typeof GROUPS)[number], PageName>> = {
  game: 'play',
  search: 'play',
  library: 'library',
  review: 'review',
  inspect: 'inspect',
  replay: 'replay',
}

type CommandName = keyof (typeof ENGLISH)['common']['commands']

export interface Shortcut {
  readonly group: (typeof GROUPS)[number]
  readonly text: `commands.${CommandName}` | `pages.${PageName}`
  readonly keys: readonly string[]
}

/** Made by `command`, which hands on only the parts of the app that it needs. */
export interface Command<Of = App> extends Shortcut {
  readonly run: (app: Of) => void
  /** Would it do anything now? */
  readonly can: (app: Of) => boolean
  /** Does it take a step, so that its key held down takes one after the other? */
  readonly isStep?: true
}

export const shortcut = (group: Shortcut['group'], name: CommandName, ...keys: string[]): Shortcut => ({
  group,
  text: `commands.${name}`,
  keys,
})

/** @param needs the parts of the app that `run` and `can` are called with */
export function command<const Asked extends readonly Provided[]>(
  shortcut: Shortcut,
  needs: Asked,
  run: (app: Needs<Asked[number]>) => void,
  can: (app: Needs<Asked[number]>) => boolean = () => true,
): Command {
  return { ...shortcut, run: (app) => run(pick(app, needs)), can: (app) => can(pick(app, needs)) }
}

/** A command of a page other than Play, which has the whole app. */
export type LaterCommand = Command<WholeApp>

export function laterCommand<const Asked extends readonly ProvidedLater[]>(
  shortcut: Shortcut,
  needs: Asked,
  run: (app: Needs<Asked[number]>) => void,
  can: (app: Needs<Asked[number]>) => boolean = () => true,
): LaterCommand {
  return { ...shortcut, run: (app) => run(pick(app, needs)), can: (app) => can(pick(app, needs)) }
}

export const step = <Of>(command: Command<Of>): Command<Of> => ({ ...command, isStep: true })

export const opens = (shortcut: Shortcut, open: DialogName): Command =>
  command(shortcut, [DIALOG], ({ dialog }) => dialog.setState({ open }))

/** For components with buttons for commands. */
export function useCommands() {
  const app = useApp()
  return { run: ({ run }: Command) => run(app), can: ({ can }: Command) => can(app) }
}

export function useLaterCommands() {
  const app = useWholeApp()
  return { run: ({ run }: LaterCommand) => run(app) }
}

/**
 * Does the key type a character by itself? Speech input may trigger such keys by mistake, so a setting turns them off.
 */
export function isLetterKey(key: string): boolean {
  return /^(Shift\+)?.$/.test(key)
}
