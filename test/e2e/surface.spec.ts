/** The surface of wins in the real page: measured, interrupted, read by keys, turned, exported and kept as a player. */
import { readFile } from 'node:fs/promises'
import { csvParse } from 'd3'
import { castOf } from '../../src/engine/arena/cast.ts'
import type { Contestant } from '../../src/engine/arena/contestant.ts'
import { highestPoint, surfacePoint, type Surface, type SurfacePoint } from '../../src/engine/arena/surface.ts'
import { expect, test, type AppPage } from './app.ts'

/** What the form comes to below. */
const SURFACE: Surface = {
  x: 'secondDistance',
  y: 'chains',
  step: 10,
  fixed: { piecesToWin: -5 },
  depth: 1,
  reference: castOf('greedy') as Contestant,
  boardSize: 4,
  pairs: 8,
  openingStones: 3,
  seed: 1,
}

const form = (app: AppPage) => app.page.getByRole('region', { name: 'New surface' })
const list = (app: AppPage) => app.page.getByRole('region', { name: 'Surfaces', exact: true })
const entries = (app: AppPage) => list(app).getByRole('listitem')
const view = (app: AppPage) =>
  app.page.getByRole('region').filter({ has: app.page.getByRole('button', { name: 'Duplicate', exact: true }) })
const plot = (app: AppPage) => view(app).getByRole('application')
const said = (app: AppPage) => view(app).locator('figure > [role=status]')
const degrees = (app: AppPage) => view(app).getByRole('group', { name: 'Turn the picture' }).getByRole('status')

async function setNumber(app: AppPage, name: string, value: number): Promise<void> {
  const field = form(app).getByRole('textbox', { name, exact: true })
  await field.fill(String(value))
  await field.press('Tab')
}

async function define(app: AppPage, pairs: number): Promise<void> {
  await app.page.goto('./#arena/surface')
  await form(app).getByText('3 × 3', { exact: true }).click()
  await setNumber(app, 'Pairs of games per point', pairs)
}

/** As the page writes shares. */
const percent = (share: number) =>
  new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: share < 0.0995 ? 1 : 0 }).format(share)
const rateWords = ({ rate }: SurfacePoint) =>
  `${percent(rate.value)} (${percent(rate.lower)} to ${percent(rate.upper)})`
const weight = (value: number) => String(value).replace('-', '−')
const pointWords = (point: SurfacePoint) =>
  `Two-distance ${weight(point.x)}, Chains ${weight(point.y)}: wins ${rateWords(point)}`

test('is paused, kept over a reload and resumed', async ({ app }) => {
  await define(app, 60)
  await expect(form(app)).toContainText('9 points, 1,080 games')
  await app.button('Start').click()
  await expect(view(app).getByText(/^[1-8] of 9 points/)).toBeVisible({ timeout: 30_000 })
  await app.button('Pause').click()
  const status = view(app).getByRole('status').filter({ hasText: 'points' })
  await expect(status).toHaveText(/^Paused after [1-8] of 9 points\. What has been measured is kept\.$/)
  const words = (await status.textContent()) ?? ''

  await app.page.reload()
  await entries(app).getByRole('button').click()
  await expect(status).toHaveText(words)
  await expect(plot(app).locator('circle:not([data-screen])')).toHaveCount(Number(/\d/.exec(words)?.[0]))
  await app.button('Resume').click()
  const measured = async () => Number(/\d/.exec((await status.textContent()) ?? '')?.[0])
  await expect.poll(measured).toBeGreaterThan(Number(/\d/.exec(words)?.[0]))
})

test('has the points that the engine plays, read by keys; turns by keys, buttons and the pointer, and says points with Shift', async ({
  app,
}) => {
  await define(app, SURFACE.pairs)
  await app.button('Start').click()
  await expect(view(app).getByText('All 9 points have been measured.')).toBeVisible({ timeout: 30_000 })
  const points = Array.from({ length: 9 }, (_, number) => surfacePoint(SURFACE, number))
  const rows = view(app).getByRole('table', { name: 'Wins by the weights of' }).getByRole('row')
  for (const [row, y] of [10, 0, -10].entries())
    await expect(rows.nth(row + 1).getByRole('cell')).toHaveText(points.filter((point) => point.y === y).map(rateWords))

  await plot(app).focus()
  for (const [key, number] of [
    ['ArrowRight', 0],
    ['ArrowRight', 1],
    ['ArrowUp', 4],
    ['End', 5],
    ['ArrowUp', 8],
  ] as const) {
    await plot(app).press(key)
    await expect(said(app)).toHaveText(pointWords(points[number]))
    await expect(plot(app).locator('div[data-screen]')).toContainText(rateWords(points[number]))
  }
  await plot(app).press('Escape')
  await expect(plot(app).locator('div[data-screen]')).toHaveCount(0)
  await expect(view(app).getByRole('region', { name: 'The best point' })).toContainText(
    pointWords(highestPoint(points) as SurfacePoint),
  )

  await view(app).getByText('In 3D', { exact: true }).click()
  const sheet = () =>
    plot(app)
      .locator('path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))
  const first = await sheet()
  await expect(degrees(app)).toHaveText('turned 28°, elevation 28°')
  await plot(app).focus()
  await plot(app).press('ArrowRight')
  await plot(app).press('ArrowDown')
  await expect(degrees(app)).toHaveText('turned 33°, elevation 33°')
  await expect(said(app)).toHaveText('Turned by 33°, seen from 33° above')
  await expect.poll(sheet).not.toEqual(first)
  await plot(app).press('Home')
  await expect(degrees(app)).toHaveText('turned 28°, elevation 28°')
  await expect.poll(sheet).toEqual(first)
  await app.button('Turn left').click()
  await app.button('View from higher').click()
  await expect(degrees(app)).toHaveText('turned 13°, elevation 43°')
  await app.button('Reset').click()

  const box = (await plot(app).boundingBox()) as { x: number; y: number }
  await app.page.mouse.move(box.x + 200, box.y + 150)
  await app.page.mouse.down()
  await app.page.mouse.move(box.x + 250, box.y + 100, { steps: 5 })
  await app.page.mouse.up()
  await expect(degrees(app)).toHaveText('turned 48°, elevation 8°')
  // Without a button the pointer reads the points.
  await app.page.mouse.move(box.x + 260, box.y + 120)
  await expect(plot(app).locator('div[data-screen]')).toContainText('Chains')

  await plot(app).press('Escape')
  await plot(app).press('Shift+ArrowUp')
  await expect(said(app)).toContainText('Two-distance −10, Chains −10: wins')
  await plot(app).press('Shift+ArrowUp')
  await expect(said(app)).toContainText('Two-distance −10, Chains 0: wins')
})

test('is accessible and fits at every size; goes out as a picture, as numbers and as a file that comes back; its best point becomes a player', async ({
  app,
}, info) => {
  await define(app, SURFACE.pairs)
  await app.expectAccessible()
  await app.expectToFit(info, 'form', [
    [390, 844],
    [1280, 800],
  ])
  await app.button('Start').click()
  await expect(view(app).getByText('All 9 points have been measured.')).toBeVisible({ timeout: 30_000 })
  await app.expectAccessible()
  await app.expectToFit(info, 'map', [
    [390, 844],
    [1280, 800],
  ])
  await view(app).getByText('In 3D', { exact: true }).click()
  await app.expectAccessible()
  await app.expectToFit(info, 'space', [
    [390, 844],
    [1280, 800],
  ])
  await view(app).getByText('From above', { exact: true }).click()

  const points = Array.from({ length: 9 }, (_, number) => surfacePoint(SURFACE, number))
  const exported = async (item: string) => {
    await view(app)
      .getByRole('button', { name: /^Export: / })
      .click()
    const [download] = await Promise.all([
      app.page.waitForEvent('download'),
      app.page.getByRole('menuitem', { name: item }).click(),
    ])
    return readFile(await download.path(), 'utf8')
  }
  expect(csvParse(await exported('Save CSV')).map(({ wins, won }) => [Number(wins), Number(won)])).toEqual(
    points.map(({ rate, pairs }) => [rate.value, pairs.won]),
  )
  const picture = await exported('Picture, SVG')
  for (const words of ['Two-distance →', 'best', 'the report', '50%', 'Wins against the opponent'])
    expect(picture).toContain(words)
  expect(picture).not.toMatch(/class=|var\(|color-mix|light-dark/)

  const [download] = await Promise.all([app.page.waitForEvent('download'), app.button('Export').click()])
  const file = info.outputPath('surface.json')
  await download.saveAs(file)
  const chooser = list(app).locator('input[type=file]')
  await chooser.setInputFiles(file)
  await expect(entries(app)).toHaveCount(2)
  await chooser.setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from((await readFile(file, 'utf8')).replace('"step":10', '"step":3')),
  })
  await expect(app.page.getByText('other.json was not imported: it is damaged at “surface”')).toBeVisible()
  await expect(entries(app)).toHaveCount(2)

  await app.button('Keep the best as a player').click()
  await expect(app.page.getByText('Two-distance × Chains, best is among your players')).toBeVisible()
  await app.page.goto('./#arena/players')
  await expect(app.page.getByText('Two-distance × Chains, best').first()).toBeVisible()
})
