/** The faults of a document. */
import * as v from 'valibot'
import { MAX_DOCUMENT_LENGTH } from '../../../contract/api.ts'
import { FaultError } from '../../../engine/game/fault.ts'
import { fieldsOf, versionText } from '../../../engine/math/plain-data.ts'
import { i18n } from '../../language/i18n.ts'
import { reasonOf } from '../../language/words.ts'
import { AnotherTab } from './document-shelf.ts'

/**
 * Why this app cannot read a text as a document: a key of documents.json, the place of the fault or the version found, and
 * where more is known of that place, the cause.
 */
export class DocumentFault extends Error {
  override readonly name = 'DocumentFault'
  constructor(
    readonly code: 'not-json' | 'foreign' | 'version' | 'damaged' | 'too-large',
    readonly place = '',
    cause?: FaultError,
  ) {
    super(`${code} ${place}`, { cause })
  }
}

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

/** @throws DocumentFault */
export function parseJson(text: string): unknown {
  try {
    // Stored files may have been edited by hand, and begin with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new DocumentFault('not-json')
  }
}

/** Why a text is no document, or any other error of a shelf, in words. */
export function documentFaultWords(error: unknown): string {
  if (error instanceof AnotherTab) return i18n.t('documents:fault.anotherTab')
  if (!(error instanceof DocumentFault)) return reasonOf(error)
  const words = i18n.t(`documents:fault.${error.code}`, { place: error.place })
  return error.cause instanceof FaultError ? `${words}: ${reasonOf(error.cause)}` : words
}
