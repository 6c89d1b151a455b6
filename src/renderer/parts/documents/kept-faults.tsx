/** Why the only document of its shelf could not be read or saved; nothing where all is well. */
import { useTranslation } from 'react-i18next'
import { reasonOf } from '../../language/words.ts'
import { documentFaultWords } from '../../model/documents/document-fault.ts'
import type { KeptState } from '../../model/documents/kept.ts'

interface KeptFaultsProps extends Pick<KeptState, 'unread' | 'unsaved'> {
  /** What to say where the document could not be read, and is left as it is. */
  readonly unreadWords: (reason: string) => string
}

export function KeptFaults({ unread, unsaved, unreadWords }: KeptFaultsProps) {
  const { t } = useTranslation()
  const words = [unread !== null && unreadWords(documentFaultWords(unread)), unsaved !== null && t('saving.failed', { reason: reasonOf(unsaved) })]
  return words.map(
    (text, i) =>
      text !== false && (
        <p key={i} className="fault" role="alert">
          {text}
        </p>
      ),
  )
}
