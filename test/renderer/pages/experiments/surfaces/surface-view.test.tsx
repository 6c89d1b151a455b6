/** A surface of wins: its points by keys, its picture in 3D, its files, and its best point as a player. */
import { csvParse } from 'd3'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { castOf } from '../../../../../src/engine/arena/cast.ts'
import type { Contestant } from '../../../../../src/engine/arena/contestant.ts'
import { highestPoint, surfacePoint, type Surface, type SurfacePoint } from '../../../../../src/engine/arena/surface.ts'
import {
  act,
  importStudy,
  button,
  expectTexts,
  notice,
  region,
  write,
  press,
  study,
} from '../../../browser/on-screen.ts'
import { restart, showApp } from '../../../browser/show.tsx'

/** The surface that the form below defines. */
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
const POINTS = Array.from({ length: 9 }, (_, number) => surfacePoint(SURFACE, number))

const form = () => region('New surface')
const entries = () => page.getByRole('list', { name: 'Surfaces' }).getByRole('listitem')
const plot = () => study().getByRole('application')
const said = () => study().css('figure > [role=status]')
const degrees = () => study().getByRole('group', { name: 'Turn the picture' }).getByRole('status')
const focusPlot = () => (plot().element() as HTMLElement).focus()

async function define(pairs: number) {
  const shown = await showApp('#experiments/surface')
  await button('Custom…').click()
  await form().getByText('3 × 3', { exact: true }).click()
  await write(form().getByRole('textbox', { name: 'Pairs of games per point', exact: true }), String(pairs))
  return shown
}

async function measure() {
  const shown = await define(SURFACE.pairs)
  await button('Start').click()
  await expect.element(study().getByText('All 9 points have been measured.')).toBeVisible()
  // They are drawn a little later, and keys go only to those that are.
  await expect.poll(() => plot().css('circle:not([data-screen])').elements().length).toBe(9)
  return shown
}

async function measureInSpace() {
  await measure()
  await study().getByText('In 3D', { exact: true }).click()
  await expect.element(degrees()).toHaveTextContent('turned 28°, elevation 28°')
}

/** Writes a share as the page does. */
const percent = (share: number) =>
  new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: share < 0.0995 ? 1 : 0 }).format(share)
const rateWords = ({ rate }: SurfacePoint) =>
  `${percent(rate.value)} (${percent(rate.lower)} to ${percent(rate.upper)})`
const weight = (value: number) => String(value).replace('-', '−')
const pointWords = (point: SurfacePoint) =>
  `Two-distance ${weight(point.x)}, Chains ${weight(point.y)}: wins ${rateWords(point)}`

it('is paused with the points that it has, which are kept over a restart, and goes on', async () => {
  const shown = await define(SURFACE.pairs)
  await expect.element(form()).toHaveTextContent('9 points, 144 games')
  shown.desktop.engine.hold(3)
  await button('Start').click()
  await expect.element(study().getByText(/^[1-8] of 9 points/)).toBeVisible()
  await button('Pause').click()
  const status = study().getByRole('status').filter({ hasText: 'points' })
  await expect.element(status).toHaveTextContent(/^Paused after [1-8] of 9 points\. What has been measured is kept\.$/)
  const words = status.element().textContent ?? ''
  await restart(shown, '#experiments/surface')
  await entries().getByRole('button').click()
  await expect.element(status).toHaveTextContent(words)
  await expect.element(plot().css('circle:not([data-screen])')).toHaveLength(Number(/\d/.exec(words)?.[0]))
  await button('Resume').click()
  await expect.element(study().getByText('All 9 points have been measured.')).toBeVisible()
})

it('has the points that the engine plays', async () => {
  await measure()
  const rows = study().getByRole('table', { name: 'Wins by the weights of' }).getByRole('row')
  for (const [row, y] of [10, 0, -10].entries())
    await expectTexts(rows.nth(row + 1).getByRole('cell'), POINTS.filter((point) => point.y === y).map(rateWords))
})

it('is read by keys', async () => {
  await measure()
  focusPlot()
  for (const [key, number] of [
    ['ArrowRight', 0],
    ['ArrowRight', 1],
    ['ArrowUp', 4],
    ['End', 5],
    ['ArrowUp', 8],
  ] as const) {
    await press(`{${key}}`)
    await expectTexts(said(), [pointWords(POINTS[number])])
    await expect.element(plot().css('div[data-screen]')).toHaveTextContent(rateWords(POINTS[number]))
  }
  await press('{Escape}')
  await expect.element(plot().css('div[data-screen]')).not.toBeInTheDocument()
})

it('names the best point', async () => {
  await measure()
  await expect.element(region('The best point')).toHaveTextContent(pointWords(highestPoint(POINTS) as SurfacePoint))
})

it('turns by keys, and back', async () => {
  await measureInSpace()
  const sheet = () =>
    plot()
      .css('path')
      .elements()
      .map((path) => path.getAttribute('d'))
  const first = sheet()
  focusPlot()
  await press('{ArrowRight}{ArrowDown}')
  await expect.element(degrees()).toHaveTextContent('turned 33°, elevation 33°')
  await expect.element(said()).toHaveTextContent('Turned by 33°, seen from 33° above')
  await expect.poll(sheet).not.toEqual(first)
  await press('{Home}')
  await expect.element(degrees()).toHaveTextContent('turned 28°, elevation 28°')
  await expect.poll(sheet).toEqual(first)
})

it('turns by buttons', async () => {
  await measureInSpace()
  await button('Turn left').click()
  await button('View from higher').click()
  await expect.element(degrees()).toHaveTextContent('turned 13°, elevation 43°')
  await button('Reset').click()
  await expect.element(degrees()).toHaveTextContent('turned 28°, elevation 28°')
})

it('says points with Shift while it is turned', async () => {
  await measureInSpace()
  focusPlot()
  await press('{Shift>}{ArrowUp}{/Shift}')
  await expect.element(said()).toHaveTextContent('Two-distance −10, Chains −10: wins')
  await press('{Shift>}{ArrowUp}{/Shift}')
  await expect.element(said()).toHaveTextContent('Two-distance −10, Chains 0: wins')
})

it('saves its numbers', async () => {
  const { desktop } = await measure()
  await study()
    .getByRole('button', { name: /^Export: / })
    .click()
  await page.getByRole('menuitem', { name: 'Save CSV' }).click()
  await expect.poll(() => desktop.saved).toHaveLength(1)
  const rows = csvParse(new TextDecoder().decode(desktop.saved[0].content))
  expect(rows.map(({ wins, won }) => [Number(wins), Number(won)])).toEqual(
    POINTS.map(({ rate, pairs }) => [rate.value, pairs.won]),
  )
})

it('saves its picture, with colours that need no stylesheet', async () => {
  const { desktop } = await measure()
  await study()
    .getByRole('button', { name: /^Export: / })
    .click()
  await page.getByRole('menuitem', { name: 'Picture, SVG' }).click()
  await expect.poll(() => desktop.saved).toHaveLength(1)
  const picture = new TextDecoder().decode(desktop.saved[0].content)
  for (const words of ['Two-distance →', 'best', 'the report', '50%', 'Wins against the opponent'])
    expect(picture).toContain(words)
  expect(picture).not.toMatch(/class=|var\(|color-mix|light-dark/)
})

it('comes back from its file, and a damaged one is refused', async () => {
  const { desktop } = await measure()
  await act('Actions', 'Export')
  await expect.poll(() => desktop.saved).toHaveLength(1)
  const text = new TextDecoder().decode(desktop.saved[0].content)
  await importStudy(new File([text], 'surface.json'))
  await expect.element(entries()).toHaveLength(2)
  await importStudy(new File([text.replace('"step":10', '"step":3')], 'other.json'))
  await expect.element(notice()).toHaveTextContent('other.json was not imported: it is damaged at “surface”')
  await expect.element(entries()).toHaveLength(2)
})

it('keeps the best point as a player', async () => {
  const shown = await measure()
  await button('Keep the best as a player').click()
  await expect.element(notice()).toHaveTextContent('Two-distance × Chains, best is among your players')
  await restart(shown, '#arena/players')
  await expect.element(page.getByText('Two-distance × Chains, best').first()).toBeVisible()
})
