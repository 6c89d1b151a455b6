/** While the computer thinks: the window stays alive, and what is dropped never comes back. */
import { expect, test, type AppPage } from './app.ts'

/** Red moves, and Blue thinks about it. */
async function moveAndWait(app: AppPage, node: string): Promise<void> {
  await app.node(node).click()
  await expect(app.headline).toContainText('Blue is thinking, depth')
}

/** No worker is left from which a move could come, but for so many that have made one since. */
async function expectWorkers(app: AppPage, count: 0 | 1): Promise<void> {
  await expect.poll(() => app.page.workers().length).toBe(count)
}

test('the window goes on drawing, shows depth, best line, value and visited states live, and stops at once; undo drops the search', async ({
  app,
}) => {
  await app.open()
  await app.chooseSlowOpponent()
  await moveAndWait(app, 'c3')
  // A window that the search held up would draw no frame before the search is over.
  await app.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let frames = 0
        const frame = () => (++frames === 30 ? resolve() : requestAnimationFrame(frame))
        requestAnimationFrame(frame)
      }),
  )
  await expect(app.headline).toContainText('Blue is thinking, depth')
  const visited = app.page.getByTestId('visited')
  await expect(visited).toHaveText(/^[\d,]{5,}$/)
  const first = await visited.textContent()
  await expect(visited).not.toHaveText(first ?? '')
  await expect(app.page.getByRole('list', { name: 'Best line' }).getByRole('listitem').first()).toBeVisible()
  const figures = app.page.getByRole('region', { name: 'Search' })
  await expect(figures.locator('dt:text("Depth") + dd')).toHaveText(/^\d+$/)
  await expect(figures.locator('dt:text("Value") + dd')).toHaveText(/^[+−]?\d+$/)
  await expect(app.lineStones.first()).toBeVisible()
  await app.page.keyboard.press('Escape')
  await expect(app.headline).toHaveText('Blue waits')
  await app.button('Continue').click()
  await expect(app.headline).toContainText('Blue is thinking')
  await expect(app.button('Move now')).toBeEnabled()
  await app.button('Move now').click()
  await expect(app.headline).toHaveText('Red · your move')
  await expect(app.stones).toHaveCount(2)
  // Undo while it thinks takes back the human's move only.
  await app.playable.first().click()
  await expect(app.headline).toContainText('Blue is thinking, depth')
  await app.pressAnyway('Undo')
  await expect(app.headline).toHaveText('Red · your move')
  await expect(app.stones).toHaveCount(2)
  await expectWorkers(app, 0)
  await expect(app.stones).toHaveCount(2)
  // A second undo, with nobody thinking, goes back to the human's turn before.
  await app.pressAnyway('Undo')
  await expect(app.stones).toHaveCount(0)
})

test('Escape and Ctrl+Z while a dropdown has the focus, a pasted position, a new game and a changed player each drop the search', async ({
  app,
}) => {
  await app.open()
  await app.chooseSlowOpponent()
  await moveAndWait(app, 'c3')
  await app.select('Blue is played by').focus()
  await app.page.keyboard.press('Escape')
  await expect(app.headline).toHaveText('Blue waits')
  // What had been found stays in sight.
  await expect(app.page.getByTestId('visited')).toHaveText(/^[\d,]{5,}$/)
  await app.page.keyboard.press('Control+Z')
  await expect(app.stones).toHaveCount(0)
  await moveAndWait(app, 'd3')
  await app.paste('./...../........../............... r')
  await expect(app.stones).toHaveCount(0)
  await expect(app.headline).toHaveText('Red · your move')
  await moveAndWait(app, 'd3')
  await app.newGame()
  await expect(app.stones).toHaveCount(0)
  await expectWorkers(app, 0)
  await expect(app.stones).toHaveCount(0)
  await moveAndWait(app, 'c3')
  await app.seat('Blue', 'Random')
  await expect(app.headline).toHaveText('Red · your move')
  await expectWorkers(app, 1)
  await expect(app.stones).toHaveCount(2)
})
