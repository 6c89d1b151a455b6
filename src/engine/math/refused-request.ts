/**
 * What is asked for is not to be had, such as a sample of more positions than there are. The program has no fault then;
 * the request has.
 */
export class RefusedRequest extends RangeError {
  override readonly name = 'RefusedRequest'
}
