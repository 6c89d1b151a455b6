/** The user's settings. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { LANGUAGES } from '../../locales/languages.ts'
import { i18n, speak } from '../language/i18n.ts'
import { type Service, useServices } from '../platform/services.tsx'

export const THEMES = ['system', 'light', 'dark'] as const
export const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const
export const MOTIONS = ['system', 'reduced', 'full'] as const
/** Per cent of the browser's own font size. */
export const TEXT_SCALES = [90, 100, 115, 130, 150] as const
/** Seconds between two moves of computers that play each other; with `step` each move waits for the user. */
export const PACES = [0, 1, 3, 'step'] as const

export interface Settings {
  readonly language: (typeof LANGUAGE_CHOICES)[number]
  readonly theme: (typeof THEMES)[number]
  readonly textScale: (typeof TEXT_SCALES)[number]
  readonly motion: (typeof MOTIONS)[number]
  /** Names on all nodes, or only on the one pointed at or focused. */
  readonly showNames: boolean
  /** Do shortcuts of a single character work? */
  readonly letterKeys: boolean
  /** Is the oracle's verdict on every move shown on the board? */
  readonly showTruth: boolean
  /** The marks of winning and losing moves on the board of a review, whose game is over. */
  readonly showVerdicts: boolean
  /** Does the tutor ask before a move is played that gives a win away? */
  readonly tutor: boolean
  /** Is the engine's drawer open beside the game? */
  readonly showEngine: boolean
  /** Are there sounds for stones and the end of a game? */
  readonly sounds: boolean
  /** Does the desktop app look for a newer version by itself? */
  readonly lookForUpdates: boolean
  readonly pace: (typeof PACES)[number]
  /** The index of the symmetry under which the board is shown in a game. */
  readonly orientation: number
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  textScale: 100,
  motion: 'system',
  showNames: true,
  letterKeys: true,
  showTruth: false,
  showVerdicts: false,
  tutor: false,
  showEngine: false,
  sounds: false,
  lookForUpdates: false,
  pace: 1,
  orientation: 0,
}

export type SettingsStore = ReturnType<typeof createSettingsStore>

export function createSettingsStore(initial: Settings = DEFAULT_SETTINGS) {
  return createStore<Settings>(() => initial)
}

/** The first of the user's languages that the app has, with its region. */
function systemLanguage(): string {
  return navigator.languages.find((tag) => LANGUAGES.some((language) => language === tag.split('-')[0])) ?? 'en'
}

/**
 * Applies the settings; the style sheets handle `system` for theme and motion. Resolves once the language has changed.
 */
export async function applySettings({ language, theme, textScale, motion }: Settings): Promise<void> {
  const root = document.documentElement
  root.dataset.theme = theme
  root.dataset.motion = motion
  root.style.fontSize = `${textScale}%`
  await speak(language === 'system' ? systemLanguage() : language)
  root.lang = i18n.resolvedLanguage ?? 'en'
}

/** Turns the board by a fifth, or mirrors it: the first five symmetries are rotations, the others reflections. */
export function turnBoard(settings: SettingsStore, how: 'rotate' | 'mirror'): void {
  settings.setState(({ orientation }) => ({
    orientation: how === 'rotate' ? orientation - (orientation % 5) + ((orientation + 1) % 5) : (orientation + 5) % 10,
  }))
}

export function isMotionReduced({ motion }: Settings): boolean {
  return motion === 'reduced' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches)
}

export const SETTINGS: Service<'settings', SettingsStore> = { name: 'settings' }

export function useSettings(): Settings {
  return useStore(useServices(SETTINGS).settings)
}
