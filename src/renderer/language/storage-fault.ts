/** What can be wrong with a browser's storage beyond its own exceptions, by names like theirs; `words.ts` says them. */

/**
 * `BlockedError`: another tab holds the database. `SilentError`: the browser does not answer. `NoDatabaseError` and
 * `NoLocksError`: the browser has no IndexedDB, no Web Locks. `ChangedElsewhereError`: another tab has saved the document since
 * this one read it.
 */
export class StorageFault extends Error {
  constructor(override readonly name: 'BlockedError' | 'SilentError' | 'NoDatabaseError' | 'NoLocksError' | 'ChangedElsewhereError') {
    super()
  }
}

export function isChangedElsewhere(error: unknown): boolean {
  return error instanceof StorageFault && error.name === 'ChangedElsewhereError'
}
