/** Of several tabs with the app, one keeps the game: two would save over each other. */

/** A page that is being reloaded lets go a moment after the next one asks. */
const PATIENCE_MS = 1000

/** Resolves to whether this tab is the one, which it then is for as long as it lives. */
export function becomeSoleTab(): Promise<boolean> {
  return new Promise((resolve) => {
    const holdForGood = () => {
      resolve(true)
      return new Promise(() => undefined)
    }
    navigator.locks.request('poly-y-session', { signal: AbortSignal.timeout(PATIENCE_MS) }, holdForGood).catch(() => resolve(false))
  })
}
