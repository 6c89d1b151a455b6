/** One tab keeps the game, of all that have the app: two would save over each other. */
import { StorageFault } from '../../language/storage-fault.ts'

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
    const holdForGood = () => {
      resolve(true)
      return new Promise(() => undefined)
    }
    const signal = AbortSignal.timeout(PATIENCE_MS)
    locks.request('poly-y-session', { signal }, holdForGood).catch((error: unknown) => (signal.aborted ? resolve(false) : reject(error as Error)))
  })
}
