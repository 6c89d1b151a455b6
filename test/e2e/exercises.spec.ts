/** Exercises on the built page: their way by link and by file, and their print. */
import { expect, test, type AppPage } from './app.ts'

const heading = (app: AppPage, name: string) => app.page.getByRole('heading', { name })
const questions = (app: AppPage) => app.page.getByRole('listitem', { name: /^Question \d/ })

async function begin(app: AppPage, name: string): Promise<void> {
  await app.open('#replay')
  await app.page.getByRole('heading', { name: 'Exercises', exact: true }).click()
  await app.page
    .getByRole('region', { name: 'Exercises' })
    .getByRole('button', { name: new RegExp(`^${name.replace('?', '\\?')}`) })
    .click()
  await expect(heading(app, 'Question 1')).toBeVisible()
}

async function share(app: AppPage, how: string): Promise<void> {
  // One that comes with the app is only printed.
  await app.page.getByRole('button', { name: /^(Share, print|Print)$/ }).click()
  await app.page.getByRole('menuitem', { name: how, exact: true }).click()
}

/** Makes an exercise from a recorded search. */
async function make(app: AppPage): Promise<void> {
  await app.open('#replay')
  await app.page.getByRole('button', { name: /^The worst order/ }).click()
  await app.more('Make an exercise…')
  const dialog = app.page.getByRole('dialog', { name: 'Make an exercise' })
  await dialog.getByLabel('Name').fill('For Monday')
  await app.setNumber(dialog, 'Questions', 3)
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await expect(heading(app, 'For Monday')).toBeVisible()
}

test('an exercise that was made is there after a reload, and opens by its link', async ({ app }) => {
  await app.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await make(app)
  await share(app, 'Copy link')
  await expect(app.notice).toContainText('Link copied')
  const link = await app.page.evaluate(() => navigator.clipboard.readText())
  await app.button('Leave').click()
  await expect(app.page).toHaveURL(/#search$/)
  await expect(app.page.getByText('Saved', { exact: true })).toBeVisible()
  await app.page.reload()
  await expect(
    app.page.getByRole('region', { name: 'My exercises' }).getByRole('button', { name: /^For Monday/ }),
  ).toBeVisible()
  await app.page.goto(link)
  await expect(heading(app, 'For Monday')).toBeVisible()
  await expect(questions(app)).toHaveCount(3)
})

for (const [way, words] of [
  ['Print', 'Answer:'],
  ['Print with solutions', /^(The value is|There is)/],
] as const)
  test(`${way}: an exercise alone is on the sheet, and the page comes back`, async ({ app }, info) => {
    await app.page.addInitScript(() => {
      window.print = () => undefined
    })
    const name = 'By hand: the best order'
    await begin(app, name)
    const count = await questions(app).count()
    await share(app, way)
    await app.page.emulateMedia({ media: 'print' })
    const sheet = app.page.getByRole('article')
    await expect(sheet.getByRole('heading', { name })).toBeVisible()
    await expect(sheet.getByText(words)).toHaveCount(count)
    await expect(sheet.getByRole('heading', { name: `Question ${count}`, exact: true })).toBeVisible()
    await expect(app.page.getByRole('main')).toBeHidden()
    await app.keepPicture(info, `${way}.png`)
    await app.page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await app.page.emulateMedia({ media: 'screen' })
    await expect(sheet).toHaveCount(0)
  })
