/** The three evaluations: the same searches and moves in another time, and the shortest way that each finds. */
import { expect, test } from './app.ts'

const NAMES = ['bit-parallel', 'Floyd–Warshall', 'Dijkstra']

test('Compare sets the evaluations side by side: equal counts, and times', async ({ app }) => {
  await app.page.goto('./#lab')
  // Floyd–Warshall takes some hundred times as long as the evaluation that is usual.
  for (const depth of ['1', '3', '4', '5']) await app.button(depth).click()
  await app.page.getByRole('checkbox', { name: 'With each of the three evaluations' }).press('Space')
  await app.button('Compare').click()
  // Two depths of four searches, each three times.
  await expect(app.page.getByText('All 24 searches done.')).toBeVisible({ timeout: 60_000 })
  const table = app.page.getByRole('table', { name: 'State 1, depth 2 · time with each evaluation' })
  await expect(table.getByRole('columnheader')).toHaveText(['Search', ...NAMES])
  for (const name of ['Alpha-beta', 'Iterative deepening', 'Aspiration', 'NegaScout']) {
    const cells = await table.getByRole('row', { name }).getByRole('cell').allInnerTexts()
    expect(cells).toHaveLength(3)
    const counts = cells.map((text) => /^[\d.,]+ \S+\s+([\d,]+) states visited$/.exec(text)?.[1] ?? text)
    expect(new Set(counts).size).toBe(1)
    // Those of the table above are the same.
    await expect(
      app.page
        .getByRole('group', { name: 'Counts of the searches' })
        .getByRole('row', { name })
        .getByRole('cell')
        .nth(1),
    ).toContainText(counts[0])
  }
  await expect(app.page.getByRole('region', { name: 'Why the difference?' })).toContainText(
    'With each evaluation NegaScout visits the same number of states',
  )
  await expect(app.page.getByRole('region', { name: 'Why the difference?' })).toContainText(
    'times as long as with bit-parallel',
  )
  await app.expectAccessible()
})

test('Inspect shows the way that each evaluation finds, with its numbers and times', async ({ app }, info) => {
  await app.open('#inspect')
  await app.choose('Load a position', 'Eleven stones')
  await app.choose('Overlay', 'The shortest way each evaluation finds')
  const panel = app.page.getByRole('region', { name: 'Shortest ways' })
  const rows = panel.getByRole('table', { name: 'Pieces to win by each evaluation' }).getByRole('row')
  const numbers = (await rows.nth(1).getByRole('cell').allInnerTexts()).slice(0, 3)
  for (const [column, colour] of [
    [0, 'Red'],
    [1, 'Blue'],
  ] as const) {
    await panel.getByLabel(`The way of ${colour}`).check()
    for (const name of NAMES) {
      await panel.getByRole('button', { name: /Evaluation$/ }).click()
      await app.page.getByRole('option', { name }).click()
      await expect(panel.getByRole('list', { name: 'Stones to place' }).getByRole('listitem')).toHaveCount(
        Number(numbers[column]),
      )
      await expect(
        app.board.getByRole('button', { name: /, empty\b/ }).filter({ has: app.page.locator('[data-player]') }),
      ).toHaveCount(Number(numbers[column]))
      await expect(app.board.locator('polyline')).toHaveCount(1)
    }
  }
  for (const i of [2, 3]) expect((await rows.nth(i).getByRole('cell').allInnerTexts()).slice(0, 3)).toEqual(numbers)
  await app.button('Measure the times').click()
  await expect(panel.getByText('over 2,000 evaluations by each')).toBeVisible()
  for (const i of [1, 2, 3]) await expect(rows.nth(i).getByRole('cell').last()).toHaveText(/^[\d,.]+ ×$/)
  await app.expectAccessible()
  await app.expectToFit(info, 'inspect-ways', [
    [1280, 820],
    [1920, 1080],
    [390, 844],
  ])
})

test('a computer plays the same move after the same search with each evaluation', async ({ app }) => {
  await app.open()
  await app.chooseOpponent('negascout', 2)
  await app.chooseSettings({ 'Blue: Terminal test': 'depth-first search' })
  const answers = []
  for (const name of NAMES) {
    await app.choose('Blue: How f is computed', name)
    await app.node('c3').click()
    await expect(app.stones).toHaveCount(2)
    await expect(app.headline).toHaveText('Red · your move')
    answers.push([
      await app.position.textContent(),
      await app.page.getByTestId('visited').textContent(),
      await app.page.getByText('Terminal tests').locator('+ dd').textContent(),
    ])
    await app.pressAnyway('Undo')
    await expect(app.stones).toHaveCount(0)
  }
  expect(answers).toEqual([answers[0], answers[0], answers[0]])
  // Every visited state is tested once.
  expect(answers[0][2]).toBe(answers[0][1])
})
