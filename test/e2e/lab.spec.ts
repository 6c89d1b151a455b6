/** The laboratory: the comparison against figures the searches are known to have, and its charts. */
import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { csvParse } from 'd3'
import { expect, test, type AppPage } from './app.ts'
import { compare, counts, expectSearched, lab, openToDepth4, row } from './comparing.ts'

const plot = (app: AppPage, title: string) => app.page.getByRole('application', { name: title })

/** The marks of a line chart, search by search: each is a shape at a place of its own. */
const points = (app: AppPage, title: string) => plot(app, title).locator('path[transform]')

/**
 * All values of the column pointed at; like the ring around the value itself it is on the screen only, and in no
 * picture.
 */
const readout = (app: AppPage) => app.page.getByRole('application').locator('div[data-screen]')

/** What the chart says of the value that the keys have come to. */
const said = (app: AppPage, title: string) => app.page.getByRole('figure', { name: title }).getByRole('status')

test('compares while a game goes on, and can be cancelled', async ({ app }) => {
  await app.open()
  await app.chooseSlowOpponent()
  await app.node('c3').click()
  await expect(app.headline).toContainText('is thinking')
  await app.page.goto('./#lab')
  await app.button('7').click()
  await app.button('Compare').click()
  await expect(app.status).toContainText('Engine searching for a move, comparing')
  // Only what has finished can be continued: the second search says that the first one has.
  await expect(app.page.getByText(/^Search ([2-9]|1\d|20) of 20…$/)).toBeVisible()
  await app.button('Cancel').click()
  await expect(app.page.getByText(/Cancelled after [1-9]\d* of 20/)).toBeVisible()
  await expect(app.status).not.toContainText('comparing')
  await expect(app.button('Continue')).toBeVisible()
  await app.page.goto('./#')
  await expect(app.headline).toContainText('is thinking')
})

test('runs the searches and depths chosen, keeps the choice while other pages show, and says where there is nothing to compare', async ({
  app,
}) => {
  await app.page.goto('./#lab')
  for (const name of ['Minimax', 'Aspiration search', 'NegaScout'])
    await app.page.getByRole('checkbox', { name }).press('Space')
  for (const depth of ['1', '4', '5']) await app.button(depth).click()
  await app.page.goto('./#inspect')
  await expect(app.page.getByText('More settings: ')).toHaveCount(0)
  await app.page.goto('./#lab')
  await expect(app.page.getByText('9 searches to run.')).toBeVisible()
  await compare(app, 'State 1', 9)
  expect(await row(app, 'Minimax')).toEqual(['30', String(30 + 30 * 29), String(30 + 30 * 29 + 30 * 29 * 28)])
  await expect(counts(app).getByRole('row', { name: 'NegaScout' })).toHaveCount(0)
  await app.page.getByRole('checkbox', { name: 'Minimax' }).press('Space')
  await expect(app.page.getByText('All 6 searches done.')).toBeVisible()
  for (const name of ['Alpha-beta', 'Iterative deepening'])
    await app.page.getByRole('checkbox', { name }).press('Space')
  await expect(app.page.getByText('Choose at least one search.')).toBeVisible()
  await expect(app.button('Compare')).toBeDisabled()

  await app.page.goto('./#')
  await app.paste('b/bbb../........../rrrr..r........ b')
  await expect(app.headline).toContainText('You win')
  await app.page.goto('./#lab')
  await app.choose('Add a position', 'The position on the board')
  await expect(app.page.getByText('This game is over: there is nothing to search.')).toBeVisible()
  await expect(app.page.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  await app.button('Remove State 1').click()
  await expect(app.page.getByText('Add a position to compare the searches in.')).toBeVisible()
  await expect(app.button('Compare')).toBeDisabled()
})

test('each chart tells its figure, is accessible in either theme and fits every size; so is the page before there are any', async ({
  app,
}, info) => {
  await openToDepth4(app)
  await app.expectAccessible()
  await app.keepPicture(info, 'lab-empty.png')
  await compare(app, 'Eleven stones')
  const charts = app.page.getByRole('region', { name: 'Charts' })
  const cells = (title: string, name: string) =>
    app.page.getByRole('table', { name: title }).getByRole('row', { name, exact: false }).getByRole('cell')
  const show = (tab: string) => app.page.getByRole('tab', { name: tab }).click()
  const look = async (name: string, part?: Locator) => {
    await charts.getByRole('application').first().focus()
    await app.expectAccessible(part)
    await app.expectToFit(info, `lab-${name}`, [
      [1280, 820],
      [1920, 1080],
      [390, 844],
    ])
    await app.keepPicture(info, `lab-${name}-chart.png`, charts)
    await app.page.setViewportSize({ width: 1280, height: 820 })
  }

  await expect(plot(app, 'What the ordering is worth, at depth 4')).toBeVisible()
  await look('Ordering')
  await show('By depth')
  await look('By depth', charts)

  await show('By ply')
  const byPly = await cells('Visited states by ply, at depth 4', 'Iterative deepening').allInnerTexts()
  const sum = byPly.reduce((total, text) => total + Number(text.replace(',', '')), 0)
  // Four iterations of the root's twenty moves; all plies together are what the table has.
  expect([byPly[0], sum]).toEqual(['80', 7322])

  await show('Branching')
  // b + b² = 38, with b the root of the uniform tree of depth 2.
  const minimal = Number((await cells('Effective branching factor by depth', 'Minimal tree').allInnerTexts())[0])
  expect(minimal + minimal ** 2).toBeCloseTo(20 + 38, 0)

  await app.page.getByRole('radio', { name: 'Depth 3' }).press('Space')
  await show('Cutoffs')
  await look('Cutoffs', charts)
  const title = 'Which successor causes the cutoff, at depth 3'
  const first = await cells(title, 'first').allInnerTexts()
  expect(first.map((text) => /^[\d.]+% \([\d,]+\)$/.test(text))).toEqual([true, true, true, true])
  const shareOf = (text: string) => Number(text.split('%')[0])
  expect(shareOf(first[1])).toBeGreaterThan(shareOf(first[0]))
  await plot(app, title).focus()
  await expect(said(app, title)).toHaveText(`Alpha-beta, first: ${first[0]}`)
  await app.page.keyboard.press('ArrowDown')
  await expect(said(app, title)).toHaveText(`Iterative deepening, first: ${first[1]}`)

  await show('Re-searches')
  await expect(cells('Share of re-searched states', 'NegaScout')).toHaveText(['0%', '0%', '15%'])

  await show('Speed')
  await look('Speed', charts)
  await expect(cells('Time by depth', 'Alpha-beta')).toHaveText([/m?s$/, /m?s$/, /m?s$/])
  const rates = await cells('Visited states per second', 'Alpha-beta').allInnerTexts()
  expect(Number(rates[2].replaceAll(',', ''))).toBeGreaterThan(1000)
  await charts
    .getByRole('button', { name: /^Export/ })
    .first()
    .click()
  await expect(app.page.getByRole('menu')).toBeVisible()
  await app.expectAccessible()
  await app.keepPicture(info, 'lab-export.png')
})

/** A chart as SVG and as PNG, on the ground of the theme that shows. */
async function expectPictures(app: AppPage, save: (format: string) => Promise<Saved>, ground: string): Promise<void> {
  const svg = await save('SVG')
  expect(svg.name).toBe('states-by-depth.svg')
  // Elsewhere, as on the page itself no text becomes markup.
  const elsewhere = await app.page.context().newPage()
  const parsed = await elsewhere.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml')
    const all = [...root.querySelectorAll('*')]
    return {
      name: root.tagName,
      size: [Number(root.getAttribute('width')), Number(root.getAttribute('height'))],
      ground: root.querySelector('rect')?.getAttribute('fill'),
      texts: all.filter((element) => element.tagName === 'text').map((element) => element.textContent),
      strokes: [...new Set(all.map((element) => element.getAttribute('stroke')))].length,
      foreign: all.filter((element) => element.matches('[class], [style], [data-screen], foreignObject')).length,
      points: all.filter((element) => element.matches('path[transform]')).length,
    }
  }, svg.content.toString())
  await elsewhere.close()
  expect(parsed).toMatchObject({ name: 'svg', ground, foreign: 0, points: 12 })
  expect(parsed.texts).toEqual(
    expect.arrayContaining(['Visited states by depth', '10K', 'Depth', 'Iterative deepening', 'Minimal tree']),
  )
  expect(parsed.strokes).toBeGreaterThan(4)
  expect(svg.content.toString()).not.toMatch(/var\(|light-dark\(/)

  const png = await save('PNG')
  expect(png.name).toBe('states-by-depth.png')
  const pixels = await app.page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext(
      '2d',
    ) as OffscreenCanvasRenderingContext2D
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    // Each pixel is one number, whose bytes are red, green, blue and opaqueness.
    const colours = [...new Set(new Uint32Array(data.buffer))].map(
      (pixel) => `rgb(${pixel & 255}, ${(pixel >> 8) & 255}, ${(pixel >> 16) & 255})`,
    )
    return { size: [bitmap.width, bitmap.height], corner: `rgb(${data[0]}, ${data[1]}, ${data[2]})`, colours }
  }, png.content.toString('base64'))
  expect(pixels.size).toEqual(parsed.size.map((side) => 2 * side))
  expect(pixels.corner).toBe(ground)
  const series = await points(app, 'Visited states by depth')
    .first()
    .evaluate((point) => getComputedStyle(point).fill)
  expect(pixels.colours).toContain(series)
}

interface Saved {
  readonly name: string
  readonly content: Buffer
}

/** The arrow keys say every value of a chart, the pointer shows the one below it, and a table has all of them. */
async function expectValues(app: AppPage): Promise<void> {
  const title = 'Visited states by depth'
  // The last control before the drawing.
  await app.page.getByRole('figure', { name: title }).getByRole('button', { name: 'Shown as' }).focus()
  await app.page.keyboard.press('Tab')
  await expect(plot(app, title)).toBeFocused()
  await expect(plot(app, title)).toHaveAccessibleDescription(
    /minimal tree is the number of leaves that alpha-beta visits.*arrow keys/i,
  )
  await expect(said(app, title)).toHaveText('Depth 2, Alpha-beta: 589')
  const press = async (key: string, text: string) => {
    await app.page.keyboard.press(key)
    await expect(said(app, title)).toHaveText(text)
  }
  await press('ArrowRight', 'Depth 3, Alpha-beta: 8,868')
  await press('ArrowDown', 'Depth 3, Iterative deepening: 2,292')
  await press('End', 'Depth 4, Iterative deepening: 10,200')
  await press('ArrowUp', 'Depth 4, Alpha-beta: 136,005')
  await expect(plot(app, title).locator('g[data-screen]')).toBeVisible()
  await expect(readout(app).locator('[aria-current]')).toHaveText(/Alpha-beta\s*136,005/)
  await press('Escape', '')
  await expect(readout(app)).toHaveCount(0)
  await app.page.keyboard.press('Tab')
  await expect(plot(app, title)).not.toBeFocused()
  // The same values as a table.
  const table = app.page.getByRole('table', { name: title })
  await expect(table.getByRole('row', { name: 'NegaScout' }).getByRole('cell')).toHaveText(['276', '2,272', '10,174'])

  await plot(app, title).scrollIntoViewIfNeeded()
  // Alpha-beta comes first, from depth 2 on.
  const box = await points(app, title).nth(1).boundingBox()
  await app.page.mouse.move((box?.x ?? 0) + 3, (box?.y ?? 0) + 4)
  await expect(readout(app).getByText('Depth 3', { exact: true })).toBeVisible()
  await expect(readout(app).locator('[aria-current]')).toHaveText(/Alpha-beta\s*8,868/)
  await app.page.mouse.move(0, 0)
  await expect(readout(app)).toHaveCount(0)
}

/** A chart as it is in either theme: SVG that stands alone, PNG of twice the size, CSV of the numbers. */
async function expectExports(app: AppPage): Promise<void> {
  const save = async (format: string): Promise<Saved> => {
    await app.page.getByRole('button', { name: 'Export: Visited states by depth' }).click()
    const coming = app.page.waitForEvent('download')
    await app.page.getByRole('menuitem', { name: format }).click()
    const download = await coming
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
  }
  await plot(app, 'Visited states by depth').hover()
  await expectPictures(app, save, 'rgb(255, 253, 249)')
  await app.inOtherTheme(() => expectPictures(app, save, 'rgb(27, 33, 39)'))

  const csv = await save('Save CSV')
  expect(csv.name).toBe('states-by-depth.csv')
  const lines = csvParse(csv.content.toString().replace(/^\uFEFF/, ''))
  expect(lines.columns).toEqual(['series', 'Depth', 'visited states'])
  expect(lines).toHaveLength(15)
  expect(lines.find((line) => line.series === 'NegaScout' && line.Depth === '4')).toMatchObject({
    'visited states': '10174',
  })
}

/** The report's table for State 1, as the report counted, beside the published figures. */
async function expectReport(app: AppPage): Promise<void> {
  await expect(counts(app)).not.toContainText('published')
  await app.page.getByRole('radio', { name: 'as the report did' }).press('Space')
  await expectSearched(app)
  expect(await row(app, 'Alpha-beta')).toEqual(['559', '8334', '127682'])
  expect(await row(app, 'Aspiration search')).toEqual(['582', '8785', '133849'])
  expect(await row(app, 'Iterative deepening')).toEqual(['870', '1624', '17064'])
  expect(await row(app, 'Minimal tree')).toEqual(['58', '868', '1622'])
  await expect(counts(app).getByRole('row', { name: 'Alpha-beta' })).toContainText('published 133,673, −5,991 here')
  await expect(counts(app).getByRole('row', { name: 'Alpha-beta' })).toContainText('published 559, reproduced')
  await expect(
    app.page.getByText('Both State 1 and what was counted are inferred from the report’s figures'),
  ).toBeVisible()
  await expect(points(app, 'States by depth, counted as in the report')).toHaveCount(12)
}

test('a chart is one tab stop, the arrow keys say every value in it, the pointer shows the one below it; it is exported as it is in either theme, and counts as the report counted', async ({
  app,
}) => {
  await openToDepth4(app)
  await compare(app)
  await app.page.getByRole('tab', { name: 'By depth' }).click()
  await expectValues(app)
  await expectExports(app)
  await expectReport(app)
})

test.describe('in Polish', () => {
  test.use({ locale: 'pl-PL' })

  test('the laboratory has no English', async ({ app }) => {
    await openToDepth4(app)
    await expect(app.page.getByText('Przycisk Porównaj wypełni')).toBeVisible()
    const texts = () =>
      lab(app).evaluate((lab) =>
        [lab, ...lab.querySelectorAll('*:not([role="img"] *, code)')].flatMap((element) => [
          ...['aria-label', 'title', 'aria-roledescription', 'alt', 'placeholder'].map(
            (name) => element.getAttribute(name) ?? '',
          ),
          ...[...element.childNodes]
            .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
            .map(({ textContent }) => textContent ?? ''),
        ]),
      )
    const expectPolish = async () => {
      const english =
        /(?<!\p{L})(the|of|and|depths?|search(es)?|states?|visited|by|with|export|compare|charts?|results?|position|share|first|later|time|leaves|keys)(?!\p{L})/iu
      expect((await texts()).filter((text) => english.test(text))).toEqual([])
    }
    await expectPolish()
    await app.button('Porównaj').click()
    await expect(app.page.getByText('Zakończono wszystkie 12 przeszukiwań.')).toBeVisible({ timeout: 30_000 })
    await app.page.getByRole('radio', { name: 'Wspólna' }).press('Space')
    await expect(app.page.getByText('Zysk dała więc kolejność, a nie okno zerowe.')).toBeVisible({ timeout: 30_000 })
    await app.page.getByText('Więcej ustawień').click()
    const counters = app.page.getByRole('region', { name: 'Skąd ta różnica?' }).getByRole('table').getByRole('button')
    await expect(counters).toHaveCount(8)
    for (const counter of await counters.all()) {
      await counter.click()
      await expectPolish()
    }
    const tabs = app.page.getByRole('tablist', { name: 'Wykresy' }).getByRole('tab')
    await expect(tabs).toHaveCount(7)
    for (const tab of await tabs.all()) {
      await tab.click()
      await app.page.getByRole('application').first().focus()
      await app.page.keyboard.press('ArrowRight')
      await expectPolish()
    }
    await app.page.getByRole('tab', { name: 'Głębokość' }).click()
    await plot(app, 'Odwiedzone stany według głębokości').focus()
    await expect(said(app, 'Odwiedzone stany według głębokości')).toHaveText('Głębokość 2, Alfa-beta: 589')
    await app.page.keyboard.press('End')
    await expect(said(app, 'Odwiedzone stany według głębokości')).toHaveText(/Głębokość 4, Alfa-beta: 136\s005/)
  })
})
