/** Text from files: the encodings that editors and shells write, and what is no text. */

/** Why a file is not read. `too-large`: it has more bytes than `limit`. */
export class TextFault extends RangeError {
  override readonly name = 'TextFault'
  constructor(
    readonly code: 'encoding' | 'nul' | 'too-large',
    readonly limit = 0,
  ) {
    super(
      {
        encoding: 'it is not text in UTF-8 or UTF-16',
        nul: 'it is not text',
        'too-large': `it has more than ${limit / MEGABYTE} MB`,
      }[code],
    )
  }
}

export const MEGABYTE = 1_000_000

/** Ends of lines of Unix, of Windows, and of old Macs. */
export const LINE_BREAK = /\r\n?|\n/

/** Does a line of a file say nothing: is it blank, or a comment? */
export function isSilentLine(line: string): boolean {
  return /^\s*(#|$)/.test(line)
}

/**
 * The text of a file: UTF-8, or UTF-16 if it begins with the byte order mark of that. The mark is no part of the text.
 *
 * @throws TextFault
 */
export function textOfBytes(bytes: Uint8Array): string {
  return new TextDecoding().next(bytes, true)
}

/** Decodes a text that comes in pieces. */
export class TextDecoding {
  private decoder: TextDecoder | null = null
  /** The first byte, until there is a second. */
  private first = new Uint8Array()

  /**
   * @param isLast is this the last piece?
   * @throws TextFault
   */
  next(piece: Uint8Array, isLast: boolean): string {
    const bytes = this.first.length === 0 ? piece : new Uint8Array([...this.first, ...piece])
    this.first = new Uint8Array()
    if (this.decoder === null && bytes.length < 2 && !isLast) {
      this.first = bytes.slice()
      return ''
    }
    this.decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true })
    const text = decoded(this.decoder, bytes, isLast)
    if (text.includes('\0')) throw new TextFault('nul')
    return text
  }
}

function decoded(decoder: TextDecoder, bytes: Uint8Array, isLast: boolean): string {
  try {
    return decoder.decode(bytes, { stream: !isLast })
  } catch {
    // UTF-16 without a mark, or a program.
    throw new TextFault(decoder.encoding === 'utf-8' && bytes.includes(0) ? 'nul' : 'encoding')
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
