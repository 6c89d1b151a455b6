/**
 * Closing never loses work: the window stays until its page says that all is saved. When that cannot be done, or takes
 * too long, the user decides.
 */
import { app, type BrowserWindow } from 'electron'
import { CHANNELS } from '../contract/api.ts'
import { send } from './page-messages.ts'
import { inTurn } from './questions.ts'
import { texts } from './texts.ts'

/** How long the page may take, ms. */
const PATIENCE = 5000

/** Does the window close because the app is being quit? */
let isQuitting = false

const NOTHING = { act: () => undefined, giveUp: () => undefined }

/** `act` is called last, when everything is closed; `giveUp` in its place if the user keeps the window open. */
let last: { act: () => void; giveUp: () => void } = NOTHING

export function setupQuitting(): void {
  app.on('before-quit', () => (isQuitting = true))
  app.on('quit', () => last.act())
}

/** Quits, and calls `act` at the very end, or `giveUp` if the user keeps the window open. */
export function quitTo(act: () => void, giveUp: () => void = () => undefined): void {
  last = { act, giveUp }
  app.quit()
}

/** Returns a function that takes the page's answer: null once all is saved, or why it cannot be. */
export function setupClosing(window: BrowserWindow): (fault: string | null) => void {
  let state: 'open' | 'asking' | 'closing' = 'open'
  let answer: (fault: string | null) => void = () => undefined

  window.on('close', (event) => {
    // A page that has gone has nothing left to save.
    if (state === 'closing' || isGone(window)) return
    event.preventDefault()
    if (state === 'open') void ask()
  })

  async function ask(): Promise<void> {
    state = 'asking'
    const fault = await pageAnswer()
    const closes = fault === null || window.isDestroyed() || (await closesAnyway(window, fault))
    if (window.isDestroyed()) return
    state = closes ? 'closing' : 'open'
    if (state === 'open') {
      isQuitting = false
      last.giveUp()
      last = NOTHING
    } else if (isQuitting) app.quit()
    else window.close()
  }

  function pageAnswer(): Promise<string | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(texts.t('menu:closing.slow')), PATIENCE)
      answer = (fault) => {
        clearTimeout(timer)
        resolve(fault)
      }
      send(window.webContents, CHANNELS.closingAsked)
    })
  }

  return (fault) => answer(fault)
}

function isGone({ webContents }: BrowserWindow): boolean {
  return webContents.isDestroyed() || webContents.isCrashed()
}

async function closesAnyway(window: BrowserWindow, fault: string): Promise<boolean> {
  const response = await inTurn(window, {
    type: 'warning',
    message: texts.t('menu:closing.notSaved'),
    detail: fault,
    buttons: [texts.t('menu:closing.stay'), texts.t('menu:closing.closeAnyway')],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  })
  return response === 1
}
