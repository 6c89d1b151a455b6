/** All claims of the report, and the positions that they are tested on. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CLAIM_IDS, CLAIMS } from '../../../../../src/engine/lab/claims/claims.ts'
import { seriesCount } from '../../../../../src/engine/lab/table-games.ts'
import sample from '../../../../formats/0.1.0/table-games.json?raw'
import { button, expectTexts, write } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'
import { claim, command, number, openClaim, openSettings, openSmall, testClaim, verdicts } from './on-page.ts'

const PLAN = CLAIMS.tableGames.plan({ boardSize: 3, count: 3, seed: 1 })
const GAME = [8, 900, 600, 40, 0]
/** The games of a claim, as a file: as if they had been played. */
const PLAYED = JSON.stringify({
  ...(JSON.parse(sample) as object),
  plan: PLAN,
  series: Array.from({ length: seriesCount(PLAN) }, (_, number) => ({ number, games: Array(PLAN.games).fill(GAME) })),
})

it('are tested on as many positions as settle them', async () => {
  await showApp('#report/claims')
  await openSettings()
  await expectTexts(command(), ['npm run -s polyy -- claims --sample 8 --seed 1'])
  await expect.element(number('Positions')).not.toBeInTheDocument()
  await expect.element(page.getByText(/^[\d,]+ searches for all claims, about \d+ min\./)).toBeVisible()
})

it('are tested on the same number of positions if one likes', async () => {
  await showApp('#report/claims')
  await openSettings()
  await page.getByText('The same number', { exact: true }).click()
  await expectTexts(command(), ['npm run -s polyy -- claims --sample 8x20 --seed 1'])
})

it('are tested on another board', async () => {
  await openSmall()
  await expectTexts(command(), ['npm run -s polyy -- claims --sample 10x3 --seed 1 --size 3'])
})

it('have results of their own on other positions', async () => {
  await openSmall()
  await testClaim('table')
  // Two share an experiment, and one is counted out.
  await expect.element(verdicts()).toHaveLength(3)
  await write(number('Stones'), '9')
  await expect.element(verdicts()).toHaveLength(1)
})

it('about games from the empty board have one result for any number of stones', async () => {
  await openSmall({ documents: { 'table-games': { played: PLAYED } } })
  await openClaim('tableGames')
  await expect.element(claim('tableGames').getByText('Over several games:')).toBeVisible()
  await write(number('Stones'), '9')
  await expect.element(verdicts()).toHaveLength(2)
  await expect.element(verdicts(claim('tableGames'))).toHaveLength(1)
})

it('are experiments on the shelf, of which two share one', async () => {
  await openSmall({ holdsEngine: true })
  await button('Test all').click()
  await expect.element(button('Pause all')).toBeVisible()
  location.hash = '#experiments/searches'
  await expect.element(page.getByRole('list', { name: 'Searches' }).getByRole('listitem')).toHaveLength(9)
})

it('have all verdicts that were measured, with the day of the measurement', async () => {
  await showApp('#report')
  await expect.element(verdicts()).toHaveLength(CLAIM_IDS.length)
  await expect.element(page.getByText(/^measured .*29.*, seed 1$/)).toBeVisible()
})

it('are chosen by their verdict', async () => {
  await showApp('#report')
  await page
    .getByRole('group', { name: 'Claims by verdict' })
    .getByRole('button', { name: /^undecided/ })
    .click()
  await expectTexts(verdicts(), ['undecided'])
})
