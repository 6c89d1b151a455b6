/** The dialogs that open over any page, one at a time. */
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components/Button'
import { useStore } from 'zustand'
import { useApp, type DialogName } from './app-context.tsx'
import { Boundary, FaultText } from './boundary.tsx'
import { Modal } from './controls/modal.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { SaveGameDialog, SavePositionDialog } from './library/save-dialog.tsx'
import { NewGameDialog } from './play/new-game-dialog.tsx'
import { PositionDialog } from './play/position-dialog.tsx'
import { SettingsDialog } from './settings-dialog.tsx'

const DIALOGS: Readonly<Record<DialogName, ComponentType<{ onClose: () => void }>>> = {
  newGame: NewGameDialog,
  position: PositionDialog,
  saveGame: SaveGameDialog,
  savePosition: SavePositionDialog,
  settings: SettingsDialog,
  keys: KeysDialog,
}

export function Dialogs() {
  const { dialog } = useApp()
  const { open } = useStore(dialog)
  if (open === null) return null
  const Dialog = DIALOGS[open]
  const close = () => dialog.setState({ open: null })
  return (
    <Boundary key={open} fallback={(error) => <FaultDialog error={error} onClose={close} />}>
      <Dialog onClose={close} />
    </Boundary>
  )
}

function FaultDialog({ error, onClose }: { error: unknown; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal title={t('drawing.title')} onClose={onClose}>
      <FaultText title={t('drawing.dialog')} text={t('drawing.rest')} error={error}>
        <Button slot="close" className="primary">
          {t('close')}
        </Button>
      </FaultText>
    </Modal>
  )
}
