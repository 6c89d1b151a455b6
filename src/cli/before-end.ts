/** What is tidied up before the process ends, by itself or by a signal. */

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const acts = new Set<() => void>()

function tidyUp(): void {
  for (const act of acts) act()
  acts.clear()
}

/** With nobody listening a second time, the signal that is sent again ends the process, whose exit status says which it was. */
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
 * Has `act` done when the process ends, if it has not been done before.
 *
 * @returns does it now
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
