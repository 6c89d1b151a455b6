/** Helpers for the tests of experiments: the form, the results and the command that the page shows. */
import { readFile } from 'node:fs/promises'
import { PLAIN, type Experiment } from '../../src/engine/lab/experiment.ts'
import { expect, type AppPage } from './app.ts'
import { outputOf } from './terminal.ts'

export const form = (app: AppPage) => app.page.getByRole('region', { name: 'New experiment' })

export async function openExperiments(app: AppPage): Promise<void> {
  await app.page.goto('./#experiments/searches')
  await expect(form(app)).toBeVisible()
  await app.custom()
}

/** The toggles that are to be down; one always is, so the wanted ones come first. */
export async function setToggles(app: AppPage, group: string, wanted: readonly number[]): Promise<void> {
  const buttons = await form(app).getByRole('toolbar', { name: group }).getByRole('button').all()
  const press = async (isWanted: boolean) => {
    for (const button of buttons) {
      const isDown = (await button.getAttribute('aria-pressed')) === 'true'
      if (wanted.includes(Number(await button.textContent())) === isWanted && isDown !== isWanted) await button.click()
    }
  }
  await press(true)
  await press(false)
}

/** Opens the form by a link, which has filled it in once it says how many searches there are. */
export async function openPlan(
  app: AppPage,
  experiment: Omit<Experiment, keyof typeof PLAIN> & Partial<Experiment>,
  size: string,
): Promise<void> {
  const link = new URLSearchParams({ name: '', plan: JSON.stringify({ ...PLAIN, ...experiment }) })
  await app.page.goto(`./#experiments/searches/${link.toString()}`)
  await expect(form(app).getByText(size)).toBeVisible()
}

export async function exported(app: AppPage, format: 'Measurements, CSV'): Promise<string> {
  const download = app.page.waitForEvent('download')
  await app.act(format)
  return readFile(await (await download).path(), 'utf8')
}

/** The lines of a file without their last field, the time. */
export const timeless = (csv: string) =>
  csv
    .trim()
    .split('\n')
    .map((line) => line.replace(/,[^,]*$/, ''))

/** Runs the command that the page shows, with one text in it replaced, and returns what it prints. */
export async function printed(app: AppPage, replaced = '', by = ''): Promise<string> {
  const command = await app.studyCommand()
  return outputOf(`${command.replace(replaced, by)} --csv`)
}
