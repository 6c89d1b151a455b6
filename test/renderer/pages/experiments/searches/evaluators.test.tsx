/** An experiment that searches with several evaluators, one of them from a file. */
import { csvParse } from 'd3'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { act, button, expectTexts, study } from '../../../browser/on-screen.ts'
import { entries, exported, form, openPlan } from './on-page.ts'

/** Weights that nobody of the cast has. */
const WEIGHTS = {
  format: 'poly-y evaluator',
  version: 1,
  madeBy: 'a test',
  evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, corners: 3 }], attack: 0 },
}

const group = () => form().getByRole('group', { name: 'Evaluators: f, or that of a player' })
const box = (name: string) => group().getByRole('checkbox', { name })
const choosesFile = (text: string) =>
  form()
    .css('input[type=file]')
    .upload(new File([text], 'my weights.json'))

/** The form with settings that are multiplied with the evaluators. */
const open = () =>
  openPlan({
    positions: { boardSize: 4, stones: 16, count: 4, seed: 9 },
    algorithms: ['alpha-beta', 'aspiration'],
    depths: [2],
    tables: ['off', 'symmetric'],
    margins: [1, 3],
  })

it('is not read from a file of another kind', async () => {
  await open()
  await choosesFile('{"format":"chess"}')
  await expect
    .element(form().getByRole('alert'))
    .toHaveTextContent('my weights.json was refused: it is not a Poly-Y evaluator')
})

it('is read from a file after one that was refused', async () => {
  await open()
  await choosesFile('{"format":"chess"}')
  await expect.element(form().getByRole('alert')).toBeVisible()
  await choosesFile(JSON.stringify(WEIGHTS))
  await expect.element(form().getByRole('alert')).not.toBeInTheDocument()
  await expect.element(box('my weights')).toBeChecked()
})

/** Takes f, an evaluator of a file and that of a player. */
async function choose() {
  const shown = await open()
  await choosesFile(JSON.stringify(WEIGHTS))
  await expect.element(box('my weights')).toBeChecked()
  await box('Weaver').click()
  return shown
}

it('multiplies the searches', async () => {
  await choose()
  await expect.element(form().getByText('4 positions × 18 searches = 72 searches')).toBeVisible()
})

async function run() {
  const shown = await choose()
  await form().getByLabelText('Name').fill('Windows and tables')
  await button('Start').click()
  await expect.element(study().getByText('All 72 searches are done.')).toBeVisible()
  return shown
}

it('belongs to an experiment that is listed under its name', async () => {
  await run()
  await expect.element(study().getByRole('heading', { name: 'Windows and tables' })).toBeVisible()
  await expectTexts(entries(), [/Windows and tables.*4 positions with 16 stones, seed 9.*done/])
})

it('has a row with each of the other settings', async () => {
  await run()
  await expectTexts(
    study().getByRole('grid', { name: 'Medians and quartiles' }).css('tbody tr > :first-child'),
    ['Alpha-beta', 'Aspiration search'].flatMap((search) =>
      ['off', 'with symmetries'].flatMap((table) =>
        ['f', 'Weaver', 'my weights'].flatMap((evaluator) => {
          const setting = `${search}, table ${table}, evaluator ${evaluator}`
          return search === 'Alpha-beta' ? [setting] : [`${setting}, ± 1`, `${setting}, ± 3`]
        }),
      ),
    ),
  )
})

it('is drawn beside f', async () => {
  await run()
  await expect.element(study()).toHaveTextContent('Another evaluator leads to other cutoffs')
  await expect.element(study().getByRole('figure')).toHaveTextContent('Alpha-beta, table off, evaluator my weights')
})

it('is named in the measurements', async () => {
  const rows = csvParse(await exported(await run(), 'Measurements, CSV'))
  expect(rows).toHaveLength(72)
  expect([...new Set(rows.map(({ evaluator }) => evaluator))]).toEqual(['report', 'weaver', 'my weights'])
})

it('is saved as a file that the command reads', async () => {
  const { desktop } = await run()
  await act('Actions', 'Evaluator, my-weights.json')
  await expect.poll(() => desktop.saved).toHaveLength(1)
  await act('Actions', 'The same in a terminal')
  await expect.element(page.getByRole('dialog')).toHaveTextContent('The evaluator is read from my-weights.json')
})

it('is in the file of the experiment', async () => {
  const whole = await exported(await run(), 'Experiment, JSON')
  expect(JSON.parse(whole)).toMatchObject({
    experiment: {
      evaluators: [{ name: 'report' }, { name: 'weaver' }, { name: 'my weights', evaluator: WEIGHTS.evaluator }],
    },
  })
})

it('is kept in a duplicate', async () => {
  await run()
  await act('Actions', 'Duplicate')
  await expect.element(group().getByRole('checkbox', { checked: true })).toHaveLength(3)
})
