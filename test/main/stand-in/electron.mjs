/**
 * A stand-in for the `electron` module, as much of it as the app uses: it keeps what it was told where a test can look,
 * emits what Electron would emit, and refuses what Electron refuses (too early, after the end). It shows nothing.
 */
import { EventEmitter } from 'node:events'
import http from 'node:http'
import { WebContents } from './web-contents.mjs'

const onlyOnceReady = (what) => {
  if (!app.isReady()) throw new Error(`${what} needs the app to be ready`)
}

/** An event that a listener can prevent. */
export function emitPreventable(emitter, name, fields = {}, ...more) {
  const event = { ...fields, defaultPrevented: false, preventDefault: () => (event.defaultPrevented = true) }
  emitter.emit(name, event, ...more)
  return event
}

class App extends EventEmitter {
  isPackaged = process.env.STAND_IN_PACKAGED === 'yes'
  sandboxed = false
  #isReady = false
  #ready = new Promise((resolve) => this.once('ready', resolve))
  becomeReady() {
    this.#isReady = true
    this.emit('ready')
  }
  isReady = () => this.#isReady
  whenReady = () => this.#ready
  requestSingleInstanceLock = () => process.env.STAND_IN_LOCK !== 'taken'
  releaseSingleInstanceLock = () => undefined
  getVersion = () => '1.0.0'
  getName = () => 'poly-y'
  /** The schemes whose links the platform brings here. */
  links = []
  setAsDefaultProtocolClient = (scheme) => void this.links.push(scheme)
  enableSandbox() {
    if (this.#isReady) throw new Error('app.enableSandbox() can only be called before app is ready')
    this.sandboxed = true
  }
  recentDocuments = []
  addRecentDocument = (file) => void this.recentDocuments.push(file)
  clearRecentDocuments = () => void (this.recentDocuments = [])
  getPath(name) {
    if (name !== 'userData') throw new Error(`the stand-in has no path '${name}'`)
    return process.env.STAND_IN_USER_DATA
  }
  quit() {
    if (emitPreventable(this, 'before-quit').defaultPrevented) return
    if (!BrowserWindow.getAllWindows().every((window) => window.close())) return
    if (emitPreventable(this, 'will-quit').defaultPrevented) return
    this.emit('quit', {}, 0)
    process.exit(0)
  }
}
export const app = new App()

class Protocol {
  schemes = []
  handlers = {}
  registerSchemesAsPrivileged(schemes) {
    if (app.isReady()) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
    this.schemes.push(...schemes)
  }
  handle(scheme, handler) {
    onlyOnceReady('protocol.handle')
    this.handlers[scheme] = handler
  }
}
export const protocol = new Protocol()

const defaultSession = Object.assign(new EventEmitter(), {
  setPermissionRequestHandler: (handler) => (defaultSession.permissionRequest = handler),
  setPermissionCheckHandler: (handler) => (defaultSession.permissionCheck = handler),
  setDevicePermissionHandler: (handler) => (defaultSession.devicePermission = handler),
})
export const session = {
  get defaultSession() {
    onlyOnceReady('session.defaultSession')
    return defaultSession
  },
  fromPartition: () => ({ closeAllConnections: async () => requests.forEach((request) => request.drop()) }),
}

/** The requests to the network that are not over. */
const requests = new Set()

/**
 * A request as Electron makes it, as far as electron-updater uses one: redirects are told, and faults have Chromium's
 * names.
 */
class NetRequest extends EventEmitter {
  #request
  #isAborted = false
  constructor(options) {
    super()
    requests.add(this)
    this.#request = http.request({ ...options, agent: false })
    this.#request.on('response', (response) => {
      response.on('close', () => requests.delete(this))
      // Where a server ends in the middle of its answer, Node says 'aborted'.
      response.on('error', () => undefined)
      if (response.statusCode < 300 || response.statusCode >= 400)
        return this.emit('response', this.#asElectrons(response))
      this.emit('redirect', response.statusCode, 'GET', response.headers.location)
    })
    this.#request.on(
      'error',
      ({ code }) =>
        this.#isAborted ||
        this.emit(
          'error',
          new Error(`net::${{ ECONNREFUSED: 'ERR_CONNECTION_REFUSED' }[code] ?? 'ERR_CONNECTION_RESET'}`),
        ),
    )
  }
  #asElectrons(response) {
    const { emit } = response
    response.emit = (name, ...sent) =>
      emit.call(response, name, ...(name === 'error' ? [new Error('net::ERR_CONTENT_LENGTH_MISMATCH')] : sent))
    return response
  }
  end = (data) => void this.#request.end(data)
  /** Says nothing more. */
  abort() {
    this.#isAborted = true
    this.#request.destroy()
  }
  /** The connection is closed by something else, which is a fault. */
  drop = () => void this.#request.destroy(new Error('dropped'))
}
export const net = { request: (options) => new NetRequest(options) }

export const nativeTheme = { shouldUseDarkColors: process.env.STAND_IN_THEME === 'dark' }

const ACCELERATOR =
  /^((CommandOrControl|Alt|Shift)\+(?!.*\2))*([!-*,-~]|F\d{1,2}|Escape|Plus|Space|Enter|Left|Right|Up|Down)$/

function checkItem(item) {
  if (!(item.submenu ?? item.label ?? item.role ?? item.type))
    throw new Error('Invalid template for MenuItem: must have submenu, label, role or type')
  if (item.accelerator !== undefined && !ACCELERATOR.test(item.accelerator))
    throw new Error(`Invalid accelerator ${item.accelerator}`)
  item.submenu?.forEach(checkItem)
}

export const Menu = {
  template: null,
  /** The number of times that the menu has been built. */
  built: 0,
  buildFromTemplate(template) {
    template.forEach(checkItem)
    Menu.built++
    return { template }
  },
  setApplicationMenu: (menu) => (Menu.template = menu.template),
}

/** For tests: the item at the end of these labels. */
export const menuItem = (...labels) =>
  labels.reduce(
    (items, label) => items.find((item) => item.label === label).submenu ?? items.find((item) => item.label === label),
    Menu.template,
  )

/** Every dialog is answered by the next of the answers, in order; one without answer stays open. */
function ask(kind) {
  return (window, options) => {
    if (!(window instanceof BrowserWindow)) throw new TypeError('a dialog belongs to its window')
    dialog.asked.push({ kind, ...options })
    return dialog.answers.length > 0
      ? Promise.resolve(dialog.answers.shift())
      : new Promise((resolve) => dialog.open.push(resolve))
  }
}

export const dialog = {
  asked: [],
  answers: [],
  /** Takes the answer of each dialog that is open, in order. */
  open: [],
  showOpenDialog: ask('open'),
  showSaveDialog: ask('save'),
  showMessageBox: ask('message'),
}

export const clipboard = { text: '', writeText: (text) => Promise.resolve(void (clipboard.text = text)) }

export class BrowserWindow extends EventEmitter {
  static #open = []
  static getAllWindows = () => [...BrowserWindow.#open]
  /** The calls made on the window, in order. */
  calls = []
  #minimized = false
  constructor(options) {
    onlyOnceReady('a window')
    super()
    this.options = options
    this.webContents = new WebContents(options.webPreferences, protocol)
    BrowserWindow.#open.push(this)
    app.emit('web-contents-created', {}, this.webContents)
  }
  async loadURL(url) {
    await this.webContents.load(url)
    this.emit('ready-to-show')
  }
  show = () => void this.calls.push('show')
  focus = () => void this.calls.push('focus')
  restore = () => void this.calls.push('restore')
  minimize = () => (this.#minimized = true)
  isDestroyed = () => !BrowserWindow.#open.includes(this)
  isMinimized = () => this.#minimized
  /** Whether it did close. */
  close() {
    if (emitPreventable(this, 'close').defaultPrevented) return false
    BrowserWindow.#open = BrowserWindow.#open.filter((window) => window !== this)
    this.webContents.destroy()
    this.emit('closed')
    if (BrowserWindow.#open.length === 0) app.emit('window-all-closed')
    return true
  }
}

/** For tests: the page's side of the first window, and all that it has been given. */
export const theContents = () => BrowserWindow.getAllWindows()[0].webContents
export const thePolyY = () => theContents().page.polyY
