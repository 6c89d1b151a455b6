/** The window and what its page may not do. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAGE_HEADERS } from '../../src/main/page-headers.ts'
import { ROOT } from '../../scripts/build.mjs'
import { Desktop } from './desktop.ts'

let desktop: Desktop

beforeAll(async () => {
  desktop = await Desktop.start()
})

afterAll(() => desktop.remove())

test('the window is created with the safe options, and shown when there is something to show', async () => {
  const { options, calls } = await desktop.run(({ BrowserWindow }) => {
    const [{ options, calls }] = BrowserWindow.getAllWindows()
    return { options, calls }
  })
  // The platform keeps its place by the name, and sees to it that it is on a display that is there.
  expect(options).toMatchObject({ name: 'main', windowStatePersistence: true })
  expect(options).toMatchObject({ show: false, width: 1280, height: 820, minWidth: 720, minHeight: 560 })
  expect(options.webPreferences).toEqual({
    preload: expect.stringMatching(/out[\\/]preload[\\/]index\.cjs$/) as string,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
  })
  expect(calls).toEqual(['show'])
  expect(await desktop.run(({ app }) => app.sandboxed as boolean)).toBe(true)
})

test("the window's first colour is the page's, in both themes", async () => {
  const background = (app: Desktop) =>
    app.run(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].options.backgroundColor as string)
  const styles = readFileSync(path.join(ROOT, 'src/renderer/styles/tokens.css'), 'utf8')
  const dark = await Desktop.start(undefined, { STAND_IN_THEME: 'dark' })
  expect(styles).toContain(`--ground: light-dark(${await background(desktop)}, ${await background(dark)})`)
  await dark.remove()
})

test('the page gets the API and nothing else', async () => {
  const given = await desktop.run(({ theContents }) => {
    const names = (value: object): unknown =>
      Object.fromEntries(
        Object.entries(value).map(([key, item]) => [
          key,
          typeof item === 'function' ? 'function' : typeof item === 'string' ? item : names(item as object),
        ]),
      )
    return names(theContents().page as object)
  })
  expect(given).toEqual({
    polyY: {
      engine: { post: 'function', end: 'function', onReply: 'function' },
      session: { load: 'function', save: 'function', setAside: 'function' },
      documents: { list: 'function', load: 'function', save: 'function', remove: 'function' },
      clipboard: { write: 'function' },
      files: { choose: 'function', take: 'function', onOpened: 'function', save: 'function' },
      links: { take: 'function', onFollowed: 'function' },
      versions: { electron: '45.4.1', chromium: '150.0.1' },
      menu: { show: 'function', onCommand: 'function' },
      programs: { choose: 'function', allowed: 'function', revoke: 'function' },
      updates: {
        arePossible: 'function',
        look: 'function',
        fetch: 'function',
        cancel: 'function',
        install: 'function',
        onProgress: 'function',
      },
      closing: { onAsked: 'function' },
    },
  })
})

describe('a page cannot', () => {
  test('open windows', async () => {
    expect(
      await desktop.run(
        ({ theContents }) => theContents().windowOpenHandler({ url: 'https://example.org' }) as unknown,
      ),
    ).toEqual({ action: 'deny' })
  })

  const prevented = (name: string, fields: object) =>
    desktop.run(
      ({ emitPreventable, theContents }, { name, fields }) =>
        emitPreventable(theContents(), name, fields).defaultPrevented as boolean,
      { name, fields },
    )

  test('go elsewhere', async () => {
    for (const url of [
      'https://example.org/',
      'file:///etc/passwd',
      'polyy://app/other.html',
      'polyy://elsewhere/index.html',
      'about:blank',
      'javascript:1',
    ])
      expect(await prevented('will-frame-navigate', { isMainFrame: true, url }), url).toBe(true)
    expect(await prevented('will-frame-navigate', { isMainFrame: false, url: 'polyy://app/index.html' })).toBe(true)
    expect(await prevented('will-redirect', { isMainFrame: true, url: 'https://example.org/' })).toBe(true)
    expect(await prevented('will-frame-navigate', { isMainFrame: true, url: 'polyy://app/index.html' })).toBe(false)
  })

  test('embed another', async () => {
    expect(await prevented('will-attach-webview', {})).toBe(true)
  })

  test('download', async () => {
    const stopped = await desktop.run(
      ({ emitPreventable, session }) =>
        emitPreventable(session.defaultSession, 'will-download').defaultPrevented as boolean,
    )
    expect(stopped).toBe(true)
  })

  test('have any permission', async () => {
    const granted = await desktop.run(({ session }) => {
      const { permissionRequest, permissionCheck, devicePermission } = session.defaultSession
      const requested: boolean[] = []
      for (const name of ['media', 'geolocation', 'clipboard-read', 'openExternal'])
        permissionRequest(null, name, (answer: boolean) => requested.push(answer))
      return [...requested, permissionCheck(null, 'media'), devicePermission({})] as boolean[]
    })
    expect(granted).toEqual([false, false, false, false, false, false])
  })
})

describe('the protocol', () => {
  const fetched = (url: string, method = 'GET') =>
    desktop.run(
      async ({ protocol }, { url, method }) => {
        const { status, headers, body } = await (protocol.handlers.polyy as (request: Request) => Promise<Response>)(
          new Request(url, { method }),
        )
        return { status, headers: Object.fromEntries(headers), text: await new Response(body).text() }
      },
      { url, method },
    )

  test('is standard and secure, and opens nothing to other origins', async () => {
    expect(await desktop.run(({ protocol }) => protocol.schemes as unknown)).toEqual([
      { scheme: 'polyy', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ])
  })

  test('serves the page with its policy, and its files with their types', async () => {
    const page = await fetched('polyy://app/index.html')
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(page.headers['content-security-policy']).toBe(PAGE_HEADERS['Content-Security-Policy'])
    expect(page.text).toContain('http-equiv="Content-Security-Policy"')
    const [, script] = /src="\.\/(assets\/[^"]+\.js)"/.exec(page.text) ?? []
    const code = await fetched(`polyy://app/${script}`)
    expect(code.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })

  test('serves nothing else', async () => {
    for (const url of [
      'polyy://app/../../package.json',
      'polyy://app/%2e%2e/%2e%2e/package.json',
      'polyy://app/..%2f..%2fpackage.json',
      'polyy://app/%2e%2e%2fmain%2findex.js',
      'polyy://app/..%5c..%5cpackage.json',
      'polyy://app/assets/..%2f..%2fmain%2findex.js',
      'polyy://app//etc/passwd',
      'polyy://app/%2fetc%2fpasswd',
      'polyy://app/%00index.html',
      'polyy://app/%E0%A4%A',
      'polyy://app/',
      'polyy://app/missing.html',
      'polyy://elsewhere/index.html',
    ]) {
      expect(await fetched(url), url).toMatchObject({ status: 404, text: '' })
    }
    expect(await fetched('polyy://app/index.html', 'POST')).toMatchObject({ status: 405 })
  })
})

const ADDRESS = { ELECTRON_RENDERER_URL: 'http://localhost:5173' }
const menuOf = (app: Desktop) => app.run(({ Menu }) => JSON.stringify(Menu.template))

test('a build for use does not listen to the development server’s address', async () => {
  const used = await Desktop.start(undefined, ADDRESS)
  expect(await used.run(({ theContents }) => theContents().mainFrame.url as string)).toBe('polyy://app/index.html')
  expect(await menuOf(used)).not.toMatch(/reload|toggleDevTools/)
  await used.remove()
})

test('a build for development has the development server’s page, and a menu for it', async () => {
  const folder = path.join(ROOT, 'out/development')
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'build-development.mjs'), folder], { cwd: ROOT })
  const developed = await Desktop.start(undefined, { ...ADDRESS, STAND_IN_BUILD: folder })
  expect(await developed.run(({ theContents }) => theContents().mainFrame.url as string)).toBe('http://localhost:5173/')
  expect(await menuOf(developed)).toMatch(/reload.*toggleDevTools/)
  expect(await developed.run(({ thePolyY }) => thePolyY().session.load())).toBe(null)
  await developed.remove()
})

test('a second start ends at once, and the first shows its window', async () => {
  const second = Desktop.boot(desktop.userData, { STAND_IN_LOCK: 'taken' })
  expect(await second.exited).toBe(0)
  const calls = await desktop.run(({ app, BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    window.minimize()
    window.calls.length = 0
    app.emit('second-instance', {}, [], '/')
    return window.calls as string[]
  })
  expect(calls).toEqual(['restore', 'show', 'focus'])
})

test('on a Mac the app outlives its window, and opens it again when asked', async () => {
  const mac = await Desktop.start()
  const open = await mac.run(async ({ app, BrowserWindow }) => {
    Object.defineProperty(process, 'platform', { value: 'darwin' })
    const count = () => BrowserWindow.getAllWindows().length as number
    const counts = [count()]
    const [window] = BrowserWindow.getAllWindows()
    window.close()
    await new Promise((resolve) => window.on('closed', resolve))
    counts.push(count())
    for (const event of ['activate', 'activate']) {
      app.emit(event)
      counts.push(count())
    }
    return counts
  })
  expect(open).toEqual([1, 0, 1, 1])
  await mac.remove()
})

test('a normal run says nothing on the console and ends when its window is closed', async () => {
  const quiet = await Desktop.start()
  await quiet.run(async ({ thePolyY, clipboard }) => {
    const { engine, session, ...page } = thePolyY()
    await session.save('{}')
    await page.clipboard.write('./...../........../............... r')
    if (clipboard.text !== './...../........../............... r') throw new Error('the clipboard lost it')
    engine.post('play', {
      id: 1,
      kind: 'search',
      request: { position: './...../........../............... r', options: { algorithm: 'minimax', depth: 12 } },
    })
    await new Promise((resolve) => setTimeout(resolve, 200))
  })
  void quiet.run(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].close() as boolean).catch(() => undefined)
  expect(await quiet.exited).toBe(0)
  expect(quiet.console).toBe('')
  await quiet.remove()
})
