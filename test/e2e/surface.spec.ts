/** How the pointer turns the surface of wins. */
import { expect, test, type AppPage } from './app.ts'

const form = (app: AppPage) => app.page.getByRole('region', { name: 'New surface' })

const plot = (app: AppPage) => app.study.getByRole('application')

test('turns with the pointer', async ({ app }) => {
  await app.page.goto('./#experiments/surface')
  await app.custom()
  await form(app).getByText('3 × 3', { exact: true }).click()
  await app.setNumber(form(app), 'Pairs of games per point', 8)
  await app.button('Start').click()
  await expect(app.study.getByText('All 9 points have been measured.')).toBeVisible()
  await app.study.getByText('In 3D', { exact: true }).click()

  const box = (await plot(app).boundingBox()) as { x: number; y: number }
  await app.page.mouse.move(box.x + 200, box.y + 150)
  await app.page.mouse.down()
  await app.page.mouse.move(box.x + 250, box.y + 100, { steps: 5 })
  await app.page.mouse.up()
  await expect(app.study.getByRole('group', { name: 'Turn the picture' }).getByRole('status')).toHaveText(
    'turned 48°, elevation 8°',
  )
  // Without a button the pointer reads the points.
  await app.page.mouse.move(box.x + 260, box.y + 120)
  await expect(plot(app).locator('div[data-screen]')).toContainText('Chains')
})
