/** Only one tab keeps the game: two would overwrite each other's. */
import { StorageFault } from '../../language/storage-fault.ts'

const LOCK = 'poly-y-session'

/** A reloading page releases the lock a moment after its successor requests it. */
const PATIENCE_MS = 1000

/**
 * Resolves to whether this tab is the sole one; if so, it stays that for as long as it lives.
 *
 * @throws StorageFault where the browser has no Web Locks; otherwise the browser's error
 */
export async function becomeSoleTab(): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined
  if (locks === undefined) throw new StorageFault('NoLocksError')
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    const { signal } = controller
    const holdForGood = () => {
      resolve(true)
      return new Promise(() => undefined)
    }
    locks.request(LOCK, { signal }, holdForGood).catch((error: unknown) => (signal.aborted ? resolve(false) : reject(error as Error)))
    whenHeld(locks).then(() => controller.abort(), reject)
  })
}

/** Resolves once some tab holds the lock, after a pause at least. A browser that has just started may be slow to grant it. */
async function whenHeld(locks: LockManager): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
    const { held = [] } = await locks.query()
    if (held.some(({ name }) => name === LOCK)) return
  }
}
