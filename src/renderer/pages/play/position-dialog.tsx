/** The position as text: to copy, or to replace by another and play on from there. */
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { positionOf } from '../../../engine/game/game.ts'
import { formatPosition, parsePosition } from '../../../engine/game/notation.ts'
import { focusBoardNext } from '../../parts/board/focus.ts'
import { DialogButtons, Modal } from '../../ui/controls/modal.tsx'
import { PositionField } from '../../parts/positions/position-field.tsx'
import { reasonOf } from '../../language/words.ts'
import { playFrom } from '../../model/match/leave.ts'
import { MATCH, useMatch } from '../../model/match/match-store.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'

export function PositionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('play')
  const app = useServices(MATCH, NOTICE)
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
        <PositionField
          autoFocus
          label={t('position.text')}
          text={text}
          onChange={setText}
          isRefused={fault !== null}
          faultId="position-fault"
        />
        <p id="position-fault" className="fault" role="alert">
          {fault !== null && reasonOf(fault)}
        </p>
        <DialogButtons submit={t('position.play')} />
      </form>
    </Modal>
  )
}
