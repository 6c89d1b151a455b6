/** The rules, learnt step by step, or known already. */
import { expect, test } from './app.ts'
import { answer, steps } from './newcomer.ts'

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
  await expect(steps(app).getByRole('link', { name: 'Corners count twice, done' })).toBeVisible()
  await expect(steps(app).getByRole('link', { name: 'Stones in turn' })).toHaveAttribute('aria-current', 'step')
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

test('Learn: whole at every size', async ({ app }, info) => {
  for (const [id, node] of [
    ['win', 'c4'],
    ['swap', 'a1'],
  ]) {
    await app.open(`#learn/${id}`)
    await app.expectLoaded()
    await app.node(node).click()
    await app.page.mouse.move(0, 0)
    // What a try is answered; the newcomer looks at the tasks solved.
    await app.expectAccessible()
    await app.expectToFit(info, `learn-${id}`, [
      [1280, 820],
      [1920, 1080],
      [1024, 700],
      [800, 900],
      [390, 844],
    ])
    await app.page.setViewportSize({ width: 1280, height: 820 })
  }
})
