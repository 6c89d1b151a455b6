/** How the report's terminal test looks in Inspect. */
import { expect, test, type AppPage } from './app.ts'

const region = ({ page }: AppPage, name: string) => page.getByRole('region', { name })

test('the terminal test is accessible, and nothing is cut off', async ({ app }, info) => {
  await app.open('#inspect')
  await app.page.getByLabel('Show the terminal test').check()
  await app.button('Show the report’s example').click()
  await expect(region(app, '3 Verdict')).toContainText('Blue has won.')
  await app.page.mouse.move(0, 0)
  await app.expectAccessible()
  await app.button('One stone back').click()
  await app.expectAccessible()
  await app.expectToFit(info, 'terminal-test', [
    [1280, 820],
    [1024, 700],
    [390, 844],
  ])
  // Below each other on a phone, from the board to the flood fill.
  const tops = await Promise.all(
    [
      app.board,
      region(app, '1 Grow set A, depth first').getByRole('listitem').first(),
      region(app, '3 Verdict'),
      region(app, 'The flood fill that play uses'),
    ].map(async (part) => (await part.boundingBox())?.y ?? NaN),
  )
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})
