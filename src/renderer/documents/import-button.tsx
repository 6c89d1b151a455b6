/** A button that takes a document from a file. */
import { useTranslation } from 'react-i18next'
import { useApp } from '../app-context.tsx'
import { FileButton } from '../controls/file-button.tsx'
import { say } from '../notice.tsx'
import { faultWords } from './document-fault.ts'
import type { DocumentList, Named } from './document-list.ts'

interface ImportButtonProps<Content extends Named, Stop> {
  readonly list: DocumentList<Content, Stop>
  /** Extensions and types of files that may hold such a document. */
  readonly accept: string
  readonly onImported: (id: string) => void
}

export function ImportButton<Content extends Named, Stop>({ list, accept, onImported }: ImportButtonProps<Content, Stop>) {
  const { t } = useTranslation('documents')
  const { notice } = useApp()

  async function take(file: File): Promise<void> {
    try {
      const id = await list.importFile(file)
      onImported(id)
      say(notice, t('imported', { name: list.entry(id)?.record.name }))
    } catch (error) {
      say(notice, t('notImported', { file: file.name, reason: faultWords(error) }))
    }
  }

  return <FileButton label={t('import')} accept={accept} onFile={(file) => void take(file)} />
}
