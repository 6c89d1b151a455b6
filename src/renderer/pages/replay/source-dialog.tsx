/** The source file of a search, as it was built into this page, beside which its pseudocode can be read. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Algorithm } from '../../../engine/search/methods.ts'
import { reasonOf } from '../../language/words.ts'
import { CloseButton, Modal } from '../../ui/controls/modal.tsx'
import { fetchSource } from './sources.ts'
import './source-dialog.css'

export function SourceDialog({ algorithm, onClose }: { algorithm: Algorithm; onClose: () => void }) {
  const { t } = useTranslation('replay')
  const [text, setText] = useState<string | null>(null)
  useEffect(() => void fetchSource(algorithm).then(setText, (error: unknown) => setText(reasonOf(error))), [algorithm])
  return (
    <Modal title={t('code.source')} onClose={onClose} className="source-dialog">
      {text !== null && (
        <pre className="source" tabIndex={0} aria-label={t('code.source')}>
          {text}
        </pre>
      )}
      <CloseButton />
    </Modal>
  )
}
