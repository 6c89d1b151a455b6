/**
 * `npm run dev`: the app from its sources, with hot reload; in its window where Electron's runtime is installed, and
 * otherwise for a browser.
 */
import { serveSources } from './browser.mjs'
import { ELECTRON_VITE, ROOT } from './build.mjs'
import { runtimePath, whyNoWindow } from './electron-runtime.mjs'
import { ended, endTogether, start } from './processes.mjs'

endTogether()
const runtime = runtimePath()
const reason =
  whyNoWindow() ?? (runtime === null ? "Electron's runtime is not installed (npm start downloads it)" : null)
if (reason === null) {
  const env = { ...process.env, ELECTRON_EXEC_PATH: runtime }
  const options = { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] }
  const { code } = await ended(start(process.execPath, [ELECTRON_VITE, 'dev', '--watch'], options))
  process.exit(code ?? 1)
}
console.log(`No desktop window: ${reason}. Serving the sources for a browser instead.`)
console.log(`Poly-Y is at ${await serveSources()} and reloads when a file changes.`)
