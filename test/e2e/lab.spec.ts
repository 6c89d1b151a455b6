/** The laboratory beside a game that goes on, and its tabs. */
import { expect, test } from './app.ts'

test('compares while a game goes on, and can be cancelled', async ({ app }) => {
  await app.open()
  await app.chooseSlowOpponent()
  await app.node('c3').click()
  await expect(app.headline).toContainText('is thinking')
  await app.page.goto('./#experiments/compare')
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

test('the tab that is open stays in sight in a window made narrow', async ({ app }) => {
  await app.page.goto('./#learn/mistakes')
  const tab = app.page.getByRole('tab', { name: 'My mistakes' })
  await expect(tab).toBeInViewport({ ratio: 1 })
  await app.page.setViewportSize({ width: 390, height: 844 })
  await expect(tab).toBeInViewport({ ratio: 1 })
})
