/** Messages to the page, which may have gone: its window closes, or its process has ended. */
import { BrowserWindow, type WebContents } from 'electron'

export function send(contents: WebContents, channel: string, ...sent: unknown[]): void {
  try {
    if (!contents.isDestroyed()) contents.send(channel, ...sent)
  } catch (error) {
    // A frame may go at any moment, and Electron then throws.
    console.warn(`${channel} did not reach the page: ${(error as Error).message}`)
  }
}

/** Sends a message to the page of the only window, if there is one. */
export function sendToPage(channel: string, ...sent: unknown[]): void {
  const [window] = BrowserWindow.getAllWindows()
  if (window !== undefined) send(window.webContents, channel, ...sent)
}
