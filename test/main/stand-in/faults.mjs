/**
 * For tests: calls of the file system that concern a folder, of which the chosen ones fail, or are the process' last. A
 * write that fails has written half, and a file that cannot be closed is closed.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

export const faults = {
  /** The folder whose calls are counted; null to count none. */
  folder: null,
  calls: 0,
  /** The system's code, or SIGKILL. */
  code: 'EIO',
  /** Does the call of this number, from 1, fail? */
  isFailing: () => false,
  /** The names of those that did. */
  failed: [],
  /** Begins to count anew. */
  arm: (folder, code, isFailing) => Object.assign(faults, { folder, code, isFailing, calls: 0, failed: [] }),
}

const files = new WeakMap()
let isWatching = false

const isFault = (file) =>
  faults.folder !== null && String(file).startsWith(faults.folder) && faults.isFailing(++faults.calls)

function fail(name, file) {
  if (faults.code === 'SIGKILL') {
    process.kill(process.pid, 'SIGKILL')
    // The signal arrives in its own time, and nothing may happen until then.
    for (;;);
  }
  faults.failed.push(name)
  throw Object.assign(new Error(`${faults.code}: as the test wants it, ${name} '${file}'`), {
    code: faults.code,
    errno: -5,
    syscall: name,
    path: file,
  })
}

for (const name of [
  'open',
  'mkdir',
  'rename',
  'unlink',
  'rm',
  'realpath',
  'stat',
  'lstat',
  'readdir',
  'copyFile',
  'chmod',
]) {
  const original = fs.promises[name]
  fs.promises[name] = async (file, ...more) => {
    if (isFault(file)) fail(name, file)
    const result = await original(file, ...more)
    if (name === 'open') watch(result, file)
    return result
  }
}

function watch(handle, file) {
  files.set(handle, file)
  // Unlike all others, this method is each file's own.
  const { close } = handle
  handle.close = async () => {
    const fails = isFault(file)
    if (!fails || faults.code !== 'SIGKILL') await close.call(handle)
    if (fails) fail('close', file)
  }
  if (!isWatching) watchAll(Object.getPrototypeOf(handle))
}

function watchAll(prototype) {
  isWatching = true
  for (const name of ['writeFile', 'sync', 'stat', 'readFile', 'chmod']) {
    const original = prototype[name]
    prototype[name] = async function (...passed) {
      const file = files.get(this)
      if (!files.has(this) || !isFault(file)) return original.apply(this, passed)
      if (name === 'writeFile') await original.call(this, passed[0].slice(0, passed[0].length / 2))
      return fail(name, file)
    }
  }
}

syncBuiltinESMExports()
