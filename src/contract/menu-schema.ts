/** The shape of the menu bar, which the page describes as plain data. */
import * as v from 'valibot'
import { listOf } from './list-schema.ts'
import { onOneLine } from '../engine/game/unseen.ts'
import { LANGUAGES } from '../locales/languages.ts'

/** Menu items that the platform implements itself, with its usual keys. */
const MENU_ROLES = [
  ...(['services', 'hide', 'hideOthers', 'unhide', 'close', 'quit'] as const),
  ...(['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll'] as const),
  ...(['resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen', 'minimize', 'zoom', 'front'] as const),
] as const

/**
 * An accelerator: modifiers, each once and in this order, then a character or one of the named keys that the app uses.
 * A plus is Electron's separator.
 */
const ACCELERATOR =
  /^(Mod\+)?(Alt\+)?(Shift\+)?([!-*,-~]|F([1-9]|1[0-9]|2[0-4])|Escape|Plus|Space|Enter|Delete|Backspace|Tab|Home|End|PageUp|PageDown|Left|Right|Up|Down)$/

/**
 * Text in one line, with something to be seen: no characters that control, or that turn the direction of what follows.
 */
const Label = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u),
  v.check((label) => onOneLine(label).trim() !== ''),
)

const CommandItemSchema = v.strictObject({
  type: v.literal('command'),
  command: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  label: Label,
  // As in the page's table of keys, for example `Mod+Z`; null for none. The page itself handles the key.
  key: v.nullable(v.pipe(v.string(), v.regex(ACCELERATOR))),
  enabled: v.boolean(),
  // Is it the chosen one of several? Null when there is nothing to choose.
  chosen: v.nullable(v.boolean()),
})

const MenuItemSchema = v.variant('type', [
  CommandItemSchema,
  v.strictObject({ type: v.literal('role'), role: v.picklist(MENU_ROLES), label: Label }),
  // The menu of files opened lately, which only the main process knows.
  v.strictObject({ type: v.literal('recent'), label: Label, clear: Label }),
  v.strictObject({ type: v.literal('separator') }),
])

const menuOf = <Item extends v.GenericSchema>(item: Item) =>
  v.strictObject({ type: v.literal('menu'), label: Label, items: v.pipe(listOf(item, 100), v.readonly()) })

const MenuSchema = menuOf(v.variant('type', [...MenuItemSchema.options, menuOf(MenuItemSchema)]))

/** The whole menu bar, in the user's language. */
export const MenuBarSchema = v.strictObject({
  language: v.picklist(LANGUAGES),
  menus: v.pipe(listOf(MenuSchema, 20), v.readonly()),
})

export type CommandItem = v.InferOutput<typeof CommandItemSchema>
export type MenuItem = v.InferOutput<typeof MenuItemSchema>
export type MenuBar = v.InferOutput<typeof MenuBarSchema>

/** A menu with items of any kind; one of the menu bar by default. */
export type Menu<Item = MenuBar['menus'][number]['items'][number]> = Omit<MenuBar['menus'][number], 'items'> & {
  readonly items: readonly Item[]
}
