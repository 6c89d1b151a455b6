/**
 * Connects the page to the desktop: the menu bar, files and links opened from outside, and saving before the window
 * closes.
 */
import type { DesktopApi } from '../../contract/api.ts'
import { beginOf } from '../../engine/math/cut-text.ts'
import { takeFiles } from '../model/library/incoming.ts'
import { i18n } from '../language/i18n.ts'
import type { Needs, REST } from '../platform/services.tsx'
import { type NOTICE, say } from '../platform/notice.tsx'
import { goToPlace, placeIn } from '../platform/places.ts'
import { nextPaint } from '../platform/idle.ts'
import { unsavedReasons } from '../platform/leaving.ts'
import type { SAVERS } from '../platform/storage/saver.ts'

type Connected = Needs<typeof NOTICE | typeof REST | typeof SAVERS>

export function connectDesktop(app: Connected, desktop: DesktopApi): void {
  void nextPaint().then(() => showMenu(app, desktop))
  const take = async () => takeFiles(app, await desktop.files.take())
  desktop.files.onOpened(() => void take())
  void take()
  const follow = async () => {
    const link = await desktop.links.take()
    if (link !== null) followLink(app, link)
  }
  desktop.links.onFollowed(() => void follow())
  void follow()
  desktop.closing.onAsked(() => unsavedReasons(app.savers))
}

export const fetchMenuBar = () => import('./sync-menu.ts')

/** Shows the menu bar once the commands of all pages are there. */
async function showMenu({ rest }: Needs<typeof REST>, { menu }: DesktopApi): Promise<void> {
  const [app, { syncMenu }] = await Promise.all([rest.make(), fetchMenuBar()])
  syncMenu(app, menu)
}

function followLink({ notice }: Needs<typeof NOTICE>, link: string): void {
  const place = placeIn(link)
  if (place === null) say(notice, i18n.t('common:link.foreign', { link: beginOf(link, 80) }))
  else goToPlace(place)
}
