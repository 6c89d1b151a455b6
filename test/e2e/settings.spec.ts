/** Language, motion and theme, as the user or the system chooses them. */
import { expect, test } from './app.ts'

test('the language can be chosen, is kept, and can follow the system again', async ({ app }) => {
  await app.open()
  await app.node('c3').click()
  await expect(app.headline).toHaveText('Red · your move')
  await app.button('Settings').click()
  await app.choose('Language', 'Polski')
  await expect(app.page.getByRole('dialog', { name: 'Ustawienia' })).toBeVisible()
  await app.button('Zamknij').click()
  await expect(app.headline).toHaveText('Czerwony · twój ruch')
  await expect(app.page.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(app.saving).toHaveText('Zapisano')
  await app.page.reload()
  await expect(app.headline).toHaveText('Czerwony · twój ruch')
  await app.page.getByRole('link', { name: 'Analiza' }).click()
  await expect(app.page).toHaveTitle('Analiza · Poly-Y')
  await app.button('Ustawienia').click()
  await app.choose('Język', 'Tak jak system')
  await expect(app.page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await expect(app.page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(app.page).toHaveTitle('Inspect · Poly-Y')
})

test('motion is reduced where the user wants it, and only there', async ({ app }) => {
  const { page } = app
  const duration = () => app.button('Undo').evaluate((button) => getComputedStyle(button).transitionDuration)
  await app.open()
  const full = await duration()
  await app.setting(async (dialog) => {
    await dialog.getByLabel('Reduced').check()
    await expect.poll(duration).not.toBe(full)
    await dialog.getByRole('radiogroup', { name: 'Motion' }).getByLabel('Same as the system').check()
    await expect.poll(duration).toBe(full)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(duration).not.toBe(full)
    await dialog.getByLabel('Full').check()
    await expect.poll(duration).toBe(full)
  })
  await expect.poll(duration).toBe(full)
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
