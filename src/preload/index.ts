/** The bridge: the whole of what the page can reach outside its sandbox. Bundled into one CommonJS file. */
import { contextBridge, ipcRenderer } from 'electron'
import type { JobReply } from '../engine/jobs.ts'
import { CHANNELS, type DesktopApi, type EngineLane, type OpenedFile, type UpdateFailure } from '../contract/api.ts'

interface LaneReply {
  lane: EngineLane
  reply: JobReply
}

/** The answer until the page gives its own: there is nothing to save. */
let answerClosing: () => Promise<string | null> = async () => null

ipcRenderer.on(CHANNELS.closingAsked, () => {
  void answerClosing()
    .catch((error: unknown) => String(error))
    .then((fault) => ipcRenderer.invoke(CHANNELS.closingAnswer, fault))
})

/** The listeners for replies on each lane. They share one listener of the channel, as Node takes many for a leak. */
const listeners = new Map<EngineLane, Set<(reply: JobReply) => void>>()
ipcRenderer.on(CHANNELS.engineReply, (_event, { lane, reply }: LaneReply) =>
  listeners.get(lane)?.forEach((listener) => listener(reply)),
)

const api: DesktopApi = {
  engine: {
    post(lane, message) {
      const { id } = message
      // A refused job is answered too, or the page would wait for it for ever. Main would refuse it again.
      const refused = (error: Error): void => {
        const answer: LaneReply = { lane, reply: { id, type: 'failed', message: error.message, isRefused: true } }
        ipcRenderer.emit(CHANNELS.engineReply, null, answer)
      }
      ipcRenderer.invoke(CHANNELS.enginePost, { lane, message }).catch(refused)
    },
    end(lane) {
      void ipcRenderer.invoke(CHANNELS.engineEnd, { lane })
    },
    onReply(lane, listener) {
      const others = listeners.get(lane) ?? new Set()
      listeners.set(lane, others.add(listener))
      return () => void others.delete(listener)
    },
  },
  session: {
    load: () => ipcRenderer.invoke(CHANNELS.sessionLoad) as Promise<string | null>,
    save: (text) => ipcRenderer.invoke(CHANNELS.sessionSave, text) as Promise<void>,
    setAside: (text) => ipcRenderer.invoke(CHANNELS.sessionSetAside, text) as Promise<void>,
  },
  documents: {
    list: (shelf) => ipcRenderer.invoke(CHANNELS.documentsList, { shelf }) as Promise<string[]>,
    load: (shelf, id) => ipcRenderer.invoke(CHANNELS.documentsLoad, { shelf, id }) as Promise<string>,
    save: (shelf, id, text) => ipcRenderer.invoke(CHANNELS.documentsSave, { shelf, id, text }) as Promise<void>,
    remove: (shelf, id) => ipcRenderer.invoke(CHANNELS.documentsRemove, { shelf, id }) as Promise<void>,
  },
  clipboard: { write: (text) => ipcRenderer.invoke(CHANNELS.clipboardWrite, text) as Promise<void> },
  files: {
    choose: () => ipcRenderer.invoke(CHANNELS.filesChoose) as Promise<void>,
    take: () => ipcRenderer.invoke(CHANNELS.filesTake) as Promise<OpenedFile[]>,
    onOpened: (listener) => void ipcRenderer.on(CHANNELS.filesOpened, () => listener()),
    save: (name, content) => ipcRenderer.invoke(CHANNELS.filesSave, { name, content }) as Promise<void>,
  },
  programs: {
    choose: () => ipcRenderer.invoke(CHANNELS.programsChoose) as Promise<string | null>,
    allowed: () => ipcRenderer.invoke(CHANNELS.programsAllowed) as Promise<string[]>,
    revoke: (command) => ipcRenderer.invoke(CHANNELS.programsRevoke, command) as Promise<void>,
  },
  links: {
    take: () => ipcRenderer.invoke(CHANNELS.linksTake) as Promise<string | null>,
    onFollowed: (listener) => void ipcRenderer.on(CHANNELS.linksFollowed, () => listener()),
  },
  versions: { electron: process.versions.electron, chromium: process.versions.chrome },
  menu: {
    show: (bar) => ipcRenderer.invoke(CHANNELS.menuShow, bar) as Promise<void>,
    onCommand: (listener) => void ipcRenderer.on(CHANNELS.menuCommand, (_event, command: string) => listener(command)),
  },
  updates: {
    arePossible: () => ipcRenderer.invoke(CHANNELS.updatesPossible) as Promise<boolean>,
    look: () => ipcRenderer.invoke(CHANNELS.updatesLook) as Promise<{ version: string | null } | UpdateFailure>,
    fetch: () => ipcRenderer.invoke(CHANNELS.updatesFetch) as Promise<UpdateFailure | null>,
    cancel: () => ipcRenderer.invoke(CHANNELS.updatesCancel) as Promise<void>,
    install: () => ipcRenderer.invoke(CHANNELS.updatesInstall) as Promise<UpdateFailure | null>,
    onProgress: (listener) =>
      void ipcRenderer.on(CHANNELS.updatesProgress, (_event, percent: number) => listener(percent)),
  },
  closing: { onAsked: (answer) => void (answerClosing = answer) },
}

contextBridge.exposeInMainWorld('polyY', api)
