/** As much of the app as its menu looks at, with real stores; and an address to be on, where there is no page. */
import { createStore } from 'zustand/vanilla'
import { vi } from 'vitest'
import type { App } from '../src/renderer/app-context.tsx'
import { createInspectStore } from '../src/renderer/inspect/inspect-store.ts'
import { createThinkingStore } from '../src/renderer/match/computer.ts'
import { createMatchStore } from '../src/renderer/match/match-store.ts'
import { createNoticeStore } from '../src/renderer/notice.tsx'
import { createReviewStore } from '../src/renderer/review/review-store.ts'
import { createSaveStore } from '../src/renderer/session/autosave.ts'
import { createSettingsStore } from '../src/renderer/settings.ts'

/** What a menu can ask of the computer, kept for the test. */
export const asked: string[] = []

export function menuApp(): App {
  asked.length = 0
  vi.stubGlobal('location', { hash: '' })
  const ask = (what: string) => () => void asked.push(what)
  const app: Partial<Record<keyof App, unknown>> = {
    match: createMatchStore(),
    thinking: createThinkingStore(),
    inspect: createInspectStore(),
    review: createReviewStore(),
    notice: createNoticeStore(null),
    settings: createSettingsStore(),
    saving: createSaveStore(),
    dialog: createStore(() => ({ open: null })),
    computer: { stop: ask('stop'), moveNow: ask('moveNow') },
    desktop: { files: { choose: ask('choose') } },
  }
  return app as unknown as App
}
