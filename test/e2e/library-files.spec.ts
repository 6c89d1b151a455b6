/** What comes into the library and goes out of it: files, the clipboard, drag and drop; and what is refused. */
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from './app.ts'
import { file, Shelf } from './shelf.ts'

const GAME = '(;FF[4]GM[531]SZ[3]RU[swap]GN[Kept]PB[Ann]PW[Bob]C[Hello]XX[a\\]b];B[a1];W[swap](;W[b1]C[here])(;W[b2]))'

test('files are opened, and each that is refused says why without stopping the rest', async ({ app }) => {
  const shelf = await Shelf.open(app)
  await shelf.openFiles([
    file('good.sgf', GAME),
    file('go.sgf', '(;FF[4]GM[1]SZ[19];B[aa])'),
    file('half.sgf', '(;FF[4]GM[531];B[a1]'),
    file('latin.sgf', Buffer.from('(;FF[4]GM[531]GN[Łódź])', 'latin1').fill(0xf3, 17, 19)),
    file('photo.sgf', Buffer.from([0x28, 0x3b, 0, 1, 2])),
    file('deep.sgf', `(;GM[531]${'(;'.repeat(5000)}${')'.repeat(5001)}`),
    file('wrong.polyy', '(;FF[4]GM[531];B[a1];W[a1])'),
    file('empty.txt', ''),
    file('positions.txt', './..... r\n\n./...../.......... r\n'),
  ])
  await expect(shelf.notice).toContainText('3 entries added to the library')
  await expect(shelf.refusals).toHaveText([
    'go.sgf This is a game of another kind (SGF game number 1), not Poly-Y.',
    'half.sgf The text ends in the middle of a game; a part of it may be missing.',
    'latin.sgf The file is not text in UTF-8 or UTF-16.',
    'photo.sgf The file is not text: it contains a zero byte.',
    'deep.sgf The file nests variations more than 1000 deep (line 1).',
    'wrong.polyy “a1” is played on a node that is taken (line 1).',
    'empty.txt There is no game in it.',
  ])
  await expect(shelf.entry('positions 1')).toContainText('6 nodes · Red to move')
  await expect(shelf.entry('positions 2')).toContainText('16 nodes · Red to move')
  await app.button('OK').click()
  await expect(shelf.refusals).toHaveCount(0)
  await app.button('Undo that').click()
  await expect(shelf.found).toHaveText('16 entries')
})

test('a file of 50 MB is refused by its size alone', async ({ app }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'poly-y-'))
  try {
    const large = path.join(folder, 'large.sgf')
    const handle = await open(large, 'w')
    await handle.truncate(50_000_000)
    await handle.close()
    const shelf = await Shelf.open(app)
    await app.page.evaluate(() => {
      Blob.prototype.arrayBuffer = () => Promise.reject(new Error('read after all'))
    })
    await shelf.openFiles(large)
    await expect(shelf.refusals).toHaveText('large.sgf The file has 50 MB; the library opens up to 32 MB.')
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('games pasted on any page come in, on the library’s all that can be opened, and into a field it goes; files dropped on any page are opened in the library, over a target that can be seen', async ({
  app,
}) => {
  await app.open('#inspect')
  await app.paste(`\n${GAME}`)
  const shelf = new Shelf(app)
  await expect(shelf.field('Name')).toHaveValue('Kept')
  await app.paste('./..... r\nr/..... b')
  await expect(shelf.details).toContainText('2 selected')
  await expect(shelf.entry('Position with 1 stone')).toBeVisible()
  await app.paste('good morning')
  await expect(shelf.refusals).toHaveText('Pasted text Line 1 is neither SGF nor a position: “good morning”.')
  await expect(shelf.found).toHaveText('19 entries')
  await shelf.find.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', './..... r')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await expect(shelf.found).toHaveText('19 entries')

  await app.page.goto('./#inspect')
  await app.expectLoaded()
  await shelf.drag('dragover', [{ name: 'x', text: '' }])
  await expect(app.page.getByText('Drop to open in the library')).toBeVisible()
  await app.page.evaluate(() => document.dispatchEvent(new DragEvent('dragleave')))
  await expect(app.page.getByText('Drop to open in the library')).toHaveCount(0)
  await shelf.drag('dragover', [{ name: 'x', text: '' }])
  await shelf.drag('drop', [
    { name: 'dropped.sgf', text: '(;GM[531];B[a1])' },
    { name: 'notes.doc', text: 'Dear Sir' },
  ])
  await expect(app.page.getByText('Drop to open in the library')).toHaveCount(0)
  await expect(shelf.entry('dropped')).toHaveAttribute('aria-selected', 'true')
  await expect(shelf.refusals).toHaveText(/^notes\.doc Line 1 is neither SGF nor a position/)
})

test('what is exported reads back the same, by file and by clipboard, one entry or several', async ({
  app,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const shelf = await Shelf.open(app)
  await shelf.openFiles([file('a.sgf', GAME), file('b.txt', './..... r')])
  await expect(shelf.details).toContainText('2 selected')
  await app.button('Export').click()
  const both = await shelf.download(() => app.page.getByRole('menuitem', { name: 'File .polyy' }).click())
  expect(both.name).toBe('poly-y.polyy')
  for (const part of ['GN[b]', 'GN[Kept]PB[Ann]PW[Bob]', 'XX[a\\]b]', ';B[a1];W[swap]', '(;W[b1]C[here])', '(;W[b2])'])
    expect(both.text).toContain(part)
  await app.button('Delete').click()
  await expect(shelf.found).toHaveText('16 entries')
  await shelf.openFiles(file(both.name, both.text))
  await expect(shelf.details).toContainText('2 selected')
  await app.button('Export').click()
  const again = await shelf.download(() => app.page.getByRole('menuitem', { name: 'File .polyy' }).click())
  // The times are those of coming in, and the order is the list's.
  const gamesIn = (text: string) =>
    text
      .replace(/(CREATED|CHANGED)\[[^\]]*\]/g, '')
      .split(/\s*(?=\(;FF)/)
      .map((game) => game.trim())
      .sort()
  expect(gamesIn(again.text)).toEqual(gamesIn(both.text))

  await shelf.entry('Kept').click()
  await app.button('Export').click()
  const one = await shelf.download(() => app.page.getByRole('menuitem', { name: 'File .sgf' }).click())
  expect(one.name).toBe('Kept.sgf')
  const clipboard = () => app.page.evaluate(() => navigator.clipboard.readText())
  await app.button('Export').click()
  await app.page.getByRole('menuitem', { name: 'Copy as SGF' }).click()
  await expect(shelf.notice).toContainText('Copied')
  expect(await clipboard()).toBe(one.text)
  await app.button('Export').click()
  await app.page.getByRole('menuitem', { name: 'Copy the position' }).click()
  await expect.poll(clipboard).toMatch(/^r\/b\.\.\.\.\/\.{10} /)
  await shelf.entry('Kept').focus()
  await app.page.keyboard.press('Control+c')
  await expect.poll(clipboard).toBe(one.text)
})

test('two thousand entries are found as fast as one types, and only those in sight are drawn', async ({ app }) => {
  test.slow()
  const shelf = await Shelf.open(app)
  const games = (from: number) =>
    Array.from({ length: 1000 }, (_, i) => `(;GM[531]GN[Game ${from + i}];B[a1])`).join('')
  await shelf.openFiles([file('first.sgf', games(0)), file('second.sgf', games(1000))])
  await expect(shelf.found).toHaveText('2,016 entries', { timeout: 60_000 })
  await app.page.reload()
  await expect(shelf.found).toHaveText('2,016 entries', { timeout: 60_000 })
  expect(await shelf.entries.count()).toBeLessThan(60)
  await app.choose('Sort', 'By name')
  await shelf.entries.first().click()
  await app.page.keyboard.press('End')
  await expect(shelf.entry('What depth shows')).toBeFocused()
  await shelf.find.fill('game 1999')
  await expect(shelf.entries).toHaveCount(1)
  await shelf.entry('Game 1999').click()
  await app.button('Replay').click()
  await app.select('Position').click()
  await app.page.keyboard.type('game 77')
  await expect(app.page.getByRole('option').first()).toContainText('Game 77')
  expect(await app.page.getByRole('option').count()).toBeLessThan(20)
})

test('a long list goes on as it is scrolled, the End key takes to its end, and all of it is selected at once', async ({
  app,
}) => {
  const shelf = await Shelf.open(app)
  const games = Array.from({ length: 200 }, (_, i) => `(;FF[4]GM[531]GN[Game ${i + 1}];B[a1])`)
  await app.paste(games.join('\n'))
  await expect(shelf.found).toHaveText('216 entries')
  const at = (row: number) => shelf.entries.and(app.page.locator(`[aria-rowindex="${row}"]`))
  await shelf.entries.first().hover()
  await expect(async () => {
    await app.page.mouse.wheel(0, 2000)
    await expect(at(216)).toBeVisible({ timeout: 300 })
  }).toPass()
  await app.page.reload()
  await expect(shelf.found).toHaveText('216 entries')
  await shelf.entries.first().click()
  await app.page.keyboard.press('End')
  await expect(at(216)).toBeFocused()
  await app.page.keyboard.press('Control+a')
  await expect(shelf.details).toContainText('216 selected')
})
