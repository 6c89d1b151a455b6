/** The page in the desktop's window: a menu bar that is never behind, and closing that loses nothing. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DesktopApi, Shelf } from '../../../src/contract/api.ts'
import type { MenuBar } from '../../../src/contract/menu-schema.ts'
import { connectDesktop } from '../../../src/renderer/app/connect.ts'
import { syncMenu } from '../../../src/renderer/app/sync-menu.ts'
import { say } from '../../../src/renderer/platform/notice.tsx'
import { WatchedDocuments } from '../../../src/renderer/platform/storage/watched-documents.ts'
import { menuApp } from '../../menu-app.ts'
import type { WholeApp } from '../../../src/renderer/platform/services.tsx'
import { fetchTexts } from '../../../src/renderer/language/i18n.ts'

await fetchTexts('rest')

// The platform is asked for as the module is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { platform: 'Linux' }))

let bars: MenuBar[]
let ask: () => Promise<string | null>

beforeEach(() => {
  bars = []
  vi.stubGlobal('document', { activeElement: null })
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('addEventListener', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

function connected(): WholeApp {
  const services = menuApp()
  const desktop: Pick<DesktopApi, 'files' | 'links' | 'menu' | 'closing'> = {
    files: {
      choose: async () => undefined,
      take: async () => [],
      onOpened: () => undefined,
      save: async () => undefined,
    },
    links: { take: async () => null, onFollowed: () => undefined },
    menu: { show: async (bar) => void bars.push(bar), onCommand: () => undefined },
    closing: { onAsked: (answer) => void (ask = answer) },
  }
  connectDesktop(services, desktop as DesktopApi)
  syncMenu(services, desktop.menu)
  return services
}

const isOffered = (command: string) =>
  bars
    .at(-1)
    ?.menus.some(({ items }) =>
      items.some((item) => item.type === 'command' && item.command === command && item.enabled),
    )

it('offers to undo as soon as there is something to undo', () => {
  const { review, notice } = connected()
  location.hash = '#review'
  expect(isOffered('commands.undoEdit')).toBe(false)
  review.setState({ past: [{ at: 0, through: 0, tree: {} as never }] })
  expect(isOffered('commands.undoEdit')).toBe(true)
  location.hash = '#library'
  say(notice, 'deleted', () => undefined)
  expect([isOffered('commands.undoEdit'), isOffered('commands.undoNews')]).toEqual([false, true])
  say(notice, null)
  expect(isOffered('commands.undoNews')).toBe(false)
})

it('saves what runs in the background has measured before it closes', async () => {
  const saved: string[] = []
  const save = async (shelf: string, id: string) => {
    await new Promise((resolve) => setTimeout(resolve, 10))
    saved.push(`${shelf}/${id}`)
  }
  const documents = new WatchedDocuments({
    list: async () => [],
    load: async () => '',
    save,
    remove: async () => undefined,
  })
  const shelves: readonly Shelf[] = ['experiments', 'contests', 'surfaces', 'lessons', 'accuracy']
  const running = shelves.map((shelf) => ({ flush: () => void documents.save(shelf, 'a', '') }))
  connected().savers.add(documents, ...running)
  expect(await ask()).toBe(null)
  expect(saved).toEqual(['experiments/a', 'contests/a', 'surfaces/a', 'lessons/a', 'accuracy/a'])
})
