/** The page of experiments as a person sees it. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { PLAIN, type Experiment } from '../../../../../src/engine/lab/experiment.ts'
import { act, button, importStudy, region, write, study } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'

export const form = () => region('New experiment')
export const entries = () => page.getByRole('list', { name: 'Searches' }).getByRole('listitem')
export const number = (name: string) => form().getByRole('textbox', { name, exact: true })

export async function openExperiments() {
  const shown = await showApp('#experiments/searches')
  await expect.element(form()).toBeVisible()
  return shown
}

export async function openForm() {
  const shown = await openExperiments()
  await button('Custom…').click()
  return shown
}

/** Goes from an experiment to the form for another. */
export async function openAnother(): Promise<void> {
  await button('New experiment').click()
  await page.getByRole('link', { name: 'Searches: All and custom…' }).click()
  await button('Custom…').click()
}

export async function setNumbers(numbers: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, value] of Object.entries(numbers)) await write(number(name), String(value))
}

type Plan = Omit<Experiment, keyof typeof PLAIN> & Partial<Experiment>

/** Opens the form by a link, which has filled it in. */
export function openPlan(experiment: Plan) {
  const link = new URLSearchParams({ name: '', plan: JSON.stringify({ ...PLAIN, ...experiment }) })
  return showApp(`#experiments/searches/${link.toString()}`)
}

export async function run(experiment: Plan, count: number) {
  const shown = await openPlan(experiment)
  await button('Start').click()
  await expect.element(study().getByText(`All ${count} searches are done.`)).toBeVisible()
  return shown
}

/** Returns the text of a file of the study that is open. */
export async function exported({ desktop }: Awaited<ReturnType<typeof run>>, format: string): Promise<string> {
  const before = desktop.saved.length
  await act('Actions', format)
  await expect.poll(() => desktop.saved.length).toBe(before + 1)
  return new TextDecoder().decode(desktop.saved[before].content)
}

export const openFile = (name: string, text: string) => importStudy(new File([text], name))
