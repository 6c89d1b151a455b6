/** Questions that the main process asks: one at a time, so that no answer goes to another question than the one read. */
import { dialog, type BrowserWindow, type MessageBoxOptions } from 'electron'

/** The answer to the last question of each window. */
const last = new WeakMap<BrowserWindow, Promise<unknown>>()

/**
 * Asks once every question before has been answered. Returns the number of the button; that of cancelling if the window
 * has gone.
 */
export function inTurn(window: BrowserWindow, question: MessageBoxOptions): Promise<number> {
  const answer = Promise.resolve(last.get(window)).then(async () =>
    window.isDestroyed() ? (question.cancelId ?? 0) : (await dialog.showMessageBox(window, question)).response,
  )
  last.set(
    window,
    answer.catch(() => undefined),
  )
  return answer
}
