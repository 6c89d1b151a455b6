/** Small files of the app: JSON with a format and a version. Their content is checked as it is read. */
import { fieldsOf, versionText } from './plain-data.ts'

/**
 * Why a text is not the file expected. `foreign`: it is something else. `version`: another version. `damaged`: a part
 * is unusable, which the message names.
 */
export class FileFault extends RangeError {
  constructor(
    readonly code: 'foreign' | 'version' | 'damaged',
    message: string,
    /** The version found, when it is another one. */
    readonly version = '',
    /** Why a part is unusable. */
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}

/** The format and the version that a kind of file declares. */
export interface Frame {
  readonly format: string
  readonly version: number
}

/** Maximum length in characters; such files have a few hundred. */
const MAX_LENGTH = 10_000

export function framed({ format, version }: Frame, parts: object): string {
  return `${JSON.stringify({ format, version, ...parts }, null, 2)}\n`
}

/**
 * The format that a file declares; empty where it declares none.
 *
 * @throws FileFault when it is not JSON
 */
export function formatOf(text: string): string {
  const { format } = fieldsOf(dataOf(text))
  return typeof format === 'string' ? format : ''
}

/**
 * Reads a file: checks its frame, then calls `read` on the other parts.
 *
 * @throws FileFault
 */
export function unframed<T>(frame: Frame, text: string, read: (parts: Record<string, unknown>) => T): T {
  const { format, version, ...parts } = fieldsOf(dataOf(text))
  if (format !== frame.format) throw new FileFault('foreign', `its format is not “${frame.format}”`)
  if (version !== frame.version)
    throw new FileFault('version', `its version is ${versionText(version)}, not ${frame.version}`, versionText(version))
  try {
    return read(parts)
  } catch (error) {
    throw new FileFault('damaged', (error as Error).message, '', error)
  }
}

function dataOf(text: string): unknown {
  if (text.length > MAX_LENGTH) return null
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new FileFault('foreign', `it is not JSON: ${(error as Error).message}`)
  }
}
