/** The page in the desktop's window: a menu bar that is never behind, and closing that loses nothing. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DesktopApi, MenuBar, Shelf } from '../../src/preload/api.ts'
import type { App } from '../../src/renderer/app-context.tsx'
import { connectDesktop } from '../../src/renderer/desktop/connect.ts'
import { say } from '../../src/renderer/notice.tsx'
import { WatchedDocuments } from '../../src/renderer/session/watched-documents.ts'
import { menuApp } from '../menu-app.ts'

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

function connected(more: Partial<App> = {}): App {
  const app = Object.assign(menuApp(), more)
  const desktop: Pick<DesktopApi, 'files' | 'menu' | 'closing'> = {
    files: { choose: async () => undefined, take: async () => [], onOpened: () => undefined, save: async () => undefined },
    menu: { show: async (bar) => void bars.push(bar), onCommand: () => undefined },
    closing: { onAsked: (answer) => void (ask = answer) },
  }
  connectDesktop(app, desktop as DesktopApi)
  return app
}

const isOffered = (command: string) =>
  bars.at(-1)?.menus.some(({ items }) => items.some((item) => item.type === 'command' && item.command === command && item.enabled))

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
  const documents = new WatchedDocuments({ list: async () => [], load: async () => '', save, remove: async () => undefined })
  const flushing = (shelf: Shelf) => ({ flush: () => void documents.save(shelf, 'a', '') })
  const background = {
    ...{ runner: flushing('experiments'), contestRunner: flushing('contests'), surfaceRunner: flushing('surfaces') },
    ...{ lessonRunner: flushing('lessons'), measuring: flushing('accuracy') },
  }
  connected({ documents, ...(background as unknown as Partial<App>) })
  expect(await ask()).toBe(null)
  expect(saved).toEqual(['experiments/a', 'contests/a', 'surfaces/a', 'lessons/a', 'accuracy/a'])
})
