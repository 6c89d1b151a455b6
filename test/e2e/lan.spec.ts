/** The app over plain http under a name of the local network: browsers withhold there what only secure pages get. */
import { chromium } from '@playwright/test'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.mjs'
import { AppPage, expect, test as base } from './app.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Serves the built page, as any server on a local network would. */
async function answer(url: string, response: ServerResponse): Promise<void> {
  const name = url === '/' ? 'index.html' : url.slice(1)
  response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'application/octet-stream')
  response.end(await readFile(path.join('out/renderer', name)).catch(() => ''))
}

/** A page under `lan.test`, which is this computer. */
const test = base.extend<{ lan: AppPage }>({
  lan: async ({}, use) => {
    const server = createServer((request, response) => void answer(request.url ?? '/', response)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const args = [...CHROMIUM_ARGS, '--host-resolver-rules=MAP lan.test 127.0.0.1']
    const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args })
    const context = await browser.newContext({
      baseURL: `http://lan.test:${port}/`,
      viewport: { width: 1280, height: 820 },
    })
    const app = new AppPage(await context.newPage())
    const faults: string[] = []
    app.page.on('pageerror', (error) => faults.push(error.message))
    await use(app)
    expect(faults).toEqual([])
    await browser.close()
    server.close()
  },
})

test('a game is played, saved, kept in the library and there after a reload', async ({ lan }) => {
  await lan.open()
  expect(
    await lan.page.evaluate(() => [
      isSecureContext,
      'randomUUID' in crypto,
      'locks' in navigator,
      'clipboard' in navigator,
    ]),
  ).toEqual([false, false, false, false])
  await lan.seat('Blue', 'Human')
  for (const node of ['b2', 'c1']) await lan.node(node).click()
  await expect(lan.saving).toHaveText('Saved')
  await lan.page.keyboard.press('Control+s')
  await lan.page.getByLabel('Name', { exact: true }).fill('On the LAN')
  await lan.button('Save').click()
  await expect(lan.notice).toContainText('is in the library')
  await lan.page.reload()
  await expect(lan.stones).toHaveCount(2)
  await lan.page.goto('./#library')
  await expect(lan.page.getByRole('row', { name: 'On the LAN' })).toBeVisible()
})

test('a position is copied', async ({ lan }) => {
  await lan.open()
  await lan.seat('Blue', 'Human')
  await lan.node('b2').click()
  const position = (await lan.position.textContent()) ?? ''
  await lan.more('Copy position')
  await expect(lan.notice).toContainText('Position copied')
  await lan.more('Set up position')
  await lan.page.getByRole('textbox').press('Control+a')
  await lan.page.getByRole('textbox').press('Control+v')
  await expect(lan.page.getByRole('textbox')).toHaveValue(position)
})

test('of two tabs one saves, and the other takes over', async ({ lan }) => {
  await lan.open()
  await lan.seat('Blue', 'Human')
  await lan.node('b2').click()
  await expect(lan.saving).toHaveText('Saved')
  const second = new AppPage(await lan.page.context().newPage())
  await second.open()
  await expect(second.saving).toHaveText('Not saved: open in another tab')
  await lan.page.close()
  await expect(second.saving).toHaveText('Saved')
  await expect(second.stones).toHaveCount(1)
})
