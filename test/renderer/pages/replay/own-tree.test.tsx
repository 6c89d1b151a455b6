/** Trees of one's own on the page: typed, drawn, searched, asked about, and linked; and traces of other programs. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { treeRoot } from '../../../../src/engine/search/search-root.ts'
import { formatTrace } from '../../../../src/engine/search/trace-file.ts'
import { recordTree } from '../../../../src/engine/search/tree-search.ts'
import { parseTree } from '../../../../src/engine/search/typed-tree.ts'
import { button, choose, press } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'
import { focus, timeSlider } from './on-page.ts'

const NORVIG = '((3 12 8)(2 4 6)(14 5 2))'

const form = () => page.getByRole('region', { name: 'A tree of your own' })
/** The start, with the form open. */
async function start(): Promise<void> {
  await showApp('#replay')
  await form().getByRole('heading').click()
}

const field = () => form().getByRole('textbox', { name: /^Tree/ })
const drawn = () => page.getByRole('img', { name: /^The whole tree/ })
const tree = () => page.getByRole('region', { name: 'Tree', exact: true })

async function toEnd(): Promise<void> {
  focus(timeSlider())
  await press('{End}')
}

async function step(text: string): Promise<void> {
  await start()
  await field().fill(text)
  await form().getByRole('button', { name: 'Step through it' }).click()
  await expect.element(page.getByText(/^a tree of \d/)).toBeVisible()
}

it('begins with an example, one press from its first step', async () => {
  await start()
  await form().getByRole('button', { name: 'Step through it' }).click()
  await expect.element(page.getByRole('heading', { name: 'Alpha-beta, depth 2' })).toBeVisible()
})

it('is drawn while one types, or the fault is told with its place', async () => {
  await start()
  await field().fill('(1 (2 x))')
  await expect.element(form().getByRole('status')).toHaveTextContent('character 7: x is neither a bracket nor')
  await expect.element(form().getByRole('button', { name: 'Step through it' })).toBeDisabled()
  await field().fill('(1 (2 5))')
  await expect.element(drawn()).toHaveAccessibleName('The whole tree, with the values for Max: (1(2 5))')
})

it('is chosen from the examples', async () => {
  await start()
  await choose('Examples', 'Plaat et al.: the value is 35')
  await expect.element(field()).toHaveValue('((((41 5)(12 90))((101 80)(20 30)))(((34 80)(36 35))((50 36)(25 3))))')
})

it('is replayed with its value and its cuts, for Max and Min', async () => {
  await step(NORVIG)
  await toEnd()
  await expect.element(tree()).toHaveTextContent('Done: Max plays B, worth +3. 10 states visited.')
  await expect.element(tree()).toHaveTextContent('picks the lowestof Max’s numbers')
  await expect.element(page.getByRole('region', { name: 'Board' })).toHaveTextContent(/Cutoffs\s*2/)
})

it('scrolls to the node that is searched, where it has too many leaves to be read at once', async () => {
  await step(`(${NORVIG.repeat(6)})`)
  const scroller = page.getByRole('group', { name: /^The whole tree/ })
  await expect.poll(() => scroller.element().scrollWidth).toBeGreaterThan(600)
  expect(scroller.element().scrollLeft).toBe(0)
  for (let i = 0; i < 8; i++) await button('Next cutoff').click()
  await expect.poll(() => scroller.element().scrollLeft).toBeGreaterThan(100)
})

it('has pseudocode that asks for a leaf', async () => {
  await step(NORVIG)
  await expect.element(page.getByRole('region', { name: 'Code' })).toHaveTextContent('if state is a leaf')
})

it('is searched in a window around the value expected', async () => {
  await start()
  await choose('Algorithm', 'Aspiration search')
  await form().getByRole('button', { name: 'Step through it' }).click()
  await button('Step forward').click()
  await expect.element(tree()).toHaveTextContent('Depth 2 begins in (−2, +2): 0 is expected for Max')
})

it('is compared with a second search of the same tree', async () => {
  await step(NORVIG)
  await button('More').click()
  await page.getByRole('menuitem', { name: 'Compare with a second search…' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Step through it' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Step through it' }).click()
  await expect.element(page.getByText('Two searches')).toBeVisible()
})

it('is asked about: which leaves are cut', async () => {
  const link = new URLSearchParams({
    position: NORVIG,
    search: 'alpha-beta',
    depth: '2',
    questions: 'pruned',
    count: '1',
    seed: '1',
    title: 'Which are cut?',
  })
  await showApp(`#replay/${link}`)
  await expect.element(page.getByRole('heading', { name: 'Which are cut?' })).toBeVisible()
  for (const name of ['I', 'J']) await page.getByRole('button', { name: `${name}, for you to choose` }).click()
  await button('Answer').click()
  await expect.element(page.getByText(/^Right/)).toBeVisible()
})

it('is opened by its link', async () => {
  const { app } = await showApp(
    `#replay/${new URLSearchParams({ position: `min ${NORVIG}`, search: 'mtdf', guess: '-4' })}`,
  )
  await expect.element(page.getByRole('heading', { name: 'MTD(f), depth 2' })).toBeVisible()
  const [{ result, options }] = app.replay.getState().recordings
  expect({ value: result.value, guess: options.guess }).toEqual({ value: 6, guess: -4 })
})

/** Opens the trace of our own alpha-beta, with a line of it changed. */
async function openTrace(change: (line: string) => string): Promise<void> {
  const typed = parseTree(NORVIG)
  const own = formatTrace(treeRoot(typed), 'alpha-beta', recordTree(typed, { algorithm: 'alpha-beta' }).trace)
  const text = own.split('\n').map(change).join('\n')
  await start()
  await page
    .css('.record-panel input[type="file"]')
    .last()
    .upload(new File([text], 'mine.jsonl'))
}

it('reads a trace that is as it should be', async () => {
  await openTrace((line) => line)
  await expect.element(page.getByText('22 steps, all as the algorithm makes them')).toBeVisible()
})

it('names the first step of a trace that differs, where the replay stands', async () => {
  await openTrace((line) => line.replace('{"do":"cut","value":-3}', '{"do":"enter","move":"I"}'))
  const words = 'step 13 (line 14): a cutoff was possible: best −2 ≥ β −3'
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await expect.element(tree()).toHaveTextContent(`Next, ${words}.`)
})

it('refuses a broken trace with its line', async () => {
  await openTrace((line) => line.replace('"move":"C"', '"move":7'))
  await expect.element(page.getByText(/mine\.jsonl cannot be opened: line 11: a move is a name/)).toBeVisible()
})
