/** Replays on the built page: of long searches, which the worker records again in parts, and of the game’s own search. */
import { parsePosition } from '../../src/engine/game/notation.ts'
import { STATE_1 } from '../../src/engine/lab/report.ts'
import { search } from '../../src/engine/search/search.ts'
import { expect, test, type AppPage } from './app.ts'
import { covered } from './atlas/covered.ts'
import { fit } from './atlas/fit.ts'
import { outside } from './atlas/outside.ts'
import { clock, openRecorded, sentence } from './replaying.ts'

const EVENTS = 4_894_202

/** Opens a search of which only the beginning is in sight; returns what it counts. */
async function openLong(app: AppPage) {
  await app.open(`#replay/${new URLSearchParams({ position: STATE_1.position, search: 'alpha-beta', depth: '5' })}`)
  await expect(clock(app.page)).toHaveText(`0 of ${EVENTS.toLocaleString('en')} events`)
  return search(parsePosition(STATE_1.position), { algorithm: 'alpha-beta', depth: 5 })
}

const openCounters = ({ page }: AppPage) => page.getByText('Course and counters by ply').click()

const done = (visited: number) => `Done: Blue plays c5, worth 0. ${visited.toLocaleString('en')} states visited.`

test('the whole of a long search is counted from the start', async ({ app }) => {
  const { visited, cutoffs, leaves, expanded } = await openLong(app)
  await openCounters(app)
  const total = app.page.getByRole('row', { name: /^Total/ }).getByRole('cell')
  expect((await total.allTextContents()).filter((_, column) => [0, 1, 2, 4].includes(column))).toEqual(
    [visited, leaves, expanded, cutoffs].map((number) => number.toLocaleString('en')),
  )
})

test('the end of a long search is shown by a key, any moment by its chart', async ({ app }) => {
  const { visited, cutoffs } = await openLong(app)
  await app.page.getByRole('slider', { name: 'Time' }).press('End')
  await expect(sentence(app.page)).toHaveText(done(visited))
  await expect(
    app.page.getByRole('region', { name: 'Board', exact: true }).getByText(cutoffs.toLocaleString('en')),
  ).toBeVisible()
  await openCounters(app)
  const chart = app.page.getByRole('slider', { name: 'Course of the search: Alpha-beta' })
  const { width = 0 } = (await chart.boundingBox()) ?? {}
  await chart.click({ position: { x: width / 2, y: 20 } })
  await expect(app.headline).toContainText('depth 5')
  await expect(sentence(app.page)).not.toHaveText(done(visited))
  const [, at] = /^([\d,]+) of/.exec((await clock(app.page).textContent()) ?? '') ?? []
  expect(Math.abs(Number(at.replaceAll(',', '')) - EVENTS / 2)).toBeLessThan(EVENTS / 100)
  // On over the end of the window that this has fetched.
  await app.button('Next new best move').click()
  await chart.press('End')
  await expect(sentence(app.page)).toHaveText(done(visited))
})

test('the computer’s last search is replayed from the game', async ({ app }) => {
  await app.open()
  await app.chooseOpponent('aspiration', 2)
  await app.node('c1').click()
  await expect(app.headline).toHaveText('Red · your move')
  const visited = (await app.page.getByTestId('visited').textContent()) ?? ''
  await app.button('Replay').click()
  await expect(app.headline).toContainText(`Aspiration search · 0 of ${visited} visited`)
})

test('a tree that grows is recorded, played to its end, and opened again from its file', async ({ app }) => {
  await app.open('#replay')
  await app.choose('Search', 'Monte Carlo tree search')
  await app.button('Record').click()
  await expect(app.headline).toHaveText(/^Monte Carlo tree search · playout 0 of 200$/)
  await app.page.getByRole('slider', { name: 'Time' }).press('End')
  await expect(sentence(app.page).first()).toHaveText(/Playout 200 is done\.$/)
  const place = await clock(app.page).textContent()
  const saved = app.page.waitForEvent('download')
  await app.more('Save as a file')
  const path = await (await saved).path()
  await app.button('Searches').click()
  await app.page.getByRole('region', { name: 'Search to record' }).locator('input[accept*=jsonl]').setInputFiles(path)
  await expect(clock(app.page)).toHaveText(place ?? '')
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`no control is covered, cut or outside of its panel at ${width} × ${height}`, async ({ app, page }) => {
    await openRecorded(app, 'negascout', 3)
    await page.setViewportSize({ width, height })
    await app.button('Next cutoff').click()
    await expect(sentence(app.page)).toHaveText(/: cut\./)
    for (const detector of [covered, outside, fit]) expect(await detector(app)).toEqual([])
    for (const name of ['Step back', 'Play', 'Step forward', 'Next cutoff', 'Next re-search', 'Next new best move'])
      await expect(app.button(name)).toBeInViewport({ ratio: 1 })
    // The controls leave the tree in sight.
    const controls = await page.getByRole('region', { name: 'Replay', exact: true }).boundingBox()
    const tree = await page.getByRole('group', { name: /^The line being searched/ }).boundingBox()
    expect((controls?.y ?? 0) - (tree?.y ?? 0)).toBeGreaterThan(0.9 * (tree?.height ?? Infinity))
  })

test('all fifteen lines of NegaScout are in sight at 1280 × 800', async ({ app, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openRecorded(app, 'negascout', 3)
  const lines = app.region('Code').getByRole('listitem')
  await expect(lines).toHaveCount(15)
  for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 1 })
})
