/** The menu bar says and does what the table of commands says, in the user's language. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CommandItem, Menu, MenuItem } from '../../../src/contract/menu-schema.ts'
import { ALL_COMMANDS, COMMANDS } from '../../../src/renderer/app/commands.ts'
import { menuBar, runCommand } from '../../../src/renderer/app/menu-bar.ts'
import { fetchTexts, i18n, speak } from '../../../src/renderer/language/i18n.ts'
import { asked, menuApp } from '../../menu-app.ts'
import { isLetterKey } from '../../../src/renderer/platform/command.ts'
import type { WholeApp } from '../../../src/renderer/platform/services.tsx'

await fetchTexts('rest')

let app: WholeApp

beforeEach(() => {
  app = menuApp()
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await speak('en')
})

const items = (isMac = false): MenuItem[] =>
  menuBar(app, isMac).menus.flatMap((menu: Menu) =>
    menu.items.flatMap((item) => (item.type === 'menu' ? item.items : [item])),
  )

const commands = (isMac = false) => items(isMac).filter((item): item is CommandItem => item.type === 'command')
const item = (command: string, isMac = false) =>
  commands(isMac).find((found) => found.command === command) as CommandItem
const labels = (bar = menuBar(app, false)) => bar.menus.map(({ label }) => label)

describe.each([false, true])('the menu bar (on a Mac: %s)', (isMac) => {
  it('has every command once, with its text', () => {
    for (const { text } of ALL_COMMANDS) {
      expect(
        commands(isMac).filter(({ command }) => command === text),
        text,
      ).toHaveLength(1)
      expect(item(text, isMac).label).toBe(i18n.t(`common:${text}`))
    }
    const names = commands(isMac).map(({ command }) => command)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has no separator at an end or beside another, and says nothing without a text', () => {
    const checkMenu = ({ label, items }: Menu): void => {
      const types = items.map(({ type }) => type).join(' ')
      expect([label, types]).not.toEqual([label, expect.stringMatching(/^separator|separator$|separator separator|^$/)])
      for (const inner of items) if (inner.type === 'menu') checkMenu(inner)
    }
    menuBar(app, isMac).menus.forEach(checkMenu)
    for (const entry of items(isMac))
      if (entry.type !== 'separator') expect(entry.label).not.toMatch(/^$|[a-z]:|\w\.\w/)
  })

  it('shows a key of the table, or none', () => {
    for (const { text, keys } of ALL_COMMANDS) {
      const { key } = item(text, isMac)
      if (key === null) expect(isMac && keys.every(isLetterKey), text).toBe(true)
      else expect(keys).toContain(key === 'Plus' ? '+' : key)
    }
  })
})

describe('the menu', () => {
  it('has settings where the platform wants them', () => {
    const place = (isMac: boolean) =>
      menuBar(app, isMac).menus.find(({ items }) =>
        items.some((entry) => entry.type === 'command' && entry.command === 'commands.settings'),
      )?.label
    expect([place(true), place(false)]).toEqual(['Poly-Y', 'File'])
  })

  it('has what the program is where the platform wants it', () => {
    const place = (isMac: boolean) =>
      menuBar(app, isMac).menus.find(({ items }) =>
        items.some((entry) => entry.type === 'command' && entry.command === 'commands.about'),
      )?.label
    expect([place(true), place(false)]).toEqual(['Poly-Y', 'Help'])
  })

  it('saves games and positions among the files, with one key', () => {
    const file = menuBar(app, false).menus.find(({ label }) => label === 'File')
    const saving = ['commands.saveGame', 'commands.savePosition']
    expect(
      file?.items.flatMap((entry) =>
        entry.type === 'command' && saving.includes(entry.command) ? [entry.command] : [],
      ),
    ).toEqual(saving)
    const state = () => saving.map((command) => [item(command).key, item(command).enabled])
    expect(state()).toEqual([
      ['Mod+S', false],
      ['Mod+S', false],
    ])
    app.match.play(0)
    expect(state()).toEqual([
      ['Mod+S', true],
      ['Mod+S', false],
    ])
    runCommand(app, false, 'commands.saveGame')
    expect(app.dialog.getState().open).toBe('saveGame')
  })

  it('shows no letters as keys on a Mac, nor where they are switched off', () => {
    expect([item('commands.swap').key, item('commands.swap', true).key, item('commands.keys', true).key]).toEqual([
      'S',
      null,
      'F1',
    ])
    app.settings.setState({ letterKeys: false })
    expect(item('commands.swap').key).toBe(null)
  })

  it('offers what can be done now', () => {
    expect([
      item('commands.undo').enabled,
      item('commands.resign').enabled,
      item('commands.exportGame').enabled,
    ]).toEqual([false, true, false])
    app.match.play(0)
    expect([item('commands.undo').enabled, item('commands.exportGame').enabled]).toEqual([true, true])
  })

  it('offers on other pages only what works there', () => {
    app.match.play(0)
    location.hash = '#experiments/compare'
    const offered = ALL_COMMANDS.filter(({ text }) => item(text).enabled).map(({ text }) => text)
    expect(offered).toContain('commands.newGame')
    expect(offered).toContain('commands.exportGame')
    expect(offered).not.toContain('commands.undo')
    expect(offered).not.toContain('commands.position')
  })

  it('offers nothing while a dialog is open', () => {
    app.dialog.setState({ open: 'settings' })
    expect(commands().filter(({ enabled }) => enabled)).toEqual([])
  })

  it('is in the language of the app', async () => {
    expect(labels()).toEqual(['File', 'Edit', 'Game', 'View', 'Window', 'Help'])
    await speak('pl-PL')
    expect(menuBar(app, false).language).toBe('pl')
    expect(labels()).toEqual(['Plik', 'Edycja', 'Partia', 'Widok', 'Okno', 'Pomoc'])
    expect(item('commands.undo').label).toBe('Cofnij')
  })

  it('marks what is chosen, and changes it', () => {
    const chosen = (start: string) =>
      commands()
        .filter((found) => found.command.startsWith(start) && found.chosen)
        .map(({ command }) => command)
    expect([...chosen('theme'), ...chosen('textScale'), ...chosen('showNames')]).toEqual([
      'theme.system',
      'textScale.100',
      'showNames',
    ])
    for (const command of ['theme.dark', 'textScale.130', 'showNames']) runCommand(app, false, command)
    expect([...chosen('theme'), ...chosen('textScale'), ...chosen('showNames')]).toEqual([
      'theme.dark',
      'textScale.130',
    ])
    expect(app.settings.getState()).toMatchObject({ theme: 'dark', textScale: 130, showNames: false })
  })
})

describe('a command of the menu', () => {
  it('is run', () => {
    app.match.play(0)
    runCommand(app, false, 'commands.undo')
    expect(app.match.getState().game.moves).toEqual([])
    runCommand(app, false, 'commands.openFiles')
    expect(asked).toEqual(['choose'])
    runCommand(app, false, 'pages.report')
    expect(location.hash).toBe('#report')
  })

  it('goes to Play for a new game', () => {
    location.hash = '#experiments/compare'
    runCommand(app, false, 'commands.newGame')
    expect([location.hash, app.dialog.getState().open]).toEqual(['#', 'newGame'])
  })

  it('that cannot be done any more, or is none, does nothing', () => {
    const before = app.match.getState()
    for (const command of ['commands.undo', 'commands.stop', 'commands.nonsense', 'toString', ''])
      runCommand(app, false, command)
    expect(app.match.getState()).toBe(before)
    expect(asked).toEqual([])
    expect(COMMANDS.stop.can(app)).toBe(false)
  })
})
