/**
 * `npm start` where a browser is, but not Electron's window. The browser is a stand-in that records what it is asked
 * for.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { appWindowArguments, findAppBrowser, profileFolder } from '../../scripts/app-window.mjs'
import { ROOT } from '../../scripts/build.mjs'

vi.setConfig({ testTimeout: 60_000 })

const among =
  (...places: string[]) =>
  (place: string) =>
    places.includes(place)

describe('the browser', () => {
  const linux = { platform: 'linux' as const, env: { PATH: '/home/me/bin:/usr/bin' }, home: '/home/me' }

  test('is what PATH names, or else what is in the usual places', () => {
    expect(findAppBrowser({ ...linux, exists: among('/home/me/bin/google-chrome', '/usr/bin/chromium') })).toBe(
      '/usr/bin/chromium',
    )
    expect(findAppBrowser({ ...linux, exists: among('/usr/bin/microsoft-edge') })).toBe('/usr/bin/microsoft-edge')
    expect(findAppBrowser({ ...linux, env: {}, exists: among('/opt/google/chrome/chrome') })).toBe(
      '/opt/google/chrome/chrome',
    )
    expect(findAppBrowser({ ...linux, exists: among('/usr/bin/chromium-headless-shell', '/usr/bin/firefox') })).toBe(
      null,
    )
  })

  test('is found on macOS and Windows', () => {
    const chrome = '/Users/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(findAppBrowser({ platform: 'darwin', env: {}, home: '/Users/me', exists: among(chrome) })).toBe(chrome)
    const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
    const windows = { platform: 'win32' as const, home: 'C:\\Users\\me' }
    expect(
      findAppBrowser({ ...windows, env: { 'ProgramFiles(x86)': 'C:\\Program Files (x86)' }, exists: among(edge) }),
    ).toBe(edge)
    expect(findAppBrowser({ ...windows, env: { Path: 'C:\\a;D:\\b' }, exists: among('D:\\b\\chrome.exe') })).toBe(
      'D:\\b\\chrome.exe',
    )
    expect(findAppBrowser({ ...windows, env: {}, exists: () => false })).toBe(null)
  })

  test('keeps its profile in the data of the user', () => {
    const of = (executable: string, platform: NodeJS.Platform, env = {}) =>
      profileFolder(executable, { platform, env, home: '/home/me' })
    expect(of('/usr/bin/chromium', 'linux')).toBe('/home/me/.local/share/poly-y/browser')
    expect(of('/usr/bin/chromium', 'linux', { XDG_DATA_HOME: '/data' })).toBe('/data/poly-y/browser')
    expect(of('/snap/bin/chromium', 'linux')).toBe('/home/me/snap/chromium/common/poly-y')
    expect(of('/Applications/x', 'darwin')).toBe('/home/me/Library/Application Support/Poly-Y/browser')
    expect(of('C:\\x', 'win32', { LOCALAPPDATA: 'C:\\local' })).toBe('C:\\local\\Poly-Y\\browser')
  })

  test('goes without its sandbox for root on Linux alone', () => {
    const words = ['--app=http://here/', '--user-data-dir=/profile', '--no-first-run', '--no-default-browser-check']
    expect(appWindowArguments('http://here/', '/profile', { platform: 'linux', uid: 1000 })).toEqual(words)
    expect(appWindowArguments('http://here/', '/profile', { platform: 'darwin', uid: 0 })).toEqual(words)
    expect(appWindowArguments('http://here/', '/profile', { platform: 'linux', uid: 0 })).toEqual([
      ...words,
      '--no-sandbox',
    ])
  })
})

describe.runIf(process.platform === 'linux')('npm start', () => {
  let folder: string
  let child: ChildProcess
  let output: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'poly-y-window-'))
    mkdirSync(path.join(folder, 'electron'))
  })
  afterEach(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  const file = (name: string) => path.join(folder, name)

  function standIn(name: string, text: string): void {
    writeFileSync(file(name), `#!/bin/sh\n${text}\n`)
    chmodSync(file(name), 0o755)
  }

  /** With a runtime of Electron that does not start, so that nothing is downloaded. */
  function start(browser: string, args: string[] = ['--port', '0'], env: Record<string, string> = {}): void {
    standIn('electron/electron', 'exit 1')
    standIn('chromium', `printf '%s\\n' "$@" > '${file('arguments')}'\necho $$ > '${file('pid')}'\n${browser}`)
    output = ''
    const settings = {
      DISPLAY: ':99',
      WAYLAND_DISPLAY: '',
      XDG_DATA_HOME: folder,
      ELECTRON_OVERRIDE_DIST_PATH: file('electron'),
    }
    child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs'), ...args], {
      env: { ...process.env, ...settings, PATH: `${folder}:${process.env.PATH}`, ...env },
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += String(data)))
  }

  const exitCode = () => new Promise<number | null>((resolve) => child.once('exit', resolve))
  const said = (pattern: RegExp) => expect.poll(() => output, { timeout: 30_000 }).toMatch(pattern)
  const address = () => /^Poly-Y is at (\S+)$/m.exec(output)![1]

  test('opens the page in a window with a profile of its own, and ends with it', async () => {
    // The window closes later than what counts as a browser that did not start, by the clock of the process.
    const clock = `import { existsSync } from 'node:fs'; const now = performance.now.bind(performance); performance.now = () => now() + (existsSync(${JSON.stringify(file('close'))}) ? 6000 : 0)`
    start(`while [ ! -e '${file('close')}' ]; do sleep 0.1; done`, ['--port', '0'], {
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(clock)}`,
    })
    await expect.poll(() => existsSync(file('pid')), { timeout: 30_000 }).toBe(true)
    expect(output).toMatch(/^No desktop window: .+\. Opening the app in .+\/chromium instead\.\nPoly-Y is at \S+\n$/)
    expect(readFileSync(file('arguments'), 'utf8').split('\n').slice(0, 2)).toEqual([
      `--app=${address()}`,
      `--user-data-dir=${file('poly-y/browser')}`,
    ])
    expect(existsSync(file('poly-y/browser'))).toBe(true)
    expect((await fetch(address())).status).toBe(200)
    writeFileSync(file('close'), '')
    expect(await exitCode()).toBe(0)
    await expect(fetch(address())).rejects.toThrow()
  })

  test('ends the browser with itself at Ctrl-C', async () => {
    start('exec sleep 600')
    await expect
      .poll(() => existsSync(file('pid')) && readFileSync(file('pid'), 'utf8').endsWith('\n'), { timeout: 30_000 })
      .toBe(true)
    const pid = Number(readFileSync(file('pid'), 'utf8'))
    child.kill('SIGINT')
    expect(await exitCode()).toBe(130)
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  test('serves on, with one line, where the browser cannot be started', async () => {
    start("echo 'ERROR: no such library' >&2; exit 127")
    await said(/^\S+chromium did not start \(ERROR: no such library\)\. The app is served at \S+ until Ctrl-C\.\n$/m)
    expect((await fetch(address())).status).toBe(200)
  })

  test('serves on where another process has taken the window over', async () => {
    start('exit 0')
    await said(
      /^The window was closed at once, or one that was open already has taken it over\. The app is served at \S+ until Ctrl-C\.\n$/m,
    )
    expect((await fetch(address())).status).toBe(200)
  })

  test('serves on where the profile can have no folder', async () => {
    start('exit 0', ['--port', '0'], { XDG_DATA_HOME: file('chromium') })
    await said(
      /^There is no folder for the browser's profile \(ENOTDIR.*\)\. The app is served at \S+ until Ctrl-C\.\n$/m,
    )
  })

  test('asks no browser for a window with --browser, or without a display', async () => {
    start('exit 0', ['--port', '0', '--browser'])
    await said(/^Poly-Y is at \S+\n$/)
    child.kill('SIGTERM')
    await exitCode()
    start('exit 0', ['--port', '0'], { DISPLAY: '' })
    await said(/^No desktop window: there is no display\. Serving the app for a browser instead\.\nPoly-Y is at \S+\n$/)
    expect(existsSync(file('arguments'))).toBe(false)
  })
})
