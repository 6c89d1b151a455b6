/** Small files of the app's own: JSON in a frame that says what it is. Nothing in one is believed before it is checked. */
import { partsOf, versionText } from './plain-data.ts'

/** Why a text is not what it is taken for: not such a file at all, one of another version, or one of which a part cannot be used, which the message names. */
export class FileFault extends RangeError {
  constructor(
    readonly code: 'foreign' | 'version' | 'damaged',
    message: string,
    /** Which one it is, of another version. */
    readonly version = '',
  ) {
    super(message)
  }
}

/** What a kind of file says of itself. */
export interface Frame {
  readonly format: string
  readonly version: number
}

/** Characters of such a file at most: they have a few hundred. */
const MAX_LENGTH = 10_000

export function framed({ format, version }: Frame, parts: object): string {
  return `${JSON.stringify({ format, version, ...parts }, null, 2)}\n`
}

/**
 * Which kind of file a text says it is.
 *
 * @throws FileFault where it is no JSON
 */
export function formatOf(text: string): unknown {
  return partsOf(dataOf(text)).format
}

/**
 * What `read` makes of the parts in the frame.
 *
 * @throws FileFault
 */
export function unframed<T>(frame: Frame, text: string, read: (parts: Record<string, unknown>) => T): T {
  const { format, version, ...parts } = partsOf(dataOf(text))
  if (format !== frame.format) throw new FileFault('foreign', `its format is not “${frame.format}”`)
  if (version !== frame.version) throw new FileFault('version', `its version is ${versionText(version)}, not ${frame.version}`, versionText(version))
  try {
    return read(parts)
  } catch (error) {
    throw new FileFault('damaged', (error as Error).message)
  }
}

function dataOf(text: string): unknown {
  if (text.length > MAX_LENGTH) return null
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new FileFault('foreign', `it is no JSON: ${(error as Error).message}`)
  }
}
