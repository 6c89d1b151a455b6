/**
 * What people type and pipe in: positions from an argument, a file or stdin, and the faults found there.
 *
 * Lines are read as they come and answered in order. A fault is one line on stderr that names the command, the
 * place and what is wrong; the other lines are answered all the same, and the exit code at the end is 2.
 */
import { createReadStream } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { NotationError, parsePosition } from '../engine/notation.ts'
import type { Position } from '../engine/position.ts'

/** Input that cannot be used; the message says why, in one line. */
export class InputError extends Error {
  override readonly name = 'InputError'
}

/** Exit code for input that cannot be used. */
const UNUSABLE = 2

/** One fault, one line on stderr; the command goes on, but ends with exit code 2. */
export function complain(command: string, message: string): void {
  process.stderr.write(`${command}: ${message.trim().replace(/\s*[\r\n]+\s*/g, ' ')}\n`)
  process.exitCode = UNUSABLE
}

/** A line to answer, and where it stands: `line 3`, `openings.txt: line 3`, or nothing for an argument. */
export interface Line {
  readonly text: string
  readonly place: string
}

/**
 * The lines of a file, or of stdin for `-`, each as soon as it has arrived.
 *
 * @throws InputError when it cannot be read
 */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const stream = file === '-' ? process.stdin : createReadStream(file)
  stream.setEncoding('utf8')
  let rest = ''
  try {
    for await (const chunk of stream as AsyncIterable<string>) {
      const lines = chunk.split('\n')
      lines[0] = rest + lines[0]
      rest = lines.pop() as string
      yield* lines
    }
  } catch (error) {
    throw new InputError(`cannot read ${file === '-' ? 'stdin' : file}: ${reasonOf(error)}`)
  }
  if (rest !== '') yield rest
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'it is a directory'
  if (code === 'EACCES') return 'permission denied'
  return message
}

/** A position given on the command line; `-` stands for stdin. The shell may have split it at its space. */
export async function* argumentLines(words: readonly string[]): AsyncGenerator<Line> {
  if (words.length === 1 && words[0] === '-') yield* fileLines('-')
  else yield { text: words.join(' '), place: '' }
}

/** The lines of a file, or of stdin for `-`, without those that are blank or start with #. */
export async function* fileLines(file: string): AsyncGenerator<Line> {
  let number = 0
  for await (const text of linesOf(file)) {
    number++
    const place = file === '-' ? `line ${number}` : `${file}: line ${number}`
    if (!/^\s*(#|$)/.test(text)) yield { text, place }
  }
}

/** Answers line after line; one that cannot be used is reported, and the others are still answered. */
export async function answerEach(
  command: string,
  lines: AsyncIterable<Line>,
  answer: (position: Position, line: Line) => void | Promise<void>,
): Promise<void> {
  for await (const line of lines) {
    try {
      await answer(parsePosition(line.text), line)
    } catch (error) {
      if (!(error instanceof NotationError || error instanceof InputError)) throw error
      complain(command, line.place === '' ? error.message : `${line.place}: ${error.message}`)
    }
    // A search keeps the thread to itself: between answers, let streams learn that a reader has gone.
    await turn()
  }
}
