/** Pictures taken out of a replay: whole without the page, with what they show and where it comes from. */
import { readFile } from 'node:fs/promises'
import { expect, test, type AppPage } from './app.ts'

/** The sentence about the latest event. */
const sentence = (app: AppPage) =>
  app.page.getByRole('region', { name: 'Tree', exact: true }).getByRole('paragraph').first()

async function open(app: AppPage): Promise<void> {
  await app.page.setViewportSize({ width: 1280, height: 1000 })
  await app.open('#replay')
  await app.page.getByRole('button', { name: /^A deep cutoff/ }).click()
  await expect(sentence(app)).toHaveText(/: cut\./)
}

async function saved(app: AppPage, menu: string, format: string): Promise<string> {
  await openExport(app, menu)
  const saving = app.page.waitForEvent('download')
  await app.page.getByRole('menuitem', { name: format }).click()
  const path = await (await saving).path()
  await app.button('Close').click()
  return path
}

/** Opens the formats of a drawing, in the dialog that has a row for each. */
async function openExport(app: AppPage, menu: string): Promise<void> {
  await app.more('Export…')
  await app.button(menu).click()
}

/**
 * Draws a file in the browser as an image of its own, in which no style of the page counts. Returns its size, and how
 * many of its pixels differ from the corner's.
 */
async function drawn(app: AppPage, svg: string) {
  return app.page.evaluate(async (svg) => {
    const image = new Image()
    image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    let inked = 0
    for (let i = 0; i < data.length; i += 4)
      if (data[i] !== data[0] || data[i + 1] !== data[1] || data[i + 2] !== data[2]) inked++
    return { width: image.width, height: image.height, inked }
  }, svg)
}

/** A move stands in the picture of the tree where it stands on the screen. */
async function expectMovesInPlace(app: AppPage, svg: string): Promise<void> {
  const onScreen = await app.page
    .getByRole('region', { name: 'Tree', exact: true })
    .locator('[data-move]')
    .evaluateAll((moves) =>
      moves.map((move) => ({
        title: move.querySelector('title')?.textContent ?? '',
        at: (move as SVGGElement).style.transform,
      })),
    )
  expect(onScreen.length).toBeGreaterThan(5)
  const numbers = (text: string) => text.match(/-?[\d.]+/g)?.map((number) => Math.round(Number(number)))
  for (const { title, at } of onScreen) {
    const [, inFile = ''] =
      /transform="(translate\([^"]*\))"[^<>]*>\s*<title[^<>]*>$/.exec(svg.split(`${title}</title>`)[0]) ?? []
    expect(numbers(inFile), title).toEqual(numbers(at))
  }
}

for (const [menu, texts] of [
  ['Export: Tree', ['now', 'b5', 'best so far', '3 never looked at']],
  ['Export: Replay of Alpha-beta', []],
  ['Export: Code', ['return β', 'alphaBeta(state, d, α, β)', 'returns 0']],
] as const)
  test(`a picture is whole, and says what it shows: ${menu}`, async ({ app }) => {
    await open(app)
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
    const svg = await readFile(await saved(app, menu, 'Picture, SVG'), 'utf8')
    for (const text of texts) expect(svg).toContain(`>${text}<`)
    expect(svg).toMatch(
      new RegExp(
        `<desc>\\./\\.rb\\.\\./rbrrb\\.\\.\\.rb b · Alpha-beta, depth 4 · .* · event 127 · Poly-Y ${version}</desc>`,
      ),
    )
    expect(svg).not.toMatch(/class=|style=|<script|on[a-z]+=/)
    // On the panel's own ground, so that it reads on any page.
    expect(svg).toMatch(/<rect [^>]*fill="rgb\(\d+, \d+, \d+\)"/)
    const { width, height, inked } = await drawn(app, svg)
    expect(Math.min(width, height)).toBeGreaterThan(100)
    expect(inked).toBeGreaterThan(1000)
    if (menu === 'Export: Tree') await expectMovesInPlace(app, svg)
  })

test('a picture is saved as PNG', async ({ app }) => {
  await open(app)
  const png = await readFile(await saved(app, 'Export: Tree', 'Picture, PNG'))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
})

test('a browser as old as Safari 16.4 and Firefox 115 saves the same picture, and says what happened', async ({
  app,
}) => {
  await open(app)
  const svg = await readFile(await saved(app, 'Export: Tree', 'Picture, SVG'), 'utf8')
  await app.page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
    Reflect.deleteProperty(Intl, 'Segmenter')
  })
  await app.page.reload()
  await expect(sentence(app)).toBeVisible()
  expect(await app.page.evaluate(() => 'Segmenter' in Intl || 'checkVisibility' in Element.prototype)).toBe(false)
  expect(await readFile(await saved(app, 'Export: Tree', 'Picture, SVG'), 'utf8')).toBe(svg)
  await app.paste('./...../x........./............... r')
  await expect(app.page.getByText('Not a position: node c1 is one of r, b and')).toBeVisible()
})

test('a picture is copied', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(app)
  await openExport(app, 'Export: Tree')
  await app.page.getByRole('menuitem', { name: 'Copy the picture' }).click()
  await expect(app.page.getByText('The picture is copied.')).toBeVisible()
  const types = await app.page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types))
  expect(types).toContain('image/png')
})

test('lines that others cover are not in the picture of the code', async ({ app }) => {
  await app.open('#replay')
  await app.page.getByRole('button', { name: /^A window fails low/ }).click()
  await expect(sentence(app)).toHaveText(/Search again/)
  const called = await readFile(await saved(app, 'Export: Code', 'Picture, SVG'), 'utf8')
  expect(called).toContain('aspiration(root,')
  expect(called).not.toContain('alphaBeta(state, d, α, β)')
})
