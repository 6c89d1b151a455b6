/** How the app looks, by the user's choice. */
import { createStore } from 'zustand/vanilla'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export interface Settings {
  readonly theme: Theme
  /** Names on all nodes; otherwise only on the one pointed at or focused. */
  readonly showNames: boolean
}

export const DEFAULT_SETTINGS: Settings = { theme: 'system', showNames: true }

export type SettingsStore = ReturnType<typeof createSettingsStore>

export function createSettingsStore(initial: Settings = DEFAULT_SETTINGS) {
  return createStore<Settings>(() => initial)
}

/** Puts the theme on the page; `system` leaves it to the media query in the style sheet. */
export function applyTheme({ theme }: Settings): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
