/** Faults of the command line: input that cannot be used, and work that has failed; each is one line on stderr. */
import { beginOf } from '../engine/math/cut-text.ts'
import { plain } from './terminal.ts'

/** Input that cannot be used; the message says why, in one line. */
export class InputError extends Error {
  override readonly name = 'InputError'
}

/** Work that has failed though the input can be used, as on a full disk; the message says why, in one line. */
export class FailedError extends Error {
  override readonly name = 'FailedError'
}

/** Exit codes: for work that has failed, and for input that cannot be used. */
export const FAILED = 1
const UNUSABLE = 2

/** Characters of a fault: it may quote a whole file. */
const MAX_FAULT_LENGTH = 1000

/** One fault, one line on stderr, in place of a progress line; the command goes on, but ends with this exit code. */
export function reportFault(command: string, message: string, code = UNUSABLE): void {
  const [start, more] = [beginOf(message, MAX_FAULT_LENGTH), message.length > MAX_FAULT_LENGTH ? '…' : '']
  const line = `${plain(`${command}: ${start.trim().replace(/\s*[\r\n]+\s*/g, ' ')}${more}`)}\n`
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : line)
  process.exitCode = code
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  ENOTDIR: 'a file stands where it needs a directory',
  EEXIST: 'something else is there already',
  EACCES: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be too large',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
}

/** Why the system refused something, in words. */
export function systemReason(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return REASONS[code] ?? message
}

/** @throws InputError when the system refuses `act`, which uses the file */
export function attempt<T>(path: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new InputError(`cannot use ${path}: ${systemReason(error)}`)
  }
}
