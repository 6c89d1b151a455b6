/**
 * The desktop's menu bar, built from the table of commands: its labels, which items are enabled, and what each does.
 */
import type { CommandItem, Menu, MenuBar, MenuItem } from '../../contract/menu-schema.ts'
import { LANGUAGES } from '../../locales/languages.ts'
import { ALL_COMMANDS, COMMANDS, isOffered, runOnItsPage } from './commands.ts'
import { i18n } from '../language/i18n.ts'
import { type Settings, type SETTINGS, TEXT_SCALES, THEMES } from '../model/settings.ts'
import { GROUPS, isLetterKey, type LaterCommand } from '../platform/command.ts'
import type { Needs, WholeApp } from '../platform/services.tsx'
import type { DIALOG } from '../platform/dialog.ts'

/** An item of the menu with what it does. */
type Action = CommandItem & { readonly run: () => void }
type Item = Action | Exclude<MenuItem, CommandItem>
type Bar = readonly Menu<Item | Menu<Item>>[]

const SEPARATOR = { type: 'separator' } as const

export function menuBar(app: WholeApp, isMac: boolean): MenuBar {
  const language = LANGUAGES.find((known) => known === i18n.resolvedLanguage) ?? 'en'
  return { language, menus: menus(app, isMac).map((menu) => withoutRun(menu) as Menu) }
}

/** Runs the menu item of that name, if it is still enabled. */
export function runCommand(app: WholeApp, isMac: boolean, name: string): void {
  const items = menus(app, isMac).flatMap((menu) =>
    menu.items.flatMap((item) => (item.type === 'menu' ? item.items : [item])),
  )
  const found = items.find((item) => item.type === 'command' && item.command === name)
  if (found?.type === 'command' && found.enabled) found.run()
}

function withoutRun(item: Item | Menu<Item | Menu<Item>>): MenuItem | Menu {
  if (item.type === 'menu') return { ...item, items: item.items.map((inner) => withoutRun(inner) as MenuItem) }
  if (item.type !== 'command') return item
  const { type, command, label, key, enabled, chosen } = item
  return { type, command, label, key, enabled, chosen }
}

function menus(app: WholeApp, isMac: boolean): Bar {
  const { t } = i18n
  const act = (command: LaterCommand) => commandItem(app, command, isMac)
  /** The commands of a group that are not placed by hand. */
  const group = (name: LaterCommand['group']) =>
    ALL_COMMANDS.filter((command) => command.group === name && !PLACED.has(command)).map(act)
  const settings = act(COMMANDS.settings)
  const recent = { type: 'recent', label: t('menu:recent'), clear: t('menu:clearRecent') } as const
  const appMenu = menu(
    'Poly-Y',
    [act(COMMANDS.about)],
    [settings],
    roles('services'),
    roles('hide', 'hideOthers', 'unhide'),
    roles('quit'),
  )
  return [
    ...(isMac ? [appMenu] : []),
    menu(
      t('menu:file'),
      [act(COMMANDS.newGame), act(COMMANDS.openFiles), recent],
      [act(COMMANDS.saveGame), act(COMMANDS.savePosition), ...group('files')],
      isMac ? [] : [settings],
      isMac ? roles('close') : roles('close', 'quit'),
    ),
    menu(t('menu:edit'), roles('undo', 'redo'), roles('cut', 'copy', 'paste', 'selectAll')),
    menu(t('menu:game'), ...GROUPS.filter((name) => !IN_OTHER_MENUS.has(name)).map(group)),
    menu<Item | Menu<Item>>(
      t('menu:view'),
      group('pages'),
      [
        menu(t('common:settings.theme'), themes(app)),
        menu(t('common:settings.textScale'), textScales(app)),
        names(app),
      ],
      roles('resetZoom', 'zoomIn', 'zoomOut'),
      roles('togglefullscreen'),
    ),
    menu(t('menu:window'), isMac ? roles('minimize', 'zoom', 'front') : roles('minimize')),
    menu(t('menu:help'), [act(COMMANDS.keys)], group('app'), isMac ? [] : [act(COMMANDS.about)]),
  ]
}

/** Groups with a menu of their own; all others are sections of Game. */
const IN_OTHER_MENUS = new Set<LaterCommand['group']>(['files', 'pages', 'app'])

/** Commands placed by hand, apart from the rest of their group. */
const { newGame, openFiles, saveGame, savePosition, settings, keys, about } = COMMANDS
const PLACED = new Set<LaterCommand>([newGame, openFiles, saveGame, savePosition, settings, keys, about])

/** A menu in sections; an empty section leaves no separator. */
function menu<Inner extends Item | Menu<Item> = Item>(
  label: string,
  ...sections: (readonly Inner[])[]
): Menu<Inner | typeof SEPARATOR> {
  const items: (Inner | typeof SEPARATOR)[] = []
  for (const section of sections.filter(({ length }) => length > 0))
    items.push(...(items.length > 0 ? [SEPARATOR] : []), ...section)
  return { type: 'menu', label, items }
}

function commandItem(app: WholeApp, command: LaterCommand, isMac: boolean): Action {
  const { text, keys } = command
  // On a Mac a single letter in the menu would be taken away from text fields.
  const shown = keys.find((key) => !isLetterKey(key)) ?? (isMac || !app.settings.getState().letterKeys ? null : keys[0])
  return {
    ...action(app, text, i18n.t(`common:${text}`), () => runOnItsPage(app, command)),
    // In Electron's accelerators a plus separates, and so that key has a name.
    key: shown === '+' ? 'Plus' : shown,
    enabled: isFree(app) && isOffered(app, command),
  }
}

/** An open dialog has to be closed first. */
const isFree = (app: Needs<typeof DIALOG>) => app.dialog.getState().open === null

function action(app: Needs<typeof DIALOG>, command: string, label: string, run: () => void): Action {
  return { type: 'command', command, label, key: null, enabled: isFree(app), chosen: null, run }
}

type SettingNeeds = Needs<typeof DIALOG | typeof SETTINGS>

function setting<Name extends keyof Settings>(
  app: SettingNeeds,
  name: Name,
  value: Settings[Name],
  label: string,
): Action {
  const run = () => app.settings.setState({ [name]: value })
  return { ...action(app, `${name}.${String(value)}`, label, run), chosen: app.settings.getState()[name] === value }
}

const themes = (app: SettingNeeds) =>
  THEMES.map((theme) => setting(app, 'theme', theme, i18n.t(`common:settings.themes.${theme}`)))

const textScales = (app: SettingNeeds) =>
  TEXT_SCALES.map((scale) => setting(app, 'textScale', scale, i18n.t('common:settings.percent', { scale })))

function names(app: SettingNeeds): Action {
  const { showNames } = app.settings.getState()
  const run = () => app.settings.setState({ showNames: !showNames })
  return { ...action(app, 'showNames', i18n.t('common:settings.names'), run), chosen: showNames }
}

function roles(...names: Extract<MenuItem, { type: 'role' }>['role'][]): Item[] {
  return names.map((role) => ({ type: 'role', role, label: i18n.t(`menu:roles.${role}`) }))
}
