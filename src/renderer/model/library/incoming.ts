/** Games that come from outside: their code and the library are fetched, unless they are there already. */
import type { OpenedFile } from '../../../contract/api.ts'
import { GAME_EXTENSIONS } from '../../../contract/api.ts'
import type { DESKTOP } from '../../platform/download.ts'
import type { Needs, REST } from '../../platform/services.tsx'

type RestNeeds = Needs<typeof REST>

export const fetchImporting = () => import('./import-export.ts')

export async function takeFiles({ rest }: RestNeeds, files: readonly (File | OpenedFile)[]): Promise<void> {
  if (files.length === 0) return
  const [app, { importFiles }] = await Promise.all([rest.make(), fetchImporting()])
  await importFiles(app, files)
}

export async function takeText({ rest }: RestNeeds, text: string): Promise<void> {
  const [app, { importText }] = await Promise.all([rest.make(), fetchImporting()])
  await importText(app, text)
}

/** Asks for files to open. On the desktop they arrive like all opened files: see `app/connect.ts`. */
export function chooseFiles(app: RestNeeds & Needs<typeof DESKTOP>): void {
  if (app.desktop !== undefined) return void app.desktop.files.choose()
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', multiple: true, accept: GAME_EXTENSIONS.join(',') })
  input.addEventListener('change', () => void takeFiles(app, [...(input.files ?? [])]))
  input.click()
}
