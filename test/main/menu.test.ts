/** The menu bar that the page describes, as the main process builds it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CommandItem, MenuBar } from '../../src/contract/menu-schema.ts'
import { menuBar } from '../../src/renderer/app/menu-bar.ts'
import { fetchTexts, speak } from '../../src/renderer/language/i18n.ts'
import { menuApp } from '../menu-app.ts'
import { Desktop, newFolder } from './desktop.ts'

// As the app does before it shows its menu.
await fetchTexts('rest')

/** An item of the template, as a test sees it from afar. */
interface Built {
  label?: string
  role?: string
  type?: string
  accelerator?: string
  registerAccelerator?: boolean
  enabled?: boolean
  checked?: boolean
  submenu?: Built[]
}

let desktop: Desktop

beforeAll(async () => {
  desktop = await Desktop.start()
})

afterAll(() => desktop.remove())

const show = (bar: MenuBar, app = desktop) => app.run(({ thePolyY }, bar) => thePolyY().menu.show(bar), bar)
const built = (app = desktop): Promise<Built[]> =>
  app.run(({ Menu }) => JSON.parse(JSON.stringify(Menu.template)) as Built[])
const flat = (items: readonly Built[]): Built[] => items.flatMap((item) => [item, ...flat(item.submenu ?? [])])
const commandsOf = (bar: MenuBar) =>
  bar.menus
    .flatMap(({ items }) => items.flatMap((item) => (item.type === 'menu' ? item.items : [item])))
    .filter((item): item is CommandItem => item.type === 'command')

test('before there is a page the platform’s own entries are there', async () => {
  expect((await built()).map(({ role }) => role)).toEqual(['fileMenu', 'editMenu', 'windowMenu'])
})

test.each([false, true])('every item says, offers and shows what the page says (on a Mac: %s)', async (isMac) => {
  const bar = menuBar(menuApp(), isMac)
  await show(bar)
  const template = await built()
  expect(template.map(({ label }) => label)).toEqual(bar.menus.map(({ label }) => label))
  for (const { label, key, enabled, chosen } of commandsOf(bar)) {
    const item = flat(template).find(
      (found) => found.label === label && found.submenu === undefined && found.role === undefined,
    )
    expect(item).toMatchObject({ enabled })
    expect(item?.checked).toBe(chosen ?? undefined)
    // The key is shown, and left to the page.
    expect(item?.accelerator).toBe(key?.replace('Mod', 'CommandOrControl'))
    expect(item?.registerAccelerator).toBe(key === null ? undefined : false)
  }
  for (const role of ['undo', 'copy', 'paste', 'togglefullscreen', 'quit'])
    expect(flat(template).filter((item) => item.role === role)).toHaveLength(1)
})

test('a menu bar that the platform cannot show changes nothing', async () => {
  const bar = menuBar(menuApp(), false)
  await show(bar)
  const before = await built()
  await desktop.run(({ Menu }) => {
    const { setApplicationMenu } = Menu
    Menu.setApplicationMenu = () => {
      Menu.setApplicationMenu = setApplicationMenu
      throw new Error('the platform refused it')
    }
  })
  await expect(show({ ...bar, menus: [] })).rejects.toThrow('the platform refused it')
  await desktop.run(({ app }) => app.emit('activate') as boolean)
  expect(await built()).toEqual(before)
  await show({ ...bar, menus: [] })
  expect(await built()).toEqual([])
})

test('every command reaches the page when its item is chosen, and not by its key', async () => {
  const bar = menuBar(menuApp(), false)
  await show(bar)
  const { byKeys, byMouse } = await desktop.run(async ({ thePolyY, Menu }) => {
    let heard: string[] = []
    thePolyY().menu.onCommand((command) => heard.push(command))
    type Item = {
      submenu?: Item[]
      registerAccelerator?: boolean
      role?: string
      enabled?: boolean
      click?: (item: Item, window: null, event: object) => void
    }
    const click = (items: Item[], event: object): void => {
      for (const item of items) {
        if (item.submenu !== undefined) click(item.submenu, event)
        else if (item.enabled !== undefined) item.click?.(item, null, event)
      }
    }
    const heardAfter = async (event: object) => {
      heard = []
      click(Menu.template, event)
      // Messages keep their order: the answer comes behind them.
      await thePolyY().session.load()
      return heard
    }
    return { byKeys: await heardAfter({ triggeredByAccelerator: true }), byMouse: await heardAfter({}) }
  })
  expect(byKeys).toEqual([])
  expect(byMouse).toEqual(commandsOf(bar).map(({ command }) => command))
})

test('another language builds it anew, and the main process speaks it too', async () => {
  const app = menuApp()
  await show(menuBar(app, false))
  await speak('pl')
  await show(menuBar(app, false))
  await speak('en')
  expect((await built()).map(({ label }) => label)).toEqual(['Plik', 'Edycja', 'Partia', 'Widok', 'Okno', 'Pomoc'])
  const asked = await desktop.run(async ({ thePolyY, dialog }) => {
    dialog.answers.push({ filePath: `${process.execPath}/all.svg` }, { response: 0 })
    await thePolyY().files.save('all.svg', new Uint8Array(1))
    return dialog.asked.at(-1).message as string
  })
  expect(asked).toBe('Nie udało się zapisać pliku all.svg.')
})

test('without a window its items are gone', async () => {
  const mac = await Desktop.start()
  await mac.run(() => void Object.defineProperty(process, 'platform', { value: 'darwin' }))
  await show(menuBar(menuApp(), true), mac)
  await mac.run(async ({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    window.close()
    await new Promise((resolve) => window.on('closed', resolve))
  })
  expect((await built(mac)).map(({ role }) => role)).toEqual(['appMenu', 'editMenu', 'windowMenu'])
  await mac.remove()
})

let folder: string

beforeEach(() => {
  folder = newFolder()
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const recents = async (app: Desktop) => {
  await show(menuBar(menuApp(), false), app)
  return flat(await built(app)).find(({ label }) => label === 'Open recent') as Built
}
const kept = () => JSON.parse(readFileSync(path.join(folder, 'data/recent-files.json'), 'utf8')) as string[]
const namesIn = ({ submenu }: Built) => submenu?.slice(0, -2).map(({ label }) => label)

function gameFiles(count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const file = path.join(folder, `game & ${i}.sgf`)
    writeFileSync(file, '(;)')
    return file
  })
}

test('what is no file in the list of those opened lately costs no other', async () => {
  const [file] = gameFiles(1)
  mkdirSync(path.join(folder, 'data'))
  writeFileSync(path.join(folder, 'data/recent-files.json'), JSON.stringify([7, 'here.sgf', file, null]))
  const app = await Desktop.start(path.join(folder, 'data'))
  await expect.poll(async () => namesIn(await recents(app))).toEqual(['game && 0.sgf'])
  await app.kill()
})

test('files opened lately are in the menu, the last first, from one start to the next', async () => {
  const files = gameFiles(12)
  const first = await Desktop.start(path.join(folder, 'data'), {}, files)
  const last10 = Array.from({ length: 10 }, (_, i) => `game && ${11 - i}.sgf`)
  await expect.poll(async () => namesIn(await recents(first))).toEqual(last10)
  expect(await first.run(({ app }) => app.recentDocuments as string[])).toEqual(files)
  await expect.poll(kept).toEqual(files.slice(2).reverse())
  await first.kill()

  const second = await Desktop.start(path.join(folder, 'data'), {}, [files[5]])
  await expect.poll(async () => namesIn(await recents(second))?.[0]).toBe('game && 5.sgf')
  await expect.poll(async () => namesIn(await recents(second))?.length).toBe(10)
  await expect.poll(kept).toHaveLength(10)
  rmSync(files[11])
  const opened = await second.run(async ({ thePolyY, menuItem }) => {
    await thePolyY().files.take()
    const click = async (name: string) => {
      const waiting = new Promise<void>((resolve) => thePolyY().files.onOpened(resolve))
      menuItem('File', 'Open recent')
        .find(({ label }: { label: string }) => label === name)
        .click()
      await waiting
    }
    await click('game && 11.sgf')
    await click('game && 4.sgf')
    return thePolyY().files.take()
  })
  expect(opened).toEqual([
    { name: 'game & 11.sgf', fault: 'missing' },
    { name: 'game & 4.sgf', content: new TextEncoder().encode('(;)') },
  ])
  expect(namesIn(await recents(second))?.slice(0, 3)).toEqual(['game && 4.sgf', 'game && 5.sgf', 'game && 10.sgf'])
  expect(namesIn(await recents(second))).not.toContain('game && 11.sgf')

  await second.run(({ menuItem }) => menuItem('File', 'Open recent').at(-1).click() as void)
  expect(await recents(second)).toMatchObject({ enabled: false })
  expect(await second.run(({ app }) => app.recentDocuments as string[])).toEqual([])
  await expect.poll(kept).toEqual([])
  await second.kill()
})

test('files of one name are told apart by their folders', async () => {
  const files = ['a', 'b'].map((name) => path.join(folder, name, 'game.sgf'))
  for (const file of files) {
    mkdirSync(path.dirname(file))
    writeFileSync(file, '(;)')
  }
  const app = await Desktop.start(path.join(folder, 'data'), {}, files)
  await expect.poll(async () => namesIn(await recents(app))).toEqual(files.toReversed())
  await app.kill()
})

test.each(['', '[', '{}'])('a list that reads %j is begun anew, with a warning', async (text) => {
  mkdirSync(path.join(folder, 'data'))
  writeFileSync(path.join(folder, 'data/recent-files.json'), text)
  const app = await Desktop.start(path.join(folder, 'data'))
  await expect.poll(() => app.console).toContain('could not be read')
  expect(await recents(app)).toMatchObject({ enabled: false })
  await app.kill()
})
