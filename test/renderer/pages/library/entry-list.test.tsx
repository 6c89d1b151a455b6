/** The list of entries: finding, sorting, selecting and deleting. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, choose as pick, expectTexts, notice, paste, press } from '../../browser/on-screen.ts'
import { restart } from '../../browser/show.tsx'
import { choose, details, entries, entry, find, found, openFiles, openLibrary } from './shelf.ts'

const TWO = ['(;GM[531]GN[Short]TAG[mine];B[a1])', '(;GM[531]GN[Long]TAG[mine];B[a1];W[b1];B[b2])']
const THREE = ['Zq 1', 'Zq 2', 'Zq 3'].map((name) => `(;GM[531]GN[${name}];B[a1])`)
const names = () => entries().getByRole('strong')

/** Deletes the first two of three, of which the third is left. */
async function deleteTwo() {
  const shown = await openLibrary(...THREE)
  await find().fill('zq')
  await entry('Zq 1').click()
  await press('{Shift>}{ArrowRight}{/Shift}')
  await expect.element(details()).toHaveTextContent('2 selected')
  await press('{Delete}')
  await expect.element(notice()).toHaveTextContent('2 entries deleted')
  return shown
}

it('is sorted by the number of moves, upwards or downwards', async () => {
  await openLibrary(...TWO)
  await choose('Saved')
  await pick('Sort', 'By number of moves')
  await expectTexts(names(), ['Long', 'Short'])
  await button('Descending').click()
  await expectTexts(names(), ['Short', 'Long'])
})

it('is filtered by a tag and sorted by name', async () => {
  await openLibrary()
  await pick('Tag', 'tactics · 4')
  await pick('Sort', 'By name')
  await expectTexts(names(), ['A double threat', 'A quiet move', 'A race', 'The only move'])
})

it('shows everything again where nothing is found', async () => {
  await openLibrary()
  await find().fill('nothing like this')
  await button('Show everything').click()
  await expect.element(found()).toHaveTextContent('16 entries')
})

it('has its summary, which may be cut, as a tooltip', async () => {
  await openLibrary('(;FF[4]GM[531]SZ[3]GN[Small];B[a1])')
  await expect.element(entry('Small').getByTitle('1 move · not finished · 16 nodes, three sides')).toBeVisible()
})

it('shows whole tags, and how many more there are', async () => {
  const tags = ['club evening', 'championship 2026', 'double threat', 'to review']
  await openLibrary(`(;FF[4]GM[531]GN[Tagged]TAG${tags.map((tag) => `[${tag}]`).join('')};B[a1])`)
  await expect.element(entry('Tagged').getByText(/^\+\d$/)).toBeVisible()
  const shown = tags
    .map((tag) => entry('Tagged').getByTitle(tag).element())
    .filter(
      (tag) =>
        tag.getBoundingClientRect().top <= entry('Tagged').getByTitle(tags[0]).element().getBoundingClientRect().top,
    )
  expect(shown.every((tag) => tag.scrollWidth <= tag.clientWidth)).toBe(true)
  await expect.element(entry('Tagged').getByText(/^\+\d$/)).toHaveTextContent(`+${tags.length - shown.length}`)
})

it('selects what has come in', async () => {
  await openLibrary()
  await openFiles(['three.sgf', THREE.join('')])
  await expect.element(details()).toHaveTextContent('3 selected')
})

it('is searched from the keyboard', async () => {
  await openLibrary(...THREE)
  await entry('Zq 1').click()
  await press('{Control>}f{/Control}')
  await expect.element(find()).toHaveFocus()
  await press('zq 3')
  await expect.element(found()).toHaveTextContent('1 of 19')
})

it('deletes several entries by key, and selects the next', async () => {
  const { desktop } = await deleteTwo()
  await expect.element(entry('Zq 1')).not.toBeInTheDocument()
  await expect.element(entry('Zq 3')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => Object.keys(desktop.documents.on('games'))).toHaveLength(1)
})

it('has what was deleted no more after a restart', async () => {
  await restart(await deleteTwo(), '#library')
  await expect.element(found()).toHaveTextContent('17 entries')
})

it('moves the focus to the first entry after a delete', async () => {
  await openLibrary(THREE[2])
  await entry('Zq 3').click()
  await button('Delete').click()
  await expect.element(notice()).toHaveTextContent('“Zq 3” deleted')
  await expect.element(entries().first()).toHaveFocus()
})

it('brings a deleted entry back by key, for good', async () => {
  const shown = await openLibrary(THREE[2])
  await entry('Zq 3').click()
  await button('Delete').click()
  await expect.element(entries().first()).toHaveFocus()
  await press('{Control>}z{/Control}')
  await expect.element(entry('Zq 3')).toHaveAttribute('aria-selected', 'true')
  await restart(shown, '#library')
  await expect.element(entry('Zq 3')).toBeVisible()
})

it('opens an entry by Enter', async () => {
  await openLibrary(THREE[2])
  await entry('Zq 3').click()
  await press('{Enter}')
  await expect.poll(() => location.hash).toMatch(/^#library\/game-of-test-0$/)
})

it('does not delete an example', async () => {
  await openLibrary()
  await entry('State 1 of the report').click()
  await press('{Delete}')
  await expect.element(notice()).toHaveTextContent('Examples cannot be deleted.')
  await expect.element(found()).toHaveTextContent('16 entries')
})

const DAMAGED = '(;FF[4]GM[531];B[a1];W[a1])'

async function openDamaged() {
  const shown = await openLibrary(DAMAGED)
  await choose('Damaged')
  await entry('Damaged document').click()
  return shown
}

it('says why a document is damaged', async () => {
  await openDamaged()
  await expect.element(details()).toHaveTextContent('“a1” is played on a node that is taken (line 1).')
})

it('exports a damaged document as it is', async () => {
  const { desktop } = await openDamaged()
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'File .sgf' }).click()
  await expect.poll(() => desktop.saved.map(({ content }) => new TextDecoder().decode(content))).toEqual([DAMAGED])
})

it('deletes a damaged document and brings it back', async () => {
  await openDamaged()
  await button('Delete').click()
  await expect.element(entries()).toHaveLength(0)
  await button('Undo that').click()
  await expect.element(entry('Damaged document')).toBeVisible()
})

const atRow = (row: number) => entries().and(page.css(`[aria-rowindex="${row}"]`))
const long = () => Array.from({ length: 200 }, (_, i) => `(;FF[4]GM[531]GN[Game ${i + 1}];B[a1])`)

it('goes on as it is scrolled', async () => {
  await openLibrary(...long())
  const grid = page.getByRole('grid')
  await expect
    .poll(() => {
      const list = grid.element()
      const scroller = list.scrollHeight > list.clientHeight ? list : (list.closest('main') as Element)
      scroller.scrollBy(0, 2000)
      return atRow(216).query()
    })
    .not.toBe(null)
})

it('is left at its end by the End key', async () => {
  await openLibrary(...long())
  await entries().first().click()
  await press('{End}')
  await expect.element(atRow(216)).toHaveFocus()
})

it('is selected as a whole', async () => {
  await openLibrary(...long())
  await entries().first().click()
  await press('{Control>}a{/Control}')
  await expect.element(details()).toHaveTextContent('216 selected')
})

it('draws only what is in sight of two thousand entries', async () => {
  await openLibrary()
  paste(Array.from({ length: 2000 }, (_, i) => `(;GM[531]GN[Game ${i}];B[a1])`).join(''))
  await expect.element(found()).toHaveTextContent('2,016 entries')
  expect(entries().elements().length).toBeLessThan(60)
  await pick('Sort', 'By name')
  await entries().first().click()
  await press('{End}')
  await expect.element(entry('What depth shows')).toHaveFocus()
  await find().fill('game 1999')
  await expect.element(entries()).toHaveLength(1)
})
