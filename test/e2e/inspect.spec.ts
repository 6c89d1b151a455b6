/** The inspector: setting up by hand, cheapest sets, overlays, and the distance tables. */
import { expect, test, type AppPage } from './app.ts'

async function openWith(app: AppPage, name: string): Promise<void> {
  await app.open('#inspect')
  await app.page.getByLabel('Take a position').selectOption({ label: name })
}

test('a position is set up by hand; one that cannot arise says why and stays', async ({ app }) => {
  await app.open('#inspect')
  await app.node('a1').click()
  await expect(app.node('a1')).toHaveClass(/red/)
  await expect(app.page.getByText('Cannot arise: with Red to move Red must have as many stones as Blue, not 1 to 0.')).toBeVisible()
  await expect(app.button('Play from here')).toBeDisabled()
  await app.page.getByLabel('Blue to move').check()
  await expect(app.position).toHaveText('r/...../........../............... b')
  await app.node('d1').click()
  await app.node('d1').click()
  await expect(app.node('d1')).toHaveClass(/blue/)
  await app.page.getByLabel('Red to move').check()
  await app.button('Rotate').click()
  await expect(app.position).toHaveText('r/...../........../...b........... r')
  await app.button('Mirror').click()
  await expect(app.position).toHaveText('r/...../........../............b.. r')
  await app.button('Play from here').click()
  await expect(app.headline).toHaveText('Red · your move')
  await expect(app.position).toHaveText('r/...../........../............b.. r')
  await app.page.getByRole('link', { name: 'Inspect' }).click()
  await app.button('Clear').click()
  await expect(app.stones).toHaveCount(0)
})

test('cheapest sets can be browsed, and lie on the board', async ({ app }) => {
  await app.open('#inspect')
  await expect(app.page.getByTestId('set-count')).toHaveText('5')
  await expect(app.page.locator('.line-ghost')).toHaveCount(4)
  const nodes = app.page.getByRole('list', { name: 'Nodes of the set' })
  await expect(nodes).toHaveText('d1d2d3d4')
  await app.button('Next').click()
  await expect(nodes).toHaveText('d1d13d14d15')
  await app.button('Previous').click()
  await app.button('Previous').click()
  await expect(app.page.getByText('5 of 5')).toBeVisible()
})

test('overlays show distances to a side and f after each move, with a legend of the values there are', async ({ app }) => {
  await openWith(app, 'State 1')
  const overlay = app.page.getByRole('combobox', { name: 'Overlay' })
  const legend = app.page.getByRole('list', { name: 'Legend' })
  await overlay.selectOption('distances')
  await app.page.getByLabel('Side A').check()
  await expect(app.node('d2').locator('.mark-text')).toHaveText('1')
  await expect(app.node('a1').locator('.mark-text')).toHaveText('4')
  await expect(legend.getByRole('listitem').first()).toHaveText(/1\s*1 stone/)
  await overlay.selectOption('moves')
  await expect(app.page.locator('.mark-text')).toHaveCount(30)
  await app.paste('./...../........../rrrr...bbb..... b')
  await expect(app.page.getByText('There is no legal move here.')).toBeVisible()
})

test('the distance table is linked with the board, by pointer and by keyboard, and can be stepped', async ({ app }) => {
  await openWith(app, 'Eleven stones')
  await app.page.getByLabel('Show the distance tables').check()
  await app.page.locator('[data-from="4"][data-to="28"]').hover()
  await expect(app.page.getByText('b4 → d13: 1 stone, by c8, d12')).toBeVisible()
  await expect(app.page.locator('.path polyline')).toBeVisible()
  await app.page.getByRole('group', { name: 'Distances between all nodes' }).focus()
  await app.page.keyboard.press('ArrowDown')
  await app.page.keyboard.press('ArrowLeft')
  await expect(app.page.getByText(/^b5 → d12: 1 stone/)).toBeVisible()
  await app.page.getByRole('slider', { name: 'Rounds' }).fill('0')
  await expect(app.page.getByText('Before the first round')).toBeVisible()
  await expect(app.page.locator('.matrix .changed')).toHaveCount(0)
  await app.button('One round on').click()
  const changed = Number(/(\d+) of 961/.exec((await app.page.getByText(/Round 1: paths may now pass a1/).textContent()) ?? '')?.[1])
  expect(changed).toBeGreaterThan(0)
  await expect(app.page.locator('.matrix .changed')).toHaveCount(changed)
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test(`Inspect, ${colorScheme}: accessible in both views`, async ({ app }, info) => {
      await openWith(app, 'Eleven stones')
      for (const view of ['Show the board', 'Show the distance tables']) {
        await app.page.getByLabel(view).check()
        await app.page.mouse.move(0, 0)
        await app.expectAccessible()
        await app.expectToFit(info, `${view}-${colorScheme}`, [[1280, 820], [1024, 700], [390, 844]])
        await app.page.setViewportSize({ width: 1280, height: 820 })
      }
    })
  })
