/** Only one tab keeps the game: two would overwrite each other's. */
import { StorageFault } from '../../language/storage-fault.ts'
import { channelLocks, type Locks } from './channel-locks.ts'

const LOCK = 'poly-y-session'

/** A reloading page releases the lock a moment after its successor requests it. */
const PATIENCE_MS = 1000

/**
 * Tabs that wait do so in a queue of their own, so that the one first in it can tell a page that is new from another
 * that waits.
 */
const QUEUE = 'poly-y-session-next'

/** How long after the sole tab has gone a new page is taken for its successor, as after a reload, ms. */
const RELOAD_MS = 3000
const LOOK_EVERY_MS = 100

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
  const controller = new AbortController()
  const { signal } = controller
  const isSole = await new Promise<boolean>((resolve, reject) => {
    hold(locks, LOCK, signal).then(
      () => resolve(true),
      (error: unknown) => (signal.aborted ? resolve(false) : reject(error as Error)),
    )
    whenHeld(locks).then(() => controller.abort(), reject)
  })
  return { isSole, whenSole: isSole ? Promise.resolve() : inherit(locks) }
}

/** Waits until the sole tab has closed for good. */
async function inherit(locks: Locks): Promise<void> {
  await hold(locks, QUEUE)
  for (;;) {
    const release = await hold(locks, LOCK)
    if (!(await isSought(locks))) return
    release()
  }
}

/** Does a new page ask for the lock? Those that wait do not. */
async function isSought(locks: Locks): Promise<boolean> {
  for (let passed = 0; passed < RELOAD_MS; passed += LOOK_EVERY_MS) {
    const { pending = [] } = await locks.query()
    if (pending.some(({ name }) => name === LOCK)) return true
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  return false
}

/** Resolves, once the lock is held, to what releases it. */
function hold(locks: Locks, name: string, signal?: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    locks
      .request(name, signal === undefined ? {} : { signal }, () => new Promise<void>((release) => resolve(release)))
      .catch(reject)
  })
}

/**
 * Resolves once some tab holds the lock, after a pause at least. A browser that has just started may be slow to grant
 * it.
 */
async function whenHeld(locks: Locks): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
    const { held = [] } = await locks.query()
    if (held.some(({ name }) => name === LOCK)) return
  }
}
