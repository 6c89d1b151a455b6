/** The dialog that gives a document another name. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogButtons, Modal } from '../../ui/controls/modal.tsx'
import {
  MAX_DOCUMENT_NAME_LENGTH,
  type DocumentList,
  type ListedDocument,
  type Named,
} from '../../model/documents/document-list.ts'

interface RenameProps<Content extends Named> {
  readonly list: DocumentList<Content>
  readonly entry: ListedDocument<Content>
  readonly heading: string
  /** Maximum length of the name. */
  readonly maxLength?: number
}

export function RenameDialog<Content extends Named>({
  list,
  entry,
  heading,
  maxLength = MAX_DOCUMENT_NAME_LENGTH,
  onClose,
}: RenameProps<Content> & { onClose: () => void }) {
  const { t } = useTranslation('documents')
  const [name, setName] = useState(entry.record.name)
  return (
    <Modal title={heading} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') list.rename(entry.id, name.trim())
          onClose()
        }}
      >
        <label className="field">
          {t('name')}
          <input
            type="text"
            autoFocus
            value={name}
            maxLength={maxLength}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <DialogButtons submit={t('rename')} />
      </form>
    </Modal>
  )
}
