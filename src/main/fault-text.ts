/** The text of a fault for the page: its code and the file's name, never where the file is. */
import path from 'node:path'
import { codeOf } from './files.ts'

/** A path in quotes, as the messages of Node and of programs have it. */
const QUOTED_PATH = /(['"`])((?:file:\/\/|[\\/]|[a-z]:[\\/])[^'"`]*)\1/gi

export function faultText(error: unknown): string {
  const { message, syscall, path: file } = error as NodeJS.ErrnoException
  // The rest of the system's own message is English.
  if (syscall !== undefined) return [codeOf(error), ...(file === undefined ? [] : [path.basename(file)])].join(': ')
  return String(message ?? error).replace(
    QUOTED_PATH,
    (_, quote: string, found: string) => quote + found.split(/[\\/]/).at(-1) + quote,
  )
}
