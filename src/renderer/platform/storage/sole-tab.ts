/** One tab keeps the game, of all that have the app: two would save over each other. */
import { StorageFault } from '../../language/storage-fault.ts'

const LOCK = 'poly-y-session'

/** A page that is being reloaded lets go a moment after the next one asks. */
const PATIENCE_MS = 1000

/**
 * Resolves to whether this tab is the one, which it then is for as long as it lives.
 *
 * @throws StorageFault where the browser cannot tell, or what else it says
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

/** Resolves once somebody has had the lock for a while. A browser that has just started may take longer to give it to anybody. */
async function whenHeld(locks: LockManager): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
    const { held = [] } = await locks.query()
    if (held.some(({ name }) => name === LOCK)) return
  }
}
