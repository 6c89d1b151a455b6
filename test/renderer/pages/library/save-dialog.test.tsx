/** The dialog that saves a game, opened before the library has been read. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { newGame } from '../../../../src/engine/game/game.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { SaveGameDialog } from '../../../../src/renderer/pages/library/save-dialog.tsx'
import { button } from '../../browser/on-screen.ts'
import { showPart } from '../../browser/show.tsx'

const OURS = '(;FF[4]GM[531]SZ[2]GN[Our game];B[b1])'

/** The dialog for a game that goes on from an entry, of which the library knows nothing yet. */
async function opened() {
  const shown = await showPart(<SaveGameDialog onClose={() => undefined} />)
  const { app, desktop } = shown
  await app.library.ready()
  app.match.open(newGame(emptyPosition(2), false), 'ours')
  desktop.documents.texts.set('games/ours', OURS)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return shown
}

const anew = () => page.getByLabelText('As a new entry')
const name = () => page.getByLabelText('Name', { exact: true })

it('offers the entry of the game once it has been read', async () => {
  const { app } = await opened()
  expect(anew().elements()).toHaveLength(0)
  await app.library.load()
  await expect.element(anew()).toBeVisible()
  await expect.element(name()).toHaveValue('Our game')
})

it('keeps a name that was typed meanwhile', async () => {
  const { app } = await opened()
  await name().fill('Mine')
  await app.library.load()
  await expect.element(anew()).toBeVisible()
  await expect.element(name()).toHaveValue('Mine')
})

it('saves into the entry that is still being read, and makes no second one', async () => {
  const { app, desktop } = await opened()
  let read: () => void = () => undefined
  const held = new Promise<void>((resolve) => (read = resolve))
  desktop.documents.list = () => held.then(() => ['ours'])
  const loaded = app.library.load()
  app.match.play(0)
  await button('Save').click()
  expect(desktop.documents.on('games')).toEqual({ ours: OURS })
  read()
  await loaded
  await expect.poll(() => desktop.documents.on('games').ours).toContain('B[a1]')
  expect(Object.keys(desktop.documents.on('games'))).toEqual(['ours'])
  expect(desktop.documents.on('games').ours).toContain('GN[Our game]')
})
