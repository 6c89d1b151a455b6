/** The application menu: the platform's standard entries, with reload and developer tools in development alone. */
import { Menu, type MenuItemConstructorOptions } from 'electron'
import { isDevelopment } from './page.ts'

export function setupMenu(): void {
  const isMac = process.platform === 'darwin'
  const view: MenuItemConstructorOptions[] = [
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
  ]
  if (isDevelopment) view.push({ type: 'separator' }, { role: 'reload' }, { role: 'toggleDevTools' })
  const template: MenuItemConstructorOptions[] = [
    isMac ? { role: 'appMenu' } : { role: 'fileMenu' },
    { role: 'editMenu' },
    { label: 'View', submenu: view },
    { role: 'windowMenu' },
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}
