/**
 * A window for the served page where Electron cannot open one: an installed Chromium, Chrome or Edge without tabs and
 * address bar, with a profile of its own, so that the saved games stay and the process ends with the window. The
 * package chrome-launcher finds no Edge.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { runProgram } from './processes.mjs'

/** The commands of browsers by platform. The headless shell is no such browser: it draws no window. */
const NAMES_ON_PATH = {
  linux: [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
    'microsoft-edge-stable',
  ],
  darwin: ['chromium', 'google-chrome', 'microsoft-edge'],
  win32: ['chrome.exe', 'msedge.exe'],
}

/** The places where installers put a browser without adding it to PATH. */
function usualPlaces(platform, env, home) {
  if (platform === 'darwin') {
    return ['/Applications', `${home}/Applications`].flatMap((folder) =>
      ['Chromium', 'Google Chrome', 'Microsoft Edge'].map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    )
  }
  if (platform === 'win32') {
    return [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) =>
        [
          'Chromium\\Application\\chrome.exe',
          'Google\\Chrome\\Application\\chrome.exe',
          'Microsoft\\Edge\\Application\\msedge.exe',
        ].map((rest) => path.win32.join(folder, rest)),
      )
  }
  return [
    '/snap/bin/chromium',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/opt/microsoft/msedge/msedge',
  ]
}

/**
 * The executable of a browser that can open an app window, or null: what PATH names first, then the usual places.
 *
 * @param {{ platform?: string, env?: Record<string, string | undefined>, home?: string, exists?: (path: string) =>
 * boolean }} where
 */
export function findAppBrowser({
  platform = process.platform,
  env = process.env,
  home = homedir(),
  exists = existsSync,
} = {}) {
  const { join, delimiter } = platform === 'win32' ? path.win32 : path.posix
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = (NAMES_ON_PATH[platform] ?? NAMES_ON_PATH.linux).flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  )
  return [...onPath, ...usualPlaces(platform, env, home)].find((place) => exists(place)) ?? null
}

/** The folder of the browser's profile: it is the user's data, as it holds the saved games. */
export function profileFolder(executable, { platform = process.platform, env = process.env, home = homedir() } = {}) {
  const { join } = platform === 'win32' ? path.win32 : path.posix
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'Poly-Y', 'browser')
  if (platform === 'darwin') return join(home, 'Library/Application Support/Poly-Y/browser')
  // A snap may write to no hidden folder but its own.
  if (executable.startsWith('/snap/')) return join(home, 'snap/chromium/common/poly-y')
  return join(env.XDG_DATA_HOME || join(home, '.local/share'), 'poly-y/browser')
}

/** The browser's arguments. Its own sandbox refuses to run for root on Linux, so that root goes without it. */
export function appWindowArguments(address, profile, { platform = process.platform, uid = process.getuid?.() } = {}) {
  const words = [`--app=${address}`, `--user-data-dir=${profile}`, '--no-first-run', '--no-default-browser-check']
  return platform === 'linux' && uid === 0 ? [...words, '--no-sandbox'] : words
}

/** Opens the address in a window, and exits when that closes. Returns only if it cannot, with a line that says why. */
export async function runAppWindow(executable, address) {
  const profile = profileFolder(executable)
  try {
    mkdirSync(profile, { recursive: true })
  } catch (error) {
    return `There is no folder for the browser's profile (${error.message}).`
  }
  const { code, early, reason } = await runProgram(executable, executable, appWindowArguments(address, profile))
  if (reason !== null) return `${reason}.`
  // Another browser with this profile has taken the window over, and cannot be waited for.
  if (early) return 'The window was closed at once, or one that was open already has taken it over.'
  return process.exit(code ?? 1)
}
