/** Perfect play in a review: a game's turning points. */
import { expect, test } from './app.ts'
import { FOUR, Review } from './review.ts'

test('a move has one verdict in the whole review, the proven one where there is one', async ({ app }) => {
  const review = await Review.of(app, FOUR)
  await app.more('Engine…')
  await app.page.getByLabel('Depth 2').check()
  await app.button('Search the game').click()
  await expect(app.button('Search no more')).toBeVisible()
  await app.page.keyboard.press('Escape')
  await review.proven()
  const moves = ['Move 1: Red a1', 'Move 2: Blue b1', 'Move 3: Red c1', 'Move 4: Blue c2']
  const marks = ['??', '??', '', '']
  for (const [i, name] of moves.entries())
    await expect(review.move(new RegExp(name))).toHaveText(`${name.slice(-2)}${marks[i]}`)
  await app.more('Engine…')
  await expect(review.graph.getByTestId('loss')).toHaveCount(2)
  await app.page.keyboard.press('Escape')
  await expect(review.block).toHaveText(
    /^With perfect play the win changed hands 2 times, last with move 2, Blue b1: from then on Red was winning\./,
  )
  // On its name: the sign beside it leads to the mistake.
  await review.move(/Move 2/).click({ position: { x: 12, y: 12 } })
  await expect(app.headline.getByRole('paragraph').last()).toHaveText('gave the win away')
  await review.move(/Move 4/).click()
  await expect(app.headline.getByRole('paragraph').last()).toHaveText('')
})
