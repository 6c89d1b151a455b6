/**
 * The library: keeping games and positions, finding them again, changing what is told of them, taking them elsewhere.
 */
import { AppPage, expect, test } from './app.ts'
import { countDocuments, putDocument } from './database.ts'
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

test('a game goes on from the library with its moves and its rule, and what it was left for can be undone', async ({
  app,
}) => {
  await app.open()
  await app.newGame('Two people')
  const shelf = await Shelf.open(app)
  await shelf.openFiles(file('swap.sgf', '(;FF[4]GM[531]SZ[3]RU[swap]GN[Swap me];B[c1])'))
  await app.button('Play from here').click()
  await expect(app.stones).toHaveCount(1)
  await expect(app.button('Swap')).toBeEnabled()
  await app.button('Swap').click()
  await save(app)
  await Shelf.open(app)
  await expect(shelf.entry('Swap me')).toContainText('2 moves · not finished')
  await expect(shelf.field('First player (Blue)')).toBeVisible()
})

test('a position saved from Inspect can be studied on every page that searches', async ({ app }) => {
  await app.open('#inspect')
  await app.choose('Load a position', 'A race')
  await app.page.getByRole('button', { name: 'Mirror' }).click()
  const text = await app.page.getByLabel('Position code').inputValue()
  await save(app, 'My race')
  const shelf = await Shelf.open(app)
  await shelf.entry('My race').click()
  await expect(app.position).toHaveText(text)
  await app.button('Replay').click()
  await expect(app.select('Position')).toContainText('My race')
  await app.page.getByRole('link', { name: 'Lab' }).click()
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

test('name, tags, notes and players are changed by keyboard and stay; Escape in a field goes back to what was saved', async ({
  app,
}) => {
  const shelf = await Shelf.open(app)
  // Another program may write a tag twice.
  await app.paste('(;FF[4]GM[531]GN[Old name]TAG[first][first];B[a1])')
  await shelf.entry('Old name').press('F2')
  await expect(shelf.field('Name')).toBeFocused()
  await app.page.keyboard.type('New name')
  await app.page.keyboard.press('Enter')
  await expect(shelf.entry('New name')).toBeVisible()
  await shelf.field('Add a tag').fill('second')
  await shelf.field('Add a tag').press('Enter')
  await expect(shelf.details.getByRole('row')).toHaveText([/first/, /second/])
  await shelf.details.getByRole('row', { name: 'first' }).press('Delete')
  await expect(shelf.details.getByRole('row')).toHaveText([/second/])
  await shelf.field('Notes').fill('Line one\nline two')
  await shelf.field('Second player (Blue)').fill('Łucja')
  // Saved by itself, without leaving the field.
  await expect(shelf.entry('New name')).toContainText('Łucja')
  await app.page.reload()
  await shelf.find.fill('lucja')
  await expect(shelf.found).toHaveText('1 of 17')
  await shelf.entry('New name').click()
  await expect(shelf.field('Notes')).toHaveValue('Line one\nline two')
  await expect(shelf.details.getByRole('row')).toHaveText([/second/])
  await shelf.field('Place').fill('Kraków')
  await shelf.field('Place').press('Enter')
  await shelf.field('Place').fill('x')
  await shelf.field('Place').press('Escape')
  await expect(shelf.field('Place')).toHaveValue('Kraków')
})

test('entries are found, filtered and sorted, walked by keys, several are selected, and deleting is undone', async ({
  app,
}) => {
  const shelf = await Shelf.open(app)
  await shelf.openFiles(
    file('two.sgf', '(;GM[531]GN[Short]TAG[mine];B[a1])(;GM[531]GN[Long]TAG[mine];B[a1];W[b1];B[b2])'),
  )
  await expect(shelf.found).toHaveText('18 entries')
  await shelf.choose('Saved')
  await app.choose('Sort', 'By number of moves')
  await expect(shelf.entries.getByRole('strong')).toHaveText(['Long', 'Short'])
  await app.button('Descending').click()
  await expect(shelf.entries.getByRole('strong')).toHaveText(['Short', 'Long'])
  await shelf.choose('All')
  await app.choose('Tag', 'tactics · 4')
  await app.choose('Sort', 'By name')
  await expect(shelf.entries.getByRole('strong')).toHaveText([
    'A double threat',
    'A quiet move',
    'A race',
    'The only move',
  ])
  await shelf.find.fill('nothing like this')
  await app.button('Show everything').click()
  await expect(shelf.found).toHaveText('18 entries')

  await shelf.openFiles(file('three.sgf', '(;GM[531]GN[Zq 1];B[a1])(;GM[531]GN[Zq 2];B[a1])(;GM[531]GN[Zq 3];B[a1])'))
  await expect(shelf.details).toContainText('3 selected')
  await app.page.keyboard.press('Control+f')
  await expect(shelf.find).toBeFocused()
  await app.page.keyboard.type('zq 3')
  await expect(shelf.found).toHaveText('1 of 21')
  await app.page.keyboard.press('Control+a')
  await app.page.keyboard.type('zq')
  await shelf.entry('Zq 1').click()
  await app.page.keyboard.press('Shift+ArrowRight')
  await expect(shelf.details).toContainText('2 selected')
  await app.page.keyboard.press('Delete')
  await expect(shelf.notice).toContainText('2 entries deleted')
  await expect(shelf.entry('Zq 1')).toHaveCount(0)
  await expect(shelf.entry('Zq 3')).toHaveAttribute('aria-selected', 'true')
  await expect(app.saving).toHaveText('Saved')
  await expect.poll(() => countDocuments(app.page, 'games')).toBe(3)
  await app.page.reload()
  await expect(shelf.found).toHaveText('19 entries')
  await shelf.entry('Zq 3').click()
  await app.button('Delete').click()
  await expect(shelf.notice).toContainText('“Zq 3” deleted')
  await expect(shelf.entries.first()).toBeFocused()
  await app.page.keyboard.press('Control+z')
  await expect(shelf.entry('Zq 3')).toHaveAttribute('aria-selected', 'true')
  await expect(app.saving).toHaveText('Saved')
  await expect.poll(() => countDocuments(app.page, 'games')).toBe(3)
  await app.page.reload()
  await shelf.entry('Zq 3').click()
  await app.page.keyboard.press('Enter')
  await expect(app.page).toHaveURL(/#library\/[0-9a-f-]{36}$/)
})

test('what comes with the app is explained and stays as it is; a copy of it is one’s own', async ({ app }) => {
  const shelf = await Shelf.open(app)
  await shelf.entry('State 1 of the report').click()
  await expect(shelf.details).toContainText(
    'The student report on Poly-Y counts the states that its algorithms visit from here.',
  )
  await expect(shelf.details.getByRole('textbox')).toHaveCount(0)
  await expect(shelf.details.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await app.page.keyboard.press('Delete')
  await expect(shelf.notice).toContainText('Examples cannot be deleted.')
  await expect(shelf.found).toHaveText('16 entries')
  await app.button('Compare').click()
  await expect(app.page.getByRole('button', { name: 'State 1', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await Shelf.open(app)
  await app.button('Duplicate to edit').click()
  await expect(shelf.found).toHaveText('17 entries')
  await expect(shelf.field('Name')).toHaveValue('State 1 of the report')
  await app.button('Inspect').click()
  await expect(app.page.getByLabel('Position code')).toHaveValue('./...../........../.........r..... b')
  await Shelf.open(app)
  await expect(app.button('Compare along this game')).toHaveCount(0)
  await shelf.find.fill('swap or not')
  await shelf.entry('To swap or not?').click()
  await app.button('Compare along this game').click()
  await expect(app.page.getByText('2 positions × 8 searches = 16 searches')).toBeVisible()
})

test('a damaged document is shown with its reason, exported as it is, deleted and brought back', async ({ app }) => {
  await app.open()
  const shelf = new Shelf(app)
  await putDocument(app.page, 'games', 'damaged', '(;FF[4]GM[531];B[a1];W[a1])')
  await app.page.goto('./#library')
  await app.page.reload()
  await shelf.choose('Damaged')
  await shelf.entry('Damaged document').click()
  await expect(shelf.details).toContainText('“a1” is played on a node that is taken (line 1).')
  await app.button('Export').click()
  const { text } = await shelf.download(() => app.page.getByRole('menuitem', { name: 'File .sgf' }).click())
  expect(text).toBe('(;FF[4]GM[531];B[a1];W[a1])')
  await app.button('Delete').click()
  await expect(shelf.entries).toHaveCount(0)
  await app.button('Undo that').click()
  await expect(shelf.entry('Damaged document')).toBeVisible()
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

test('a game that is over is in My games by itself, is starred there and opens in review, also after a reload', async ({
  app,
}) => {
  await playTwoMoves(app)
  await app.page.keyboard.press('Shift+R')
  const shelf = await Shelf.open(app)
  await shelf.choose('My games')
  await expect(shelf.found).toHaveText('1 of 17')
  await expect(shelf.entries).toContainText('2 moves · Blue won, Red resigned')
  await shelf.details.getByRole('button', { name: 'Star' }).click()
  await expect(shelf.entries.getByRole('img', { name: 'Starred' })).toBeVisible()
  await expect(app.saving).toHaveText('Saved')
  await app.page.reload()
  await expect(shelf.entries.getByRole('img', { name: 'Starred' })).toHaveCount(1)
  await shelf.details.getByRole('link', { name: 'Open in review' }).click()
  await expect(app.page).toHaveURL(/#library\/game-\d+$/)
  await app.open()
  await app.page.keyboard.press('v')
  await expect(app.page).toHaveURL(/#library\/game-\d+/)
})

test('on a phone the page is one scroller, and the details take the place of the list until one goes back', async ({
  app,
}) => {
  await app.page.setViewportSize({ width: 390, height: 844 })
  const shelf = await Shelf.open(app)
  await expect(shelf.details).toBeHidden()
  const scrollers = () =>
    app.page.evaluate(
      () =>
        [...document.querySelectorAll('main, main *')].filter(
          (each) => each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY === 'auto',
        ).length,
    )
  expect(await scrollers()).toBe(1)
  await shelf.entry('A double threat').click()
  await expect(shelf.details).toBeVisible()
  await expect(shelf.entry('A double threat')).toBeHidden()
  await expect(app.button('Back to the list')).toBeFocused()
  await app.page.keyboard.press('Enter')
  await expect(shelf.entry('A double threat')).toBeFocused()
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
