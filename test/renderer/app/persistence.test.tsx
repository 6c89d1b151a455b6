/** The promise of the browser to keep everything: when the web app asks for it, and what the settings say of it. */
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createApp } from '../../../src/renderer/app/create-app.ts'
import { BackupSetting, Promised } from '../../../src/renderer/app/backup-setting.tsx'
import { Persistence } from '../../../src/renderer/platform/storage/persistence.ts'
import { clear, showPart } from '../browser/show.tsx'

afterEach(clear)

it('is asked for once a document is saved, and not at the start', async () => {
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true)
  vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false)
  const app = await createApp(undefined)
  await app.rest.make()
  expect(persist).not.toHaveBeenCalled()
  await app.documents.save('games', 'one', 'a finished game')
  await expect.poll(() => persist.mock.calls.length).toBe(1)
  await app.documents.remove('games', 'one')
  vi.restoreAllMocks()
})

it.each([
  [true, 'The browser has promised to keep it until you delete it.'],
  [false, /^The browser has not promised to keep it: .* A backup stays\.$/],
])('is told where the answer is %s', async (answer, words) => {
  const persistence = new Persistence({ persisted: async () => answer })
  await showPart(<Promised persistence={persistence} />)
  await expect.element(page.getByText(words)).toBeVisible()
})

it('is no matter on the desktop', async () => {
  await showPart(<BackupSetting />)
  await expect.element(page.getByRole('heading', { name: 'Backup' })).toBeVisible()
  await expect.element(page.getByText(/promised/)).not.toBeInTheDocument()
})
