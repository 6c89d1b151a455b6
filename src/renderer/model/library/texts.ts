/** Entries as texts: as they are stored, and as files to be taken elsewhere. */
import { MAX_GAME_FILE_BYTES } from '../../../contract/api.ts'
import type { Entry } from './entries.ts'
import { MAX_GAMES } from './read-sgf.ts'
import { writeSgf } from './write-sgf.ts'

/**
 * Length of an exported file in UTF-16 units. Each takes at most three bytes in UTF-8, and a file of more bytes is not
 * opened.
 */
const MAX_EXPORT_LENGTH = MAX_GAME_FILE_BYTES / 3

/** An entry's text, which for a broken one is what was stored; empty for no entry. */
export function textOf(entry: Entry | undefined): string {
  if (entry === undefined) return ''
  return entry.kind === 'broken' ? (entry.text ?? '') : writeSgf([entry.tree])
}

/** Splits the texts of entries into files, so that each is under the import limit. */
export function textsOfFiles(entries: readonly (Entry | undefined)[]): string[] {
  return filesOf(entries.map(textOf))
}

/** Joins texts to files under the import limit. */
export function filesOf(texts: readonly string[]): string[] {
  const files: string[][] = [[]]
  let length = 0
  for (const text of texts) {
    const file = files[files.length - 1]
    length += text.length + 1
    if (file.length > 0 && (file.length === MAX_GAMES || length > MAX_EXPORT_LENGTH)) {
      files.push([text])
      length = text.length + 1
    } else file.push(text)
  }
  return files.map((file) => file.join('\n'))
}
