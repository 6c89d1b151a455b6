/** Electron's runtime: finding it, downloading it within a limit, and starting it. The packages here are made up. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { downloadRuntime, runtimePath, runWindow, whyNoWindow } from '../../scripts/electron-runtime.mjs'

vi.setConfig({ testTimeout: 60_000 })

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'poly-y-electron-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)

describe('the runtime', () => {
  test('is there when the package says where and it is there', () => {
    expect(runtimePath(folder, {})).toBe(null)
    write('path.txt', 'electron')
    expect(runtimePath(folder, {})).toBe(null)
    mkdirSync(path.join(folder, 'dist'))
    write('dist/electron', '')
    expect(runtimePath(folder, {})).toBe(path.join(folder, 'dist/electron'))
  })

  test("may be in a place of the user's own", () => {
    write('electron', '')
    expect(runtimePath('/nowhere', { ELECTRON_OVERRIDE_DIST_PATH: folder })).toBe(path.join(folder, 'electron'))
  })
})

test('a window needs a display, and on Linux a user other than root', () => {
  expect(whyNoWindow({ platform: 'linux', env: {}, uid: 1000 })).toMatch('no display')
  expect(whyNoWindow({ platform: 'linux', env: { DISPLAY: ':0' }, uid: 0 })).toMatch('root')
  expect(whyNoWindow({ platform: 'linux', env: { DISPLAY: ':0' }, uid: 1000 })).toBe(null)
  expect(whyNoWindow({ platform: 'linux', env: { WAYLAND_DISPLAY: 'wayland-0' }, uid: 1000 })).toBe(null)
  expect(whyNoWindow({ platform: 'darwin', env: {}, uid: 0 })).toBe(null)
  expect(whyNoWindow({ platform: 'win32', env: {}, uid: undefined })).toBe(null)
})

describe('the download', () => {
  test('works when the installer does', async () => {
    write('install.js', '')
    expect(await downloadRuntime(20, folder)).toBe(null)
  })

  test("gives the installer's reason in one line", async () => {
    write(
      'install.js',
      "console.error('RequestError: getaddrinfo ENOTFOUND github.com\\n    at somewhere'); process.exit(1)",
    )
    expect(await downloadRuntime(20, folder)).toBe(
      "Electron's runtime could not be downloaded (getaddrinfo ENOTFOUND github.com)",
    )
  })

  test('ends at its limit, with all that the installer has started', async () => {
    write(
      'child.js',
      "require('fs').writeFileSync(__dirname + '/pid', String(process.pid)); setInterval(() => {}, 1000)",
    )
    write(
      'install.js',
      "require('child_process').spawn(process.execPath, [__dirname + '/child.js'], { stdio: 'inherit' }); setInterval(() => {}, 1000)",
    )
    expect(await downloadRuntime(2, folder)).toBe("Electron's runtime did not arrive within 2 s")
    const pid = Number(readFileSync(path.join(folder, 'pid'), 'utf8'))
    await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false)
  })

  describe('by the installer that Electron brings', () => {
    let server: Server
    beforeEach(async () => {
      // Takes every connection and says nothing.
      server = createServer(() => undefined)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as { port: number }
      vi.stubEnv('ELECTRON_MIRROR', `http://127.0.0.1:${port}/`)
      // An installer that is killed leaves what it has begun.
      for (const name of ['electron_config_cache', 'TMPDIR', 'TEMP']) vi.stubEnv(name, folder)
    })
    afterEach(() => {
      vi.unstubAllEnvs()
      server.close()
    })

    test('from a server that never answers ends at the limit', async () => {
      expect(await downloadRuntime(3)).toBe("Electron's runtime did not arrive within 3 s")
    })

    test('from a server that is not there fails with a reason', async () => {
      vi.stubEnv('ELECTRON_MIRROR', 'http://127.0.0.1:1/')
      expect(await downloadRuntime(50)).toMatch(/could not be downloaded \([^\n]+\)$/)
    })
  })
})

describe('a window that does not come up', () => {
  const program = (text: string): string => {
    write('electron', `#!/bin/sh\n${text}\n`)
    chmodSync(path.join(folder, 'electron'), 0o755)
    return path.join(folder, 'electron')
  }

  test.skipIf(process.platform === 'win32')('gives what it said as the reason, in one line', async () => {
    const missing = 'electron: error while loading shared libraries: libnss3.so: cannot open shared object file'
    expect(await runWindow(program(`echo '${missing}' >&2\nexit 127`))).toBe(`Electron did not start (${missing})`)
    expect(await runWindow(program('kill -TRAP $$'))).toBe('Electron did not start (it ended with SIGTRAP)')
    expect(await runWindow(path.join(folder, 'none'))).toMatch(/^Electron could not be started \(.*ENOENT/)
  })
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
