/** Work for the moments in which the page has nothing else to do. */

/** Until then, in ms, the work waits for idle moments; what is left is done at once. */
const LIMIT = 4000

/** Begins each piece of work in an idle moment of its own. A piece that fails is left to whoever needs it. */
export async function whenIdle(pieces: readonly (() => Promise<unknown>)[]): Promise<void> {
  const end = performance.now() + LIMIT
  for (const piece of pieces) {
    await idleMoment(end - performance.now())
    piece().catch(() => undefined)
  }
}

/** Resolves once the next frame has been painted, or the window is hidden, where no frame is. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState !== 'visible') return resolve()
    const settled = () => {
      document.removeEventListener('visibilitychange', settled)
      resolve()
    }
    // Callbacks run before their frame is painted, and tasks after it.
    requestAnimationFrame(() => setTimeout(settled))
    document.addEventListener('visibilitychange', settled)
  })
}

/** Waits for an idle moment, at most `timeout` ms. Safari knows of none: its next task has to do. */
function idleMoment(timeout: number): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: Math.max(timeout, 1) })
    else setTimeout(resolve)
  })
}
