/** Child processes that end when this one does, with all that they have started themselves. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const GRACE_MS = 3000
/** A process group of its own, so that one signal reaches a child's children too. Windows has no such groups. */
const GROUPS = process.platform !== 'win32'

const running = new Set()
let ending = false

export function start(command, args, options) {
  const child = spawn(command, args, { ...options, detached: GROUPS })
  running.add(child)
  const forget = () => running.delete(child)
  child.once('exit', forget)
  child.once('error', forget)
  return child
}

/** How a child ended. Once this process is ending itself, nobody is told any more. */
export function ended(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, error }))
    child.once('exit', (code, signal) => {
      if (!ending) resolve({ code, signal })
    })
  })
}

export function signalTree(child, signal) {
  if (child.pid === undefined) return
  try {
    if (GROUPS) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // It has ended already.
  }
}

/** Ctrl-C, or a closed terminal: the children get the same signal, a moment to leave, and no more than that. */
export function endTogether() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const leave = () => process.exit(128 + constants.signals[signal])
      if (ending) return leave()
      ending = true
      if (running.size === 0) return leave()
      for (const child of running) {
        child.once('exit', () => running.size === 0 && leave())
        signalTree(child, signal)
      }
      setTimeout(leave, GRACE_MS)
    })
  }
  process.on('exit', () => {
    for (const child of running) signalTree(child, 'SIGKILL')
  })
}
