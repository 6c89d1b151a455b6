/** The focus after dialogs and menus have closed, and by keys alone. */
import { expect, test } from './app.ts'

test('dialogs are closed by Escape, and give the focus back to what has opened them', async ({ app }) => {
  await app.open()
  for (const name of ['New game', 'Settings', 'Rules and keys']) {
    await app.button(name).click()
    await expect(app.page.getByRole('dialog')).toBeVisible()
    await app.page.keyboard.press('Escape')
    await expect(app.page.getByRole('dialog')).toHaveCount(0)
    await expect(app.button(name)).toBeFocused()
  }
  // What is opened from a menu gives the focus back to the menu's button.
  await app.more('Set up position')
  await expect(app.page.getByRole('dialog')).toBeVisible()
  await app.page.keyboard.press('Escape')
  await expect(app.button('More')).toBeFocused()
  await app.page.keyboard.press('n')
  await expect(
    app.page.getByRole('dialog', { name: 'New game' }).getByRole('radio', { name: /^Level 1:/ }),
  ).toBeFocused()
})

for (const locale of ['en-US', 'pl-PL'])
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } })

    test('on a phone a page is opened from the menu by keyboard alone', async ({ app, page }) => {
      await app.open()
      await app.button('Study').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem', { name: app.words('Inspect') })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveTitle(/^(Inspect|Analiza) · Poly-Y$/)
      await expect(page.getByRole('button', { name: /^(Study: Inspect|Badania: Analiza)$/ })).toBeFocused()
    })
  })
