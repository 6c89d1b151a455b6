/**
 * Connects the page to the desktop: the menu bar, files and links opened from outside, and saving before the window
 * closes.
 */
import type { DesktopApi } from '../../contract/api.ts'
import { importFiles } from '../model/library/import-export.ts'
import { i18n } from '../language/i18n.ts'
import { menuBar, runCommand } from './menu-bar.ts'
import type { Services } from '../platform/services.tsx'
import { LIBRARY } from '../model/library/library.ts'
import { LIBRARY_PAGE } from '../model/library/page-store.ts'
import { NOTICE, say } from '../platform/notice.tsx'
import { goToPlace, placeIn } from '../platform/places.ts'
import { unsavedReasons } from '../platform/leaving.ts'
import { SAVERS } from '../platform/storage/saver.ts'
import { MATCH } from '../model/match/match-store.ts'
import { THINKING } from '../model/match/computer.ts'
import { INSPECT } from '../model/inspect/inspect-store.ts'
import { REVIEW } from '../model/review/review-store.ts'
import { SETTINGS } from '../model/settings.ts'
import { DIALOG } from '../platform/dialog.ts'

const isMac = navigator.platform.startsWith('Mac')

export function connectDesktop(services: Services, desktop: DesktopApi): void {
  syncMenu(services, desktop)
  const takeFiles = async () => importFiles(services.pick(LIBRARY, LIBRARY_PAGE, NOTICE), await desktop.files.take())
  desktop.files.onOpened(() => void takeFiles())
  void takeFiles()
  const follow = async () => {
    const link = await desktop.links.take()
    if (link !== null) followLink(services, link)
  }
  desktop.links.onFollowed(() => void follow())
  void follow()
  desktop.closing.onAsked(() => unsavedReasons(services.get(SAVERS)))
}

function followLink(services: Services, link: string): void {
  const place = placeIn(link)
  if (place === null) say(services.get(NOTICE), i18n.t('common:link.foreign', { link: link.slice(0, 80) }))
  else goToPlace(place)
}

/** Shows the menu bar, and updates it whenever something in it changes. */
function syncMenu(services: Services, { menu }: DesktopApi): void {
  let shown = ''
  const show = () => {
    const bar = menuBar(services, isMac)
    const text = JSON.stringify(bar)
    if (text === shown) return
    shown = text
    void menu.show(bar)
  }
  for (const store of Object.values(services.pick(MATCH, THINKING, INSPECT, REVIEW, NOTICE, SETTINGS, DIALOG)))
    store.subscribe(show)
  i18n.on('languageChanged', show)
  addEventListener('hashchange', show)
  show()
  menu.onCommand((command) => {
    runCommand(services, isMac, command)
    // The platform has toggled the item's check mark, even if the setting is the same: the bar is sent again.
    shown = ''
    show()
  })
}
