/**
 * The school in the real page: a lesson from the form to a player, interrupted on the way, with the weights of the
 * command line.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type AppPage } from './app.ts'
import { outputOf, withoutNpm } from './terminal.ts'

const form = (app: AppPage) => app.page.getByRole('region', { name: 'New training run' })
const entries = (app: AppPage) => app.page.getByRole('list', { name: 'Training', exact: true }).getByRole('listitem')

async function openSchool(app: AppPage): Promise<void> {
  await app.page.goto('./#experiments/school')
  await app.custom()
  await expect(form(app)).toBeVisible()
}

async function exportedWeights(app: AppPage): Promise<unknown> {
  const download = app.page.waitForEvent('download')
  await app.act('Weights, JSON')
  return JSON.parse(await readFile(await (await download).path(), 'utf8'))
}

/** The evaluator that the command on the page comes to in a terminal. */
async function weightsByCommand(app: AppPage): Promise<unknown> {
  const folder = await mkdtemp(path.join(tmpdir(), 'poly-y-school-'))
  const command = await app.studyCommand()
  const file = path.join(folder, 'weights.json')
  try {
    await outputOf(withoutNpm(command).replace('network.json', file))
    return (JSON.parse(await readFile(file, 'utf8')) as { evaluator: unknown }).evaluator
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('a network is left and found again, and learns what the command line does', async ({ app }) => {
  await openSchool(app)
  await form(app).getByText('Neural network, back-propagation').click()
  await form(app).getByText('many games').click()
  await app.setNumber(form(app), 'Games', 60)
  await app.setNumber(form(app), 'Neurons in layer 1', 4)
  await app.setNumber(form(app), 'Passes at most', 3)
  await form(app).getByRole('textbox', { name: 'Name', exact: true }).fill('Little net')
  await form(app).getByRole('button', { name: 'Start', exact: true }).click()
  await expect(entries(app)).toHaveText(/Little net/)
  await expect(app.study.getByText(/^The training is done\.$|^Done after/)).toBeVisible()
  await expect(app.saving).toHaveText('Saved')
  await app.page.reload()
  await entries(app)
    .getByRole('button', { name: /Little net/ })
    .click()
  await expect(app.study.getByText(/^The training is done\.$|^Done after/)).toBeVisible()
  const { evaluator } = (await exportedWeights(app)) as { evaluator: unknown }
  expect(evaluator).toEqual(await weightsByCommand(app))
})
