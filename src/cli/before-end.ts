/** Cleaning up before the process ends, by itself or by a signal. */

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const acts = new Set<() => void>()

function tidyUp(): void {
  for (const act of acts) act()
  acts.clear()
}

/** Sends the signal again with no listener left, so that it ends the process and shows in the exit status. */
function endBy(signal: NodeJS.Signals): void {
  tidyUp()
  stopListening()
  process.kill(process.pid, signal)
}

function stopListening(): void {
  process.off('exit', tidyUp)
  for (const signal of SIGNALS) process.off(signal, endBy)
}

/**
 * Calls `act` when the process ends, unless it has been called before.
 *
 * @returns a function that calls it now
 */
export function beforeEnd(act: () => void): () => void {
  if (acts.size === 0) {
    process.on('exit', tidyUp)
    for (const signal of SIGNALS) process.on(signal, endBy)
  }
  acts.add(act)
  return () => {
    if (!acts.delete(act)) return
    try {
      act()
    } finally {
      if (acts.size === 0) stopListening()
    }
  }
}
