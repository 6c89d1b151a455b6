/** The dialogs that open over any page, one at a time. */
import type { ComponentType } from 'react'
import { useStore } from 'zustand'
import { useApp, type DialogName } from './app-context.tsx'
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
  return <Dialog onClose={() => dialog.setState({ open: null })} />
}
