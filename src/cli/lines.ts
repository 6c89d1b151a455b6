/**
 * Reads positions that people type or pipe in, from an argument, a file or stdin, and reports the faults found there.
 *
 * Lines are read as they come and answered in order. A fault is one line on stderr that names the command, the place
 * and what is wrong; the other lines are answered all the same, and the exit code at the end is 2.
 */
import { createReadStream, fstatSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { isSilentLine, LINE_BREAK, TextDecoding } from '../contract/text-file.ts'
import { FaultError } from '../engine/game/fault.ts'
import { parsePosition } from '../engine/game/notation.ts'
import type { Position } from '../engine/game/position.ts'
import { reportFault, InputError, systemReason } from './input.ts'
import { openToRead } from './read-file.ts'
import { reads } from './used-files.ts'

/** A line to answer, and where it stands: `line 3`, `openings.txt: line 3`, or nothing for an argument. */
export interface Line {
  readonly text: string
  readonly place: string
}

/** Characters of a line; a position has fewer than a hundred. */
const MAX_LINE_LENGTH = 100_000

/**
 * The lines of a file, or of stdin for `-`, each as soon as it has arrived.
 *
 * @throws InputError when it cannot be read, or the command writes it
 */
export function linesOf(file: string): AsyncGenerator<string> {
  if (file !== '-') reads(file)
  else readsStdin()
  return linesIn(file)
}

/**
 * All lines of a file, or of stdin for `-`.
 *
 * @param most characters, with those of line breaks
 * @throws InputError when it cannot be read, or is longer
 */
export async function allLinesOf(file: string, most: number): Promise<string[]> {
  const lines: string[] = []
  let length = 0
  for await (const line of linesOf(file)) {
    if ((length += line.length + 1) > most) throw new InputError(`${nameOf(file)} is too long`)
    lines.push(line)
  }
  return lines
}

async function* linesIn(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const text of textsOf(file)) {
    const whole = rest + text
    // The next piece may begin with the other half of this line break.
    const end = whole.endsWith('\r') ? whole.length - 1 : whole.length
    const lines = whole.slice(0, end).split(LINE_BREAK)
    rest = (lines.pop() as string) + whole.slice(end)
    yield* lines
    if (rest.length > MAX_LINE_LENGTH)
      throw new InputError(`cannot read ${nameOf(file)}: a line has more than ${MAX_LINE_LENGTH} characters`)
  }
  const lines = rest.split(LINE_BREAK)
  if (lines.at(-1) === '') lines.pop()
  yield* lines
}

/** @throws InputError when it cannot be read, or the command writes the same file */
export function readsStdin(): void {
  const stdin = fstatSync(0)
  // Node would read a directory as an empty input.
  if (stdin.isDirectory()) throw new InputError('cannot read stdin: it is a directory')
  // A terminal is input and output.
  if (stdin.isFile()) reads('/dev/stdin')
}

const nameOf = (file: string) => (file === '-' ? 'stdin' : file)

/** The text of a file in pieces. */
async function* textsOf(file: string): AsyncGenerator<string> {
  // Keys typed at a terminal are decoded leniently: a stray one must not end a game.
  if (file === '-' && process.stdin.isTTY) {
    yield* process.stdin.setEncoding('utf8') as AsyncIterable<string>
    return
  }
  const stream = file === '-' ? process.stdin : createReadStream('', { fd: openToRead(file) })
  const decoding = new TextDecoding()
  try {
    for await (const bytes of stream as AsyncIterable<Buffer>) yield decoding.next(bytes, false)
    yield decoding.next(new Uint8Array(), true)
  } catch (error) {
    throw new InputError(`cannot read ${nameOf(file)}: ${systemReason(error)}`)
  }
}

/** A position given on the command line; `-` stands for stdin. The shell may have split it at its space. */
export function argumentLines(words: readonly string[]): AsyncIterable<Line> {
  return words.length === 1 && words[0] === '-' ? fileLines('-') : oneLine(words.join(' '))
}

async function* oneLine(text: string): AsyncGenerator<Line> {
  yield { text, place: '' }
}

/** The lines of a file, or of stdin for `-`, without those that are blank or start with #. */
export function fileLines(file: string): AsyncGenerator<Line> {
  return placed(linesOf(file), file === '-' ? '' : `${file}: `)
}

/** @param before what stands before the place of each line */
async function* placed(lines: AsyncIterable<string>, before: string): AsyncGenerator<Line> {
  let number = 0
  for await (const text of lines) {
    number++
    if (!isSilentLine(text)) yield { text, place: `${before}line ${number}` }
  }
}

/**
 * Answers line after line; one that cannot be used is reported, and the others are still answered.
 *
 * @param read reads a position; by default one that can arise in a game
 */
export async function answerEach(
  command: string,
  lines: AsyncIterable<Line>,
  answer: (position: Position, line: Line) => void | Promise<void>,
  read = parsePosition,
): Promise<void> {
  for await (const line of lines) {
    try {
      await answer(read(line.text), line)
    } catch (error) {
      if (!(error instanceof FaultError || error instanceof InputError)) throw error
      reportFault(command, line.place === '' ? error.message : `${line.place}: ${error.message}`)
    }
    // A search blocks the thread: between answers, streams may notice that their reader has gone.
    await turn()
  }
}
