/** As much of the app as its menu looks at, with real stores; and an address to be on, where there is no page. */
import { vi } from 'vitest'
import { createInspectStore, INSPECT } from '../src/renderer/model/inspect/inspect-store.ts'
import { COMPUTER_PLAYER, createThinkingStore, THINKING } from '../src/renderer/model/match/computer.ts'
import { MATCH, MatchStore } from '../src/renderer/model/match/match-store.ts'
import { createNoticeStore, NOTICE } from '../src/renderer/platform/notice.tsx'
import { ADVISOR } from '../src/renderer/model/oracle/advisor.ts'
import { RATED_GAME } from '../src/renderer/model/players/rated-game.ts'
import { JUDGING } from '../src/renderer/model/review/judging.ts'
import { createReviewStore, REVIEW } from '../src/renderer/model/review/review-store.ts'
import { createSettingsStore, SETTINGS } from '../src/renderer/model/settings.ts'
import { Services } from '../src/renderer/platform/services.tsx'
import { createDialogStore, DIALOG } from '../src/renderer/platform/dialog.ts'
import { LIBRARY, Library } from '../src/renderer/model/library/library.ts'
import { createLibraryPageStore, LIBRARY_PAGE } from '../src/renderer/model/library/page-store.ts'
import { SAVERS, Savers } from '../src/renderer/platform/storage/saver.ts'
import { DESKTOP } from '../src/renderer/platform/download.ts'

/** What a menu can ask of the computer, kept for the test. */
export const asked: string[] = []

export function menuApp(): Services {
  asked.length = 0
  vi.stubGlobal('location', { hash: '' })
  const ask = (what: string) => () => void asked.push(what)
  const services = new Services()
  services.provide(MATCH, new MatchStore())
  services.provide(THINKING, createThinkingStore())
  services.provide(INSPECT, createInspectStore())
  services.provide(REVIEW, createReviewStore())
  services.provide(NOTICE, createNoticeStore(null))
  services.provide(SETTINGS, createSettingsStore())
  services.provide(DIALOG, createDialogStore())
  services.provide(LIBRARY, {} as Library)
  services.provide(LIBRARY_PAGE, createLibraryPageStore())
  services.provide(SAVERS, new Savers())
  services.provide<unknown>(COMPUTER_PLAYER, { stop: ask('stop'), moveNow: ask('moveNow') })
  services.provide<unknown>(ADVISOR, { hint: ask('hint') })
  services.provide<unknown>(RATED_GAME, { ask: (_: string, act: () => void) => act() })
  services.provide<unknown>(JUDGING, null)
  services.provide<unknown>(DESKTOP, { files: { choose: ask('choose') } })
  return services
}
