/** Only one tab keeps the game: two would overwrite each other's. */
import { StorageFault } from '../../language/storage-fault.ts'
import { channelLocks, type Locks } from './channel-locks.ts'

const LOCK = 'poly-y-session'

/** A reloading page releases the lock a moment after its successor requests it. */
const PATIENCE_MS = 1000

export interface SoleTab {
  /** Is this tab the sole one now? */
  readonly isSole: boolean
  /** Resolves once it is, as those before it have closed; it stays that for as long as it lives. */
  readonly whenSole: Promise<void>
}

/** @throws StorageFault where the browser cannot tell tabs apart; otherwise the browser's error */
export async function becomeSoleTab(): Promise<SoleTab> {
  const locks = (navigator.locks as Locks | undefined) ?? channelLocks()
  if (locks === null) throw new StorageFault('NoLocksError')
  const whenSole = new Promise<void>((resolve, reject) => {
    const holdForGood = () => {
      resolve()
      return new Promise(() => undefined)
    }
    locks.request(LOCK, {}, holdForGood).catch(reject)
  })
  const isSole = await Promise.race([whenSole.then(() => true), whenHeld(locks).then(() => false)])
  return { isSole, whenSole }
}

/** Resolves once some tab holds the lock, after a pause at least. A browser that has just started may be slow to grant it. */
async function whenHeld(locks: Locks): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
    const { held = [] } = await locks.query()
    if (held.some(({ name }) => name === LOCK)) return
  }
}
