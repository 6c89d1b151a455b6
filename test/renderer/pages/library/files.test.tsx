/** The library takes and gives entries by files, the clipboard and drag and drop, and refuses what does not fit. */
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, expectTexts, notice, paste, press, select } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'
import { details, entry, field, find, found, openFiles, openLibrary, refusals } from './shelf.ts'

const GAME = '(;FF[4]GM[531]SZ[3]RU[swap]GN[Kept]PB[Ann]PW[Bob]C[Hello]XX[a\\]b];B[a1];W[swap](;W[b1]C[here])(;W[b2]))'

/** “Łódź” in Latin 2, which is no UTF-8. */
const LATIN = Uint8Array.from('(;FF[4]GM[531]GN[Łódź])', (letter) => (letter > 'z' ? 0xf3 : letter.charCodeAt(0)))

it.each<[name: string, content: BlobPart, reason: string]>([
  ['go.sgf', '(;FF[4]GM[1]SZ[19];B[aa])', 'This is a game of another kind (SGF game number 1), not Poly-Y.'],
  ['half.sgf', '(;FF[4]GM[531];B[a1]', 'The text ends in the middle of a game; a part of it may be missing.'],
  ['latin.sgf', LATIN, 'The file is not text in UTF-8 or UTF-16.'],
  ['photo.sgf', Uint8Array.of(0x28, 0x3b, 0, 1, 2), 'The file is not text: it contains a zero byte.'],
  [
    'deep.sgf',
    `(;GM[531]${'(;'.repeat(5000)}${')'.repeat(5001)}`,
    'The file nests variations more than 1000 deep (line 1).',
  ],
  ['wrong.polyy', '(;FF[4]GM[531];B[a1];W[a1])', '“a1” is played on a node that is taken (line 1).'],
  ['empty.txt', '', 'There is no game in it.'],
])('refuses %s with the reason', async (name, content, reason) => {
  await openLibrary()
  await openFiles([name, content])
  await expectTexts(refusals(), [`${name} ${reason}`])
})

it('takes what can be read beside what is refused', async () => {
  await openLibrary()
  await openFiles(
    ['good.sgf', GAME],
    ['half.sgf', '(;FF[4]GM[531];B[a1]'],
    ['two.txt', './..... r\n\n./...../.......... r\n'],
  )
  await expect.element(notice()).toHaveTextContent('3 entries added to the library')
  await expect.element(entry('two 1')).toHaveTextContent('6 nodes, three sides · Red to move')
  await expect.element(entry('two 2')).toHaveTextContent('16 nodes, three sides · Red to move')
})

it('puts refusals away', async () => {
  await openLibrary()
  await openFiles(['empty.txt', ''])
  await button('OK').click()
  await expect.element(refusals()).toHaveLength(0)
})

it('takes back what has come in', async () => {
  await openLibrary()
  await openFiles(['good.sgf', GAME])
  await button('Undo that').click()
  await expect.element(found()).toHaveTextContent('16 entries')
})

const TAGS = Array.from({ length: 100_000 }, (_, i) => `[tag ${i}]`).join('')

it('shows a game with a hundred thousand tags', async () => {
  await openLibrary()
  await openFiles(['tagged.sgf', `(;FF[4]GM[531]SZ[3]GN[Tagged]TAG${TAGS};B[c1])`])
  await expect.element(details().getByRole('row')).toHaveLength(100)
  await expect.element(field('Add a tag')).toBeDisabled()
})

it('offers of many tags those that most games have', async () => {
  await openLibrary()
  const games = Array.from({ length: 600 }, (_, i) => `(;FF[4]GM[531]SZ[3]TAG[tag ${i}][zz ${i % 2}];B[c1])`)
  await openFiles(['tagged.sgf', games.join('')])
  await expect.element(notice()).toHaveTextContent('600 entries')
  await select('Tag').click()
  await expect.element(page.getByRole('option')).toHaveLength(501)
  await expect.element(page.getByRole('option').last()).toHaveTextContent('zz 1 · 300')
})

it('refuses a file of 50 MB by its size alone', async () => {
  await openLibrary()
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new Error('read after all'))
  const large = new File([], 'large.sgf')
  Object.defineProperty(large, 'size', { value: 50_000_000 })
  drag('drop', large)
  await expectTexts(refusals(), ['large.sgf The file has 50 MB; the library opens up to 32 MB.'])
})

it('takes a game pasted on any page', async () => {
  await showApp('#inspect')
  paste(`\n${GAME}`)
  await expect.element(field('Name')).toHaveValue('Kept')
})

it('takes positions that are pasted', async () => {
  await openLibrary()
  paste('./..... r\nr/..... b')
  await expect.element(details()).toHaveTextContent('2 selected')
  await expect.element(entry('Position with 1 stone')).toBeVisible()
})

it('refuses a pasted text that is no game', async () => {
  await openLibrary()
  paste('good morning')
  await expectTexts(refusals(), [
    'Pasted text Line 1 is neither SGF nor a position nor a game of CodeCup: “good morning”.',
  ])
})

it('leaves to a field what is pasted there', async () => {
  await openLibrary()
  paste('./..... r', find().element())
  paste('r/..... b')
  await expect.element(found()).toHaveTextContent('17 entries')
})

/** Drags files as the desktop does, without a desktop. */
function drag(type: 'dragover' | 'drop', ...files: readonly File[]): void {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  // A list of files holds copies.
  if (files.length > 0) Object.defineProperty(dataTransfer, 'files', { value: files })
  document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
}

const target = () => page.getByText('Drop to open in the library')

it('shows where to drop files, on any page', async () => {
  await showApp('#inspect')
  drag('dragover', new File([''], 'x'))
  await expect.element(target()).toBeVisible()
  document.dispatchEvent(new DragEvent('dragleave'))
  await expect.element(target()).not.toBeInTheDocument()
})

it('opens files that are dropped on any page', async () => {
  await showApp('#inspect')
  drag('dragover', new File([''], 'x'))
  drag('drop', new File(['(;GM[531];B[a1])'], 'dropped.sgf'), new File(['Dear Sir'], 'notes.doc'))
  await expect.element(target()).not.toBeInTheDocument()
  await expect.element(entry('dropped')).toHaveAttribute('aria-selected', 'true')
  await expectTexts(refusals(), [/^notes\.doc Line 1 is neither SGF nor a position/])
})

const textOf = ({ content }: { content: Uint8Array }) => new TextDecoder().decode(content)

async function exportAs(item: string): Promise<void> {
  await button('Export').click()
  await page.getByRole('menuitem', { name: item }).click()
}

it('exports several entries as a file that reads back the same', async () => {
  const { desktop } = await openLibrary()
  await openFiles(['a.sgf', GAME], ['b.txt', './..... r'])
  await expect.element(details()).toHaveTextContent('2 selected')
  await exportAs('File .polyy')
  await expect.poll(() => desktop.saved).toHaveLength(1)
  const [both] = desktop.saved
  expect(both.name).toBe('poly-y.polyy')
  for (const part of ['GN[b]', 'GN[Kept]PB[Ann]PW[Bob]', 'XX[a\\]b]', ';B[a1];W[swap]', '(;W[b1]C[here])', '(;W[b2])'])
    expect(textOf(both)).toContain(part)
  await button('Delete').click()
  await expect.element(found()).toHaveTextContent('16 entries')
  await openFiles([both.name, textOf(both)])
  await expect.element(details()).toHaveTextContent('2 selected')
  await exportAs('File .polyy')
  await expect.poll(() => desktop.saved).toHaveLength(2)
  // The times are those of coming in, and the order is the list's.
  const gamesIn = (text: string) =>
    text
      .replace(/(CREATED|CHANGED)\[[^\]]*\]/g, '')
      .split(/\s*(?=\(;FF)/)
      .map((game) => game.trim())
      .sort()
  expect(gamesIn(textOf(desktop.saved[1]))).toEqual(gamesIn(textOf(both)))
})

async function openKept() {
  const { desktop } = await openLibrary(GAME)
  await entry('Kept').click()
  await exportAs('File .sgf')
  await expect.poll(() => desktop.saved.map(({ name }) => name)).toEqual(['Kept.sgf'])
  return { desktop, text: textOf(desktop.saved[0]) }
}

it("exports CodeCup's lines, or says why there are none", async () => {
  const { desktop } = await openLibrary()
  await openFiles(['cup.txt', '22 -1 43 57\r\n'])
  await entry('cup').click()
  await exportAs('CodeCup’s lines, .txt')
  await expect.poll(() => desktop.saved.map(({ name }) => name)).toEqual(['cup.txt'])
  expect(textOf(desktop.saved[0])).toBe('22 -1 43 57\n')
  await openFiles(['small.sgf', GAME])
  await exportAs('CodeCup’s lines, .txt')
  await expect.element(notice()).toHaveTextContent('CodeCup’s lines are of games on 106 nodes under three corners')
  expect(desktop.saved).toHaveLength(1)
})

it('copies what a file would hold', async () => {
  const { desktop, text } = await openKept()
  await exportAs('Copy as SGF')
  await expect.element(notice()).toHaveTextContent('Copied')
  expect(desktop.copied).toEqual([text])
})

it('copies the position of a game', async () => {
  const { desktop } = await openKept()
  await exportAs('Copy the position')
  await expect.poll(() => desktop.copied).toEqual([expect.stringMatching(/^r\/b\.\.\.\.\/\.{10} /)])
})

it('copies an entry by key', async () => {
  const { text } = await openKept()
  await entry('Kept').click()
  let copied = ''
  const listen = ({ clipboardData }: ClipboardEvent) => void (copied = clipboardData?.getData('text/plain') ?? '')
  document.addEventListener('copy', listen, { once: true })
  await press('{Control>}c{/Control}')
  await expect.poll(() => copied).toBe(text)
})

it('offers its games by name on other pages', async () => {
  await openLibrary(...Array.from({ length: 100 }, (_, i) => `(;GM[531]GN[Game ${i}];B[a1])`))
  await find().fill('game 99')
  await entry('Game 99').click()
  await button('Replay').click()
  await page
    .css('[aria-haspopup="listbox"]')
    .and(page.getByRole('button', { name: /\bPosition\b/ }))
    .click()
  await press('game 77')
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Game 77')
  expect(page.getByRole('option').elements().length).toBeLessThan(20)
})
