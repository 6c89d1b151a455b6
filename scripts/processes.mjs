/**
 * Child processes that end when this one does, together with their own children, which the versions of execa for Node
 * 20 leave running.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const GRACE_MS = 3000
/** An exit within this time of the start is a failure to start. */
const EARLY_MS = 5000
/** Each child has a process group of its own, so that a signal reaches its children too. Windows has no such groups. */
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

/** Resolves to how a child ended; never once this process is ending itself. */
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

/**
 * Runs a program that opens a window, to its end. `reason` says in one line why it did not start, or is null; `early`
 * says that it ended at once. The standard error of a program that runs is passed on only with `passOn`.
 */
export async function runProgram(name, command, args, { env = process.env, passOn = false } = {}) {
  const begun = performance.now()
  const child = start(command, args, { env, stdio: ['ignore', passOn ? 'inherit' : 'ignore', 'pipe'] })
  const errors = firstText(child.stderr)
  const later = setTimeout(() => {
    if (!passOn) return
    process.stderr.write(errors())
    child.stderr.pipe(process.stderr)
  }, EARLY_MS)
  const { code, signal, error } = await ended(child)
  clearTimeout(later)
  const early = performance.now() - begun < EARLY_MS
  if (error !== undefined) return { code, early, reason: `${name} could not be started (${error.message})` }
  if (code === 0 || !early) return { code, early, reason: null }
  return {
    code,
    early,
    reason: `${name} did not start (${tellingLine(errors()) || `it ended with ${signal ?? `code ${code}`}`})`,
  }
}

/** Collects the beginning of a stream. */
export function firstText(stream) {
  let text = ''
  stream.setEncoding('utf8')
  stream.on('data', (chunk) => (text = (text + chunk).slice(0, 10_000)))
  return () => text
}

/** The most telling line of a program's error output, cut to a readable length. */
export function tellingLine(text) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return (lines.find((line) => /FATAL|error/i.test(line)) ?? lines[0] ?? '').replace(/^\w*Error: /, '').slice(0, 200)
}

/** On Ctrl-C, or when the terminal closes, the children get the same signal, and only a moment to end. */
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
