/** Runs a built main process, `node run.mjs FILE`, with the stand-in for `electron`, and gives a test a way in. */
import { register } from 'node:module'
import { pathToFileURL } from 'node:url'

const ELECTRON = new URL('./electron.mjs', import.meta.url).href

const resolver = `export const resolve = (name, context, next) =>
  name === 'electron' ? { url: ${JSON.stringify(ELECTRON)}, shortCircuit: true } : next(name, context)`
register(`data:text/javascript,${encodeURIComponent(resolver)}`)

const electron = await import(ELECTRON)

// A test sends a function as text; it runs here, with the stand-in in its hands.
process.on('message', ({ id, source, argument }) => {
  const answer = (fields) => process.send?.({ id, ...fields })
  new Promise((resolve) => resolve((0, eval)(`(${source})`)(electron, argument))).then(
    (value) => answer({ value }),
    (error) => answer({ error: String(error?.message ?? error) }),
  )
})

// Like Electron, ready only once the main script has run.
await import(pathToFileURL(process.argv[2]).href)
electron.app.becomeReady()
