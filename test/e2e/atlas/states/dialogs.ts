/** The dialogs and menus that open over Play. */
import type { DialogName } from '../../../../src/renderer/platform/dialog.ts'
import { expect, type AppPage } from '../../app.ts'
import type { State, Walk } from '../walk.ts'

const dialog = ({ page }: AppPage) => page.getByRole('dialog')

/** Closes the dialog before, if there is one, and opens another. */
const opened = (open: (app: AppPage) => Promise<unknown>) => async (app: AppPage) => {
  if ((await dialog(app).count()) > 0) await app.page.keyboard.press('Escape')
  await expect(dialog(app)).toHaveCount(0)
  await open(app)
  await expect(dialog(app)).toBeVisible()
}

const byKey = (name: string, key: string, isLarge = false): State => ({
  name,
  bring: opened((app) => app.page.keyboard.press(key)),
  kind: 'dialog',
  part: dialog,
  isLarge,
})

const fresh: State = {
  name: 'a new game',
  bring: async (app) => {
    await app.open()
    await opened(({ page }) => page.keyboard.press('n'))(app)
  },
  kind: 'dialog',
}

const others: readonly State[] = ['Two computers', 'Two people'].map((pairing) => ({
  name: `a new game of ${pairing.toLowerCase()}`,
  bring: async (app) => {
    await dialog(app).getByText(app.words(pairing)).click()
  },
  kind: 'dialog',
  part: dialog,
}))

const licences: State = {
  name: 'the licences of others',
  bring: async (app) => {
    await dialog(app).getByText(app.words('With * packages by others, each under its own licence')).click()
    const item = dialog(app).getByText(/^react \d/)
    await item.click()
  },
  kind: 'dialog',
  part: dialog,
}

const more: State = {
  name: 'the menu of the game',
  bring: async (app) => {
    await app.page.keyboard.press('Escape')
    await expect(dialog(app)).toHaveCount(0)
    await app.button('More').click()
    await expect(app.page.getByRole('menu')).toBeVisible()
  },
  kind: 'popover',
}

const position: State = {
  name: 'a position to be set up',
  bring: async (app) => {
    await app.page.keyboard.press('Escape')
    await opened(() => app.more('Set up position'))(app)
  },
  kind: 'dialog',
  part: dialog,
}

const savedPosition: State = {
  name: 'a position to be saved',
  bring: async (app) => {
    await app.open('#inspect')
    await app.expectLoaded()
    await opened(() => app.more('Save position'))(app)
  },
  kind: 'dialog',
  part: dialog,
}

/** By the names that the source has for them, so that none can be forgotten. */
const OPEN: Readonly<Record<DialogName, State>> = {
  newGame: fresh,
  settings: byKey('the settings', 'Control+,', true),
  palette: byKey('the palette of commands', 'Control+k', true),
  keys: byKey('the rules and keys', '?', true),
  saveGame: {
    ...byKey('a game to be saved', 'Control+s'),
    bring: async (app) => {
      await app.open()
      await app.node('a1').click()
      await expect(app.stones).toHaveCount(2)
      await opened(({ page }) => page.keyboard.press('Control+s'))(app)
    },
  },
  position,
  about: byKey('what the program is', 'Shift+F1'),
  savePosition: savedPosition,
}

/** In an order in which each can be opened after the one before. */
export const DIALOGS: readonly Walk[] = [
  {
    name: 'dialogs',
    states: [OPEN.newGame, ...others, OPEN.settings, OPEN.palette, OPEN.keys, OPEN.saveGame, more, OPEN.position],
  },
  { name: 'more dialogs', states: [OPEN.savePosition, OPEN.about, licences] },
]
