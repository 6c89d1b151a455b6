/**
 * Lines of a record: JSON objects, each with the checksum of what stands before it, read piece by piece from files of
 * any size.
 */
import { readSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { attempt, InputError } from './input.ts'

const NEWLINE = '\n'.charCodeAt(0)

/** Bytes read at once. */
const PIECE = 2 ** 20

/** No line of a record has more bytes; a file with a longer one is none. */
const MAX_LINE = 2 ** 26

const sumOf = (text: string) => `,"crc32":"${crc32(text).toString(16).padStart(8, '0')}"}`
const SUM_LENGTH = sumOf('').length

/** A line with the checksum (CRC-32) of the JSON object as its last field. */
export function withSum(data: object): string {
  const open = JSON.stringify(data).slice(0, -1)
  return `${open}${sumOf(open)}\n`
}

/**
 * The data of a line without its checksum.
 *
 * @throws SyntaxError when it is not JSON
 * @throws RangeError when it has no checksum, or another than its own
 */
export function withoutSum(line: string): unknown {
  const open = line.slice(0, -SUM_LENGTH)
  if (line.slice(-SUM_LENGTH) === sumOf(open)) return JSON.parse(`${open}}`)
  JSON.parse(line)
  throw new RangeError('its checksum is not that of its content: the line was changed, or damaged')
}

/** How far the whole lines of a file go. */
interface End {
  readonly size: number
  /** The beginning of a line that has no end yet; empty where all lines are whole. */
  readonly rest: string
}

/**
 * Calls `take` with each whole line of an open file, in order.
 *
 * @throws InputError when it cannot be read, or a line is too long; or what `take` throws
 */
export function readLines(file: number, path: string, take: (line: string) => void): End {
  const piece = Buffer.alloc(PIECE)
  /** The pieces of the line that has begun. */
  let parts: Buffer[] = []
  let size = 0
  for (let place = 0; ;) {
    const read = piece.subarray(
      0,
      attempt(path, () => readSync(file, piece, 0, PIECE, place)),
    )
    if (read.length === 0) return { size, rest: Buffer.concat(parts).toString() }
    let from = 0
    for (let to = read.indexOf(NEWLINE); to >= 0; to = read.indexOf(NEWLINE, from)) {
      take(Buffer.concat([...parts, read.subarray(from, to)]).toString())
      parts = []
      from = to + 1
      size = place + from
    }
    parts.push(Buffer.from(read.subarray(from)))
    place += read.length
    if (place - size > MAX_LINE) throw new InputError(`cannot use ${path}: it has a line of more than 64 MB`)
  }
}
