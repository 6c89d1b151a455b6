/**
 * Connects the page to the desktop: the menu bar, files and links opened from outside, and saving before the window
 * closes.
 */
import type { DesktopApi } from '../../contract/api.ts'
import { beginOf } from '../../engine/math/cut-text.ts'
import { importFiles } from '../model/library/import-export.ts'
import { i18n } from '../language/i18n.ts'
import { menuBar, runCommand } from './menu-bar.ts'
import type { App, Needs } from '../platform/services.tsx'
import { type NOTICE, say } from '../platform/notice.tsx'
import { goToPlace, placeIn } from '../platform/places.ts'
import { unsavedReasons } from '../platform/leaving.ts'

const isMac = navigator.platform.startsWith('Mac')

export function connectDesktop(app: App, desktop: DesktopApi): void {
  syncMenu(app, desktop)
  const takeFiles = async () => importFiles(app, await desktop.files.take())
  desktop.files.onOpened(() => void takeFiles())
  void takeFiles()
  const follow = async () => {
    const link = await desktop.links.take()
    if (link !== null) followLink(app, link)
  }
  desktop.links.onFollowed(() => void follow())
  void follow()
  desktop.closing.onAsked(() => unsavedReasons(app.savers))
}

function followLink({ notice }: Needs<typeof NOTICE>, link: string): void {
  const place = placeIn(link)
  if (place === null) say(notice, i18n.t('common:link.foreign', { link: beginOf(link, 80) }))
  else goToPlace(place)
}

/** Shows the menu bar, and updates it whenever something in it changes. */
function syncMenu(app: App, { menu }: DesktopApi): void {
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
