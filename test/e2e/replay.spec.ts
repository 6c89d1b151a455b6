/** Recording a search and playing it back. */
import { expect, test, type AppPage } from './app.ts'

async function recordEleven(app: AppPage, algorithm: string, depth: number): Promise<void> {
  await app.open('#replay')
  await app.choose('Position', 'Eleven stones')
  await app.page.getByRole('combobox', { name: /^Search/ }).selectOption(algorithm)
  await app.page.getByLabel(`Depth ${depth}`).check()
  await app.button('Record').click()
  await expect(app.page.getByText('events recorded.')).toBeVisible({ timeout: 20_000 })
}

test('a recorded search is stepped, scrubbed and jumped through, with its cutoffs in numbers', async ({ app }) => {
  await recordEleven(app, 'alpha-beta', 3)
  const count = app.page.locator('.transport .number')
  await expect(count).toHaveText(/^0 of [\d,]+ events$/)
  await app.button('step ▸').click()
  await app.button('step ▸').click()
  await app.button('step ▸').click()
  await app.button('◂ step').click()
  await expect(count).toHaveText(/^2 of /)
  await app.button('step ▸').click()
  await expect(app.page.locator('.line-ghost')).toHaveCount(1)
  await app.button('Next cutoff').click()
  const words = (await app.page.locator('.cutoff-words').textContent()) ?? ''
  const [, value, beta] = /^Cutoff: (\S+) ≥ (\S+), \d+ successors? not visited$/.exec(words) ?? []
  const number = (text: string) => Number(text.replace('−', '-').replace('∞', 'Infinity'))
  expect(number(value)).toBeGreaterThanOrEqual(number(beta))
  await app.button('Next cutoff').click()
  await app.button('Previous cutoff').click()
  await expect(app.page.locator('.cutoff-words')).toHaveText(words)
  // To the end: every visited state has been entered.
  await app.page.getByRole('slider', { name: 'Time' }).press('End')
  await expect(app.headline).toHaveText(/([\d,]+) of \1 visited/)
  await app.page.getByRole('slider', { name: 'Time' }).press('Home')
  await expect(app.headline).toContainText('0 of')
})

test('a replay plays by itself to its end, pauses, and starts over', async ({ app }) => {
  await recordEleven(app, 'negascout', 4)
  await app.page.getByLabel('Speed').selectOption('1000')
  await app.button('Play').click()
  await expect(app.headline).not.toContainText('· 0 of')
  await app.button('Pause').click()
  const paused = (await app.headline.textContent()) ?? ''
  await app.page.waitForTimeout(300)
  await expect(app.headline).toHaveText(paused)
  await app.page.getByLabel('Speed').selectOption('100000')
  await app.button('Play').click()
  await expect(app.headline).toHaveText(/([\d,]+) of \1 visited/)
  await expect(app.button('Play')).toBeEnabled()
  await app.button('Previous iteration').click()
  await expect(app.headline).toContainText('depth 4')
})

test('a search too long to record whole says what was left out, and recording can be cancelled', async ({ app }) => {
  await app.open('#replay')
  await app.page.getByRole('combobox', { name: /^Search/ }).selectOption('minimax')
  await app.page.getByLabel('Depth 5').check()
  await app.button('Record').click()
  await expect(app.page.getByText(/Searching, [\d,]+ visited…/)).toBeVisible()
  await app.button('Cancel').click()
  await expect(app.page.getByText('Cancelled.')).toBeVisible()
  await app.page.getByLabel('Depth 4').check()
  await app.button('Record').click()
  await expect(app.page.getByText(/Minimax: 1,000,000 events recorded\. [\d,]+ later ones found no room/)).toBeVisible({ timeout: 30_000 })
})

test('two searches of one position play side by side, in step by visited states', async ({ app }) => {
  await recordEleven(app, 'alpha-beta', 4)
  await app.page.getByRole('combobox', { name: /^Search/ }).selectOption('iterative-deepening')
  await app.button('Beside').click()
  const boards = app.page.locator('.replay-boards .headline')
  await expect(boards).toHaveCount(2)
  await expect(app.page.locator('.transport .number')).toHaveText(/^0 of 11,016 visited states$/)
  for (let i = 0; i < 3; i++) await app.button('step ▸').click()
  await expect(boards.first()).toContainText('Alpha-beta · 3 of 11,016 visited')
  await expect(boards.last()).toContainText('Iterative deepening · 3 of')
  await app.button('Next cutoff').click()
  await expect(boards.first()).not.toContainText('· 3 of')
  await app.page.getByRole('slider', { name: 'Time' }).press('End')
  for (const board of await boards.all()) await expect(board).toHaveText(/([\d,]+) of \1 visited/)
})

test('the computer’s last search is replayed from the game', async ({ app }) => {
  await app.open()
  await app.chooseOpponent('aspiration', 3)
  await app.node('c1').click()
  await expect(app.headline).toHaveText('Red · your move')
  const visited = (await app.page.getByTestId('visited').textContent()) ?? ''
  await app.button('Replay').click()
  await expect(app.headline).toContainText(`Aspiration search · 0 of ${visited} visited`)
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test(`Replay, ${colorScheme}: accessible, and nothing cut off`, async ({ app }, info) => {
      await recordEleven(app, 'alpha-beta', 4)
      await app.button('Next cutoff').click()
      await app.page.mouse.move(0, 0)
      await app.expectAccessible()
      await app.expectToFit(info, `replay-${colorScheme}`, [[1280, 820], [1024, 700], [390, 844]])
    })
  })
