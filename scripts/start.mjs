/**
 * `npm start`: builds what is missing or out of date and opens the app in its window; where that cannot be, says why
 * in one line and serves the same app, in a window of an installed browser, or else with its address alone.
 * `--browser` asks for the address at once, `--port N` for a port, 0 for any that is free.
 */
import { parseArgs } from 'node:util'
import { findAppBrowser, runAppWindow } from './app-window.mjs'
import { serveBuild } from './browser.mjs'
import { APP, buildApp, isBuilt } from './build.mjs'
import { downloadRuntime, hasDisplay, runtimePath, runWindow, whyNoWindow } from './electron-runtime.mjs'
import { endTogether } from './processes.mjs'

/** A browser keeps the saved game by address, port included, so the port should be the same at every start. */
const USUAL_PORT = 47310

const DOWNLOAD_SECONDS = Number(process.env.POLYY_DOWNLOAD_SECONDS ?? 90)

function readArguments() {
  const { values } = parseArgs({ options: { browser: { type: 'boolean' }, port: { type: 'string' } } })
  const port = values.port === undefined ? null : Number(values.port)
  if (port !== null && (!Number.isInteger(port) || port < 0 || port > 65535))
    throw new Error(`--port takes a number up to 65535, not '${values.port}'`)
  return { browser: values.browser === true, port }
}

/** Runs the window to its end; returns only where there is none, with the reason. */
async function openWindow() {
  const reason = whyNoWindow()
  if (reason !== null) return reason
  if (runtimePath() === null) {
    console.log(`Downloading Electron's runtime (once, at most ${DOWNLOAD_SECONDS} s) ...`)
    const failure = await downloadRuntime(DOWNLOAD_SECONDS)
    if (failure !== null) return failure
  }
  const runtime = runtimePath()
  return runtime === null ? "Electron's runtime is not where it should be" : runWindow(runtime)
}

function serveElsewhere() {
  console.log(`Port ${USUAL_PORT} is taken, perhaps by Poly-Y itself; a game saved there does not show here.`)
  return serveBuild(0)
}

/**
 * Serves on the port asked for, or else on the usual one, or where that is taken on any that is free; resolves to the
 * address.
 */
async function serve(port) {
  try {
    const address = port === null ? await serveBuild(USUAL_PORT).catch(() => serveElsewhere()) : await serveBuild(port)
    console.log(`Poly-Y is at ${address}`)
    return address
  } catch (error) {
    console.error(`Poly-Y cannot be served: ${error.message}`)
    process.exit(1)
  }
}

let wanted
try {
  wanted = readArguments()
} catch (error) {
  console.error(error.message)
  process.exit(2)
}
endTogether()
if (!isBuilt(APP)) {
  console.log('Building Poly-Y ...')
  if (!(await buildApp())) {
    console.error('The build failed.')
    process.exit(1)
  }
}
if (wanted.browser) await serve(wanted.port)
else {
  const reason = await openWindow()
  const browser = hasDisplay() ? findAppBrowser() : null
  console.log(
    `No desktop window: ${reason}. ${browser === null ? 'Serving the app for a browser instead' : `Opening the app in ${browser} instead`}.`,
  )
  const address = await serve(wanted.port)
  if (browser !== null)
    console.log(`${await runAppWindow(browser, address)} The app is served at ${address} until Ctrl-C.`)
}
