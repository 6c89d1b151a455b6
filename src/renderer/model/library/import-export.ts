/** Import and export of the library through files and the clipboard, and the reports on both. */
import type { OpenedFile } from '../../../contract/api.ts'
import { type DESKTOP, download, fileNameOf } from '../../platform/download.ts'
import { i18n } from '../../language/i18n.ts'
import { type NOTICE, say } from '../../platform/notice.tsx'
import { reasonOf } from '../../language/words.ts'
import { NOTHING_SOUGHT } from './entries.ts'
import { asFault, entryName, libraryFaultWords, suggestedName } from './entry-words.ts'
import { LibraryError } from './fault.ts'
import { pause } from '../../platform/slices.ts'
import {
  importGames,
  textOfGameFile,
  tooLarge,
  type ImportControl,
  type ImportProgress,
  type NameGiver,
} from './import.ts'
import type { LIBRARY } from './library.ts'
import { select, type Refusal } from './page-store.ts'
import { removeEntries, type LibraryNeeds } from './entry-actions.ts'
import { type COPY, copyAndTell } from '../../platform/clipboard.ts'
import type { Needs } from '../../platform/services.tsx'

/** SGF with our own ending and with its usual one, and CodeCup's lines. */
export const EXPORT_FORMATS = ['polyy', 'sgf', 'codecup'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** A game without a name is named after its file, with a number where there are several. */
function nameAfter(file: string): NameGiver {
  const base = file.replace(/\.\w{1,5}$/, '')
  return (_, index, count) => (count === 1 ? base : `${base} ${index + 1}`)
}

/** A file or a text to be imported. */
interface Source {
  readonly name: string
  readonly read: (control: ImportControl) => Promise<string[]>
}

/** Opens files one after the other, if there are any. */
export async function importFiles(app: LibraryNeeds, files: readonly (File | OpenedFile)[]): Promise<void> {
  const sourceOf = (file: File | OpenedFile): Source => ({
    name: file.name,
    read: async (control) =>
      importGames(app.library, await textOfGameFile(contentOf(file)), nameAfter(file.name), control),
  })
  await importEach(app, files.map(sourceOf))
}

export async function importText(app: LibraryNeeds, text: string): Promise<void> {
  await importEach(app, [
    { name: i18n.t('library:page.pasted'), read: (control) => importGames(app.library, text, suggestedName, control) },
  ])
}

/** A source that is refused does not stop the rest; after a cancel, what has been saved stays. */
async function importEach(app: LibraryNeeds, sources: readonly Source[]): Promise<void> {
  if (sources.length === 0) return
  const { libraryPage } = app
  const ids: string[] = []
  const refused: Refusal[] = []
  const controller = new AbortController()
  const { signal } = controller
  for (const [done, { name, read }] of sources.entries()) {
    const report = (progress: ImportProgress) =>
      libraryPage.setState({ opening: { ...progress, done, total: sources.length, cancel: () => controller.abort() } })
    report({ doing: 'reading', share: 0 })
    const saved: string[] = []
    try {
      ids.push(...(await read({ report, signal, onSaved: (id) => saved.push(id) })))
    } catch (error) {
      if (signal.aborted) {
        ids.push(...saved)
        break
      }
      refused.push({ file: name, fault: asFault(error) })
    }
  }
  await finish(app, ids, refused)
}

/** @throws LibraryError where the file has none */
function contentOf(file: File | OpenedFile): Blob {
  if (file instanceof File) return file
  if ('content' in file) return new Blob([file.content])
  if (file.fault === 'missing') throw new LibraryError('missing')
  throw file.fault === 'too-large'
    ? tooLarge(file.size)
    : new LibraryError('not-loaded', { reason: reasonOf(file.reason) })
}

/**
 * Shows what was imported, without any filter, and what was refused. With thousands of entries each step is drawn by
 * itself.
 */
async function finish(app: LibraryNeeds, ids: readonly string[], refused: readonly Refusal[]): Promise<void> {
  const { library, libraryPage, notice } = app
  libraryPage.setState({ opening: null, refused })
  location.hash = '#library'
  if (ids.length === 0) return
  await pause()
  library.show(NOTHING_SOUGHT)
  await pause()
  select(libraryPage, ids)
  say(notice, i18n.t('library:page.opened', { count: ids.length }), () => void removeEntries(app, ids))
}

const CODECUP_FILE = { ending: 'txt', type: 'text/plain' }

/** Exports one file, or several where a single one could not be opened again; the notice says why there is none. */
export function exportEntries(
  app: Needs<typeof DESKTOP | typeof LIBRARY | typeof NOTICE>,
  ids: readonly string[],
  format: ExportFormat,
): void {
  const entry = ids.length === 1 ? app.library.entry(ids[0]) : undefined
  const name = fileNameOf(entry === undefined ? '' : entryName(entry), 'poly-y')
  const { ending, type } = format === 'codecup' ? CODECUP_FILE : { ending: format, type: 'application/x-go-sgf' }
  try {
    const texts = format === 'codecup' ? app.library.exportCodeCup(ids) : app.library.exportTexts(ids)
    for (const [i, text] of texts.entries()) {
      const file = texts.length === 1 ? name : `${name}-${i + 1}`
      void download(app, `${file}.${ending}`, new Blob([text], { type }))
    }
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error
    say(app.notice, libraryFaultWords(error))
  }
}

export function copyText(app: Needs<typeof COPY | typeof NOTICE>, text: string): void {
  copyAndTell(app, text, i18n.t('library:page.copied'), (reason) => i18n.t('library:page.notCopied', { reason }))
}
