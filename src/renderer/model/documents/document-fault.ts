/** The faults of a document. */
import { FaultError } from '../../../engine/game/fault.ts'
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
