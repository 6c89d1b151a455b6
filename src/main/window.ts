/** The only window: its options, what it loads, and the engine that ends with it. */
import path from 'node:path'
import { app, BrowserWindow, nativeTheme } from 'electron'
import { CHANNELS } from '../contract/api.ts'
import { setupClosing } from './closing.ts'
import { createEngine } from './engine.ts'
import { setupIpc } from './ipc.ts'
import { showMenu } from './menu.ts'
import { PAGE_URL } from './page.ts'
import { send } from './page-messages.ts'

/** The page's own background, `--ground` in its styles, so that a window that still loads does not flash. */
const BACKGROUND = { light: '#f6f5f1', dark: '#14181c' }

function openWindow(): void {
  const window = new BrowserWindow({
    // The platform remembers the window's place and size by this name; the size below is for the first start.
    name: 'main',
    windowStatePersistence: true,
    width: 1280,
    height: 820,
    minWidth: 720,
    minHeight: 560,
    show: false,
    title: 'Poly-Y',
    backgroundColor: nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: {
      preload: path.join(import.meta.dirname, '../preload/index.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
    },
  })
  window.once('ready-to-show', () => window.show())
  setupEngine(window)
  void window.loadURL(PAGE_URL)
}

function setupEngine(window: BrowserWindow): void {
  const { webContents } = window
  const engine = createEngine((message) => send(webContents, CHANNELS.engineReply, message))
  setupIpc(window, engine, setupClosing(window))
  // A page that is gone, or has been reloaded, cannot end its jobs itself.
  webContents.on('did-navigate', () => engine.endAll())
  webContents.on('render-process-gone', () => engine.endAll())
  window.on('closed', () => {
    engine.endAll()
    showMenu(null)
  })
}

/** Opens the window again where the platform keeps the app alive without one (macOS). */
export function setupWindow(): void {
  openWindow()
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow()
  })
}

/** A second start shows the window of the first. */
export function showWindow(): void {
  const [window] = BrowserWindow.getAllWindows()
  if (window === undefined) return openWindow()
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
