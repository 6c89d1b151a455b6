/** The built app. Test files run side by side, and only one of them may build. */
import { mkdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build, isBuilt, ROOT } from '../../scripts/build.mjs'

const LOCK = path.join(ROOT, 'node_modules/.poly-y-build')
const STALE_MS = 60_000

export async function ensureBuilt(): Promise<void> {
  while (!isBuilt()) {
    if (takeLock()) {
      try {
        if (!isBuilt() && !(await build())) throw new Error('the build failed')
      } finally {
        rmSync(LOCK, { recursive: true, force: true })
      }
    }
    await sleep(100)
  }
}

function takeLock(): boolean {
  try {
    mkdirSync(LOCK)
    return true
  } catch {
    // Whoever was killed while building left it behind.
    if (Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > STALE_MS) rmSync(LOCK, { recursive: true, force: true })
    return false
  }
}

export { ROOT }
