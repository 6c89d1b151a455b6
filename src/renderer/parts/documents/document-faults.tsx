/** Why the only document of its shelf could not be read, wholly or in part, or saved; nothing where all is well. */
import { useTranslation } from 'react-i18next'
import { i18n } from '../../language/i18n.ts'
import { reasonOf } from '../../language/words.ts'
import { documentFaultWords } from '../../model/documents/document-fault.ts'
import type { SingleDocumentState } from '../../model/documents/single-document.ts'

interface DocumentFaultsProps extends Pick<SingleDocumentState, 'unread' | 'isPartial' | 'unsaved'> {
  /** Words for a document that could not be read and is left as it is. */
  readonly unreadWords: (reason: string) => string
}

export function DocumentFaults({ unread, isPartial, unsaved, unreadWords }: DocumentFaultsProps) {
  const { t } = useTranslation()
  const words = [
    unread !== null && unreadWords(documentFaultWords(unread)),
    unread === null && isPartial && i18n.t('documents:partial'),
    unsaved !== null && t('saving.failed', { reason: reasonOf(unsaved) }),
  ]
  return words.map(
    (text, i) =>
      text !== false && (
        <p key={i} className="fault" role="alert">
          {text}
        </p>
      ),
  )
}
