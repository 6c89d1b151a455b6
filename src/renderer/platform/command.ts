/** What a command is: something to be done by a key, a button or the menu. `Mod` in a key is Ctrl, or the command key of a Mac. */
import type { ENGLISH } from '../../locales/en.ts'
import { DIALOG, type DialogName } from './dialog.ts'
import type { PageName } from './places.ts'
import type { Services } from './services.tsx'

/** In the order of the sheet of keys. */
export const GROUPS = ['files', 'game', 'search', 'library', 'review', 'inspect', 'replay', 'board', 'chart', 'pages', 'app'] as const

/** The page that a group's keys work on; the others work on all. */
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

/** A key that writes a character when nothing else is held: people who speak to their computer may want none of these. */
export function isLetterKey(key: string): boolean {
  return /^(Shift\+)?.$/.test(key)
}
