/**
 * Electron's runtime: whether it can be used here, fetching it, and starting the window with it. Never through
 * `require('electron')`, which starts a download without a limit. All that can go wrong comes back as a reason, one
 * line of text.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './build.mjs'
import { ended, signalTree, start } from './processes.mjs'

const ELECTRON = path.join(ROOT, 'node_modules/electron')

/** An exit with an error so soon after the start is a failure to start. */
const EARLY_MS = 5000

/** The runtime's executable, or null where it has not been downloaded. */
export function runtimePath(folder = ELECTRON, env = process.env) {
  const name = existsSync(path.join(folder, 'path.txt')) ? readFileSync(path.join(folder, 'path.txt'), 'utf8') : 'electron'
  const executable = path.join(env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(folder, 'dist'), name)
  return existsSync(executable) ? executable : null
}

/** Why no window can open here whatever is installed, or null. */
export function whyNoWindow({ platform = process.platform, env = process.env, uid = process.getuid?.() } = {}) {
  if (platform !== 'linux') return null
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return 'there is no display'
  if (uid === 0) return "Electron's sandbox does not work for root"
  return null
}

/** Downloads the runtime; null when that worked. A server that never answers costs no more than the limit. */
export async function downloadRuntime(seconds, folder = ELECTRON) {
  const child = start(process.execPath, [path.join(folder, 'install.js')], { stdio: ['ignore', 'ignore', 'pipe'] })
  const errors = firstText(child.stderr)
  let late = false
  const limit = setTimeout(() => {
    late = true
    signalTree(child, 'SIGKILL')
  }, seconds * 1000)
  const { code } = await ended(child)
  clearTimeout(limit)
  if (late) return `Electron's runtime did not arrive within ${seconds} s`
  if (code !== 0) return `Electron's runtime could not be downloaded (${tellingLine(errors()) || 'no reason given'})`
  return null
}

/** Runs the app in its window until that closes; then exits. Returns only a reason why it did not start. */
export async function runWindow(executable) {
  // These two would make another program of it.
  const env = { ...process.env }
  delete env.ELECTRON_RUN_AS_NODE
  delete env.ELECTRON_RENDERER_URL
  const started = Date.now()
  const child = start(executable, [ROOT], { env, stdio: ['ignore', 'inherit', 'pipe'] })
  const errors = firstText(child.stderr)
  // What a window that failed had to say becomes the reason; what one that runs has to say is passed on.
  const passOn = setTimeout(() => {
    process.stderr.write(errors())
    child.stderr.pipe(process.stderr)
  }, EARLY_MS)
  const { code, signal, error } = await ended(child)
  clearTimeout(passOn)
  if (error !== undefined) return `Electron could not be started (${error.message})`
  if (code !== 0 && Date.now() - started < EARLY_MS) {
    return `Electron did not start (${tellingLine(errors()) || `it ended with ${signal ?? `code ${code}`}`})`
  }
  return process.exit(code ?? 1)
}

/** Collects the beginning of what a stream says. */
function firstText(stream) {
  let text = ''
  stream.setEncoding('utf8')
  stream.on('data', (chunk) => (text = (text + chunk).slice(0, 10_000)))
  return () => text
}

/** The line of a program's complaints that says most, cut to a readable length. */
function tellingLine(text) {
  const lines = text.split('\n').map((line) => line.trim()).filter((line) => line !== '')
  return (lines.find((line) => /FATAL|error/i.test(line)) ?? lines[0] ?? '').replace(/^\w*Error: /, '').slice(0, 200)
}
