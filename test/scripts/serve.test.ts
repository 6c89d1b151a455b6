/** The server of the built page, against whatever a page of the web or a program on this computer sends it. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveFolder } from '../../scripts/serve.mjs'
import { PAGE_HEADERS } from '../../src/main/page-headers.ts'
import { newFolder } from '../main/desktop.ts'

const folder = newFolder()
const page = path.join(folder, 'page')
let server: Server
let port: number

beforeAll(async () => {
  mkdirSync(path.join(page, 'assets'), { recursive: true })
  writeFileSync(path.join(page, 'index.html'), 'the page')
  writeFileSync(path.join(page, 'assets/a b.js'), 'code')
  writeFileSync(path.join(page, 'notes.txt'), 'no part of the page')
  writeFileSync(path.join(folder, 'secret.json'), 'secret')
  symlinkSync('../secret.json', path.join(page, 'link.json'))
  server = (await serveFolder(page, PAGE_HEADERS, 0)) as Server
  port = (server.address() as AddressInfo).port
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly head: string
  readonly body: string
}

/** Sends bytes, and resolves to all that comes back until the server closes the connection. */
function send(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('latin1').on('data', (data) => (heard += String(data)))
    socket.on('error', () => undefined).on('close', () => resolve(heard))
  })
}

async function ask(
  target: string,
  { method = 'GET', headers = [`Host: 127.0.0.1:${port}`] }: { method?: string; headers?: string[] } = {},
): Promise<Answer> {
  const heard = await send(
    Buffer.from([`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'), 'latin1'),
  )
  const [head, ...rest] = heard.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]), head, body: rest.join('\r\n\r\n') }
}

const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status

function expectOurHeaders({ head }: Answer): void {
  for (const [name, value] of Object.entries(PAGE_HEADERS)) expect(head).toContain(`${name}: ${value}\r\n`)
}

describe('a file of the page', () => {
  test('is found by its name', async () => {
    expect(await ask('/')).toMatchObject({ status: 200, body: 'the page' })
    expect(await ask('/index.html?x#y')).toMatchObject({ status: 200, body: 'the page' })
    const code = await ask('/assets/a%20b.js')
    expect(code).toMatchObject({ status: 200, body: 'code' })
    expect(code.head).toContain('Content-Type: text/javascript; charset=utf-8')
  })

  test('is found by an address that names the host', async () => {
    expect(await ask(`http://localhost:${port}/index.html`)).toMatchObject({ status: 200, body: 'the page' })
    expect(await ask(`http://127.0.0.1:${port}`)).toMatchObject({ status: 200, body: 'the page' })
  })

  test('is described by HEAD without its content', async () => {
    const answer = await ask('/', { method: 'HEAD' })
    expect(answer).toMatchObject({ status: 200, body: '' })
    expect(answer.head).toContain('Content-Length: 8')
  })

  test('is not sent again to a browser that has it', async () => {
    const tag = /ETag: (.*)/.exec((await ask('/')).head)?.[1]
    expect(await ask('/', { headers: ['Host: localhost', `If-None-Match: ${tag}`] })).toMatchObject({
      status: 304,
      body: '',
    })
  })

  test.each(['bytes=0-2', 'bytes=5-2', 'bytes=99-', 'bytes=-1', 'bytes=0-0,2-3', 'x', `bytes=${'9'.repeat(400)}-`])(
    'is sent whole for the range %s',
    async (range) => {
      expect(await ask('/', { headers: ['Host: localhost', `Range: ${range}`] })).toMatchObject({
        status: 200,
        body: 'the page',
      })
    },
  )
})

/** Addresses that servers have stumbled over; the first ends vite's preview. */
const ADDRESSES: readonly [target: string, status: number][] = [
  ...(
    [
      '/%.html',
      '/%',
      '/%/',
      '/%ff.html',
      '/%c0%af',
      '/%E0%A4%A.html',
      '/assets/%zz',
      `http://127.0.0.1/%`,
      '*',
      'x',
      'index.html',
      'ftp://127.0.0.1/',
      'https://127.0.0.1/',
    ] as const
  ).map((target): [string, number] => [target, 400]),
  ...(
    [
      '/../secret.json',
      '/..%2fsecret.json',
      '/%2e%2e/secret.json',
      '/assets/../../secret.json',
      '/..\\secret.json',
      '/..%5csecret.json',
      '/%252e%252e%252fsecret.json',
    ] as const
  ).map((target): [string, number] => [target, 404]),
  ...(
    [
      '/link.json',
      '/notes.txt',
      '/assets',
      '/assets/',
      '/none.html',
      '/index.html/',
      '//index.html',
      '/./index.html',
      '//evil.example/index.html',
      '/index.html%00',
      '/%00',
      '/INDEX.HTML',
      '/CON.html',
      '/index.html::$DATA',
      '/__proto__',
      '/x.constructor',
      `/${'a/'.repeat(4000)}a.html`,
    ] as const
  ).map((target): [string, number] => [target, 404]),
  ['http://evil.example/index.html', 403],
  ['http://user@127.0.0.1/index.html', 403],
]

describe('an address that leads nowhere', () => {
  test.each(ADDRESSES)('%s', async (target, status) => {
    const answer = await ask(target)
    expect(answer.status).toBe(status)
    expectOurHeaders(answer)
    expect(answer.body).not.toContain('secret')
  })

  test('of any bytes ends nothing and tells nothing', async () => {
    const part = fc.constantFrom(
      '/',
      '%',
      '%2f',
      '%2e',
      '..',
      '.html',
      '.json',
      'secret',
      'index',
      'assets',
      '\\',
      '%00',
      '%ff',
      '?',
      '#',
      ':',
      '@',
      'http://',
      '\xe9',
      '~',
      '[',
      ']',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
        const answer = await ask(`/${parts.join('')}`)
        expect([200, 400, 404]).toContain(answer.status)
        expectOurHeaders(answer)
        expect(answer.body).not.toContain('secret')
      }),
      { seed: 37, numRuns: 200 },
    )
    expect(await statusOf('/')).toBe(200)
  })
})

describe('a request for which there is no answer is refused', () => {
  test.each(['OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])('%s', async (method) => {
    const answer = await ask('/', { method })
    expect(answer.status).toBe(405)
    expect(answer.head).toContain('Allow: GET, HEAD')
    expect(answer.head).not.toContain('Access-Control')
    expectOurHeaders(answer)
  })

  test.each([
    ['no host', []],
    ['two hosts', ['Host: localhost', 'Host: evil.example']],
  ])('one with %s', async (_, headers) => {
    const answer = await ask('/', { headers })
    expect(answer.status).toBe(400)
    expectOurHeaders(answer)
  })

  test.each([
    'evil.example',
    'evil.example:80',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '192.168.0.1',
    '127.0.0.1:x',
    '',
    'localhost@evil.example',
  ])('one for the host %j, whose owner may have pointed it here', async (host) => {
    const answer = await ask('/', { headers: [`Host: ${host}`] })
    expect(answer.status).toBe(403)
    expectOurHeaders(answer)
  })

  test.each([
    ['a method that is none', 'EAT / HTTP/1.1\r\n\r\n', 400],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['the beginning of TLS', Buffer.from('16030100c8010000c40303', 'hex'), 400],
    ['huge headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['an address longer than any header', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
    ['a header with a NUL', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: \0\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: miracles\r\nConnection: close\r\n\r\n', 200],
    [
      'a wish for another protocol',
      'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
      200,
    ],
  ])('%s', async (_, bytes, status) => {
    const heard = await send(bytes)
    expect(Number(heard.slice(9, 12))).toBe(status)
    expectOurHeaders({ status, head: heard, body: '' })
  })

  test('a body that never comes is not waited for', async () => {
    const heard = await send('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\n')
    expect(heard).toContain('405')
  })
})

describe('the others are answered while', () => {
  test('connections are dropped in the middle', async () => {
    const bytes = [
      'G',
      'GET / HTTP/1.1\r\n',
      'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50),
      'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n',
    ]
    for (let turn = 0; turn < 40; turn++) {
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(bytes[turn % bytes.length], () => (turn % 8 < 4 ? socket.resetAndDestroy() : socket.destroy())),
        )
        socket.on('error', () => undefined).on('close', () => resolve())
      })
    }
    expect(await statusOf('/')).toBe(200)
  })

  test('connections stay half open', async () => {
    const sockets = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'))
    for (const socket of sockets) {
      socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: local')
      socket.end()
    }
    expect(await statusOf('/')).toBe(200)
    for (const socket of sockets) socket.destroy()
  })

  test('a file goes that others are asking for', async () => {
    const file = path.join(page, 'assets/gone.json')
    writeFileSync(file, 'here')
    const asked = Array.from({ length: 50 }, () => statusOf('/assets/gone.json'))
    await asked[0]
    rmSync(file)
    for (const status of await Promise.all(asked)) expect([200, 404, 500]).toContain(status)
    expect(await statusOf('/')).toBe(200)
  })
})
