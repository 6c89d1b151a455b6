/** A button that takes a document from a file. */
import { useTranslation } from 'react-i18next'
import { FileButton } from '../../ui/controls/file-button.tsx'
import { NOTICE, say } from '../../platform/notice.tsx'
import { DocumentFault, documentFaultWords } from '../../model/documents/document-fault.ts'
import type { DocumentList } from '../../model/documents/document-list.ts'
import { useServices } from '../../platform/services.tsx'

/** A list that a document may be added to, of whatever kind. */
export type ImportList = Pick<DocumentList<{ readonly name: string }>, 'importFile' | 'select'> & {
  entry(id: string): { readonly record: { readonly name: string } } | undefined
}

interface ImportButtonProps {
  /** The first of these that reads the file takes it. */
  readonly lists: readonly ImportList[]
  /** @param at the place of the list among these */
  readonly onImported: (id: string, at: number) => void
}

export function ImportButton({ lists, onImported }: ImportButtonProps) {
  const { t } = useTranslation('documents')
  const { notice } = useServices(NOTICE)

  async function take(file: File): Promise<void> {
    try {
      const { id, at } = await importInto(lists, file)
      onImported(id, at)
      say(notice, t('imported', { name: lists[at].entry(id)?.record.name }))
    } catch (error) {
      say(notice, t('notImported', { file: file.name, reason: documentFaultWords(error) }))
    }
  }

  return <FileButton label={t('import')} accept=".json,application/json" onFile={(file) => void take(file)} />
}

/** @throws DocumentFault of the kind that the file is, or TextFault */
async function importInto(lists: readonly ImportList[], file: File): Promise<{ id: string; at: number }> {
  for (const [at, list] of lists.entries()) {
    try {
      return { id: await list.importFile(file), at }
    } catch (error) {
      if (!(error instanceof DocumentFault && error.code === 'foreign')) throw error
    }
  }
  throw new DocumentFault('foreign')
}
