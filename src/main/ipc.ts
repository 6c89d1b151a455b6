/**
 * Everything that the page may ask of the main process. A message counts only when it comes from the top frame of our
 * own page and fits its channel's schema; any other is refused, with one warning here.
 */
import { clipboard, type BrowserWindow, type IpcMainInvokeEvent } from 'electron'
import * as v from 'valibot'
import { CHANNELS } from '../contract/api.ts'
import { PAYLOADS } from '../contract/schema.ts'
import { allowedCommands, revokeProgram } from './allowed-programs.ts'
import type { Engine } from './engine.ts'
import { faultText } from './fault-text.ts'
import { takeFollowed } from './links.ts'
import { showMenu } from './menu.ts'
import { chooseFiles, chooseProgram, takeOpened } from './opening.ts'
import { isOurPage } from './page.ts'
import { saveFile } from './saving.ts'
import { send } from './page-messages.ts'
import { arePossible, cancelFetching, fetchUpdate, installUpdate, lookForUpdate } from './updates.ts'
import { documents, loadSession, saveSession, setSessionAside } from './user-data.ts'

type Channel = keyof typeof PAYLOADS
type Payload<C extends Channel> = v.InferOutput<(typeof PAYLOADS)[C]>

/** Answers the requests of this window's page to the window and its engine. */
export function setupIpc(window: BrowserWindow, engine: Engine, answerClosing: (fault: string | null) => void): void {
  const { webContents } = window
  function handle<C extends Channel>(channel: C, act: (payload: Payload<C>) => unknown): void {
    webContents.ipc.handle(channel, (event, ...sent: unknown[]) => answered(() => act(accepted(channel, event, sent))))
  }
  handle(CHANNELS.enginePost, ({ lane, message }) => engine.post(lane, message))
  handle(CHANNELS.engineEnd, ({ lane }) => engine.end(lane))
  handle(CHANNELS.sessionLoad, loadSession)
  handle(CHANNELS.sessionSave, saveSession)
  handle(CHANNELS.sessionSetAside, setSessionAside)
  handle(CHANNELS.documentsList, ({ shelf }) => documents.list(shelf))
  handle(CHANNELS.documentsLoad, ({ shelf, id }) => documents.load(shelf, id))
  handle(CHANNELS.documentsSave, ({ shelf, id, text }) => documents.save(shelf, id, text))
  handle(CHANNELS.documentsRemove, ({ shelf, id }) => documents.remove(shelf, id))
  handle(CHANNELS.clipboardWrite, (text) => clipboard.writeText(text))
  handle(CHANNELS.filesChoose, () => chooseFiles(window))
  handle(CHANNELS.filesTake, takeOpened)
  handle(CHANNELS.filesSave, (file) => saveFile(window, file))
  handle(CHANNELS.programsChoose, () => chooseProgram(window))
  handle(CHANNELS.programsAllowed, allowedCommands)
  handle(CHANNELS.programsRevoke, revokeProgram)
  handle(CHANNELS.linksTake, takeFollowed)
  handle(CHANNELS.menuShow, showMenu)
  handle(CHANNELS.updatesPossible, arePossible)
  handle(CHANNELS.updatesLook, lookForUpdate)
  handle(CHANNELS.updatesFetch, () => fetchUpdate((percent) => send(webContents, CHANNELS.updatesProgress, percent)))
  handle(CHANNELS.updatesCancel, cancelFetching)
  handle(CHANNELS.updatesInstall, installUpdate)
  handle(CHANNELS.closingAnswer, answerClosing)
}

/** The answer, or the fault without the path that the system's message has. */
async function answered(act: () => unknown): Promise<unknown> {
  try {
    return await act()
  } catch (error) {
    throw new Error(faultText(error))
  }
}

/** The payload, checked; the page's call fails with the error that this throws. */
function accepted<C extends Channel>(channel: C, event: IpcMainInvokeEvent, sent: unknown[]): Payload<C> {
  if (!isFromOurPage(event)) throw refusal(channel, 'not from our page')
  if (sent.length > 1) throw refusal(channel, 'more than one payload')
  // One fault is enough: to collect all those of a large message takes seconds.
  const parsed = v.safeParse(PAYLOADS[channel], sent[0], { abortEarly: true })
  if (!parsed.success) throw refusal(channel, v.summarize(parsed.issues))
  return parsed.output
}

/** A frame may have gone since it sent the message: then there is none, or Electron throws when it is asked about. */
function isFromOurPage(event: IpcMainInvokeEvent): boolean {
  try {
    const frame = event.senderFrame
    return frame !== null && frame.parent === null && isOurPage(frame.url)
  } catch {
    return false
  }
}

/** The schema's messages repeat what was sent, which may be megabytes. */
const MAX_REASON_LENGTH = 300

function refusal(channel: Channel, reason: string): Error {
  const message = `${channel} refused: ${reason.length > MAX_REASON_LENGTH ? `${reason.slice(0, MAX_REASON_LENGTH)} …` : reason}`
  console.warn(message)
  return new Error(message)
}
