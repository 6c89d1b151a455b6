/** A newcomer: offered the rules at the first start, learns them step by step, and plays a first game. */
import { expect, test, type AppPage } from './app.ts'

/** What solves the two tasks of each step, and what the board says to it. */
const STEPS = [
  ['Stones in turn', [['b1'], 'Blue answers'], [['c1'], 'That is all']],
  ['Build a chain', [['b3'], 'a chain'], [['a1'], 'one chain of five']],
  ['Corners count twice', [['c2'], 'touches side A'], [['c5'], 'B and C']],
  ['Join three sides', [['c6'], 'Your chain joins A, B, and C'], [['c1'], 'Blocked']],
  ['Never a draw', [['b1', 'b3', 'b5', 'c1', 'c9', 'c10'], 'wins'], [['a1', 'c3', 'c7', 'c9', 'b1'], 'wins']],
] as const

const answer = (app: AppPage) => app.page.locator('main').getByRole('status')
const step = (app: AppPage) => app.page.getByRole('navigation', { name: 'The rules in six steps' })

/** Puts stones by `put` until the board says that the task is solved. */
async function solve(app: AppPage, put: (name: string) => Promise<void>, names: readonly string[], said: string): Promise<void> {
  for (const name of names) {
    // Somebody may have won before all of them are put.
    if ((await answer(app).textContent())?.includes(said)) return
    const isFree = (await app.node(name).getAttribute('aria-disabled')) === 'false'
    if (isFree) await put(name)
  }
  await expect(answer(app)).toContainText(said)
}

test('by mouse: from the first start through all steps to a first game', async ({ app }) => {
  const { page } = app
  await app.open()
  await page.getByRole('link', { name: 'Learn the rules' }).click()
  await app.expectLoaded()
  for (const [name, ...tasks] of STEPS) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    for (const [i, [names, said]] of tasks.entries()) {
      await solve(app, (node) => app.node(node).click(), names, said)
      await app.button(i === 0 ? 'Go on' : 'Next').click()
    }
    await expect(step(app).getByRole('link', { name: `${name}, done` })).toBeVisible()
  }
  await app.button('Swap colours').click()
  await expect(answer(app)).toContainText('The red stone is yours now')
  await app.button('Go on').click()
  await app.button('Swap colours').click()
  await expect(answer(app)).toContainText('the one first stone that loses')
  await app.node('b1').click()
  await app.button('Play your first game').click()
  await expect(app.headline).toContainText('your move')
  await expect(page.getByText('New to Poly-Y?')).toHaveCount(0)
  await app.node('a1').click()
  await expect(app.stones).toHaveCount(2)
})

test('by keyboard: what leads has the focus, a wrong try says why, and what is learnt is kept', async ({ app }) => {
  const { page } = app
  await app.open('#learn/sides')
  await app.expectLoaded()
  const press = async (name: string) => {
    await app.node(name).focus()
    await page.keyboard.press('Enter')
  }
  await press('c9')
  await expect(answer(app)).toHaveText('c9 is not on side A. Try a marked node.')
  await expect(app.stones).toHaveCount(2)
  await press('c2')
  await expect(app.button('Go on')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(app.board.locator('[data-node]:focus')).toBeVisible()
  await press('c5')
  await expect(page.getByRole('img', { name: 'B and C; three are needed' })).toBeVisible()
  await expect(app.button('Next')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#learn\/win$/)
  await expect(app.board.locator('[data-node]:focus')).toBeVisible()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.goto('./')
  await page.reload()
  await page.getByRole('link', { name: 'Learn', exact: true }).click()
  await expect(step(app).getByRole('link', { name: 'Corners count twice, done' })).toBeVisible()
  await expect(step(app).getByRole('link', { name: 'Stones in turn' })).toHaveAttribute('aria-current', 'step')
})

test('who knows the game says so once; the rules are under the question mark too', async ({ app }) => {
  const { page } = app
  await app.open()
  await app.button('I know the game').click()
  await expect(page.getByText('New to Poly-Y?')).toHaveCount(0)
  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(app.board).toBeVisible()
  await expect(page.getByText('New to Poly-Y?')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('region', { name: 'The rules' })).toContainText('any three of the five sides wins')
  await page.getByRole('link', { name: 'Learn them by playing' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Stones in turn' })).toBeVisible()
})

test('Learn: accessible, and whole at every size', async ({ app }, info) => {
  for (const [i, id] of ['win', 'swap'].entries()) {
    await app.open(`#learn/${id}`)
    await app.expectLoaded()
    await app.node(i === 0 ? 'c4' : 'a1').click()
    await app.page.mouse.move(0, 0)
    await app.expectAccessible()
    await app.expectToFit(info, `learn-${id}`, [[1280, 820], [1920, 1080], [1024, 700], [800, 900], [390, 844]])
    await app.page.setViewportSize({ width: 1280, height: 820 })
  }
  await app.node('c1').click()
  await app.button('Swap colours').click()
  await app.expectAccessible()
})
