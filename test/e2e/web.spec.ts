/** The web app, below a path of a server that only holds files: two builds, of which the second follows the first. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { CONTENT_SECURITY_POLICY } from '../../src/main/page-headers.ts'
import { type AppPage, expect, test } from './app.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}
let builds: string
const folderOf = (version: string) => path.join(builds, version)
const build = (version: string) =>
  promisify(execFile)(
    process.execPath,
    ['scripts/build-web.mjs', '--out', folderOf(version), '--app-version', version],
    { env: { ...process.env, NODE_ENV: 'production' } },
  )

/**
 * Makes a build of a later version, in which every file has changed: other names, and another version of the worker.
 */
function follow(version: string, next: string): void {
  const [folder, assets] = [folderOf(next), path.join(folderOf(next), 'assets')]
  cpSync(folderOf(version), folder, { recursive: true })
  const renamed = readdirSync(assets).map(
    (name) =>
      [
        name,
        name.replace(/-([\w-]{8})(?=\.\w+$)/, (_, hash: string) => `-${[...hash].toReversed().join('')}`),
      ] as const,
  )
  for (const [name, other] of renamed) renameSync(path.join(assets, name), path.join(assets, other))
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html)$/.test(name),
  )) {
    let text = readFileSync(path.join(folder, name), 'utf8').replaceAll(version, next)
    for (const [name, other] of renamed) text = text.replaceAll(name, other)
    writeFileSync(
      path.join(folder, name),
      text.replace(/(?<=^const VERSION = ')\w+/, (hash) => [...hash].toReversed().join('')),
    )
  }
}

/** The build that the server holds; null while there is no network. */
let held: string | null = '1.0.1'
/** The number of times that a page has asked for the worker, to find a new build. */
let looks = 0
let server: Server
let address: string

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  builds = mkdtempSync(path.join(tmpdir(), 'poly-y-web-'))
  await build('1.0.1')
  follow('1.0.1', '1.0.2')
  server = createServer((request, response) => {
    const name = /^\/poly-y\/([^?]*)/.exec(request.url ?? '')?.[1]
    if (name === 'sw.js') looks++
    if (held === null) return void request.socket.destroy()
    try {
      const file = path.join(folderOf(held), name === '' ? 'index.html' : (name ?? 'outside the path'))
      const content = readFileSync(file)
      response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'text/plain' }).end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/poly-y/`
})

test.beforeEach(() => {
  held = '1.0.1'
})

test.afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(builds, { recursive: true, force: true })
})

/** Opens the page and waits until its worker has all files and the page. */
async function visit({ page }: AppPage): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('group', { name: 'Poly-Y board' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${address}sw.js`)
}

const offer = ({ page }: AppPage) => page.getByText('A new version of Poly-Y is ready.')

/** Tells the page that its window is shown again, and waits until it has asked for a new build. */
async function lookAgain({ page }: AppPage): Promise<void> {
  const before = looks
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => looks).toBeGreaterThan(before)
}

const numberIn = async (words: Locator) => Number(/\d+/.exec(await words.innerText())![0])

/** By its manifest, with icons of their sizes and the policy of the desktop. */
async function expectInstallable(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { url, errors, data } = await session.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${address}manifest.webmanifest`, []])
  const manifest = JSON.parse(data ?? '') as { icons: { src: string; sizes: string; purpose: string }[] }
  expect(manifest).toMatchObject({
    name: 'Poly-Y',
    short_name: 'Poly-Y',
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
  })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(path.join(folderOf('1.0.1'), src))
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
    'content',
    CONTENT_SECURITY_POLICY,
  )
}

async function expectVersion(app: AppPage, version: string): Promise<void> {
  await app.button('Rules and keys').click()
  await app.button('About Poly-Y').click()
  await expect(app.page.getByText(`Version ${version}`, { exact: true })).toBeVisible()
  await expect(app.page.getByText(/^With \d+ packages by others/)).toBeVisible()
  await app.page.keyboard.press('Escape')
}

test('it can be installed, with the policy of the desktop', async ({ app, page }) => {
  await visit(app)
  await expectInstallable(page)
})

test('after the first visit it works without a network', async ({ app, page }) => {
  await visit(app)
  await app.node('b2').click()
  await expect(app.headline).toHaveText('Red · your move')
  const position = (await app.position.textContent()) ?? ''
  await expect(app.saving).toHaveText('Saved')
  held = null
  await page.reload()
  await expect(app.position).toHaveText(position)
  await app.playable.first().click()
  await expect(app.stones).toHaveCount(4)
  await expectVersion(app, '1.0.1')
  await page.goto(`${address}#experiments/compare`)
  await expect(app.button('Compare')).toBeVisible()
})

test('a new build waits until it is asked for, and the game goes on in it', async ({ app, page }) => {
  await visit(app)
  await app.node('b2').click()
  await expect(app.headline).toHaveText('Red · your move')
  held = '1.0.2'
  await page.reload()
  await expect(offer(app)).toBeVisible()
  await expectVersion(app, '1.0.1')
  const position = (await app.position.textContent()) ?? ''
  await app.button('Update now').click()
  await expect(offer(app)).toBeHidden()
  await expect(app.position).toHaveText(position)
  await expectVersion(app, '1.0.2')
  held = null
  await page.reload()
  await expectVersion(app, '1.0.2')
})

test('a study that runs is kept over the update, and goes on in the new build', async ({ app, page }) => {
  await visit(app)
  await page.goto(`${address}#arena`)
  await page.getByRole('button', { name: /^What is a ply worth\?/ }).click()
  await expect(page.getByText(/^[1-9]\d* of 600 games, about/)).toBeVisible()
  held = '1.0.2'
  await lookAgain(app)
  await app.button('Update now').click()
  await expect(offer(app)).toBeHidden()
  await page.getByRole('region', { name: 'Contests' }).getByRole('listitem').getByRole('button').click()
  const paused = page.getByText(/^Paused after [1-9]\d* of 600 games/)
  await expect(paused).toBeVisible()
  const kept = await numberIn(paused)
  await expectVersion(app, '1.0.2')
  await app.button('Resume').click()
  await expect.poll(() => numberIn(page.getByText(/^\d+ of 600 games, about/))).toBeGreaterThan(kept)
})

test('a window that stays open offers a new build when somebody comes back to it', async ({ app }) => {
  await visit(app)
  await lookAgain(app)
  await expect(offer(app)).toBeHidden()
  held = '1.0.2'
  await lookAgain(app)
  await expect(offer(app)).toBeVisible()
  await app.expectAccessible()
})

test('a new build is offered in the language that is chosen', async ({ app, page }) => {
  await visit(app)
  held = '1.0.2'
  await lookAgain(app)
  await expect(offer(app)).toBeVisible()
  await app.button('Settings').click()
  await app.choose('Language', 'Polski')
  await expect(page.getByText('Nowa wersja Poly-Y jest gotowa.')).toBeVisible()
})

test('a window that stays open says nothing where there is no network', async ({ app }) => {
  await visit(app)
  held = null
  await lookAgain(app)
  await expect(app.node('b2')).toBeVisible()
})
