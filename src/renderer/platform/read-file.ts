/** Files that the user opens, as text. */
import { MAX_DOCUMENT_LENGTH } from '../../contract/api.ts'
import { textOfBytes, TextFault } from '../../contract/text-file.ts'

/** Bytes of the longest document in UTF-8, where a character takes up to three. */
const MAX_DOCUMENT_BYTES = 3 * MAX_DOCUMENT_LENGTH

/**
 * The text of a file; one too large is not even read.
 *
 * @param limit in bytes
 * @throws TextFault, or what the browser throws
 */
export async function textOfFile(file: Blob, limit = MAX_DOCUMENT_BYTES): Promise<string> {
  if (file.size > limit) throw new TextFault('too-large', limit)
  return textOfBytes(new Uint8Array(await file.arrayBuffer()))
}
