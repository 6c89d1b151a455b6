/** A button that gives a document another name. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogButtons, Modal } from '../../ui/controls/modal.tsx'
import { MAX_DOCUMENT_NAME_LENGTH, type Head, type DocumentList, type ListedDocument } from '../../model/documents/document-list.ts'

interface RenameProps<Content extends Head> {
  readonly list: DocumentList<Content>
  readonly entry: ListedDocument<Content>
  readonly heading: string
}

export function RenameButton<Content extends Head>(props: RenameProps<Content>) {
  const { t } = useTranslation('documents')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>{t('rename')}</button>
      {isOpen && <RenameDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function RenameDialog<Content extends Head>({ list, entry, heading, onClose }: RenameProps<Content> & { onClose: () => void }) {
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
          <input type="text" autoFocus value={name} maxLength={MAX_DOCUMENT_NAME_LENGTH} onChange={(event) => setName(event.target.value)} />
        </label>
        <DialogButtons submit={t('rename')} />
      </form>
    </Modal>
  )
}
