/** An experiment that takes long: left alone, paused, and gone on with. */
import { csvParse } from 'd3'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { STATE_1 } from '../../../../../src/engine/lab/report.ts'
import { button, expectTexts, headline, node, study } from '../../../browser/on-screen.ts'
import { restart } from '../../../browser/show.tsx'
import { entries, exported, openAnother, openPlan } from './on-page.ts'

const banner = () => page.getByRole('banner')
const running = () => study().getByText(/^3 of 4 searches, (about .+|a few seconds) left$/)
const paused = () => study().getByText('Paused after 3 of 4 searches')
const goTo = (name: string) => page.getByRole('link', { name, exact: true }).click()

/** Three searches that are done at once, and one that will run until it is stopped, for all a test can tell. */
async function start() {
  const shown = await openPlan({ positions: [STATE_1.position], algorithms: ['alpha-beta'], depths: [1, 2, 3, 8] })
  await button('Start').click()
  await expect.element(running()).toBeVisible()
  return shown
}

it('runs on while another page shows', async () => {
  await start()
  await goTo('Play')
  await expect.element(banner()).toHaveTextContent('running an experiment')
})

it('leaves an engine for the game', async () => {
  await start()
  await goTo('Play')
  await node('c1').click()
  await expectTexts(headline(), ['Red · your move'])
})

const open = (entry: RegExp) => entries().filter({ hasText: entry }).getByRole('button').click()

/** Two experiments: the first is paused, and the second runs in its place. */
async function startTwo() {
  const shown = await start()
  await openAnother()
  await button('Start after the others').click()
  await expect.element(study().getByText('Waiting for its turn.')).toBeVisible()
  await open(/running/)
  await button('Pause').click()
  await expect.element(paused()).toBeVisible()
  await open(/running|drawing/)
  await expect.element(running()).toBeVisible()
  return shown
}

it('waits for its turn, which comes with a pause of the first', async () => {
  await startTwo()
  await expectTexts(entries(), [/running/, /paused/])
})

it('is paused by a restart', async () => {
  await restart(await startTwo(), '#experiments/searches')
  await expect.element(entries().getByRole('button', { name: /paused, [\d.]+%/ })).toHaveLength(2)
  await expect.element(banner()).not.toHaveTextContent('experiment')
})

async function pause() {
  const shown = await start()
  await button('Pause').click()
  await expect.element(paused()).toBeVisible()
  return shown
}

it('loses nothing by a restart', async () => {
  const shown = await restart(await pause(), '#experiments/searches')
  await open(/paused/)
  await expect.element(paused()).toBeVisible()
  const rows = csvParse(await exported(shown, 'Measurements, CSV'))
  expect(rows.map(({ visited }) => visited)).toEqual(['30', '589', '8868'])
})

it('goes on after a pause', async () => {
  await pause()
  await button('Resume').click()
  await expect.element(running()).toBeVisible()
})

it('is told of in the header no more once it is paused', async () => {
  await pause()
  await expect.element(banner()).not.toHaveTextContent('experiment')
})
