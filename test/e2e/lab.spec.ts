/** The laboratory beside a game that goes on, and how its charts look. */
import type { Locator } from '@playwright/test'
import { expect, test } from './app.ts'
import { compare, openToDepth4 } from './comparing.ts'

test('compares while a game goes on, and can be cancelled', async ({ app }) => {
  await app.open()
  await app.chooseSlowOpponent()
  await app.node('c3').click()
  await expect(app.headline).toContainText('is thinking')
  await app.page.goto('./#lab')
  await app.button('7').click()
  await app.button('Compare').click()
  await expect(app.status).toContainText('Engine searching for a move, comparing')
  // Only what has finished can be continued: the second search says that the first one has.
  await expect(app.page.getByText(/^Search ([2-9]|1\d|20) of 20…$/)).toBeVisible()
  await app.button('Cancel').click()
  await expect(app.page.getByText(/Cancelled after [1-9]\d* of 20/)).toBeVisible()
  await expect(app.status).not.toContainText('comparing')
  await expect(app.button('Continue')).toBeVisible()
  await app.page.goto('./#')
  await expect(app.headline).toContainText('is thinking')
})

test('each chart, and the page before there are any, is accessible in either theme and fits every size', async ({
  app,
}, info) => {
  await openToDepth4(app)
  await app.expectAccessible()
  await app.keepPicture(info, 'lab-empty.png')
  await compare(app, 'Eleven stones')
  const charts = app.page.getByRole('region', { name: 'Charts' })
  const show = (tab: string) => app.page.getByRole('tab', { name: tab }).click()
  const look = async (name: string, part?: Locator) => {
    await charts.getByRole('application').first().focus()
    await app.expectAccessible(part)
    await app.expectToFit(info, `lab-${name}`, [
      [1280, 820],
      [1920, 1080],
      [390, 844],
    ])
    await app.keepPicture(info, `lab-${name}-chart.png`, charts)
    await app.page.setViewportSize({ width: 1280, height: 820 })
  }

  await look('Ordering')
  await show('By depth')
  await look('By depth', charts)
  await app.page.getByRole('radio', { name: 'Depth 3' }).press('Space')
  await show('Cutoffs')
  await look('Cutoffs', charts)
  await show('Speed')
  await look('Speed', charts)
  await charts
    .getByRole('button', { name: /^Export/ })
    .first()
    .click()
  await expect(app.page.getByRole('menu')).toBeVisible()
  await app.expectAccessible()
  await app.keepPicture(info, 'lab-export.png')
})

test('the tab that is open stays in sight in a window made narrow', async ({ app }) => {
  await app.page.goto('./#lab/table')
  const tab = app.page.getByRole('tab', { name: 'Complete table' })
  await expect(tab).toBeInViewport({ ratio: 1 })
  await app.page.setViewportSize({ width: 390, height: 844 })
  await expect(tab).toBeInViewport({ ratio: 1 })
})
