/**
 * Thrown for a request that cannot be met, such as a sample of more positions than there are: the fault is the
 * request's, not the program's.
 */
export class RefusedRequest extends RangeError {
  override readonly name = 'RefusedRequest'
}
