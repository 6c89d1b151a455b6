/** A command is run by a key, a button or the menu. `Mod` in a key is Ctrl, or the Command key of a Mac. */
import type { ENGLISH } from '../../locales/en.ts'
import { DIALOG, type DialogName } from './dialog.ts'
import type { PageName } from './places.ts'
import type { Services } from './services.tsx'

/** In the order of the sheet of keys. */
export const GROUPS = ['files', 'game', 'search', 'library', 'review', 'inspect', 'replay', 'board', 'chart', 'pages', 'app'] as const

/** The page on which a group's keys work; other groups work on every page. */
export const PAGE_OF: Partial<Record<(typeof GROUPS)[number], PageName>> = {
  ...{ game: 'play', search: 'play', library: 'library', review: 'review', inspect: 'inspect', replay: 'replay' },
}

type CommandName = keyof (typeof ENGLISH)['common']['commands']

export interface Shortcut {
  readonly group: (typeof GROUPS)[number]
  readonly text: `commands.${CommandName}` | `pages.${PageName}`
  readonly keys: readonly string[]
}

export interface Command extends Shortcut {
  readonly run: (services: Services) => void
  /** Would it do anything now? */
  readonly can: (services: Services) => boolean
}

export const shortcut = (group: Shortcut['group'], name: CommandName, ...keys: string[]): Shortcut => ({ group, text: `commands.${name}`, keys })

export const opens = (open: DialogName): Pick<Command, 'run' | 'can'> => ({
  run: (services) => services.get(DIALOG).setState({ open }),
  can: () => true,
})

/** Does the key type a character by itself? Speech input may trigger such keys by mistake, so a setting turns them off. */
export function isLetterKey(key: string): boolean {
  return /^(Shift\+)?.$/.test(key)
}
