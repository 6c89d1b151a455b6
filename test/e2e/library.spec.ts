/**
 * The library: keeping games and positions, finding them again, changing what is told of them, taking them elsewhere.
 */
import { AppPage, expect, test } from './app.ts'
import { file, Shelf } from './shelf.ts'

async function playTwoMoves(app: AppPage): Promise<void> {
  await app.open()
  await app.newGame('Two people')
  for (const name of ['c1', 'd4']) await app.node(name).click()
}

async function save(app: AppPage, name?: string, where?: string): Promise<void> {
  await app.page.keyboard.press('Control+s')
  if (name !== undefined) await app.page.getByLabel('Name', { exact: true }).fill(name)
  if (where !== undefined) await app.page.getByLabel(where).check()
  await app.button('Save').click()
  await expect(app.notice).toContainText('is in the library')
}

test('a game saved from Play is found after a reload, and saved again under its entry or as another', async ({
  app,
}) => {
  await playTwoMoves(app)
  await app.more('Save game')
  await expect(app.page.getByLabel('Name', { exact: true })).toHaveValue(/^Human – Human, /)
  await app.page.keyboard.press('Escape')
  await save(app, 'Our game')
  await app.node('b2').click()
  await save(app)
  await app.node('b3').click()
  await app.page.reload()
  await expect(app.stones).toHaveCount(4)
  await save(app, 'Another game', 'As a new entry')
  const shelf = await Shelf.open(app)
  await app.page.reload()
  await shelf.find.fill('our game')
  await expect(shelf.found).toHaveText('1 of 18')
  await expect(shelf.entry('Our game')).toContainText('3 moves · not finished')
  await shelf.find.fill('another')
  await shelf.entry('Another game').click()
  await expect(shelf.details).toContainText('4 moves · not finished')
  await expect(shelf.field('First player (Red)')).toHaveValue('Human')
  await expect(shelf.details.locator('[data-owner]')).toHaveCount(4)
})

test('what one tab does to the library shows in another', async ({ app, context }) => {
  const shelf = await Shelf.open(app)
  const other = await Shelf.open(new AppPage(await context.newPage()))
  await shelf.openFiles(file('one.sgf', '(;FF[4]GM[531]SZ[3]GN[One];B[c1])'))
  await other.entry('One').click()
  await other.field('Name').fill('Two')
  await expect(shelf.entry('Two')).toBeVisible()
  await shelf.entry('Two').click()
  await shelf.details.getByRole('button', { name: 'Delete' }).click()
  await expect(shelf.notice).toContainText('deleted')
  await expect(other.entry('Two')).toHaveCount(0)
})

test('a position saved from Inspect can be studied on every page that searches', async ({ app }) => {
  await app.open('#inspect')
  await app.choose('Load a position', 'A race')
  await app.more('Mirror')
  const text = await app.page.getByLabel('Position code').inputValue()
  await save(app, 'My race')
  const shelf = await Shelf.open(app)
  await shelf.entry('My race').click()
  await expect(app.position).toHaveText(text)
  await app.button('Replay').click()
  await expect(app.select('Position')).toContainText('My race')
  await app.page.getByRole('link', { name: 'Experiments' }).click()
  await app.page.getByRole('link', { name: /^Searches of one position/ }).click()
  await app.choose('Add a position', 'My race')
  await expect(app.page.getByLabel('Board: My race')).toBeVisible()
  await app.page.getByRole('link', { name: 'Inspect' }).click()
  await app.select('Load a position').click()
  await app.page.getByRole('combobox', { name: 'Search' }).fill('double')
  await expect(app.page.getByRole('option')).toHaveText(['A double threat'])
  await app.page.keyboard.press('ArrowDown')
  await app.page.keyboard.press('Enter')
  await expect(app.page.getByLabel('Position code')).not.toHaveValue(text)
})

test('where there is no room, that is told, and nothing is lost that is still there', async ({ app }) => {
  const shelf = await Shelf.open(app)
  const noRoom = await shelf.breakSaving()
  await app.paste('(;FF[4]GM[531]GN[Homeless];B[a1])')
  await expect(shelf.refusals).toContainText('There is no room left to save it.')
  await expect(shelf.entry('Homeless')).toContainText('Not saved')
  await shelf.entry('Homeless').click()
  await shelf.field('Notes').fill('Precious')
  await expect(shelf.notice).toContainText('There is no room left to save it.')
  // The header offers the same for all that is not saved.
  const again = shelf.details.getByRole('button', { name: 'Save again', exact: true })
  const refused = await noRoom.refused()
  await again.click()
  await expect.poll(noRoom.refused).toBeGreaterThan(refused)
  await expect(again).toBeVisible()
  await noRoom.end()
  await again.click()
  await expect(again).toHaveCount(0)
  await expect(app.saving).toHaveText('Saved')
  await app.page.reload()
  await shelf.entry('Homeless').click()
  await expect(shelf.field('Notes')).toHaveValue('Precious')
})

test('a shelf that cannot be opened is told, and opened again', async ({ app }) => {
  await app.page.addInitScript(() => {
    const real = IDBObjectStore.prototype.getAllKeys
    IDBObjectStore.prototype.getAllKeys = function (...args) {
      const [shelf] = (args[0] as IDBKeyRange).lower as string[]
      if (shelf !== 'games') return real.apply(this, args)
      IDBObjectStore.prototype.getAllKeys = real
      throw new Error('EIO')
    }
  })
  const shelf = await Shelf.open(app)
  await expect(app.page.getByRole('alert')).toContainText(
    'The library could not be opened. It could not be loaded: the disk or its network connection failed',
  )
  await expect(shelf.found).toHaveText('16 entries')
  await app.button('Try again').click()
  await expect(app.page.getByRole('alert')).toHaveCount(0)
})

test('everything that is kept goes into one file, and comes back from it after a look', async ({ app }) => {
  const shelf = await Shelf.open(app)
  await shelf.openFiles(file('two.sgf', '(;GM[531]GN[First];B[a1])(;GM[531]GN[Second];B[a1])'))
  await expect(shelf.found).toHaveText('18 entries')
  await app.button('Settings').click()
  const { text } = await shelf.download(() => app.button('Back up everything').click())
  expect(JSON.parse(text)).toMatchObject({ format: 'poly-y backup', version: 1 })
  await app.page.keyboard.press('Escape')
  await shelf.entry('First').click()
  await app.button('Delete').click()
  await expect(shelf.found).toHaveText('17 entries')
  await app.button('Settings').click()
  const chooser = app.page.getByRole('dialog').locator('input[type="file"]')
  await chooser.setInputFiles(file('half.json', text.slice(0, 100)))
  await expect(app.page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Nothing has changed. half.json cannot be restored: it is not a file of this kind, or only a part of one.',
  )
  await chooser.setInputFiles(file('backup.json', text))
  await expect(app.page.getByRole('dialog')).toContainText('New: 1. Nothing that is here changes.')
  await app.button('Restore').click()
  await expect(app.notice).toContainText('The backup is restored.')
  await expect(shelf.found).toHaveText('18 entries')
  await app.button('Settings').click()
  await app.button('Undo the last restore').click()
  await expect(app.notice).toContainText('Everything is as it was before the restore.')
  await expect(shelf.found).toHaveText('17 entries')
})
