/** Forbids every page to open windows, navigate elsewhere, embed others, download, or get permissions. */
import { app, session, type WebContents } from 'electron'
import { isOurPage } from './page.ts'

export function setupSecurity(): void {
  app.on('web-contents-created', (_event, contents) => confine(contents))
}

/** Needs the app to be ready: there is no session before. */
export function setupPermissions(): void {
  const { defaultSession } = session
  defaultSession.setPermissionRequestHandler((_contents, _permission, callback) => callback(false))
  defaultSession.setPermissionCheckHandler(() => false)
  defaultSession.setDevicePermissionHandler(() => false)
  // What the user exports goes through `saving.ts`, which writes it whole or not at all.
  defaultSession.on('will-download', (event) => event.preventDefault())
}

function confine(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-frame-navigate', (event) => {
    // The page may load itself again: hot reload does.
    if (!event.isMainFrame || !isOurPage(event.url)) event.preventDefault()
  })
}
