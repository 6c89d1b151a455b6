/** The About dialog shows the version of the program and the licences of its packages. */
import { readFileSync } from 'node:fs'
import { expect, test } from './app.ts'

const { packages, texts } = JSON.parse(readFileSync('out/renderer/notices.json', 'utf8')) as {
  packages: { name: string; version: string; text: number }[]
  texts: string[]
}

test('help leads to the version and the licence of each package', async ({ app, page }) => {
  await app.open()
  await app.button('Rules and keys').click()
  await app.button('About Poly-Y').click()
  const dialog = page.getByRole('dialog', { name: 'About Poly-Y' })
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  await expect(dialog.getByText(`Version ${version}`, { exact: true })).toBeVisible()
  await expect(dialog.getByText(/Różański/)).toBeVisible()
  await expect(dialog.getByText(/On Electron \d/)).toHaveCount(0)
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  await dialog.getByText(`With ${packages.length} packages by others`).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(packages.length)
  const react = packages.find(({ name }) => name === 'react') as (typeof packages)[number]
  await dialog.getByText(`react ${react.version}`, { exact: true }).click()
  await expect(dialog.getByText(texts[react.text].split('\n')[0]).filter({ visible: true })).toBeVisible()
  await dialog.getByRole('link', { name: 'The report’s tables' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveTitle('Report · Poly-Y')
})

test('licences that cannot be read are missed in words', async ({ app, page }) => {
  await page.route('**/notices.json', (route) => route.fulfill({ body: 'none' }))
  await app.open()
  await app.button('Rules and keys').click()
  await app.button('About Poly-Y').click()
  await expect(page.getByText('The licences could not be read:')).toBeVisible()
})
