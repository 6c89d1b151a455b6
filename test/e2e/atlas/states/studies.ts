/** Studies with their results, as files of this version keep them. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type AppPage } from '../../app.ts'
import { putDocument } from '../../database.ts'
import type { State } from '../walk.ts'

const sample = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../formats/0.1.0/${file}.json`, import.meta.url)), 'utf8')

/** A study that was kept, chosen from the list of its tab. */
export const keptStudy = (hash: string, shelf: string, file: string): State => ({
  name: `${hash.slice(1)}: a study that was kept`,
  bring: async (app) => {
    await app.page.goto(`./${hash}`)
    await app.expectLoaded()
    await putDocument(app.page, shelf, 'kept', sample(file))
    await app.page.reload()
    await app.page.getByRole('main').getByRole('listitem').getByRole('button').filter({ hasText: 'Żółw' }).click()
    await expect(app.button('Actions')).toBeVisible()
  },
})

/** A tab as it is at first. */
export const emptyTab = (hash: string): State => ({
  name: `${hash.slice(1)}: at first`,
  bring: async (app) => {
    await app.page.goto(`./${hash}`)
    await app.expectLoaded()
  },
})

/** Puts numbers into the fields of a form. */
export async function fill(app: AppPage, fields: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = app.page.getByRole('textbox', { name: app.words(name) })
    await field.fill(String(value))
    await field.press('Tab')
  }
}

/** An evaluator as a file. */
export const WEIGHTS = {
  name: 'mine.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      format: 'poly-y evaluator',
      version: 1,
      madeBy: '',
      evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, corners: 3 }], attack: 0 },
    }),
  ),
}
