/** The web app, below a path of a server that only holds files: two builds, of which the second follows the first. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { CONTENT_SECURITY_POLICY } from '../../src/main/page-headers.ts'
import { type AppPage, expect, test } from './app.ts'

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png', '.json': 'application/json', '.webmanifest': 'application/manifest+json' }
const builds = mkdtempSync(path.join(tmpdir(), 'poly-y-web-'))
const build = (version: string) =>
  promisify(execFile)(process.execPath, ['scripts/build-web.mjs', '--out', path.join(builds, version), '--app-version', version], { env: { ...process.env, NODE_ENV: 'production' } })

/** The build that the server holds; null while there is no network. */
let held: string | null = '1.0.1'
let server: Server
let address: string

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  await Promise.all([build('1.0.1'), build('1.0.2')])
  server = createServer((request, response) => {
    const name = /^\/poly-y\/([^?]*)/.exec(request.url ?? '')?.[1]
    if (held === null) return void request.socket.destroy()
    try {
      const file = path.join(builds, held, name === '' ? 'index.html' : (name ?? 'outside the path'))
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

async function expectVersion(app: AppPage, version: string): Promise<void> {
  await app.button('Rules and keys').click()
  await app.button('About Poly-Y').click()
  await expect(app.page.getByText(`Version ${version}`, { exact: true })).toBeVisible()
  await expect(app.page.getByText(/^With \d+ packages by others/)).toBeVisible()
  await app.page.keyboard.press('Escape')
}

test('after the first visit it works without a network: the game, the computer, the other pages, the licences', async ({ app, page }) => {
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
  await page.goto(`${address}#lab`)
  await expect(app.button('Compare')).toBeVisible()
})

test('a new build waits until it is asked for, and the game goes on in it', async ({ app, page }) => {
  await visit(app)
  await app.node('b2').click()
  await expect(app.headline).toHaveText('Red · your move')
  held = '1.0.2'
  await page.reload()
  await expect(page.getByText('A new version of Poly-Y is ready.')).toBeVisible()
  await expectVersion(app, '1.0.1')
  const position = (await app.position.textContent()) ?? ''
  await app.button('Update now').click()
  await expect(page.getByText('A new version of Poly-Y is ready.')).toBeHidden()
  await expect(app.position).toHaveText(position)
  await expectVersion(app, '1.0.2')
  held = null
  await page.reload()
  await expectVersion(app, '1.0.2')
})

test('it can be installed: manifest, icons of their sizes, and the policy of the desktop', async ({ app, page }) => {
  await visit(app)
  const session = await page.context().newCDPSession(page)
  const { url, errors, data } = await session.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${address}manifest.webmanifest`, []])
  const manifest = JSON.parse(data ?? '') as { icons: { src: string; sizes: string; purpose: string }[] }
  expect(manifest).toMatchObject({ name: 'Poly-Y', short_name: 'Poly-Y', id: './', start_url: './', scope: './', display: 'standalone' })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(path.join(builds, '1.0.1', src))
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute('content', CONTENT_SECURITY_POLICY)
})
