/** What can be done with a document as it is. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dated, DocumentList, ListedDocument } from '../../model/documents/document-list.ts'
import type { DocumentRunner } from '../../model/documents/document-runner.ts'
import { removeDocument } from '../../model/documents/remove.ts'
import { RenameButton } from './rename.tsx'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'

interface ActionsProps<Content extends Dated, Stop> {
  readonly list: DocumentList<Content, Stop>
  readonly runner: DocumentRunner<Content, Stop>
  readonly entry: ListedDocument<Content, Stop>
  /** Of the dialog for another name. */
  readonly renameHeading: string
  /** Puts into the form what would give the document again. */
  readonly onDuplicate: () => void
  /** How it is exported. */
  readonly children: ReactNode
}

export function Actions<Content extends Dated, Stop>({ list, runner, entry, renameHeading, onDuplicate, children }: ActionsProps<Content, Stop>) {
  const { t } = useTranslation('documents')
  const { notice } = useServices(NOTICE)
  return (
    <div className="buttons">
      <RenameButton list={list} entry={entry} heading={renameHeading} />
      <button
        onClick={() => {
          onDuplicate()
          list.select(null)
        }}
      >
        {t('duplicate')}
      </button>
      {children}
      <button
        onClick={() => {
          runner.pause(entry.id)
          void removeDocument(list, entry, notice)
        }}
      >
        {t('remove')}
      </button>
    </div>
  )
}
