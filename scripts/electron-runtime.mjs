/**
 * Electron's runtime: whether it can be used here, fetching it, and starting the window with it. Never through
 * `require('electron')`, which starts a download without a time limit. Every failure is returned as a reason, one line
 * of text.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './build.mjs'
import { ended, firstText, runProgram, signalTree, start, tellingLine } from './processes.mjs'

const ELECTRON = path.join(ROOT, 'node_modules/electron')

/** The runtime's executable, or null where it has not been downloaded. */
export function runtimePath(folder = ELECTRON, env = process.env) {
  const name = existsSync(path.join(folder, 'path.txt'))
    ? readFileSync(path.join(folder, 'path.txt'), 'utf8')
    : 'electron'
  const executable = path.join(env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(folder, 'dist'), name)
  return existsSync(executable) ? executable : null
}

/** True where there is a screen to open a window on. */
export function hasDisplay({ platform = process.platform, env = process.env } = {}) {
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY)
}

/** The reason why no window of Electron can open here whatever is installed; null where there is none. */
export function whyNoWindow({ platform = process.platform, env = process.env, uid = process.getuid?.() } = {}) {
  if (!hasDisplay({ platform, env })) return 'there is no display'
  if (platform === 'linux' && uid === 0) return "Electron's sandbox does not work for root"
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

/** Runs the app in its window until that closes; then exits. Returns only if it did not start, with the reason. */
export async function runWindow(executable) {
  // With these two the runtime would run something other than the built app.
  const env = { ...process.env }
  delete env.ELECTRON_RUN_AS_NODE
  delete env.ELECTRON_RENDERER_URL
  const { code, reason } = await runProgram('Electron', executable, [ROOT], { env, passOn: true })
  return reason ?? process.exit(code ?? 1)
}
