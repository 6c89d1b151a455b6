/** `npm start` on a machine without a window: the reason, the address, the page with its headers, no process left. */
import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { ROOT } from '../../scripts/build.mjs'
import { PAGE_HEADERS } from '../../src/main/page-headers.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let child: ChildProcess
let output: string
afterEach(() => void child.kill('SIGKILL'))

function start(args: string[], env: Record<string, string | undefined> = {}): void {
  output = ''
  child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs'), ...args], {
    env: { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '', ...env },
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += String(data)))
}

const exitCode = () => new Promise<number | null>((resolve) => child.once('exit', resolve))
const ADDRESS = /^Poly-Y is at (http:\/\/127\.0\.0\.1:\d+\/)$/m

async function address(): Promise<string> {
  await expect.poll(() => output, { timeout: 30_000 }).toMatch(ADDRESS)
  return ADDRESS.exec(output)![1]
}

test.runIf(process.platform === 'linux')('without a display it says so in one line and serves the page', async () => {
  start([])
  const url = await address()
  expect(output.split('\n')).toEqual([
    'No desktop window: there is no display. Serving the app for a browser instead.',
    `Poly-Y is at ${url}`,
    '',
  ])
  const page = await fetch(url)
  expect(page.status).toBe(200)
  const missing = await fetch(new URL('package.json', url))
  expect(missing.status).toBe(404)
  for (const answer of [page, missing])
    for (const [name, value] of Object.entries(PAGE_HEADERS)) expect(answer.headers.get(name), name).toBe(value)
  const html = await page.text()
  const script = /<script [^>]*src="([^"]+)"/.exec(html)?.[1] ?? ''
  const code = await fetch(new URL(script, url))
  expect(code.headers.get('content-type')).toMatch('text/javascript')
  expect(code.headers.get('x-content-type-options')).toBe('nosniff')
})

test('--browser asks for no window and gives no reason', async () => {
  start(['--browser'])
  const url = await address()
  expect(output).toBe(`Poly-Y is at ${url}\n`)
})

test('an address that cannot be decoded is refused and ends nothing', async () => {
  start(['--browser'])
  const url = await address()
  expect((await fetch(`${url}%.html`)).status).toBe(400)
  expect((await fetch(url)).status).toBe(200)
  expect(child.exitCode).toBe(null)
})

test('the address is the same at every start, or else another where its port is taken', async () => {
  start(['--browser'])
  const usual = await address()
  child.kill('SIGTERM')
  await exitCode()
  start(['--browser'])
  expect(await address()).toBe(usual)
  const first = child
  try {
    start(['--browser'])
    const other = await address()
    expect(other).not.toBe(usual)
    expect((await fetch(other)).status).toBe(200)
  } finally {
    first.kill('SIGKILL')
  }
})

test('--port is taken at its word', async () => {
  const taken = createServer()
  const port = await new Promise<number>((resolve) =>
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
  )
  start(['--browser', '--port', String(port)])
  expect(await exitCode()).toBe(1)
  expect(output).toMatch(/^Poly-Y cannot be served: .*in use.*\n$/)
  await new Promise((resolve) => taken.close(resolve))
  start(['--browser', '--port', String(port)])
  expect(await address()).toBe(`http://127.0.0.1:${port}/`)
})

test('arguments that make no sense are refused', async () => {
  for (const args of [['--port', 'x'], ['--port', '70000'], ['--fast'], ['more']]) {
    start(args)
    expect(await exitCode(), args.join(' ')).toBe(2)
    expect(output.trim().split('\n'), output).toHaveLength(1)
  }
})

test.skipIf(process.platform === 'win32')('a signal ends it at once', async () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    start(['--browser'])
    const url = await address()
    child.kill(signal)
    expect(await exitCode()).toBeGreaterThan(128)
    await expect(fetch(url)).rejects.toThrow()
  }
})
