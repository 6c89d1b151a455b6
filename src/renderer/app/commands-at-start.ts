/** The commands whose keys work before any page but Play has been fetched. */
import { LIBRARY_COMMANDS } from '../pages/library/commands.ts'
import { PLAY_COMMANDS } from '../pages/play/commands.ts'
import { command, opens, shortcut, type Command } from '../platform/command.ts'
import { goTo, PAGES } from '../platform/places.ts'

export const AT_START = {
  ...LIBRARY_COMMANDS,
  ...PLAY_COMMANDS,
  settings: opens(shortcut('app', 'settings', 'Mod+,'), 'settings'),
  palette: opens(shortcut('app', 'palette', 'Mod+K'), 'palette'),
  keys: opens(shortcut('app', 'keys', '?', 'F1'), 'keys'),
  about: opens(shortcut('app', 'about', 'Shift+F1'), 'about'),
} as const satisfies Readonly<Record<string, Command>>

export const TO_PAGES = PAGES.map((page, i) =>
  command({ group: 'pages', text: `pages.${page}`, keys: [`Alt+${i + 1}`] }, [], () => goTo(page)),
)

export const COMMANDS_AT_START: readonly Command[] = [...Object.values(AT_START), ...TO_PAGES]
