/** The buttons for what can be done with a document. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedDocument } from '../../model/documents/document-list.ts'
import type { Study } from '../../model/studies/study.ts'
import type { StudyTypes } from '../../model/studies/study-kind.ts'
import { removeDocument } from '../../model/documents/remove.ts'
import { RenameButton } from './rename.tsx'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'

interface ActionsProps<Of extends StudyTypes> {
  readonly study: Study<Of>
  readonly entry: ListedDocument<Of['record']>
  /** Heading of the dialog for another name. */
  readonly renameHeading: string
  /** Fills the form with what the document was made from. */
  readonly onDuplicate: () => void
  /** The button that exports it. */
  readonly children: ReactNode
}

export function Actions<Of extends StudyTypes>({
  study,
  entry,
  renameHeading,
  onDuplicate,
  children,
}: ActionsProps<Of>) {
  const { t } = useTranslation('documents')
  const { notice } = useServices(NOTICE)
  return (
    <div className="buttons">
      <RenameButton list={study.list} entry={entry} heading={renameHeading} />
      <button
        onClick={() => {
          onDuplicate()
          study.list.select(null)
        }}
      >
        {t('duplicate')}
      </button>
      {children}
      <button
        onClick={() => {
          study.pause(entry.id)
          void removeDocument(study.list, entry, notice)
        }}
      >
        {t('remove')}
      </button>
    </div>
  )
}
