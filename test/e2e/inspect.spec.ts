/** The inspector: a position that is set up by hand and goes to other places, and how the page looks. */
import { expect, test, type AppPage } from './app.ts'

async function openWith(app: AppPage, name: string): Promise<void> {
  await app.open('#inspect')
  await app.choose('Load a position', name)
}

test('a position that is set up goes to a file, over a reload and into a game', async ({ app }) => {
  await app.open('#inspect')
  await app.node('a1').click()
  await app.page.keyboard.press('r')
  await app.node('d1').click()
  const saved = app.page.waitForEvent('download')
  await app.button('Save as a text file').click()
  expect((await saved).suggestedFilename()).toBe('position.txt')
  await app.page.reload()
  await expect(app.node('d1')).toHaveAccessibleName('d1, corner of sides A and E, red stone')
  await app.page.keyboard.press('b')
  await app.node('d1').click()
  await app.button('Play from here').click()
  await expect(app.headline).toHaveText('Red · your move')
  await expect(app.position).toHaveText('r/...../........../b.............. r')
})

test('sets, values and distance tables are accessible, and nothing is cut off', async ({ app }, info) => {
  await openWith(app, 'Eleven stones')
  await app.page.mouse.move(0, 0)
  await app.expectAccessible()
  await app.expectToFit(info, 'inspect', [
    [1280, 820],
    [1024, 700],
    [390, 844],
  ])
  await app.page.setViewportSize({ width: 1280, height: 820 })
  await app.choose('Overlay', 'Value after each move')
  await app.choose('Evaluator', 'Evaluator of Network, depth 3')
  await app.expectAccessible()
  await app.page.getByLabel('Show the distance tables').check()
  await app.page.mouse.move(0, 0)
  await app.expectAccessible()
  await app.expectToFit(info, 'inspect-tables', [
    [1280, 820],
    [390, 844],
    [1024, 700],
  ])
  // The whole table of 31 nodes is in sight.
  expect(
    await app.page
      .getByRole('grid', { name: 'Distances between all nodes' })
      .locator('..')
      .evaluate((area) => [area.scrollWidth - area.clientWidth, area.scrollHeight - area.clientHeight]),
  ).toEqual([0, 0])
  // A narrow one leaves the tools in sight.
  await app.page.setViewportSize({ width: 820, height: 1180 })
  await expect(app.page.getByRole('region', { name: 'Floyd–Warshall table' })).toBeVisible()
  for (const tool of ['Clear', 'Undo']) await expect(app.button(tool)).toBeInViewport({ ratio: 1 })
})

test('a position of 51 nodes is set up, measured and taken over a reload into the terminal test', async ({ app }) => {
  await app.open('#inspect')
  await app.page.getByLabel('51 nodes').check()
  await expect(app.page.getByLabel('Three corners')).toBeChecked()
  for (const name of ['e2', 'a1', 'e3', 'b1']) await app.node(name).click()
  await expect(app.page.getByTestId('set-size-red')).toHaveText(/^\d+$/)
  await app.page.getByLabel('Show the nodes of all cheapest sets').check()
  await app.page.mouse.move(0, 0)
  await app.expectAccessible()
  await app.page.reload()
  await expect(app.node('e3')).toHaveAccessibleName(/^e3, side A, red stone/)
  await app.page.getByLabel('Show the terminal test').check()
  await app.choose('Last stone', 'e3 · Red')
  await expect(app.page.getByText('A = {e2, e3}')).toBeVisible()
  await expect(app.page.getByText(/A captures no corner/)).toBeVisible()
  await app.expectAccessible()
})
