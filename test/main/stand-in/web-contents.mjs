/**
 * The stand-in's page: loads its document through the app's own protocol handler, runs the built preload in a context
 * of its own, and passes messages as copies, later, in order.
 */
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import vm from 'node:vm'

const later = (action) => new Promise((resolve) => setImmediate(resolve)).then(action)

class Ipc extends EventEmitter {
  handlers = new Map()
  handle(channel, handler) {
    if (this.handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    this.handlers.set(channel, handler)
  }
}

export class WebContents extends EventEmitter {
  ipc = new Ipc()
  mainFrame = { url: '', parent: null }
  /** The page's `window`, once the page has loaded. */
  page = null
  #preferences
  #protocol
  #renderer = null
  #destroyed = false

  constructor(preferences, protocol) {
    super()
    this.#preferences = preferences
    this.#protocol = protocol
  }

  async load(url) {
    const { protocol: scheme } = new URL(url)
    const handler = this.#protocol.handlers[scheme.slice(0, -1)]
    this.response = handler === undefined ? null : await handler(new Request(url))
    this.mainFrame.url = url
    this.emit('did-navigate', {}, url)
    this.#renderer = new IpcRenderer(this)
    this.page = runPreload(this.#preferences.preload, this.#renderer)
  }

  crashed = false
  isCrashed = () => this.crashed

  setWindowOpenHandler(handler) {
    this.windowOpenHandler = handler
  }

  isDestroyed = () => this.#destroyed

  /** For tests: its page's frame goes before it does itself. */
  disposesFrame = false

  send(channel, ...sent) {
    if (this.disposesFrame) throw new Error('Render frame was disposed before WebFrameMain could be accessed')
    if (this.#destroyed) throw new TypeError('Object has been destroyed')
    const renderer = this.#renderer
    const copies = structuredClone(sent)
    void later(() => renderer?.emit(channel, {}, ...copies))
  }

  destroy() {
    this.#destroyed = true
    this.#renderer = null
  }

  /** A message from a frame of this page, or from whatever else a test makes up. */
  async invoke(channel, sent, { senderFrame } = { senderFrame: this.mainFrame }) {
    const handler = this.ipc.handlers.get(channel)
    try {
      if (handler === undefined) throw new Error(`No handler registered for '${channel}'`)
      return structuredClone(await handler({ sender: this, senderFrame }, ...sent))
    } catch (error) {
      console.error(`Error occurred in handler for '${channel}':`, error)
      throw new Error(`Error invoking remote method '${channel}': ${error}`)
    }
  }
}

class IpcRenderer extends EventEmitter {
  #contents
  constructor(contents) {
    super()
    this.#contents = contents
  }
  async invoke(channel, ...sent) {
    const copies = structuredClone(sent)
    return later(() => this.#contents.invoke(channel, copies))
  }
}

const VERSIONS = { electron: '45.4.1', chrome: '150.0.1' }

/**
 * Runs the preload as a sandboxed one: `electron` is all that it can require, and of Node it sees the versions alone.
 */
function runPreload(file, ipcRenderer) {
  const page = {}
  const contextBridge = { exposeInMainWorld: (name, api) => (page[name] = bridged(api)) }
  const require = (name) => {
    if (name === 'electron') return { contextBridge, ipcRenderer }
    throw new Error(`module not found: ${name}`)
  }
  vm.runInNewContext(`(function (require, module, exports, process) {${readFileSync(file, 'utf8')}\n})`)(
    require,
    { exports: {} },
    {},
    { versions: VERSIONS },
  )
  return page
}

/** Passes a value over the bridge: functions as functions, promises as promises, all else as copies. */
function bridged(value) {
  if (typeof value === 'function') return (...passed) => bridged(value(...passed.map(bridged)))
  if (typeof value?.then === 'function') return value.then(bridged)
  if (typeof value !== 'object' || value === null) return value
  if (ArrayBuffer.isView(value)) return structuredClone(value)
  if (Array.isArray(value)) return value.map(bridged)
  return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, bridged(item)])))
}
