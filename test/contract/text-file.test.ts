import { describe, expect, it } from 'vitest'
import { textOfBytes, TextDecoding } from '../../src/contract/text-file.ts'
import { ENCODINGS } from '../text-bytes.ts'

const TEXT = '# Łódź ♟\n./..... r\r\n'

describe('a text is read', () => {
  it.each(ENCODINGS)('in %s', (_, bytesOf) => expect(textOfBytes(bytesOf(TEXT))).toBe(TEXT))

  it.each(ENCODINGS)('in %s, byte by byte', (_, bytesOf) => {
    const decoding = new TextDecoding()
    const pieces = Array.from(bytesOf(TEXT), (byte) => decoding.next(new Uint8Array([byte]), false))
    expect(pieces.join('') + decoding.next(new Uint8Array(), true)).toBe(TEXT)
  })

  it.each([
    ['', []],
    ['a', [0x61]],
    ['', [0xef, 0xbb, 0xbf]],
    ['', [0xff, 0xfe]],
  ])('of few bytes: %j', (text, bytes) => expect(textOfBytes(new Uint8Array(bytes))).toBe(text))
})

it.each([
  ['Latin-1', [0x28, 0x3b, 0xe9, 0x29], 'encoding'],
  ['half a character', [0x61, 0xc5], 'encoding'],
  ['half of UTF-16', [0xff, 0xfe, 0x61], 'encoding'],
  ['a lone surrogate', [0xff, 0xfe, 0x00, 0xd8], 'encoding'],
  ['UTF-16 without a mark', [0x61, 0x00, 0x62, 0x00], 'nul'],
  ['UTF-32', [0xff, 0xfe, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00], 'nul'],
  ['zeros', [0x00, 0x00, 0x00, 0x00], 'nul'],
  ['a program', [0x7f, 0x45, 0x4c, 0x46, 0x02, 0x00, 0xff], 'nul'],
])('%s is no text', (_, bytes, code) => {
  expect(() => textOfBytes(new Uint8Array(bytes))).toThrow(expect.objectContaining({ name: 'TextFault', code }))
})
