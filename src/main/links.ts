/**
 * Links to the app, `polyy://…`, that the user follows in another program: the platform starts the app with one, or
 * hands it to the app that runs. They wait here for the page, which alone knows what they name.
 */
import { app } from 'electron'
import { CHANNELS, MAX_LINK_LENGTH } from '../contract/api.ts'
import { SCHEME } from './page.ts'
import { sendToPage } from './page-messages.ts'

/** Only the last link is kept, as the page shows one place. */
let waiting: string | null = null

/** Registers the app for its links. In development that would register Electron itself. */
export function setupLinks(): void {
  if (app.isPackaged) app.setAsDefaultProtocolClient(SCHEME)
}

/** @param words of a command line, or the one link */
export function followLinks(words: readonly string[]): void {
  const link = words.findLast((word) => word.startsWith(`${SCHEME}://`) && word.length <= MAX_LINK_LENGTH)
  if (link === undefined) return
  waiting = link
  // A page that is still loading asks by itself.
  if (app.isReady()) sendToPage(CHANNELS.linksFollowed)
}

export function takeFollowed(): string | null {
  const taken = waiting
  waiting = null
  return taken
}
