/** The page of experiments as a person sees it. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { PLAIN, type Experiment } from '../../../../../src/engine/lab/experiment.ts'
import { button, region, write, study } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'

export const form = () => region('New experiment')
export const entries = () => region('Experiments').getByRole('listitem')
export const number = (name: string) => form().getByRole('textbox', { name, exact: true })

export async function openForm() {
  const shown = await showApp('#lab/experiments')
  await expect.element(form()).toBeVisible()
  return shown
}

export async function setNumbers(numbers: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, value] of Object.entries(numbers)) await write(number(name), String(value))
}

type Plan = Omit<Experiment, keyof typeof PLAIN> & Partial<Experiment>

/** Opens the form by a link, which has filled it in. */
export function openPlan(experiment: Plan) {
  const link = new URLSearchParams({ name: '', plan: JSON.stringify({ ...PLAIN, ...experiment }) })
  return showApp(`#lab/experiments/${link.toString()}`)
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
  await study().getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: format }).click()
  await expect.poll(() => desktop.saved.length).toBe(before + 1)
  return new TextDecoder().decode(desktop.saved[before].content)
}

export async function openFile(name: string, text: string): Promise<void> {
  await region('Experiments')
    .css('input[type=file]')
    .upload(new File([text], name))
}
