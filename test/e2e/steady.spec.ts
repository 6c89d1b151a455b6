/** A board stays where it is, at every size, whatever comes and goes beside it. */
import { expect, test } from './app.ts'
import { openRecorded } from './replaying.ts'
import { CHANGES, Review } from './review.ts'

const SIZES = [
  [1440, 900],
  [1024, 700],
  [820, 1180],
  [390, 844],
] as const

test('the tutor’s question and its reason', async ({ app }) => {
  await app.open()
  await app.seat('Blue', 'Human')
  // Blue to move wins by d10 and b5 only.
  await app.paste('./...b./..r..b.r../....r...b.r.... b')
  await app.page.getByText('Warn before a win is given away').click()
  // On a phone the drawer lies over the game.
  await app.button('Engine').click()
  for (const [width, height] of SIZES) {
    await app.page.setViewportSize({ width, height })
    const before = await app.boardPlace()
    await app.node('a1').click()
    await expect(app.page.getByRole('alert')).toContainText('a1 gives the win away')
    expect(await app.boardPlace()).toEqual(before)
    await app.button('Show why').click()
    await expect(app.page.getByRole('alert')).toContainText('Red answers')
    expect(await app.boardPlace()).toEqual(before)
    await app.button('Take back').click()
    await expect(app.node('a1')).toBeFocused()
  }
})

test('marks of who wins after each move', async ({ app }) => {
  await app.open()
  await app.seat('Blue', 'Human')
  for (const [width, height] of SIZES) {
    await app.page.setViewportSize({ width, height })
    const before = await app.boardPlace()
    await app.page.getByText('Mark winning and losing moves').click()
    await expect(app.page.getByLabel('What the marks mean')).toBeVisible()
    expect(await app.boardPlace()).toEqual(before)
    await app.page.getByText('Mark winning and losing moves').click()
  }
})

test('the answer to a mistake in a review, after which one button leads', async ({ app }) => {
  const review = await Review.of(app, CHANGES)
  await review.proven()
  for (const [width, height] of SIZES) {
    await app.page.setViewportSize({ width, height })
    await review.press('Home')
    await app.button('Review the mistakes').click()
    const before = await app.boardPlace()
    await app.node('a1').click()
    await expect(review.block).toContainText('a1 loses')
    expect(await app.boardPlace()).toEqual(before)
    await app.button('Show it').click()
    const buttons = app.page.getByRole('main').getByRole('button')
    const leading = await buttons.evaluateAll((all) =>
      all.filter(({ classList }) => classList.contains('primary')).map(({ textContent }) => textContent),
    )
    expect(leading).toEqual(['Next mistake'])
  }
})

test('the board of a replay, with the whole code above it', async ({ app }) => {
  await openRecorded(app, 'negascout', 3)
  await app.button('Next cutoff').click()
  for (const [width, height] of [
    [1280, 820],
    [1440, 900],
  ] as const) {
    await app.page.setViewportSize({ width, height })
    const board = app.page.getByRole('region', { name: 'Board', exact: true }).getByRole('img')
    const smaller = async () => {
      const box = await board.boundingBox()
      return Math.min(box?.width ?? 0, box?.height ?? 0)
    }
    await expect.poll(smaller).toBeGreaterThanOrEqual(190)
    const code = app.page.getByRole('region', { name: 'Code' })
    await expect(code.locator('[aria-current="step"]')).toBeInViewport({ ratio: 0.9 })
    const lines = await code.getByRole('listitem').evaluateAll((lines) => {
      const box = lines[0].parentElement?.parentElement?.getBoundingClientRect() as DOMRect
      return lines.filter((line) => {
        const { top, bottom } = line.getBoundingClientRect()
        return top >= box.top - 1 && bottom <= box.bottom + 1
      }).length
    })
    expect(lines).toBe(15)
  }
})
