/**
 * The desktop app. Whatever has to happen before the app is ready happens while this file runs: Electron waits for it,
 * but not for anything it awaits.
 */
import { app } from 'electron'
import { setupQuitting } from './closing.ts'
import { followLinks, setupLinks } from './links.ts'
import { setupMenu } from './menu.ts'
import { filesIn, openFiles } from './opening.ts'
import { setupPage, setupScheme } from './page.ts'
import { setupPermissions, setupSecurity } from './security.ts'
import { setupUserData } from './user-data.ts'
import { setupWindow, showWindow } from './window.ts'

function boot(): void {
  app.enableSandbox()
  setupScheme()
  setupLinks()
  setupSecurity()
  setupQuitting()
  app.on('second-instance', (_event, words, folder) => {
    showWindow()
    followLinks(words)
    void openFiles(filesIn(words, folder))
  })
  // How macOS hands over files, at the start as well.
  app.on('open-file', (event, file) => {
    event.preventDefault()
    if (app.isReady()) showWindow()
    void openFiles([file])
  })
  // And how it hands over links.
  app.on('open-url', (event, link) => {
    event.preventDefault()
    if (app.isReady()) showWindow()
    followLinks([link])
  })
  followLinks(process.argv)
  void openFiles(filesIn(process.argv, process.cwd()))
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  void app.whenReady().then(() => {
    setupUserData()
    setupPermissions()
    setupPage()
    setupMenu()
    setupWindow()
  })
}

// One process per user, so that no other writes the session file.
if (app.requestSingleInstanceLock()) boot()
else app.quit()
