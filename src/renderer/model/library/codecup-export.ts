/** Export of games as CodeCup's lines. */
import { codeCupMisfit, formatCodeCup } from '../../../engine/game/codecup.ts'
import type { Entry } from './entries.ts'
import { entryName } from './entry-words.ts'
import { LibraryError } from './fault.ts'
import type { Library } from './library.ts'
import { filesOf } from './texts.ts'

/**
 * The games of entries as CodeCup's lines, in files that are under the import limit.
 *
 * @throws LibraryError for the first entry that has no such line
 */
export function codeCupFiles(library: Library, ids: readonly string[]): string[] {
  const byId = new Map(library.store.getState().entries.map((entry) => [entry.id, entry]))
  const entries = ids.flatMap((id) => byId.get(id) ?? [])
  return filesOf(entries.map(lineOf)).map((text) => `${text}\n`)
}

function lineOf(entry: Entry): string {
  if (entry.kind === 'broken') throw entry.fault
  const misfit = codeCupMisfit(entry.tree)
  if (misfit !== null) throw new LibraryError(`codecup-${misfit}`, { name: entryName(entry) })
  return formatCodeCup(entry.tree)
}
