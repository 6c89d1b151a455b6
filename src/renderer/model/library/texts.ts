/** Entries as texts: as they are stored, and as files to be taken elsewhere. */
import { MAX_GAME_FILE_BYTES } from '../../../contract/api.ts'
import { codeCupMisfit, formatCodeCup } from '../../../engine/game/codecup.ts'
import type { Entry } from './entries.ts'
import { entryName } from './entry-words.ts'
import { LibraryError } from './fault.ts'
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

/**
 * The games of entries as CodeCup's lines, in files that are under the import limit.
 *
 * @throws LibraryError for the first entry that has no such line
 */
export function codeCupFiles(entries: readonly (Entry | undefined)[]): string[] {
  return filesOf(entries.flatMap((entry) => (entry === undefined ? [] : [lineOf(entry)]))).map((text) => `${text}\n`)
}

function lineOf(entry: Entry): string {
  if (entry.kind === 'broken') throw entry.fault
  const misfit = codeCupMisfit(entry.tree)
  if (misfit !== null) throw new LibraryError(`codecup-${misfit}`, { name: entryName(entry) })
  return formatCodeCup(entry.tree)
}

function filesOf(texts: readonly string[]): string[] {
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
