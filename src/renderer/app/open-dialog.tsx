/** The dialog that is open over the page. */
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components/Button'
import { Boundary, FaultText } from '../ui/boundary.tsx'
import { Modal } from '../ui/controls/modal.tsx'
import { AboutDialog } from './about-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { PaletteDialog } from './palette-dialog.tsx'
import { SaveGameDialog, SavePositionDialog } from '../pages/library/save-dialog.tsx'
import { NewGameDialog } from '../pages/play/new-game-dialog.tsx'
import { PositionDialog } from '../pages/play/position-dialog.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import type { DialogName } from '../platform/dialog.ts'

const DIALOGS: Readonly<Record<DialogName, ComponentType<{ onClose: () => void }>>> = {
  newGame: NewGameDialog,
  position: PositionDialog,
  saveGame: SaveGameDialog,
  savePosition: SavePositionDialog,
  settings: SettingsDialog,
  keys: KeysDialog,
  palette: PaletteDialog,
  about: AboutDialog,
}

export function OpenDialog({ open, onClose }: { open: DialogName; onClose: () => void }) {
  const Dialog = DIALOGS[open]
  return (
    <Boundary key={open} fallback={(error) => <FaultDialog error={error} onClose={onClose} />}>
      <Dialog onClose={onClose} />
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
