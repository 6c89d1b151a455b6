/** Which dialog is open over the page. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Service } from './services.tsx'

export type DialogName =
  | 'newGame'
  | 'position'
  | 'saveGame'
  | 'savePosition'
  | 'settings'
  | 'keys'
  | 'palette'
  | 'about'

type DialogStore = StoreApi<{ open: DialogName | null }>

export function createDialogStore(): DialogStore {
  return createStore(() => ({ open: null }))
}

export const DIALOG: Service<'dialog', DialogStore> = { name: 'dialog' }
