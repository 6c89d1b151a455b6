/** Links: the address names the replay, opens it elsewhere at the same moment, and a reload brings it back. */
import { toEvaluatorFile } from '../../src/engine/evaluation/evaluator-file.ts'
import type { Browser, Locator, Page } from '@playwright/test'
import { expect, test, AppPage } from './app.ts'
import { clock, sentence } from './replaying.ts'

/** News, in the line below every page. */
const notice = (page: Page) => page.getByTestId('notice')

async function recordAndStand(app: AppPage): Promise<{ at: string; said: string }> {
  await app.open('#replay')
  await app.page.getByRole('button', { name: /^A deep cutoff/ }).click()
  await app.button('Next cutoff').click()
  await expect(app.page).toHaveURL(/#search\/position=.*&search=alpha-beta&depth=4&event=\d+$/)
  const at = (await clock(app.page).textContent()) ?? ''
  // The address follows once the replay rests.
  await expect(app.page).toHaveURL(new RegExp(`event=${at.split(' ')[0]}$`))
  return { at, said: (await sentence(app.page).textContent()) ?? '' }
}

test('what is replayed, and the position chosen, survive a reload, from another page too', async ({ app }) => {
  const { at, said } = await recordAndStand(app)
  await app.page.reload()
  await expect(clock(app.page)).toHaveText(at)
  await expect(sentence(app.page)).toHaveText(said)
  await app.button('Step forward').click()
  await expect(clock(app.page)).not.toHaveText(at)
  await expect.poll(() => app.page.url()).not.toContain(`event=${at.split(' ')[0]}`)
  await expect(app.page.getByText('Saved', { exact: true })).toBeVisible()
  const further = (await clock(app.page).textContent()) ?? ''
  await app.page.goto('./#')
  await app.page.reload()
  await app.page.goto('./#replay')
  await expect(clock(app.page)).toHaveText(further)
  // Back to the lessons: nothing comes back by itself any more, but the position chosen.
  await expect(app.page).toHaveURL(new RegExp(`event=${further.split(' ')[0]}$`))
  await app.button('Searches').click()
  await expect(app.page).toHaveURL(/#search$/)
  await app.choose('Position', 'Eleven stones')
  await expect(app.page.getByText('Saved', { exact: true })).toBeVisible()
  await app.page.reload()
  await expect(app.select('Position')).toContainText('Eleven stones')
})

test('a link is pasted and followed within the app; one that names nothing says why', async ({ app }) => {
  await app.open()
  await app.paste('polyy://app/index.html#replay/position=r%2F.....+b&search=alpha-beta&depth=2&event=24')
  await expect(sentence(app.page)).toHaveText(/: cut\. \d+ moves are never looked at\.$/)
  await expect(clock(app.page)).toHaveText(/^24 of /)
  // The same search at another moment.
  await app.paste('#replay/position=r%2F.....+b&search=alpha-beta&depth=2&event=3')
  await expect(clock(app.page)).toHaveText(/^3 of /)
  await app.paste('#replay/position=r%2F.....+b&search=chess&depth=2')
  await expect(app.page.getByText(/This link does not open a search: search is one of .*, not .?chess/)).toBeVisible()
  await expect(clock(app.page)).toHaveText(/^3 of /)
})

test('a copied link opens the same moment in a fresh profile; so does a recording that was saved as a file', async ({
  app,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { at, said } = await recordAndStand(app)
  const saving = app.page.waitForEvent('download')
  await app.more('Save as a file')
  const file = await saving
  expect(file.suggestedFilename()).toBe('replay.json')
  const path = await file.path()
  await app.more('Copy link')
  await expect(app.page.getByText('Link copied')).toBeVisible()
  const link = await app.page.evaluate(() => navigator.clipboard.readText())
  const elsewhere = await browser.newContext({ baseURL: new URL('/', link).href })
  const page = await elsewhere.newPage()
  await page.goto(link)
  await expect(clock(page)).toHaveText(at)
  await expect(sentence(page)).toHaveText(said)
  await page.getByRole('button', { name: 'Searches' }).click()
  await expect(page).toHaveURL(/#search$/)
  await expect(clock(page)).toHaveCount(0)
  await page.locator('input[type="file"][accept*="json"]').last().setInputFiles(path)
  await expect(clock(page)).toHaveText(at)
  await expect(sentence(page)).toHaveText(said)
  await page.getByRole('button', { name: 'Searches' }).click()
  const damaged = Buffer.from('{"format":"poly-y replay","version":1,"link":"position=.%2F.....+r&search=minimax"}')
  await page
    .locator('input[type="file"][accept*="json"]')
    .last()
    .setInputFiles({ name: 'half.json', mimeType: 'application/json', buffer: damaged })
  await expect(
    page.getByText(/half\.json cannot be opened: a part of it cannot be used: it has no .?depth.?\.$/),
  ).toBeVisible()
  await elsewhere.close()
})

test('what no link can name says so', async ({ app }) => {
  await app.open('#replay')
  await app.page.getByText('More settings: ').click()
  const evaluator = toEvaluatorFile({ kind: 'linear', phases: [{ edge: 1 }], attack: 0 }, 'a test')
  await app.page
    .getByRole('region', { name: 'Search to record' })
    .locator('input[type="file"][accept*="json"]')
    .first()
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(evaluator)) })
  await expect(app.select('Evaluator')).toContainText('mine')
  await app.button('Record').click()
  await app.button('More').click()
  await expect(app.page.getByRole('menuitem', { name: 'A link can hold one search' })).toBeDisabled()
  await expect(app.page.getByRole('menuitem', { name: /link$|file$/ })).toHaveCount(0)
  await expect(app.page).toHaveURL(/#search$/)
})

/** The link that a button of that name copies, opened in a profile of its own. */
async function openedElsewhere(app: AppPage, browser: Browser, copy: Locator): Promise<Page> {
  await app.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await copy.click()
  await expect(notice(app.page)).toContainText('Link copied')
  const link = await app.page.evaluate(() => navigator.clipboard.readText())
  const elsewhere = await browser.newContext({ baseURL: new URL('/', link).href })
  const page = await elsewhere.newPage()
  await page.goto(link)
  return page
}

test('a position inspected: its address, its link, and the way back', async ({ app, browser }) => {
  await app.open('#inspect')
  await app.node('a1').click()
  await app.node('d4').click()
  await expect(app.page).toHaveURL(/#inspect\/position=r%2F.*\+\w$/)
  await app.button('More').click()
  const page = await openedElsewhere(app, browser, app.page.getByRole('menuitem', { name: 'Copy link' }))
  await expect(new AppPage(page).stones).toHaveCount(2)
  await page.context().close()
  await app.page.reload()
  await expect(app.stones).toHaveCount(2)
  await app.page.goto('./#inspect/position=r%2F....+b')
  await expect(notice(app.page)).toContainText('Not a position')
  await expect(app.stones).toHaveCount(2)
})

test('a link that is followed just as the page is about to name itself in the address is opened', async ({ app }) => {
  await app.open('#inspect')
  await app.node('a1').focus()
  // The browser tells of a new address a moment later; the page names itself at a click, if it has changed within 300
  // ms.
  await app.page.evaluate(() => {
    document.activeElement?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    location.hash = '#inspect/position=.%2F.....%2F..........%2Fr..............+b'
    document.body.click()
  })
  await expect(app.node('d1')).toHaveAttribute('data-owner', 'red')
  await expect(app.node('a1')).not.toHaveAttribute('data-owner')
})

test('a game under review: a reload keeps the move, a link has the whole game', async ({ app, browser }) => {
  await app.open('#library/built-in:swap')
  await app.button('One move forward').click()
  await expect(app.page).toHaveURL(/#library\/built-in:swap\/moment=1$/)
  await app.page.reload()
  await expect(app.stones).toHaveCount(1)
  await app.button('More').click()
  const page = await openedElsewhere(app, browser, app.page.getByRole('menuitem', { name: 'Copy link' }))
  // The game comes with the app there too.
  await expect(page).toHaveURL(/#library\/built-in:swap\/moment=1$/)
  await page.context().close()
})

test('a game being played: its link is a game of the library elsewhere, once, which can be undone', async ({
  app,
  browser,
}) => {
  await app.open()
  await app.node('a1').click()
  await expect(app.stones).not.toHaveCount(0)
  await app.button('More').click()
  const page = await openedElsewhere(app, browser, app.page.getByRole('menuitem', { name: 'Copy link' }))
  await expect(page).toHaveURL(/#library\/[\da-f-]{36}\/moment=\d$/)
  await expect(notice(page)).toContainText('from the link is in the library now')
  const link = await app.page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Undo that' }).click()
  await expect(page.getByText('There is no such game in the library.')).toBeVisible()
  await page.goto(link)
  await expect(new AppPage(page).stones).not.toHaveCount(0)
  const url = page.url()
  await page.goto(link)
  await expect(page).toHaveURL(url)
  await page.context().close()
  await app.page.goto('./#game/sgf=hello')
  await expect(app.page).toHaveURL(/#library$/)
  await expect(notice(app.page)).toContainText('This link does not open a game:')
})

test('the plan of an experiment fills in the form elsewhere, and shows the experiment where it was made', async ({
  app,
  browser,
}) => {
  await app.page.goto('./#experiments/searches')
  await app.page.getByRole('button', { name: /^The four searches/ }).click()
  await expect(app.page).toHaveURL(/#experiments\/searches\/name=.*&plan=/)
  const heading = (page: Page) => page.getByRole('heading', { level: 2 }).last()
  const name = await heading(app.page).textContent()
  const page = await openedElsewhere(app, browser, app.button('Copy link'))
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name ?? '')
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await page.context().close()
  await expect(app.page.getByText('Saved', { exact: true })).toBeVisible()
  await app.page.reload()
  await expect(heading(app.page)).toHaveText(name ?? '')
  await app.page.goto('./#experiments/searches/name=x&plan={}')
  await expect(notice(app.page)).toContainText('This link does not open an experiment:')
})
