/**
 * The menu bar as the page describes it: labels, enabled items, and keys. While there is no page, the platform's
 * standard menus.
 */
import path from 'node:path'
import { Menu, type MenuItemConstructorOptions } from 'electron'
import { CHANNELS } from '../contract/api.ts'
import type { CommandItem, MenuBar, MenuItem, Menu as PageMenu } from '../contract/menu-schema.ts'
import { openFiles } from './opening.ts'
import { isDevelopment } from './page.ts'
import { clearRecentFiles, recentFiles, setupRecentFiles } from './recent-files.ts'
import { sendToPage } from './page-messages.ts'
import { texts } from './texts.ts'

type Template = MenuItemConstructorOptions[]

let shown: MenuBar | null = null

export function setupMenu(): void {
  build(shown)
  setupRecentFiles(() => build(shown))
}

/**
 * @param bar null once there is no page to run its commands
 * @throws Error when the platform cannot show it; then the menu stays as it was
 */
export function showMenu(bar: MenuBar | null): void {
  build(bar)
  shown = bar
  if (bar !== null) void texts.changeLanguage(bar.language)
}

function build(bar: MenuBar | null): void {
  const template = bar === null ? standardMenus() : bar.menus.map(itemOf)
  if (isDevelopment) template.push({ label: 'Development', submenu: [{ role: 'reload' }, { role: 'toggleDevTools' }] })
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}

function standardMenus(): Template {
  return [
    process.platform === 'darwin' ? { role: 'appMenu' } : { role: 'fileMenu' },
    { role: 'editMenu' },
    { role: 'windowMenu' },
  ]
}

function itemOf(item: MenuItem | PageMenu): MenuItemConstructorOptions {
  switch (item.type) {
    case 'menu':
      return { label: item.label, submenu: item.items.map(itemOf) }
    case 'command':
      return commandItem(item)
    case 'role':
      return { role: item.role, label: item.label }
    case 'recent':
      return { label: item.label, enabled: recentFiles().length > 0, submenu: recentItems(item.clear) }
    case 'separator':
      return { type: 'separator' }
  }
}

/**
 * The page gets each key before the menu does and acts on it where it means something, which is not while text is
 * being typed. So the menu shows keys but does not act on them: what a key does is decided in one place.
 */
function commandItem({ command, label, key, enabled, chosen }: CommandItem): MenuItemConstructorOptions {
  return {
    label,
    enabled,
    ...(key !== null && { accelerator: key.replace('Mod', 'CommandOrControl'), registerAccelerator: false }),
    ...(chosen !== null && { type: 'checkbox', checked: chosen }),
    click: (_item, _window, { triggeredByAccelerator = false }) => {
      if (!triggeredByAccelerator) sendToPage(CHANNELS.menuCommand, command)
    },
  }
}

function recentItems(clear: string): Template {
  const names = recentFiles().map((file) => path.basename(file))
  const items = recentFiles().map((file, i): MenuItemConstructorOptions => ({
    // An ampersand would mark the letter that chooses the entry. Files of the same name are shown with their folder.
    label: (names.indexOf(names[i]) === names.lastIndexOf(names[i]) ? names[i] : file).replaceAll('&', '&&'),
    click: () => void openFiles([file]),
  }))
  return [...items, { type: 'separator' }, { label: clear, click: clearRecentFiles }]
}
