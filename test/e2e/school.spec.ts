/**
 * The school in the real page: a lesson from the form to a player, interrupted on the way, with the weights of the
 * command line.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { REPORT_WEIGHTS } from '../../src/engine/training/duel.ts'
import { toEvaluatorFile } from '../../src/engine/evaluation/evaluator-file.ts'
import { expect, test, type AppPage } from './app.ts'
import { outputOf, withoutNpm } from './terminal.ts'

const form = (app: AppPage) => app.page.getByRole('region', { name: 'New training run' })
const lesson = (app: AppPage) =>
  app.page.getByRole('region').filter({ has: app.page.getByRole('button', { name: 'Duplicate', exact: true }) })
const entries = (app: AppPage) => app.page.getByRole('region', { name: 'Training', exact: true }).getByRole('listitem')

async function openSchool(app: AppPage): Promise<void> {
  await app.page.goto('./#arena/school')
  await expect(form(app)).toBeVisible()
}

async function setNumber(scope: Locator, name: string, value: number): Promise<void> {
  const field = scope.getByRole('textbox', { name, exact: true })
  await field.fill(String(value))
  await field.press('Tab')
}

async function exportedWeights(app: AppPage): Promise<unknown> {
  await lesson(app).getByRole('button', { name: 'Export', exact: true }).first().click()
  const download = app.page.waitForEvent('download')
  await app.page.getByRole('menuitem', { name: 'Weights, JSON' }).click()
  return JSON.parse(await readFile(await (await download).path(), 'utf8'))
}

/** The evaluator that the command on the page comes to in a terminal. */
async function weightsByCommand(app: AppPage): Promise<unknown> {
  const folder = await mkdtemp(path.join(tmpdir(), 'poly-y-school-'))
  const command =
    (await lesson(app).getByRole('region', { name: 'The same in a terminal' }).getByRole('code').textContent()) ?? ''
  const file = path.join(folder, 'weights.json')
  try {
    await outputOf(withoutNpm(command).replace('network.json', file))
    return (JSON.parse(await readFile(file, 'utf8')) as { evaluator: unknown }).evaluator
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('a network is interrupted, learns to the end what the command line does, and becomes a player', async ({
  app,
}) => {
  test.setTimeout(240_000)
  await openSchool(app)
  await form(app).getByText('Neural network, back-propagation').click()
  await form(app).getByText('many games').click()
  await setNumber(form(app), 'Games', 60)
  await setNumber(form(app), 'Neurons in layer 1', 4)
  await setNumber(form(app), 'Passes at most', 3)
  await form(app).getByRole('textbox', { name: 'Name', exact: true }).fill('Little net')
  await expect(form(app).getByText('Up to 240 positions of 60 games').last()).toBeVisible()
  await form(app).getByRole('button', { name: 'Start', exact: true }).click()
  await expect(lesson(app).getByText(/^[1-9]\d* of 60 games to learn from/)).toBeVisible({ timeout: 30_000 })
  await app.button('Pause').click()
  await expect(lesson(app).getByText(/^Paused after \d+ of 60 games/)).toBeVisible()
  await expect(lesson(app).getByText('Nothing has been learnt yet.')).toBeVisible()
  await app.button('Resume').click()
  await expect(lesson(app).getByText(/games to learn from|passes/)).toBeVisible()
  // Without a pause; contests and surfaces are loaded anew while they are paused.
  await app.page.reload()
  await entries(app)
    .getByRole('button', { name: /Little net/ })
    .click()
  await app.button('Resume').click()
  await expect(lesson(app).getByText(/^The training is done\.$|^Done after/)).toBeVisible({ timeout: 120_000 })
  await expect(entries(app)).toHaveText(/done/)
  await expect(lesson(app).getByRole('figure', { name: 'Winner predicted correctly' })).toBeVisible()
  // A board for one's own stones and one for the other's; each number is in the table too.
  await expect(
    lesson(app).getByRole('region', { name: 'Weights on the board' }).getByRole('figure').getByRole('img'),
  ).toHaveCount(2)
  await app.choose('Neurons', 'Neuron 3')
  const { evaluator } = (await exportedWeights(app)) as { evaluator: { layers: { weights: number[][] }[] } }
  const shown = String(Math.round(evaluator.layers[0].weights[2][0] / 10)).replace('-', '−')
  await expect(
    lesson(app)
      .getByRole('row', { name: /^Own stone/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(shown.startsWith('−') || shown === '0' ? shown : `+${shown}`)
  await app.expectAccessible()
  expect(evaluator).toEqual(await weightsByCommand(app))
  await app.button('Keep as a player').click()
  await expect(app.page).toHaveURL(/#arena\/players$/)
  await expect(app.page.getByRole('region', { name: 'Little net' })).toContainText('a neural network')
})

test('hill climbing is held against the report, and waits while another lesson learns', async ({ app }) => {
  test.setTimeout(120_000)
  await openSchool(app)
  await form(app).getByText('Evolution', { exact: true }).click()
  await form(app).getByRole('button', { name: 'Start', exact: true }).click()
  await app.button('New training run').click()
  await form(app).getByText('Hill climbing', { exact: true }).click()
  await setNumber(form(app), 'Steps', 2)
  await setNumber(form(app), 'Pairs of games in a match', 4)
  await form(app).getByRole('button', { name: 'Start after the others' }).click()
  await expect(lesson(app).getByText('Waiting for its turn.')).toBeVisible()
  await expect(app.status).toContainText('Engine training')
  await entries(app)
    .getByRole('button', { name: /Evolution/ })
    .click()
  await app.button('Pause').click()
  await entries(app)
    .getByRole('button', { name: /Hill climbing/ })
    .click()
  await expect(lesson(app).getByText('The training is done.')).toBeVisible({ timeout: 60_000 })
  await expect(lesson(app).getByText(/^\d of 2 changes (was|were) taken$/)).toBeVisible()
  await app.button('Match against the report’s player').click()
  await expect(app.page).toHaveURL(/#arena$/)
  await expect(app.page.getByRole('heading', { name: 'Hill climbing against the report’s player' })).toBeVisible()
})

test('fits narrow and wide windows; weights from a file become a player, and what is none is refused with the reason', async ({
  app,
}, info) => {
  await openSchool(app)
  await app.expectToFit(info, 'school', [
    [390, 844],
    [1280, 800],
  ])
  await app.expectAccessible()

  const good = toEvaluatorFile(REPORT_WEIGHTS, 'a test')
  const choose = async (name: string, text: string) => {
    const chooser = app.page.waitForEvent('filechooser')
    await app.button('Choose a file of weights').click()
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  }
  const notice = app.notice
  await choose('half.json', JSON.stringify(good).slice(0, 40))
  await expect(notice).toContainText('half.json was refused: it is not a file of this kind, or only a part of one')
  await choose('other.json', '{"format":"poly-y player"}')
  await expect(notice).toContainText('other.json was refused: it is not a Poly-Y evaluator')
  await choose('newer.json', JSON.stringify({ ...good, version: 2 }))
  await expect(notice).toContainText('newer.json was refused: its format version is 2, which this Poly-Y cannot read')
  await choose('bad.json', JSON.stringify(good).replace('piecesToWin', 'luck'))
  await expect(notice).toContainText('bad.json was refused: it is damaged: luck is no feature')
  await choose('plain.json', JSON.stringify(good))
  await expect(app.page.getByRole('region', { name: 'plain' })).toContainText('weighted features')
})
