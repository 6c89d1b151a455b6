/** Whom to play: the ladder of levels, what a game does to it, and the board one plays on. */
import { expect, test, type AppPage } from './app.ts'
import { mouse, playWell } from './newcomer.ts'

const dialog = (app: AppPage) => app.page.getByRole('dialog', { name: 'New game' })
const opponent = (app: AppPage) => app.page.getByRole('region', { name: 'Blue player' })

test('an opponent is chosen by keys alone: level, colour and board', async ({ app }, info) => {
  await app.open()
  const { keyboard } = app.page
  await keyboard.press('n')
  await expect(dialog(app).getByRole('radio', { name: /^Level 1:/ })).toBeFocused()
  await app.expectAccessible()
  await app.expectToFit(info, 'new-game', [
    [1280, 820],
    [1024, 700],
    [820, 1180],
    [390, 844],
  ])
  for (let i = 0; i < 5; i++) await keyboard.press('ArrowDown')
  await expect(dialog(app).getByRole('button', { name: 'Play Greedy' })).toBeVisible()
  await keyboard.press('Tab')
  await keyboard.press('ArrowRight')
  await expect(dialog(app).getByRole('radio', { name: 'Blue, second' })).toBeChecked()
  await keyboard.press('Tab')
  await keyboard.press('ArrowLeft')
  await expect(dialog(app).getByRole('radio', { name: 'Medium, 16 nodes' })).toBeChecked()
  await expect(dialog(app)).toContainText('Casual: a smaller board.')
  await keyboard.press('Enter')
  await expect(app.page.getByRole('region', { name: 'Red player' })).toContainText('Greedylevel 6')
  await expect(app.stones).toHaveCount(1)
  await expect(app.headline).toHaveText('Blue · your move')
})

test('the next level is played on the board of the game just won', async ({ app }) => {
  await app.open()
  await app.button('New game').click()
  await dialog(app).getByRole('radio', { name: 'Small, 6 nodes' }).check()
  await dialog(app).getByRole('button', { name: 'Play Random' }).click()
  await playWell(app, mouse(app))
  await expect(app.headline).toHaveText(/^You win/)
  await app.button('Next level: Daydreamer').click()
  await expect(opponent(app)).toContainText('Daydreamerlevel 2')
  await expect(app.board.locator('[data-node]')).toHaveCount(6)
  await expect(app.stones).toHaveCount(0)
})

test('a casual game counts for no rating; after three losses an easier level is offered', async ({ app }) => {
  await app.open()
  await app.newGame('Casual')
  await app.node('a1').click()
  await expect(app.stones).toHaveCount(2)
  await expect(app.page.getByText('Does not count for your rating: it is a casual game. · 31 nodes')).toBeVisible()
  await app.pressAnyway('Resign')
  await expect(app.headline).toHaveText('You lost: you resigned')
  await expect(app.page.getByRole('region', { name: 'After the game' })).not.toContainText('your first')
  await app.button('Rematch').click()
  await expect(app.page.getByText('it is a casual game')).toBeVisible()
  await app.button('New game').click()
  await dialog(app)
    .getByRole('radio', { name: /^Level 3/ })
    .check()
  await dialog(app).getByRole('button', { name: 'Play Scatterbrain' }).click()
  for (let game = 1; game <= 3; game++) {
    await app.node('a1').click()
    await expect(app.stones).toHaveCount(2)
    await app.pressAnyway('Resign')
    await expect(app.button('An easier level: Daydreamer')).toHaveCount(game === 3 ? 1 : 0)
    await expect(app.button('Rematch')).toHaveClass('primary')
    if (game < 3) await app.button('Rematch').click()
  }
})

test('the board is turned and mirrored, and keys follow what is seen', async ({ app }) => {
  await app.open()
  const place = async (name: string) => {
    const box = await app.node(name).boundingBox()
    return [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)]
  }
  const [top, right] = [await place('d1'), await place('d4')]
  await app.button('Rotate').click()
  await expect.poll(() => place('d1')).toEqual(right)
  await app.button('Mirror').click()
  await app.page.reload()
  await expect(app.board).toBeVisible()
  for (let i = 0; i < 4; i++) await app.button('Rotate').click()
  await app.button('Mirror').click()
  await expect.poll(() => place('d1')).toEqual(top)
  await app.button('Mirror').click()
  // In the mirror d2 lies to the left of d1.
  await app.node('d1').focus()
  await app.page.keyboard.press('ArrowLeft')
  await expect(app.node('d2')).toBeFocused()
})
