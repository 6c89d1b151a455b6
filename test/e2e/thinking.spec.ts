/** While the computer thinks: the window stays alive, and what is dropped never comes back. */
import { expect, test } from './app.ts'

test('the window goes on drawing while the computer thinks, and undo ends its worker', async ({ app }) => {
  await app.open()
  await app.chooseSlowOpponent()
  await app.node('c3').click()
  await expect(app.headline).toContainText('Blue is thinking, depth')
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
  await app.pressAnyway('Undo')
  await expect(app.headline).toHaveText('Red · your move')
  await expect.poll(() => app.page.workers().length).toBe(0)
  await expect(app.stones).toHaveCount(0)
})
