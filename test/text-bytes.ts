/** Texts as editors and shells write them: UTF-8, and UTF-16 with its byte order mark. */

export const utf8 = (text: string) => new TextEncoder().encode(text)

export function utf16(text: string, isBig = false): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 * text.length))
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), !isBig)
  return new Uint8Array(view.buffer)
}

/** By name. */
export const ENCODINGS: readonly (readonly [string, (text: string) => Uint8Array<ArrayBuffer>])[] = [
  ['UTF-8', utf8],
  ['UTF-8 with a mark', (text) => utf8(`\uFEFF${text}`)],
  ['UTF-16', (text) => utf16(`\uFEFF${text}`)],
  ['UTF-16, big-endian', (text) => utf16(`\uFEFF${text}`, true)],
]
