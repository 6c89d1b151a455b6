/** The development server, which any page of the web can reach. */
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createServer } from 'vite'
import { rendererConfig } from '../../scripts/browser.mjs'

test('an address that cannot be decoded is refused and ends nothing', { timeout: 60_000 }, async () => {
  const vite = await createServer({
    ...(await rendererConfig('serve', 'development')),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
  const server = createHttpServer(vite.middlewares)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  for (const address of ['%.html', '%', '%ff/', 'index.html?%'])
    expect((await fetch(url + address)).status, address).toBe(400)
  expect((await fetch(`${url}index.html`)).status).toBe(200)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await vite.close()
})
