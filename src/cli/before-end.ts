/**
 * Cleaning up, after the work and before the process ends, by itself or by a signal. A clean-up that fails never hides
 * the fault of the work before it.
 */

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const acts = new Set<() => void>()

function tidyUp(): void {
  for (const act of acts) quietly(act)
  acts.clear()
}

/** Calls what may fail without a word, as the fault that counts has been told. */
export function quietly(act: () => void): void {
  try {
    act()
  } catch {
    // Nothing more can be done.
  }
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
 * Calls `act` when the process ends, unless it has been called before. One that fails is tried once more at the end.
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
    if (!acts.has(act)) return
    act()
    acts.delete(act)
    if (acts.size === 0) stopListening()
  }
}

/** Calls all of these in order, also after one has failed, and throws the first fault. */
export function callAll(...steps: readonly (() => void)[]): void {
  const faults: unknown[] = []
  for (const step of steps) {
    try {
      step()
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw faults[0]
}

/** Calls `use`, and `close` after it; if both fail, throws the fault of `use`. */
export async function whileOpen<Result>(use: () => Promise<Result>, close: () => void): Promise<Result> {
  const result = await use().catch((error: unknown) => {
    quietly(close)
    throw error
  })
  close()
  return result
}
