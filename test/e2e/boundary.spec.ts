/** Content that cannot be drawn breaks one entry, panel or page, which says so and offers the way back. */
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { AppPage, expect, test } from './app.ts'
import { putDocument } from './database.ts'

const contest = (created: string) =>
  JSON.stringify({
    format: 'poly-y contest',
    version: 1,
    name: 'From elsewhere',
    created,
    app: '0.1.0',
    tournament: {
      contestants: ['random', 'greedy'].map((name) => ({
        name,
        mind: { by: 'search', options: { algorithm: 'alpha-beta', depth: 1 } },
        randomness: 0,
        firstNodes: [],
      })),
      boardSize: 4,
      pairs: 1,
      openingStones: 3,
      seed: 1,
    },
    test: null,
    games: [],
  })

async function importContest(app: AppPage, text: string): Promise<void> {
  await app.page.goto('./#arena')
  await app.page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'contest.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** From now on a method of the page's own throws, or works again: what stands for any fault of drawing. */
async function breakDrawing(page: Page, what: 'DateTimeFormat' | 'Collator', isBroken: boolean): Promise<void> {
  await page.evaluate(
    ([what, isBroken]) => {
      const intl = Intl as unknown as Record<string, unknown>
      const kept = window as unknown as Record<string, unknown>
      kept[what] ??= intl[what]
      intl[what] = isBroken
        ? function () {
            throw new RangeError('out of ink')
          }
        : kept[what]
    },
    [what, isBroken] as const,
  )
}

const form = (app: AppPage) => app.page.getByRole('region', { name: 'New contest' })
const list = (app: AppPage) => app.page.getByRole('region', { name: 'Contests' })

test('a contest with a date that is none is refused', async ({ page }) => {
  const app = new AppPage(page)
  await importContest(app, contest('2026-02-30T03:04:05Z'))
  await expect(page.getByText('contest.json was not imported: it is damaged at “created”')).toBeVisible()
})

test('a contest with a date that is none is exported and deleted where it is kept', async ({ page }) => {
  const app = new AppPage(page)
  await page.goto('./#arena')
  await expect(form(app)).toBeVisible()
  await putDocument(page, 'contests', 'old', contest('2026-02-30T03:04:05Z'))
  await page.reload()
  const entry = list(app).getByRole('listitem')
  await expect(entry).toContainText('Cannot be read')
  await app.expectAccessible()
  const downloading = page.waitForEvent('download')
  await entry.getByRole('button', { name: 'Export' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('old.json')
  expect(await readFile(await download.path(), 'utf8')).toBe(contest('2026-02-30T03:04:05Z'))
  await entry.getByRole('button', { name: 'Delete' }).click()
  await expect(entry).toHaveCount(0)
  await page.reload()
  await expect(form(app)).toBeVisible()
  await expect(entry).toHaveCount(0)
})

test('a document that cannot be drawn leaves the others alone', async ({ page }) => {
  const app = new AppPage(page)
  await importContest(app, contest('2026-01-02T03:04:05+08'))
  await expect(page.getByRole('region', { name: 'From elsewhere' })).toBeVisible()
  await breakDrawing(page, 'DateTimeFormat', true)
  // The tab is drawn anew.
  await page.getByRole('tab', { name: 'Players' }).click()
  await page.getByRole('tab', { name: 'Matches and tournaments' }).click()
  const fault = page.getByRole('alert').filter({ hasText: 'This document cannot be shown' })
  await expect(fault).toBeVisible()
  await expect(list(app).getByRole('listitem')).toContainText('This document cannot be shown')
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await app.expectAccessible()
  await breakDrawing(page, 'DateTimeFormat', false)
  await fault.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'From elsewhere' })).toBeVisible()
})

test('a contest whose date is written in another way is shown, kept, and can be deleted', async ({ page }) => {
  const app = new AppPage(page)
  await importContest(app, contest('2026-01-02T03:04:05+08'))
  await expect(page.getByRole('region', { name: 'From elsewhere' })).toBeVisible()
  await page.reload()
  await expect(list(app).getByRole('listitem')).toContainText('From elsewhere')
  await expect(list(app).getByRole('listitem')).toContainText('Jan 1, 2026')
  await list(app).getByRole('listitem').getByRole('button').click()
  await app.act('Delete')
  await expect(list(app).getByRole('listitem')).toHaveCount(0)
})

test('where the parts of later pages cannot be fetched, Play is there, and what needs them says so', async ({
  page,
}) => {
  const app = new AppPage(page)
  await page.route(/create-rest/, (route) => route.abort())
  await app.open()
  // With the first move the computer would be asked for its own, and resigning would be asked about.
  await app.button('Resign').click()
  await expect(page.getByText('A part of the program could not be fetched')).toBeVisible()
  await expect(app.headline).toContainText('resigned')
  await page.getByRole('link', { name: 'Library' }).click()
  const fault = page.getByRole('alert')
  await expect(fault).toContainText('This page could not be shown')
  await page.unroute(/create-rest/)
  await app.button('Try again').click()
  await app.expectLoaded()
  await expect(fault).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible()
})

test('a page that cannot be fetched, or be drawn, says so, and there are ways back', async ({ page }, info) => {
  const app = new AppPage(page)
  await page.route(/library-page/, (route) => route.abort())
  await app.open()
  await page.goto('./#library')
  const fault = page.getByRole('alert')
  await expect(fault).toContainText('This page could not be shown')
  await page.unroute(/library-page/)
  await app.button('Try again').click()
  await expect(fault).toHaveCount(0)
  await app.expectLoaded()
  await page.getByRole('link', { name: 'Play', exact: true }).click()
  await app.node('b2').click()
  await breakDrawing(page, 'Collator', true)
  await page.getByRole('link', { name: 'Library' }).click()
  await expect(fault).toContainText('This page could not be shown')
  await expect(fault).toContainText('RangeError: out of ink')
  await app.expectAccessible()
  await app.expectToFit(info, 'page-fault', [
    [1280, 820],
    [390, 780],
  ])
  await page.setViewportSize({ width: 1280, height: 820 })
  await page.getByRole('link', { name: 'Inspect' }).click()
  await expect(app.board).toBeVisible()
  await page.getByRole('link', { name: 'Library' }).click()
  await fault.getByRole('button', { name: 'Go to Play' }).click()
  await expect(app.headline).toBeVisible()
  await page.getByRole('link', { name: 'Library' }).click()
  await expect(fault).toBeVisible()
  await breakDrawing(page, 'Collator', false)
  await fault.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test.describe('in Polish', () => {
  test.use({ locale: 'pl-PL' })

  test('a page that cannot be drawn says so', async ({ page }) => {
    const app = new AppPage(page)
    await app.open()
    await breakDrawing(page, 'Collator', true)
    await page.getByRole('link', { name: 'Biblioteka' }).click()
    await expect(page.getByRole('alert')).toContainText('Nie udało się wyświetlić tej strony')
    await page.getByRole('button', { name: 'Przejdź do gry' }).click()
    await expect(app.headline).toBeVisible()
  })
})
