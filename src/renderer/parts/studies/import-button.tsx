/** A button that takes a document from a file. */
import { useTranslation } from 'react-i18next'
import { FileButton } from '../../ui/controls/file-button.tsx'
import { NOTICE, say } from '../../platform/notice.tsx'
import { documentFaultWords } from '../../model/documents/document-fault.ts'
import type { DocumentList, Named } from '../../model/documents/document-list.ts'
import { useServices } from '../../platform/services.tsx'

interface ImportButtonProps<Content extends Named> {
  readonly list: DocumentList<Content>
  /** Extensions and types of files that may hold such a document. */
  readonly accept: string
  readonly onImported: (id: string) => void
}

export function ImportButton<Content extends Named>({ list, accept, onImported }: ImportButtonProps<Content>) {
  const { t } = useTranslation('documents')
  const { notice } = useServices(NOTICE)

  async function take(file: File): Promise<void> {
    try {
      const id = await list.importFile(file)
      onImported(id)
      say(notice, t('imported', { name: list.entry(id)?.record.name }))
    } catch (error) {
      say(notice, t('notImported', { file: file.name, reason: documentFaultWords(error) }))
    }
  }

  return <FileButton label={t('import')} accept={accept} onFile={(file) => void take(file)} />
}
