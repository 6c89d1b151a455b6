/** Thrown out of a search or a proof at its limit of time or of states, and caught by whoever set the limit. To cancel is to end the worker. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached'
}
