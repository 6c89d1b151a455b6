/** The evaluator of each search: one of those offered, or one of a file. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, region } from '../../../browser/on-screen.ts'
import { restart } from '../../../browser/show.tsx'
import { counts, expectSearched, openCompared, row, says } from './on-page.ts'

const evaluators = () => page.getByRole('group', { name: 'Evaluator of each search' })
const command = () => region('The same in a terminal').getByRole('code')

async function choose(search: string, name: string): Promise<void> {
  await evaluators().getByRole('button', { name: search }).click()
  await page.getByRole('option', { name, exact: true }).click()
}

/** Has NegaScout judge by another evaluator, after a comparison by the usual one. */
async function openWeaver() {
  const shown = await openCompared()
  expect(row('NegaScout')).toContain('10174')
  await page.getByText('More settings: ').click()
  await choose('NegaScout', 'Weaver')
  return shown
}

async function searchOn(): Promise<void> {
  await button('Continue').click()
  await expectSearched()
}

const WEIGHTS = {
  format: 'poly-y evaluator',
  version: 1,
  madeBy: 'a test',
  evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, corners: 3 }], attack: 0 },
}

/** Has alpha-beta judge by the evaluator of a file, and NegaScout by another one. */
async function openFile() {
  const shown = await openWeaver()
  const file = new File([JSON.stringify(WEIGHTS)], 'mine.json', { type: 'application/json' })
  await evaluators().css('input[type=file]').upload(file)
  await expect.element(evaluators()).toHaveTextContent('mine can be chosen above.')
  await choose('Alpha-beta', 'mine')
  await searchOn()
  return shown
}

it('asks for the searches of another evaluator alone', async () => {
  await openWeaver()
  await says('9 of 12 searches are done.')
})

it('stands beside the counts', async () => {
  await openWeaver()
  await searchOn()
  await expect.element(counts().getByRole('row', { name: 'NegaScout' })).toHaveTextContent('evaluator Weaver')
  expect(row('NegaScout')).not.toContain('10174')
})

it('is said where not every search has the same', async () => {
  await openWeaver()
  await searchOn()
  await expect
    .element(region('Results'))
    .toHaveTextContent(
      'Not every search uses f: Alpha-beta with f; Iterative deepening with f; Aspiration search with f; NegaScout with Weaver.',
    )
})

it('stands in the command', async () => {
  await openWeaver()
  await searchOn()
  await expect.element(command()).toHaveTextContent('--evaluator negascout=weaver')
})

it('stands in the command by the name of its file', async () => {
  await openFile()
  await expect.element(command()).toHaveTextContent('--evaluator alpha-beta=mine.json,negascout=weaver')
})

it('is exported as a file, for the command', async () => {
  const { desktop } = await openFile()
  await page.getByRole('button', { name: /^Export: Comparison/ }).click()
  await page.getByRole('menuitem', { name: 'Evaluator, mine.json' }).click()
  await expect.poll(() => desktop.saved.length).toBe(1)
  expect(JSON.parse(new TextDecoder().decode(desktop.saved[0].content))).toMatchObject({
    format: 'poly-y evaluator',
    evaluator: WEIGHTS.evaluator,
  })
})

it('is there again after a restart', async () => {
  await restart(await openFile(), '#experiments/compare')
  await expectSearched()
  await expect.element(counts().getByRole('row', { name: 'Alpha-beta' })).toHaveTextContent('evaluator mine')
})
