/** How perfect play looks: on the game's board, above it as the tutor's question, on Inspect's and in the review. */
import { expect, test, type AppPage } from './app.ts'

/** Blue to move wins by d10 and b5 only. */
const TWO_WIN = './...b./..r..b.r../....r...b.r.... b'
/** Marks with plies, of one digit and of two. */
const SMALL = ['./.r... b', './r..../b......... r']

const SIZES = [
  [1440, 900],
  [1024, 700],
  [390, 844],
] as const

/** A game between people from this position. */
async function playFrom(app: AppPage, position: string): Promise<void> {
  await app.open()
  await app.seat('Blue', 'Human')
  await app.paste(position)
}

test('a hint: accessible and whole at every stage and size', async ({ app }, info) => {
  test.slow()
  const { advice } = app
  await playFrom(app, TWO_WIN)
  // On a phone the drawer lies over the game.
  await app.button('Engine').click()
  for (const [i, words] of ['lit area', 'the other loses', ' wins.'].entries()) {
    await app.button('Hint').click()
    await expect(advice.getByRole('status')).toContainText(words, { timeout: 20_000 })
    // A hint changes the board and the words beside it.
    await app.expectAccessible(i === 0 ? undefined : advice)
    await app.expectToFit(info, `hint-${i + 1}`, SIZES)
  }
})

test('the tutor’s question: accessible, whole at every size, and it moves nothing', async ({ app }, info) => {
  test.slow()
  const { advice } = app
  await playFrom(app, TWO_WIN)
  await app.page.getByText('Warn before a win is given away').click()
  await app.button('Engine').click()
  for (const [i, [width, height]] of SIZES.entries()) {
    await app.page.setViewportSize({ width, height })
    const before = await app.boardPlace()
    await app.node('a1').click()
    await expect(app.page.getByRole('alert')).toContainText('a1 gives the win away')
    expect(await app.boardPlace()).toEqual(before)
    // At other sizes it is the same as with the reason, but for a word on its button.
    if (i === 0) await app.expectAccessible(advice)
    await app.button('Show why').click()
    await expect(app.page.getByRole('alert')).toContainText('Red answers')
    expect(await app.boardPlace()).toEqual(before)
    await app.expectAccessible(i === 0 ? advice : undefined)
    await app.expectToFit(info, 'tutor', [[width, height]])
    await app.button('Take back').click()
    await expect(app.node('a1')).toBeFocused()
  }
})

test('who wins after each move: accessible and whole, with and without plies', async ({ app }, info) => {
  test.slow()
  await app.open()
  await app.seat('Blue', 'Human')
  for (const [width, height] of [...SIZES, [820, 1180]] as const) {
    await app.page.setViewportSize({ width, height })
    const before = await app.boardPlace()
    await app.page.getByText('Mark winning and losing moves').click()
    await expect(app.page.getByLabel('What the marks mean')).toBeVisible()
    expect(await app.boardPlace()).toEqual(before)
    if (width !== 820) await app.page.getByText('Mark winning and losing moves').click()
  }
  for (const [i, position] of [TWO_WIN, ...SMALL].entries()) {
    await app.paste(position)
    await expect(app.page.getByRole('region', { name: 'Perfect play' })).toContainText(/lose\.$/, { timeout: 30_000 })
    // Marks of one digit are checked in Inspect.
    if (position !== SMALL[0]) await app.expectAccessible()
    await app.expectToFit(info, `truth-${i}`, SIZES)
  }
  await app.page.goto('./#inspect')
  await app.expectLoaded()
  await app.paste(SMALL[0])
  await expect(app.node('c1')).toHaveCount(0)
  await app.choose('Overlay', 'Who wins after each move')
  await expect(app.page.getByRole('region', { name: 'Perfect play' })).toContainText(/wins in \d pl/)
  await app.expectAccessible()
  await app.expectToFit(info, 'inspect-truth', SIZES)
})
