/**
 * The built app in its real window: a move, the reply, saving, closing, and both the game and its entry again at the
 * next start.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { _electron, expect, test, type ElectronApplication } from '@playwright/test'
import { APP, ROOT } from '../../scripts/build.mjs'
import { runtimePath } from '../../scripts/electron-runtime.mjs'
import { AppPage } from '../e2e/app.ts'
import { Shelf } from '../e2e/shelf.ts'

const runtime = runtimePath()
let userData: string
let electron: ElectronApplication | undefined

test.beforeAll(() => {
  if (runtime === null) throw new Error("Electron's runtime is not installed: npm run runtime downloads it")
  if (!APP.outputs.every((file) => existsSync(path.join(ROOT, file))))
    throw new Error('the app is not built: npm run build')
  userData = mkdtempSync(path.join(tmpdir(), 'poly-y-smoke-'))
})
test.afterAll(async () => {
  await electron?.close()
  if (userData) rmSync(userData, { recursive: true, force: true })
})

async function open(): Promise<AppPage> {
  electron = await _electron.launch({
    executablePath: runtime!,
    args: [ROOT, `--user-data-dir=${userData}`, '--lang=en'],
  })
  const app = new AppPage(await electron.firstWindow())
  await expect(app.board).toBeVisible()
  return app
}

test('a move by mouse, the reply, saving, and both the game and its entry again after closing', async () => {
  const app = await open()
  await app.playable.first().click()
  await expect(app.stones).toHaveCount(2)
  expect(await app.myTurn()).toBe(true)
  const position = await app.position.textContent()
  await app.more('Save game')
  await app.page.getByLabel('Name', { exact: true }).fill('Our game')
  await app.button('Save').click()
  await expect(app.notice).toContainText('is in the library')
  await electron!.close()
  const again = await open()
  await expect(again.stones).toHaveCount(2)
  await expect(again.position).toHaveText(position!)
  await again.page.getByRole('link', { name: 'Library' }).click()
  await expect(new Shelf(again).entry('Our game')).toBeVisible()
})
