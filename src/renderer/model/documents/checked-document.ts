/** Documents in JSON, checked by their schemas. */
import * as v from 'valibot'
import { MAX_DOCUMENT_LENGTH } from '../../../contract/api.ts'
import { fieldsOf, versionText } from '../../../engine/math/plain-data.ts'
import { DocumentFault, parseJson } from './document-fault.ts'

/** The format and version that a document states. */
interface Kind {
  readonly format: string
  readonly version: number
}

/**
 * The content of a document in JSON, checked.
 *
 * @throws DocumentFault
 */
export function checkedDocument<Schema extends v.GenericSchema>(
  text: string,
  { format, version }: Kind,
  schema: Schema,
): v.InferOutput<Schema> {
  if (text.length > MAX_DOCUMENT_LENGTH) throw new DocumentFault('too-large')
  const json = parseJson(text)
  if (typeof json !== 'object' || json === null || !('format' in json) || json.format !== format)
    throw new DocumentFault('foreign')
  const { version: found } = fieldsOf(json)
  if (found !== version) throw new DocumentFault('version', versionText(found))
  return checkedData(schema, json)
}

/**
 * Data that fit a schema.
 *
 * @throws DocumentFault
 */
export function checkedData<Schema extends v.GenericSchema>(schema: Schema, data: unknown): v.InferOutput<Schema> {
  // Only the first fault is named: to collect all those of a large document takes seconds.
  const parsed = v.safeParse(schema, data, { abortEarly: true })
  if (!parsed.success) throw new DocumentFault('damaged', v.getDotPath(parsed.issues[0]) ?? '')
  return parsed.output
}
