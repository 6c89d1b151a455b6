/**
 * Faults of a browser's storage for which it has no exception, with names like those it has; `words.ts` puts them into
 * words.
 */

/**
 * `BlockedError`: another tab holds the database. `SilentError`: the browser does not answer. `NoDatabaseError` and
 * `NoLocksError`: the browser has no IndexedDB, no Web Locks. `ChangedElsewhereError`: another tab has saved the
 * document since this one read it.
 */
export class StorageFault extends Error {
  constructor(
    override readonly name:
      | 'BlockedError'
      | 'SilentError'
      | 'NoDatabaseError'
      | 'NoLocksError'
      | 'ChangedElsewhereError',
  ) {
    super()
  }
}

export function isChangedElsewhere(error: unknown): boolean {
  return error instanceof StorageFault && error.name === 'ChangedElsewhereError'
}
