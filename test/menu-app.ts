/** The parts of the app that its menu looks at, with real stores; and an address to be on, since there is no page. */
import { vi } from 'vitest'
import { partOfApp } from './part-of-app.ts'
import { createInspectStore } from '../src/renderer/model/inspect/inspect-store.ts'
import { createThinkingStore } from '../src/renderer/model/match/computer.ts'
import { MatchStore } from '../src/renderer/model/match/match-store.ts'
import { createNoticeStore } from '../src/renderer/platform/notice.tsx'
import { createReviewStore } from '../src/renderer/model/review/review-store.ts'
import { createSettingsStore } from '../src/renderer/model/settings.ts'
import { createDialogStore } from '../src/renderer/platform/dialog.ts'
import { createLibraryPageStore } from '../src/renderer/model/library/page-store.ts'
import { Savers } from '../src/renderer/platform/storage/saver.ts'

/** The requests of a menu to the computer, recorded for the test. */
export const asked: string[] = []

export function menuApp() {
  asked.length = 0
  vi.stubGlobal('location', { hash: '' })
  const ask = (what: string) => () => void asked.push(what)
  return partOfApp({
    match: new MatchStore(),
    thinking: createThinkingStore(),
    inspect: createInspectStore(),
    review: createReviewStore(),
    notice: createNoticeStore(null),
    settings: createSettingsStore(),
    dialog: createDialogStore(),
    libraryPage: createLibraryPageStore(),
    savers: new Savers(),
    rest: { now: () => null, make: () => new Promise(() => undefined) },
    computer: { stop: ask('stop'), moveNow: ask('moveNow') },
    advisor: { hint: ask('hint') },
    ratedGame: { ask: (_: string, act: () => void) => act() },
    desktop: { files: { choose: async () => void asked.push('choose') } },
  })
}
