/** Shows the desktop's menu bar, and updates it whenever something in it changes. */
import type { DesktopApi } from '../../contract/api.ts'
import { i18n } from '../language/i18n.ts'
import type { WholeApp } from '../platform/services.tsx'
import { menuBar, runCommand } from './menu-bar.ts'

const isMac = navigator.platform.startsWith('Mac')

export function syncMenu(app: WholeApp, menu: DesktopApi['menu']): void {
  let shown = ''
  const show = () => {
    const bar = menuBar(app, isMac)
    const text = JSON.stringify(bar)
    if (text === shown) return
    shown = text
    void menu.show(bar)
  }
  const { match, thinking, inspect, review, notice, settings, dialog } = app
  for (const store of [match, thinking, inspect, review, notice, settings, dialog]) store.subscribe(show)
  i18n.on('languageChanged', show)
  addEventListener('hashchange', show)
  show()
  menu.onCommand((command) => {
    runCommand(app, isMac, command)
    // The platform has toggled the item's check mark, even if the setting is the same: the bar is sent again.
    shown = ''
    show()
  })
}
