/** Exporting a document as it is stored. */
import { type DESKTOP, download, plainFileNameOf } from '../../platform/download.ts'
import type { NOTICE } from '../../platform/notice.tsx'
import type { Needs } from '../../platform/services.tsx'
import type { AnyDocument, DocumentList, Named } from './document-list.ts'

/** @param usualName the file's name where the document's own cannot be used */
export function exportDocument<Content extends Named>(
  app: Needs<typeof DESKTOP | typeof NOTICE>,
  list: DocumentList<Content>,
  entry: AnyDocument<Content>,
  usualName: string,
): void {
  const name = entry.kind === 'broken' ? usualName : plainFileNameOf(entry.record.name, usualName)
  // Encoding a document that cannot be drawn may fail as well, which `download` reports.
  const content = async () => new Blob([list.textOf(entry) ?? ''], { type: 'application/json' })
  void download(app, `${name}.json`, content())
}
