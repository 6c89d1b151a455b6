/** The tree of a replay, and the code beside it. */
import { expect, test } from './app.ts'
import { clock, focusPage, openRecorded, sentence, tree } from './replaying.ts'

test('a move of the tree leads to its moment and back, by mouse and by keyboard, and the tree is enlarged, moved and put back', async ({
  app,
}) => {
  await openRecorded(app, 'alpha-beta', 3)
  await app.button('Next cutoff').click()
  await app.button('Next cutoff').click()
  const words = (await sentence(app.page).textContent()) ?? ''
  const at = (await clock(app.page).textContent()) ?? ''
  // The last that was finished beside the one being searched: its moment is when its value came back.
  const finished = tree(app.page)
    .getByRole('button', { name: /, worth at most \S+ to Red, f ≤ \S+, \d+ of \d+ moves cut$/ })
    .first()
  const name = (await finished.getAttribute('data-move')) ?? ''
  await finished.click()
  await expect(sentence(app.page)).toHaveText(new RegExp(`^${name} is worth at most`))
  await expect(clock(app.page)).not.toHaveText(at)
  await app.button('Back to where you were').click()
  await expect(sentence(app.page)).toHaveText(words)
  await expect(clock(app.page)).toHaveText(at)
  // By keys: from move to move, a band up, to its moment, and back.
  await tree(app.page).locator('[role="button"][tabindex="0"]').last().focus()
  await app.page.keyboard.press('ArrowUp')
  const above = tree(app.page)
    .getByRole('button', { name: /, being searched/ })
    .last()
  await expect(above).toBeFocused()
  await app.page.keyboard.press('Enter')
  await expect(sentence(app.page)).toHaveText(/^(Blue|Red) (tries|answers)/)
  await app.page.keyboard.press('Escape')
  await expect(clock(app.page)).toHaveText(at)
  await tree(app.page)
    .getByRole('button', { name: /to come: to the next of them$/ })
    .first()
    .click()
  await expect(sentence(app.page)).toHaveText(/^(Blue|Red) (tries|answers)/)
  const width = () =>
    tree(app.page)
      .getByText('now', { exact: true })
      .locator('..')
      .evaluate((root) => root.getBoundingClientRect().width)
  const usual = await width()
  await app.button('Enlarge the tree').click()
  await expect.poll(width).toBeGreaterThan(usual * 1.2)
  await app.button('Make the tree smaller').click()
  await tree(app.page).hover()
  await app.page.mouse.wheel(0, -300)
  await expect.poll(width).toBeGreaterThan(usual * 1.2)
  await app.button('Fit').click()
  await expect.poll(width).toBeCloseTo(usual, 0)
})

test('the code goes in step with the search: the line it stands at, its variables, over and out, and the program itself; accessible, and nothing cut off', async ({
  app,
}, info) => {
  await openRecorded(app, 'alpha-beta', 3)
  const code = app.page.getByRole('region', { name: 'Code' })
  const here = code.locator('[aria-current="step"] code')
  const variable = (name: string) =>
    code
      .getByLabel('Variables')
      .locator('div')
      .filter({ has: app.page.getByText(name, { exact: true }) })
      .getByRole('definition')
      .first()
  const { keyboard } = app.page
  await focusPage(app.page)
  await keyboard.press('c')
  await expect(here).toHaveText('return β')
  const reached = Number(((await variable('best').textContent()) ?? '').replace('−', '-'))
  const limit = Number(((await variable('β').textContent()) ?? '').replace('−', '-'))
  expect(reached).toBeGreaterThanOrEqual(limit)
  // One step on, the value has come back to the state above; its search is shown at the call before that.
  await keyboard.press('i')
  await expect(here).toHaveText('if value > best')
  await keyboard.press('i')
  await expect(here).toHaveText('value ← −alphaBeta(move, d−1, −β, −best)')
  await expect(code.getByRole('heading')).toHaveText(/^Alpha-beta, Red’s state: after \w+$/)
  // Over the search of that move, and out of the state to the one above.
  await keyboard.press('o')
  await expect(here).toHaveText(/(if value > best|best ← value)$/)
  await expect(code.getByRole('heading')).toHaveText(/^Alpha-beta, Red’s state: after \w+$/)
  await app.button('Out').click()
  await expect(code.getByRole('heading')).toHaveText('Alpha-beta, Blue’s state: now')
  await keyboard.press('Shift+c')
  await code.getByRole('button', { name: 'The search of the state now' }).click()
  await expect(here).toHaveText('value ← −alphaBeta(move, d−1, −β, −best)')
  await code.getByText('The same in the program’s own code').click()
  await expect(code.getByLabel('The same in the program’s own code')).toContainText('export function alphaBeta(')
  // With a cutoff in the tree too, the page has all that it can show.
  await keyboard.press('c')
  await expect(here).toHaveText('return β')
  await app.page.mouse.move(0, 0)
  await app.expectAccessible()
  await app.expectToFit(info, 'replay', [
    [1280, 820],
    [1920, 1080],
    [1024, 700],
    [390, 844],
  ])
})
