/**
 * Thrown by a search or a proof at its limit of time or states, and caught where the limit was set. Cancelling instead
 * ends the worker.
 */
export class LimitReached extends Error {
  override readonly name = 'LimitReached'
}
