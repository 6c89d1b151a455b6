/** The position as text: to copy, or to replace by another and play on from there. */
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { positionOf } from '../../engine/game.ts'
import { formatPosition, parsePosition } from '../../engine/notation.ts'
import { useApp, useMatch } from '../app-context.tsx'
import { focusBoardNext } from '../board/focus.ts'
import { DialogButtons, Modal } from '../controls/modal.tsx'
import { playFrom } from '../copy-and-paste.ts'
import { PositionField } from '../position-field.tsx'
import { reasonOf } from '../words.ts'

export function PositionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('play')
  const app = useApp()
  const { game } = useMatch()
  const [text, setText] = useState(() => formatPosition(positionOf(game)))
  const [fault, setFault] = useState<unknown>(null)
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    try {
      playFrom(app, parsePosition(text))
      onClose()
      focusBoardNext()
    } catch (error) {
      setFault(error)
    }
  }
  return (
    <Modal title={t('position.title')} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <PositionField autoFocus label={t('position.text')} text={text} onChange={setText} isRefused={fault !== null} faultId="position-fault" />
        <p id="position-fault" className="fault" role="alert">
          {fault !== null && reasonOf(fault)}
        </p>
        <DialogButtons submit={t('position.play')} />
      </form>
    </Modal>
  )
}
