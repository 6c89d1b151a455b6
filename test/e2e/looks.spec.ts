/** How it looks: no accessibility faults, nothing cut off, and pictures kept of every page, size and theme. */
import { expect, test, type AppPage } from './app.ts'
import { file, Shelf } from './shelf.ts'

/** Six moves in, three rows of counters, on the page that `hash` names. */
async function midGame(app: AppPage): Promise<void> {
  await app.open()
  await app.chooseOpponent('negascout', 4)
  for (const name of ['c1', 'c10', 'b4']) {
    await app.node(name).click()
    await expect(app.headline).toHaveText('Red · your move')
  }
}

test('Play: accessible, and sharp at every size', async ({ app }, info) => {
  await midGame(app)
  await app.page.mouse.move(0, 0)
  await app.expectAccessible()
  await app.expectToFit(info, 'play', [
    [1280, 820],
    [1920, 1080],
    [1024, 700],
    [800, 900],
    [390, 844],
  ])
  const board = await app.board.boundingBox()
  expect(board?.width).toBeGreaterThan(300)
})

test('Library: accessible and sharp, whatever is selected', async ({ app }, info) => {
  test.slow()
  const shelf = await Shelf.open(app)
  await app.expectAccessible()
  await app.expectToFit(info, 'library-fresh', [[1440, 900]])
  await shelf.openFiles([
    file(
      'club.sgf',
      '(;GM[531]GN[Club evening]PB[Ann]PW[Łukasz]GC[A double threat\nat the end]TAG[club][to review][swap];B[c1];W[d4])(;GM[531])',
    ),
    file('photo.jpg', Buffer.from([0xff, 0xd8])),
  ])
  await expect(shelf.details).toContainText('2 selected')
  await app.expectAccessible()
  await shelf.entry('Club evening').click()
  await app.expectAccessible()
  await app.expectToFit(info, 'library', [
    [1920, 1080],
    [1024, 700],
    [390, 844],
    [1440, 900],
  ])
  await app.select('Tag').click()
  await app.expectAccessible()
  await app.page.keyboard.press('Escape')
  await shelf.drag('dragover', [{ name: 'x', text: '' }])
  await app.expectAccessible()
  await app.expectToFit(info, 'library-drop', [[1440, 900]])
  await app.page.evaluate(() => document.dispatchEvent(new DragEvent('dragleave')))
  await shelf.find.fill('nothing like this')
  await expect(app.button('Show everything')).toBeVisible()
  await app.expectAccessible()
  await app.page.goto('./#replay')
  await app.select('Position').click()
  await app.page.keyboard.type('a')
  await app.expectAccessible()
  await app.expectToFit(info, 'choice', [[1440, 900]])
})

test('dialogs: accessible, closed by Escape', async ({ app }, info) => {
  await app.open()
  for (const name of ['New game', 'Settings', 'Rules and keys']) {
    await app.button(name).click()
    await expect(app.page.getByRole('dialog')).toBeVisible()
    await app.expectAccessible()
    await app.keepPicture(info, `${name}.png`)
    await app.page.keyboard.press('Escape')
    await expect(app.page.getByRole('dialog')).toHaveCount(0)
    await expect(app.button(name)).toBeFocused()
  }
  // What is opened from a menu gives the focus back to the menu's button.
  await app.button('More').click()
  await app.expectAccessible()
  await app.page.getByRole('menuitem', { name: 'Set up position' }).click()
  await expect(app.page.getByRole('dialog')).toBeVisible()
  await app.expectAccessible()
  await app.page.keyboard.press('Escape')
  await expect(app.button('More')).toBeFocused()
})

test('New game: accessible, and whole at every size', async ({ app }, info) => {
  await app.open()
  await app.page.keyboard.press('n')
  await expect(
    app.page.getByRole('dialog', { name: 'New game' }).getByRole('radio', { name: /^Level 1:/ }),
  ).toBeFocused()
  await app.expectAccessible()
  await app.expectToFit(info, 'new-game', [
    [1280, 820],
    [1024, 700],
    [820, 1180],
    [390, 844],
  ])
})

test('news stand on a card that covers neither a node nor a button, at each size', async ({ app }) => {
  const { page } = app
  await app.open()
  await app.node('a1').click()
  await expect(app.stones).toHaveCount(2)
  for (const [width, height] of [
    [1280, 820],
    [1920, 1080],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.keyboard.press('n')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Play / })
      .click()
    const undo = app.notice.getByRole('button', { name: 'Undo that' })
    await expect(undo).toBeVisible()
    const covered = await app.notice.evaluate((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect()
      const others = Array.from(document.querySelectorAll('[data-node], button, a')).filter(
        (element) => !card.contains(element),
      )
      return others.filter((element) => {
        const box = element.getBoundingClientRect()
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top
      }).length
    })
    expect(covered, `${width} px`).toBe(0)
    await undo.click()
    await expect(app.stones).toHaveCount(2)
  }
})

test('the theme can be chosen against the system’s', async ({ app }) => {
  await app.open()
  const ground = () => app.page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await app.setting((dialog) => dialog.getByLabel('Dark').check())
  await expect.poll(ground).not.toBe(light)
  await app.setting((dialog) => dialog.getByLabel('Light').check())
  await expect.poll(ground).toBe(light)
})

for (const [locale, study, inspect, board] of [
  ['en-US', 'Study', 'Inspect', 'Rated game'],
  ['pl-PL', 'Badania', 'Analiza', 'Partia rankingowa'],
])
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } })

    test(`on a phone the pages are tabs on one line, and what is pressed most is on the first screen, ${locale}`, async ({
      app,
    }) => {
      const { page } = app
      // Roles and colours are the same in each language, and test/locales/catalogues.test.ts asserts that each has all
      // texts.
      const look = async () => {
        if (locale === 'en-US') await app.expectAccessible()
      }
      await app.open()
      await expect(page.getByText(board)).toBeVisible()
      const tabs = page
        .getByRole('navigation', { name: /^(Pages|Strony)$/ })
        .locator('a, button')
        .filter({ visible: true })
      await expect(tabs).toHaveCount(4)
      const tops = await tabs.evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
      const [tabsTop] = tops
      const controls = page
        .getByRole('group', { name: /^(What to do with the game|Co zrobić z partią)$/ })
        .getByRole('button')
      await expect(controls.first()).toBeVisible()
      for (const button of await controls.all()) {
        const box = await button.boundingBox()
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(tabsTop)
      }
      await look()
      // By keyboard alone.
      await app.button(study).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem', { name: inspect })).toBeFocused()
      await look()
      await page.keyboard.press('Enter')
      await expect(page).toHaveTitle(`${inspect} · Poly-Y`)
      await expect(app.button(`${study}: ${inspect}`)).toBeFocused()
    })
  })
