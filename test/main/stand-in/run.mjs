/** Runs a built main process, `node run.mjs FILE`, with the stand-in for `electron`, and gives a test a way in. */
import Module, { register } from 'node:module'
import { pathToFileURL } from 'node:url'
import { faults } from './faults.mjs'

const ELECTRON = new URL('./electron.mjs', import.meta.url).href

const resolver = `export const resolve = (name, context, next) =>
  name === 'electron' ? { url: ${JSON.stringify(ELECTRON)}, shortCircuit: true } : next(name, context)`
register(`data:text/javascript,${encodeURIComponent(resolver)}`)

const electron = await import(ELECTRON)

// Bundled CommonJS packages require it.
const { _load: load } = Module
Module._load = (name, ...more) => (name === 'electron' ? electron : load(name, ...more))

// What Electron sets in a packaged app, and a platform that this computer is not.
const { STAND_IN_RESOURCES: resourcesPath, STAND_IN_PLATFORM: platform = process.platform } = process.env
Object.assign(process, { resourcesPath })
Object.defineProperty(process, 'platform', { value: platform })

// A test sends a function as text; it runs here, with the stand-in in its hands.
process.on('message', ({ id, source, argument }) => {
  const answer = (fields) => process.send?.({ id, ...fields })
  new Promise((resolve) => resolve((0, eval)(`(${source})`)({ ...electron, faults }, argument))).then(
    (value) => answer({ value }),
    (error) => answer({ error: String(error?.message ?? error) }),
  )
})

// Like Electron, ready only once the main script has run.
await import(pathToFileURL(process.argv[2]).href)
electron.app.becomeReady()
