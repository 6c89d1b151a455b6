/** The inspector: setting up by hand, cheapest sets, overlays, and the distance tables. */
import { expect, test, type AppPage } from './app.ts'

const drawnStone = (app: AppPage, colour: 'Red' | 'Blue') => app.page.locator(`[data-player="${colour.toLowerCase()}"]`)

/** The free nodes on which a stone of a colour is drawn. */
const ghosts = (app: AppPage, colour: 'Red' | 'Blue') =>
  app.board.getByRole('button', { name: /, empty\b/ }).filter({ has: drawnStone(app, colour) })

/** The values that lie on free nodes: no name of a node begins so. */
const values = (app: AppPage) => app.board.getByText(/^[+−]?[\d∞]/)

async function openWith(app: AppPage, name: string): Promise<void> {
  await app.open('#inspect')
  await app.choose('Load a position', name)
}

test('a position is set up by hand, with the counts and names that there are; one that cannot arise says what to do, and stays', async ({
  app,
}) => {
  await app.open('#inspect')
  const counts = app.page.getByRole('region', { name: 'Pieces to win' })
  await expect(counts.getByText('Red needs')).toHaveAttribute('title', 'y in f = x − y')
  await expect(counts.getByText('Blue needs')).toHaveAttribute('title', 'x in f = x − y')
  await expect(app.page.getByTestId('pieces-red')).toHaveText('4')
  // A free node keeps its name under the pointer.
  await app.node('c8').hover()
  await expect(app.node('c8').getByText('c8', { exact: true })).toHaveCSS('opacity', '1')
  await app.node('a1').click()
  await expect(app.node('a1')).toHaveAccessibleName('a1, red stone')
  await expect(app.node('a1').locator(drawnStone(app, 'Red'))).toBeVisible()
  await expect(app.page.getByLabel('Blue to move')).toBeChecked()
  await expect(app.position).toHaveText('r/...../........../............... b')
  // A second red stone cannot be: that is said, with what to do, and the position can still be copied and saved.
  await app.page.keyboard.press('r')
  await expect(app.page.getByLabel('Put red stones')).toBeChecked()
  await app.node('d1').click()
  await expect(app.page.getByText('Red has one stone too many: take one away, or add a blue one.')).toBeVisible()
  await expect(app.button('Play from here')).toBeDisabled()
  await expect(app.page.getByLabel('Position code')).toHaveValue('r/...../........../r.............. b')
  const saved = app.page.waitForEvent('download')
  await app.button('Save as a text file').click()
  expect((await saved).suggestedFilename()).toBe('position.txt')
  await app.page.reload()
  await expect(app.node('d1')).toHaveAccessibleName('d1, corner of sides A and E, red stone')
  await app.page.keyboard.press('b')
  await app.node('d1').click()
  await expect(app.node('d1')).toHaveAccessibleName('d1, corner of sides A and E, blue stone')
  await expect(app.node('d1').locator(drawnStone(app, 'Blue'))).toBeVisible()
  await expect(app.page.getByLabel('Red to move')).toBeChecked()
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
  // What was cleared comes back, step by step.
  await app.button('Undo').click()
  await expect(app.position).toHaveText('r/...../........../............b.. r')
  await app.page.keyboard.press('Control+z')
  await expect(app.position).toHaveText('r/...../........../...b........... r')
})

test('a position is set up without a mouse: by arrow keys, and as text that is refused with a reason', async ({
  app,
}) => {
  await app.open('#inspect')
  await app.node('a1').focus()
  await app.page.keyboard.press('Enter')
  await app.page.keyboard.press('ArrowUp')
  await app.page.keyboard.press('Space')
  await expect(app.node('b1')).toBeFocused()
  await expect(app.node('b1')).toHaveAccessibleName('b1, blue stone')
  await expect(app.node('d1')).toHaveAccessibleName(
    'd1, corner of sides A and E, empty, in Red’s cheapest set, in Blue’s cheapest set',
  )
  await expect(app.node('d2')).toHaveAccessibleName(/^d2, side A, empty/)
  const text = app.page.getByLabel('Position code')
  await expect(text).toHaveValue('r/b..../........../............... r')
  await text.fill('r/b..../........../.............. r')
  await text.press('Enter')
  await expect(app.page.getByText('Not a position: ring d has 15 nodes, not 14')).toBeVisible()
  await expect(app.position).toHaveText('r/b..../........../............... r')
  await text.fill('r/...../.......... b')
  await text.press('Enter')
  await expect(app.position).toHaveText('r/...../.......... b')
  await expect(text).toBeFocused()
})

test('a cheapest set of each player lies on the board at once, and each player’s can be browsed; accessible, and nothing cut off', async ({
  app,
}, info) => {
  await openWith(app, 'Eleven stones')
  await app.page.mouse.move(0, 0)
  await app.expectAccessible()
  await app.expectToFit(info, 'inspect', [
    [1280, 820],
    [1024, 700],
    [390, 844],
  ])
  await app.page.setViewportSize({ width: 1280, height: 820 })
  const of = (colour: string) => app.page.getByRole('region', { name: `Cheapest sets of ${colour}` })
  const nodes = (colour: string) => of(colour).getByRole('list', { name: 'Nodes of the set' })
  await expect(app.page.getByTestId('set-count-red')).toHaveText('3')
  await expect(app.page.getByTestId('set-count-blue')).toHaveText('5')
  await expect(ghosts(app, 'Red')).toHaveCount(2)
  await expect(ghosts(app, 'Blue')).toHaveCount(3)
  await expect(nodes('Red')).toHaveText('c5d7')
  await expect(nodes('Blue')).toHaveText('c7c8c10')
  await app.button('Next set of Blue').click()
  await expect(of('Blue').getByText('2 of 5')).toBeVisible()
  await expect(of('Red').getByText('1 of 3')).toBeVisible()
  await app.button('Previous set of Red').click()
  await expect(of('Red').getByText('3 of 3')).toBeVisible()
  // What the panel names is what lies on the board.
  for (const colour of ['Red', 'Blue'] as const) {
    const named = await nodes(colour).getByRole('listitem').allTextContents()
    const drawn = await ghosts(app, colour).evaluateAll((all) => all.map((node) => node.getAttribute('data-node')))
    expect(drawn).toEqual(named)
  }
  await app.page.getByLabel('Sets of Blue', { exact: true }).check()
  await expect(ghosts(app, 'Red')).toHaveCount(0)
  await expect(ghosts(app, 'Blue')).toHaveCount(3)
  // Browsing the other's brings it back.
  await app.button('Next set of Red').click()
  await expect(ghosts(app, 'Red')).toHaveCount(2)
  await expect(ghosts(app, 'Blue')).toHaveCount(3)
})

test('a node that is in both sets shows both marks; a joined or blocked player has none', async ({ app }) => {
  await app.open('#inspect')
  await app.page.getByLabel('16 nodes').check()
  const shared = app.board
    .getByRole('button')
    .filter({ has: drawnStone(app, 'Red') })
    .filter({ has: drawnStone(app, 'Blue') })
  await expect(shared).toHaveCount(
    await app.page.getByRole('region', { name: 'Cheapest sets of Red' }).getByRole('listitem').count(),
  )
  // Half a disc of each, Red's with a cross, Blue's with a ring.
  const shapes = (colour: 'Red' | 'Blue') =>
    shared
      .first()
      .locator(drawnStone(app, colour))
      .locator('> *')
      .evaluateAll((all) => all.map(({ tagName }) => tagName))
  expect(await shapes('Red')).toEqual(['path', 'path'])
  expect(await shapes('Blue')).toEqual(['path', 'circle'])
  for (const colour of ['Red', 'Blue'] as const)
    await expect(shared.first().locator(drawnStone(app, colour)).locator('> *').last()).toBeVisible()
  await app.paste('./...../........../rrrr...bbb..... b')
  await expect(app.page.getByText('0 stones to place: three sides are joined')).toBeVisible()
  await app.page.getByLabel('6 nodes', { exact: true }).check()
  await app.page.getByLabel('Put red stones').check()
  for (const name of ['a1', 'b1', 'b3', 'b4']) await app.node(name).click()
  await expect(app.page.getByText('0 ways: none is left to three sides')).toBeVisible()
})

test('overlays show distances to a side and Value after each move, with a legend; another evaluator judges the moves', async ({
  app,
}) => {
  await openWith(app, 'State 1')
  const legend = app.page.getByRole('list', { name: 'Legend' })
  await app.choose('Overlay', 'Distances to a side')
  await app.page.getByLabel('Side A', { exact: true }).check()
  await expect(app.node('d2')).toHaveText('1')
  await expect(app.node('a1')).toHaveText('4')
  await expect(app.node('a1')).toHaveAccessibleName('a1, empty, 4 stones')
  // The stone on d10 has its distance too.
  await expect(app.node('d10').getByText(/^\d$/)).toBeVisible()
  await expect(legend.getByRole('listitem').first()).toHaveText(/1\s*1 stone/)
  await app.choose('Overlay', 'Value after each move')
  await expect(values(app)).toHaveCount(30)
  await app.paste('./...../........../rrrr...bbb..... b')
  await expect(app.page.getByText('There is no legal move here.')).toBeVisible()
  await app.choose('Load a position', 'Eleven stones')
  await app.choose('Overlay', 'Value after each move')
  const texts = () => values(app).allTextContents()
  const own = await texts()
  expect(own.length).toBe(20)
  await app.choose('Evaluator', 'Evaluator of Network, depth 3')
  await expect(app.page.getByText('The network’s log odds that Red wins')).toBeVisible()
  await expect.poll(texts).not.toEqual(own)
  expect((await texts()).length).toBe(20)
  await app.expectAccessible()
  // No network of the cast is for a smaller board.
  await app.page.getByRole('radio', { name: '16 nodes' }).click()
  await expect(app.page.getByText('The network’s log odds that Red wins')).toBeHidden()
})

test('the distance table is linked with the board, by pointer and by keyboard, and can be stepped; accessible, and whole in a small window', async ({
  app,
}, info) => {
  await openWith(app, 'Eleven stones')
  await app.page.getByLabel('Show the distance tables').check()
  await app.page.mouse.move(0, 0)
  await app.expectAccessible()
  await app.expectToFit(info, 'inspect-tables', [
    [1280, 820],
    [390, 844],
    [1024, 700],
  ])
  // The whole table of 31 nodes is in sight.
  expect(
    await app.page
      .getByRole('grid', { name: 'Distances between all nodes' })
      .locator('..')
      .evaluate((area) => [area.scrollWidth - area.clientWidth, area.scrollHeight - area.clientHeight]),
  ).toEqual([0, 0])
  // A narrow one leaves the tools in sight.
  await app.page.setViewportSize({ width: 820, height: 1180 })
  await expect(app.page.getByRole('region', { name: 'Floyd–Warshall table' })).toBeVisible()
  for (const tool of ['Clear', 'Undo']) await expect(app.button(tool)).toBeInViewport({ ratio: 1 })
  await app.page.setViewportSize({ width: 1280, height: 820 })
  await app.page.locator('[data-from="4"][data-to="28"]').hover()
  await expect(app.page.getByText('b4 → d13: 1 stone, through c8, d12')).toBeVisible()
  await expect(app.board.locator('polyline')).toBeVisible()
  const said = app.page
    .getByRole('region', { name: 'Floyd–Warshall table' })
    .getByRole('status')
    .filter({ hasText: '→' })
  const grid = app.page.getByRole('grid', { name: 'Distances between all nodes' })
  // The cells in bold are those whose distance the round has changed.
  const bold = () =>
    grid
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.flatMap((cell, i) => (getComputedStyle(cell).fontWeight === '700' ? [i] : [])))
  await expect(grid.getByRole('gridcell')).toHaveCount(961)
  await expect(grid.locator('td[tabindex="0"]')).toHaveCount(1)
  await grid.locator('td[tabindex="0"]').focus()
  await app.page.keyboard.press('ArrowDown')
  await app.page.keyboard.press('ArrowLeft')
  await expect(app.page.getByText(/^b5 → d12: 1 stone/)).toBeVisible()
  for (const [key, words] of [
    ['Home', 'b5 → a1'],
    ['Control+End', 'd15 → d15'],
    ['PageUp', 'd10 → d15'],
    ['ArrowRight', 'd10 → d15'],
    ['Control+Home', 'a1 → a1'],
  ]) {
    await app.page.keyboard.press(key)
    await expect(said).toContainText(words)
  }
  await app.page.getByRole('slider', { name: 'Rounds' }).fill('0')
  await expect(app.page.getByText('Before the first round')).toBeVisible()
  expect(await bold()).toEqual([])
  await app.button('One round forward').click()
  const changed = Number(
    /(\d+) of 961/.exec((await app.page.getByText(/Round 1: paths may now pass a1/).textContent()) ?? '')?.[1],
  )
  expect(changed).toBeGreaterThan(0)
  await expect.poll(async () => (await bold()).length).toBe(changed)
  // The node of the round is ringed, as no other stone is.
  await expect(app.board.locator('[aria-current="step"]')).toHaveAccessibleName('a1, red stone')
  await expect(app.node('a1').locator('circle')).toHaveCount(1 + (await app.node('c3').locator('circle').count()))
  await grid
    .getByRole('gridcell')
    .nth((await bold())[0])
    .hover()
  await expect(said).toContainText('before this round')
})
