/** The library: its list, what is selected, what comes in and what does not. */
import { expect, type AppPage } from '../../app.ts'
import { file, Shelf } from '../../shelf.ts'
import type { Detector } from '../detector.ts'
import type { Walk } from '../walk.ts'

const GAMES = [
  file(
    'club.sgf',
    '(;GM[531]GN[Wieczór klubowy]PB[Ann]PW[Łukasz]GC[Podwójna groźba\nna końcu]TAG[klub][powtórka][zamiana];B[c1];W[d4])(;GM[531])',
  ),
  file('photo.jpg', Buffer.from([0xff, 0xd8])),
]

const row = ({ page }: AppPage, name: string) => page.getByRole('row', { name, exact: true })

/** The list gives its rows the width that it has. */
const listFits: Detector = ({ page }) =>
  page
    .getByRole('grid')
    .evaluate((list) => (list.scrollWidth <= list.clientWidth ? [] : [`the list is ${list.scrollWidth} px wide`]))

const library: Walk = {
  name: 'the library',
  states: [
    {
      name: 'the library',
      bring: async (app) => {
        await app.page.goto('./#library')
        await expect(new Shelf(app).entries.first()).toBeVisible()
      },
      isLarge: true,
      also: listFits,
    },
    {
      name: 'an example',
      bring: async (app) => {
        await app.page.getByRole('row', { name: app.words('A quiet move') }).click()
      },
    },
    {
      name: 'two games that came in, and a file that did not',
      bring: async (app) => {
        await new Shelf(app).openFiles(GAMES)
        await expect(app.page.getByText(app.words('2 selected'))).toBeVisible()
      },
    },
    {
      name: 'a game with tags and notes',
      bring: async (app) => {
        await row(app, 'Wieczór klubowy').click()
        await expect(app.region('Details').getByText('powtórka')).toBeVisible()
        // News go by themselves. On a phone the details leave them no free place meanwhile.
        await expect(app.notice).toBeEmpty()
      },
    },
    {
      name: 'the choice of a tag',
      bring: async (app) => {
        await app.select('Tag').click()
        await expect(app.page.getByRole('listbox')).toBeVisible()
      },
      kind: 'popover',
    },
    {
      name: 'the menu of exports',
      bring: async (app) => {
        await app.page.keyboard.press('Escape')
        await app.button('Export').click()
        await expect(app.page.getByRole('menu')).toBeVisible()
      },
      kind: 'popover',
    },
    {
      name: 'files over the window',
      bring: async (app) => {
        await app.page.keyboard.press('Escape')
        await new Shelf(app).drag('dragover', [{ name: 'x', text: '' }])
        await expect(app.page.getByText(app.words('Drop to open in the library'))).toBeVisible()
      },
      kind: 'dialog',
    },
    {
      name: 'nothing found',
      bring: async (app) => {
        await app.page.evaluate(() => document.dispatchEvent(new DragEvent('dragleave')))
        await app.page.getByRole('searchbox').fill('@@@')
        await expect(app.button('Show everything')).toBeVisible()
      },
    },
    {
      name: 'a deleted game',
      bring: async (app) => {
        await app.button('Show everything').click()
        await row(app, 'Wieczór klubowy').click()
        await app.page.keyboard.press('Delete')
        await expect(row(app, 'Wieczór klubowy')).toHaveCount(0)
        await app.notice.getByRole('button').last().focus()
      },
      kind: 'popover',
    },
    {
      name: 'pasted text that is no game',
      bring: async (app) => {
        await app.paste('@@')
        await expect(app.page.getByRole('alert')).toBeVisible()
      },
      kind: 'popover',
    },
  ],
}

export const LIBRARY: readonly Walk[] = [library]
