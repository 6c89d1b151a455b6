/**
 * The report's terminal test in Inspect: walked by mouse and by keys to its verdict, and reached from a game that is
 * over.
 */
import { expect, test, type AppPage } from './app.ts'
import { Review } from './review.ts'

const FIGURE_2 = 'Figures 2 and 3 of the report, reconstructed'

async function openTest(app: AppPage, position: string): Promise<void> {
  await app.open('#inspect')
  await app.page.getByLabel('Show the terminal test').check()
  await app.choose('Load a position', position)
}

const region = ({ page }: AppPage, name: string) => page.getByRole('region', { name })
const steps = (app: AppPage) => region(app, '1 Grow set A, depth first').getByRole('listitem')
const grown = (app: AppPage) => region(app, '1 Grow set A, depth first').getByText(/^A = /)
const sizes = (app: AppPage) => region(app, '2 Intersect A with each side').getByRole('row').locator('td:last-child')
const verdict = (app: AppPage) => region(app, '3 Verdict')
/** Over the stones: the numbers of those in A, and an arrow to each from the one before. */
const walkDrawing = (app: AppPage) =>
  region(app, 'Board with the walk')
    .locator('svg[aria-hidden]')
    .filter({ has: app.page.locator('text') })
const place = (app: AppPage) => app.page.getByRole('group', { name: 'Steps of the walk' }).getByRole('status')

async function expectAtEnd(app: AppPage): Promise<void> {
  await expect(place(app)).toHaveText('stone 5 of 5')
  await expect(grown(app)).toHaveText('A = {c3, c4, c5, d4, d7}')
  await expect(sizes(app)).toHaveText(['1', '2', '1', '0', '0'])
  await expect(verdict(app)).toContainText('Three are non‑empty: Blue has won.')
  await expect(verdict(app)).toContainText(
    'A ∩ B, A ∩ C, and A ∩ D have members. Three or more end the game. d4 and d7 are corners: each counts for two sides.',
  )
}

test('figure 2 of the report is walked by mouse, stone by stone, to its verdict', async ({ app }) => {
  await openTest(app, FIGURE_2)
  await expect(app.page.getByText('Blue has put a stone on c4.')).toBeHidden()
  await region(app, 'What is tested').locator('summary').click()
  await expect(app.page.getByText(/the position is reconstructed from its numbers/)).toBeVisible()
  await expect(app.select('Last stone')).toContainText('c4 · Blue')
  await expectAtEnd(app)
  await expect(steps(app)).toHaveText([
    /c4the last stone: A begins hereown neighbours c3, c5$/,
    /c3down from c4own neighbours c4 \(in A already\), d4$/,
    /d4down from c3own neighbour c3 \(in A already\): back up to c4$/,
    /c5down from c4own neighbours c4 \(in A already\), d7$/,
    /d7down from c5own neighbour c5 \(in A already\): back up, done$/,
  ])
  await app.button('To the first stone').click()
  await expect(grown(app)).toHaveText('A = {c4}')
  await expect(sizes(app)).toHaveText(['0', '0', '0', '0', '0'])
  await expect(verdict(app)).toContainText('A is growing: stone 1 of 5.')
  for (const [set, counts] of [
    ['c3, c4', '00000'],
    ['c3, c4, d4', '11000'],
    ['c3, c4, c5, d4', '11000'],
  ]) {
    await app.button('One stone forward').click()
    await expect(grown(app)).toHaveText(`A = {${set}}`)
    await expect(sizes(app)).toHaveText([...counts])
  }
  await expect(walkDrawing(app).locator('text')).toHaveText(['1', '2', '3', '4'])
  await expect(walkDrawing(app).locator('line')).toHaveCount(3)
  await expect(app.node('c5')).toHaveAccessibleName('c5, blue stone, number 4 in A')
  await expect(app.node('d7')).toHaveAccessibleName('d7, corner of sides B and C, blue stone')
  await app.button('To the last stone of A').click()
  await expectAtEnd(app)
  await app.button('One stone back').click()
  await expect(place(app)).toHaveText('stone 4 of 5')
  // A stone of the list is gone to as well.
  await steps(app).nth(1).getByRole('button').click()
  await expect(place(app)).toHaveText('stone 2 of 5')
  await app.button('Play').click()
  await expectAtEnd(app)
  await expect(app.button('Play')).toBeVisible()
})

test('the walk goes by keys, and play begins again at its end; the flood fill agrees; any stone may be the last', async ({
  app,
}) => {
  const { page } = app
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openTest(app, FIGURE_2)
  await page.getByRole('heading', { name: '3 Verdict' }).click()
  await page.keyboard.press('Home')
  await expect(place(app)).toHaveText('stone 1 of 5')
  for (let stone = 2; stone <= 5; stone++) {
    await page.keyboard.press('ArrowRight')
    await expect(place(app)).toHaveText(`stone ${stone} of 5`)
  }
  await expectAtEnd(app)
  await expect(walkDrawing(app).locator('> g').first()).toHaveCSS('animation-duration', '1e-05s')
  await page.keyboard.press('ArrowRight')
  await expect(place(app)).toHaveText('stone 5 of 5')
  await page.keyboard.press('ArrowLeft')
  await expect(place(app)).toHaveText('stone 4 of 5')
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await expect(app.button('Pause')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(app.button('Play')).toBeVisible()
  await page.keyboard.press('End')
  await expectAtEnd(app)
  const flood = region(app, 'The flood fill that play uses')
  await expect(flood.getByRole('list', { name: 'What each round adds' }).getByRole('listitem')).toHaveText([
    'c4',
    'c3 c5',
    'd4 d7',
  ])
  await expect(flood).toContainText(
    '3 rounds, of which the last finds nothing new; the walk takes 5 stones one by one.',
  )
  await expect(flood).toContainText('Both agree: the same 5 stones, the same verdict.')
  // Any stone may be the last: by the list, by the board, and by the keyboard on it.
  await app.choose('Last stone', 'b5 · Blue')
  await expect(grown(app)).toHaveText('A = {b5, c10, d15}')
  await expect(verdict(app)).toContainText('Only one is non‑empty: this chain has not won.')
  await expect(verdict(app)).toContainText('A has no corner; a corner would count for two sides.')
  await app.node('b2').click()
  await expect(app.select('Last stone')).toContainText('b2 · Red')
  await expect(verdict(app)).toContainText('All are empty: this chain has not won.')
  await app.node('b2').press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(app.select('Last stone')).not.toContainText('b2')
  await app.choose('Load a position', 'Figure 1 of the report, reconstructed')
  await expect(verdict(app)).toContainText('the game goes on.')
  await app.choose('Load a position', 'First end state of the report, reconstructed')
  await expect(verdict(app)).toContainText('Red has won.')
  await expect(flood).toContainText('Both agree: the same 6 stones, the same verdict.')
})

test('a board without stones says what to do first; the terminal test: accessible, and nothing cut off', async ({
  app,
}, info) => {
  await app.open('#inspect')
  await app.page.getByLabel('Show the terminal test').check()
  await expect(app.headline).toHaveText('There is no stone to begin at')
  await expect(app.button('Play')).toHaveCount(0)
  await app.headline.click()
  await app.page.keyboard.press('ArrowRight')
  await app.button('Put stones on the board').click()
  await expect(app.page.getByLabel('Show the board')).toBeChecked()
  await app.page.getByLabel('Show the terminal test').check()
  await app.button('Show the report’s example').click()
  await expectAtEnd(app)
  await app.page.mouse.move(0, 0)
  await app.expectAccessible()
  await app.button('One stone back').click()
  await app.expectAccessible()
  await app.expectToFit(info, 'terminal-test', [
    [1280, 820],
    [1024, 700],
    [390, 844],
  ])
  // Below each other on a phone, from the board to the flood fill.
  const tops = await Promise.all(
    [app.board, steps(app).first(), verdict(app), region(app, 'The flood fill that play uses')].map(
      async (part) => (await part.boundingBox())?.y ?? NaN,
    ),
  )
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test('a game that is over leads to the test of its last stone, from Play and from its review', async ({ app }) => {
  await app.open()
  // Red wins at once on d7.
  await app.paste('./...../r..b....b./b..rrr....rb.b. r')
  await expect(app.button('Why it is over')).toHaveCount(0)
  await app.node('d7').click()
  await app.button('Why it is over').click()
  await expect(app.page).toHaveURL(/#inspect/)
  await expect(app.select('Last stone')).toContainText('d7 · Red')
  await expect(verdict(app)).toContainText('Red has won.')
  await app.page.goto(`./#library/built-in:figure-2`)
  await expect(new Review(app).tree).toBeVisible()
  await app.page.keyboard.press('Home')
  await app.button('More').click()
  await expect(app.page.getByRole('menuitem', { name: 'Why it is over' })).toHaveCount(0)
  await app.page.keyboard.press('Escape')
  await app.page.keyboard.press('End')
  await app.more('Why it is over')
  await expect(app.select('Last stone')).toContainText('c4 · Blue')
  await expectAtEnd(app)
})
