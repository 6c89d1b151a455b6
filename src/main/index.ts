/**
 * The desktop app. Whatever has to happen before the app is ready happens while this file runs: Electron waits for it,
 * but not for anything it awaits.
 */
import { app } from 'electron'
import { setupMenu } from './menu.ts'
import { setupPage, setupScheme } from './page.ts'
import { setupPermissions, setupSecurity } from './security.ts'
import { setupUserData } from './user-data.ts'
import { setupWindow, showWindow } from './window.ts'

function boot(): void {
  app.enableSandbox()
  setupScheme()
  setupSecurity()
  app.on('second-instance', showWindow)
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

// One process a user, so that nobody else writes the session file.
if (app.requestSingleInstanceLock()) boot()
else app.quit()
