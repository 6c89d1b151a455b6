/** The build: where it is, whether it is older than what it is made of, and how to make it. */
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { ended, start } from './processes.mjs'

export const ROOT = path.resolve(import.meta.dirname, '..')

export const ELECTRON_VITE = path.join(ROOT, 'node_modules/electron-vite/bin/electron-vite.js')

const SOURCES = ['src/engine', 'src/locales', 'src/main', 'src/preload', 'src/renderer', 'electron.vite.config.ts', 'package.json']
const OUTPUTS = ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html']

/** The time of the last change in a file, or anywhere in a folder: a removed file changes its folder. */
function lastChange(file) {
  const stats = statSync(file)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(file).map((name) => lastChange(path.join(file, name))))
}

export function isBuilt(root = ROOT) {
  try {
    const newest = Math.max(...SOURCES.map((name) => lastChange(path.join(root, name))))
    return OUTPUTS.every((name) => statSync(path.join(root, name)).mtimeMs >= newest)
  } catch {
    return false
  }
}

/** Builds all three parts; resolves to whether it worked. */
export async function build() {
  const command = [ELECTRON_VITE, 'build', '--logLevel', 'warn']
  const { code } = await ended(start(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }))
  return code === 0
}
