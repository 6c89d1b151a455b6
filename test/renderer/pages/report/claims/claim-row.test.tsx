/** One claim: its verdict, and what it shows when it is opened. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import en from '../../../../../src/locales/en/claims.json'
import { expectTexts } from '../../../browser/on-screen.ts'
import { restart, showApp } from '../../../browser/show.tsx'
import { chooseSmall, claim, openClaim, openSettings, openSmall, testClaim, verdicts } from './on-page.ts'

it('quotes the report, translated and as it was', async () => {
  await showApp('#report/claims/table')
  await expect
    .element(claim('table').css('blockquote'))
    .toHaveTextContent('such as a transposition table or a history of moves')
  await expect.element(claim('table').css('q')).toHaveTextContent('takich jak np. tablica przejść, czy historia ruchów')
})

it('says how the verdict is reached', async () => {
  await showApp('#report/claims')
  await openClaim('table')
  await expect.element(claim('table').getByText('less than 0.9 times as many states')).toBeVisible()
})

const running = () => claim('table').getByText(/^[1-9]\d* of 240 searches/)

/** Pauses a test on 20 positions once its first searches are done. */
async function pause(): Promise<void> {
  await showApp('#report/claims')
  await openSettings()
  await page.getByText('The same number', { exact: true }).click()
  await openClaim('table')
  await claim('table').getByRole('button', { name: 'Test' }).click()
  await expect.element(running()).toBeVisible()
  await claim('table').getByRole('button', { name: 'Pause' }).click()
  await expect.element(claim('table').getByText(/^Paused after/)).toBeVisible()
}

it('is tested by itself, paused and resumed', async () => {
  await pause()
  await claim('table').getByRole('button', { name: 'Resume' }).click()
  await expect.element(running()).toBeVisible()
})

it('stays undecided on too few positions, and says so', async () => {
  await openSmall()
  await testClaim('table')
  await expectTexts(verdicts(claim('table')), ['undecided'])
  await expect.element(claim('table').getByText('choose more positions')).toBeVisible()
})

it('has its verdict after a restart', async () => {
  const shown = await openSmall()
  await testClaim('table')
  await restart(shown, '#report/claims')
  await chooseSmall()
  await expect.element(verdicts(claim('table'))).toHaveLength(1)
})

it('has how full each kept table became', async () => {
  await openSmall()
  await testClaim('keptTable')
  const fills = claim('keptTable').getByRole('group', { name: 'What is remembered' })
  await expect.element(fills.getByRole('row')).toHaveLength(1 + 8)
})

it.each([
  ['memory', 'Within one search:'],
  ['keptTable', 'Within one game:'],
] as const)('about tables says in the verdict how long one is kept: %s', async (id, question) => {
  await openSmall()
  await testClaim(id)
  await expect.element(claim(id).getByText(question)).toBeVisible()
})

it('is counted out and needs no test where it is about leaves', async () => {
  await showApp('#report/claims/leaves')
  await expect.element(claim('leaves').getByText('20,389,320 leaves').last()).toBeVisible()
  await expect.element(claim('leaves').getByText('1,699,110 different positions')).toBeVisible()
  await expectTexts(verdicts(claim('leaves')), ['in part'])
  await expect.element(claim('leaves').getByRole('button', { name: 'Test' })).not.toBeInTheDocument()
})

it('quotes the report on corners', async () => {
  await showApp('#report/claims/corners')
  await expect.element(claim('corners').css('q')).toHaveTextContent('większe korzyści płyną z zajęcia pól')
})

/** Tests by perfect play what moves are worth. */
async function testMoves() {
  const shown = await openSmall()
  await testClaim('corners')
  return shown
}

it('shares the study of another about what moves are worth', async () => {
  await testMoves()
  await expect.element(verdicts(claim('mistakes'))).toHaveLength(1)
  await openClaim('mistakes')
  await expect.element(claim('mistakes').getByText(/The second-best move gives the win away in/)).toBeVisible()
})

it('has a column of each ring that the corners are compared with', async () => {
  await testMoves()
  await expect
    .element(claim('corners').getByRole('columnheader', { name: 'Ring that the corners are compared with' }))
    .toHaveLength(1)
})

it('has its study on the shelf of the accuracy', async () => {
  await testMoves()
  location.hash = '#experiments/accuracy'
  await expect.element(page.getByText(`Claim: ${en.corners.title}`).first()).toBeVisible()
})

it('has the verdicts of perfect play after a restart', async () => {
  await restart(await testMoves(), '#report/claims')
  await chooseSmall()
  await expect.element(verdicts()).toHaveLength(3)
})

it('has what was measured before anything is tested here', async () => {
  await showApp('#report/claims')
  await expectTexts(verdicts(claim('table')), ['fails'])
  await expect.element(claim('table').getByText('0.68', { exact: true })).toBeVisible()
  await expect.element(claim('table').css('.claim-interval')).toHaveTextContent('0.61–0.74')
  await expect.element(claim('table').css('.claim-n')).toHaveTextContent('n = 24')
})

it('draws the measured figures when it is opened', async () => {
  await showApp('#report/claims/table')
  const chart = claim('table').getByRole('figure', { name: en.table.figure })
  await expect.element(chart.getByRole('cell').first()).toBeInTheDocument()
})
