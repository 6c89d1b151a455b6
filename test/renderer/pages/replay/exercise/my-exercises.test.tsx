/** The exercises of one's own: kept, renamed, deleted, shared as links and as files, and opened again. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { formatExercise } from '../../../../../src/engine/lab/exercise-file.ts'
import type { ExercisePlan } from '../../../../../src/engine/lab/exercise.ts'
import { act, button, notice, region, write } from '../../../browser/on-screen.ts'
import { restart, showApp } from '../../../browser/show.tsx'
import { beginPlan, heading, marks, planOf } from './on-page.ts'

const PLAN: ExercisePlan = { ...planOf('cutoffs'), seed: 7, kinds: ['value', 'window', 'cutoff', 'pruned'], count: 3 }
const FILE = formatExercise(PLAN, 'For Monday')

const mine = () => region('My exercises')
const item = (name: string) => mine().getByRole('button', { name: new RegExp(`^${name}`) })

const share = (how: string) => act('Share, print', how)

async function openKept() {
  const shown = await showApp('#replay', { documents: { exercises: { monday: FILE } } })
  await expect.element(item('For Monday')).toBeVisible()
  return shown
}

async function openFile(name: string, text: string, given: Parameters<typeof showApp>[1] = {}): Promise<void> {
  await showApp('#replay', given)
  await page
    .getByRole('main')
    .css('input[type="file"]')
    .last()
    .upload(new File([text], name, { type: 'application/json' }))
}

async function backToLessons(): Promise<void> {
  await button('Leave').click()
}

async function rename() {
  const shown = await openKept()
  await act('More for For Monday', 'Rename')
  const dialog = page.getByRole('dialog')
  await write(dialog.getByRole('textbox'), 'For Tuesday')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect.element(item('For Tuesday')).toBeVisible()
  return shown
}

async function remove(): Promise<void> {
  await openKept()
  await act('More for For Monday', 'Delete')
  await expect.element(mine()).not.toBeInTheDocument()
}

it('is begun', async () => {
  await openKept()
  await item('For Monday').click()
  await expect.element(heading('For Monday')).toBeVisible()
})

it('has its new name at the next start', async () => {
  await restart(await rename(), '#replay')
  await expect.element(item('For Tuesday')).toBeVisible()
})

it('is deleted', async () => {
  await remove()
})

it('comes back when its deletion is undone, and can be deleted again', async () => {
  await remove()
  await button('Undo that').click()
  await act('More for For Monday', 'Delete')
  await expect.element(mine()).not.toBeInTheDocument()
})

it('is shared as a link from the first question on', async () => {
  const shown = await beginPlan(PLAN)
  await share('Copy link')
  await expect.element(notice()).toHaveTextContent('Link copied')
  await restart(shown, new URL(shown.desktop.copied[0]).hash)
  await expect.element(heading('For Monday')).toBeVisible()
})

it('is saved as a file that has its name', async () => {
  const { desktop } = await beginPlan(PLAN)
  await share('Save as a file')
  await expect.poll(() => desktop.saved.map(({ name }) => name)).toEqual(['For-Monday.json'])
  expect(new TextDecoder().decode(desktop.saved[0].content)).toBe(FILE)
})

it('is no copy of a link, until it is kept', async () => {
  await beginPlan(PLAN)
  await backToLessons()
  await expect.element(mine()).not.toBeInTheDocument()
})

it('is kept from a link', async () => {
  await beginPlan(PLAN)
  await share('Keep in My exercises')
  await backToLessons()
  await expect.element(item('For Monday')).toBeVisible()
})

it('is opened from a file', async () => {
  await openFile('For-Monday.json', FILE)
  await expect.element(heading('For Monday')).toBeVisible()
  await expect.element(marks()).toHaveLength(3)
})

it('is not opened from a file of something else', async () => {
  await openFile('other.json', '{"format":"something"}')
  await expect
    .element(notice())
    .toHaveTextContent('other.json cannot be opened: it is not a Poly-Y recording, exercise or trace.')
})

it.each([
  ['{"title":3}', 'jakiejś jego części nie da się użyć: brakuje title.'],
  ['{"title":"A","position":"r/..... r"}', 'jakiejś jego części nie da się użyć: ta pozycja nie może powstać'],
])('a part that cannot be used is told in the language: %s', async (parts, reason) => {
  const text = JSON.stringify({ format: 'poly-y exercise', version: 1, ...(JSON.parse(parts) as object) })
  await openFile('mine.json', text, { settings: { language: 'pl' } })
  await expect.element(notice()).toHaveTextContent(`Nie można otworzyć mine.json: ${reason}`)
})
