/**
 * Updates: the real electron-updater in the built main process, against a feed on this computer. What stands in for
 * Electron's network is Node's. Not run here: an installer, PowerShell, GitHub (of another host electron-updater asks
 * the API for the newest release), and a real AppImage.
 */
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Desktop, newFolder } from './desktop.ts'
import { Feed, feedOf, install, type Installation, programSaying } from './feed.ts'

const NEWER = 'poly-y-1.2.0-x86_64.AppImage'

let root: string
let feed: Feed
let address: string
let here: Installation
let desktop: Desktop

beforeEach(async () => {
  root = newFolder()
  feed = new Feed()
  address = await feed.open()
  here = install(root, `provider: generic\nurl: ${address}`)
})

afterEach(async () => {
  await desktop.remove()
  await feed.close()
  rmSync(root, { recursive: true, force: true })
})

const start = async (env: Record<string, string> = {}) =>
  void (desktop = await Desktop.start(path.join(root, 'data'), { ...here.env, ...env }))
const offer = (content: string | Buffer, sum?: string | null) =>
  (feed.files = { 'latest-linux.yml': feedOf('1.2.0', NEWER, content, sum), [NEWER]: content })
const arePossible = () => desktop.run(({ thePolyY }) => thePolyY().updates.arePossible())
const look = () => desktop.run(({ thePolyY }) => thePolyY().updates.look())
const fetch = () => desktop.run(({ thePolyY }) => thePolyY().updates.fetch())
const cancel = () => desktop.run(({ thePolyY }) => thePolyY().updates.cancel())

/** Nothing has changed where the program lies, and nothing waits to be installed. */
function expectUntouched(): void {
  expect(readdirSync(here.folder)).toEqual([path.basename(here.appImage)])
  expect(readFileSync(here.appImage, 'utf8')).toBe(programSaying('old'))
  const pending = path.join(here.cache, 'poly-y-updater/pending')
  expect(existsSync(pending) ? readdirSync(pending) : []).toEqual([])
}

describe.skipIf(process.platform !== 'linux')('an AppImage', () => {
  test('asks for nothing by itself', async () => {
    offer(programSaying('new'))
    await start()
    expect(await arePossible()).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(feed.asked).toEqual([])
  })

  test('finds a newer version, fetches it, and starts again as it', async () => {
    offer(programSaying('new'))
    await start()
    expect(await look()).toEqual({ version: '1.2.0' })
    expect(feed.asked).toEqual(['latest-linux.yml'])
    await desktop.run(({ thePolyY }) =>
      thePolyY().updates.onProgress((percent) => ((globalThis as { percent?: number }).percent = percent)),
    )
    expect(await fetch()).toBe(null)
    await expect.poll(() => desktop.run(() => (globalThis as { percent?: number }).percent)).toBe(100)
    expect(readFileSync(here.appImage, 'utf8')).toBe(programSaying('old'))
    void desktop.run(({ thePolyY }) => thePolyY().updates.install()).catch(() => undefined)
    expect(await desktop.exited).toBe(0)
    expect(desktop.console).toBe('')
    await expect
      .poll(
        () => existsSync(path.join(here.folder, 'started')) && readFileSync(path.join(here.folder, 'started'), 'utf8'),
      )
      .toBe('new\n')
    expect(readFileSync(here.appImage, 'utf8')).toBe(programSaying('new'))
    expect(readdirSync(here.folder).sort()).toEqual(['poly-y.AppImage', 'started'])
    for (const headers of feed.headers) expect(headers['x-user-staging-id']).toBe('')
  })

  test('with a version in its name takes the name of the newer one', async () => {
    here = install(path.join(root, 'named'), `provider: generic\nurl: ${address}`, 'poly-y-1.0.0-x86_64.AppImage')
    offer(programSaying('new'))
    await start()
    await look()
    await fetch()
    void desktop.run(({ thePolyY }) => thePolyY().updates.install()).catch(() => undefined)
    await desktop.exited
    await expect.poll(() => readdirSync(here.folder).sort()).toEqual([NEWER, 'started'])
  })

  test('says that there is no release, that what is there is none, and that it is the newest, or newer', async () => {
    await start()
    expect(await look()).toMatchObject({ fault: 'noRelease' })
    for (const page of ['<html><body>Log in</body></html>', ': [', 'version: new\n']) {
      feed.files = { 'latest-linux.yml': page }
      expect(await look()).toMatchObject({ fault: 'unreadable' })
    }
    for (const version of ['1.0.0', '0.9.9']) {
      feed.files = { 'latest-linux.yml': feedOf(version, NEWER, 'x') }
      expect(await look()).toEqual({ version: null })
    }
    expect(await fetch()).toEqual({ fault: 'other', reason: 'there is nothing to download' })
    expectUntouched()
  })

  test('refuses a file that the release gives no sum of', async () => {
    offer(programSaying('new'), null)
    await start()
    await look()
    expect(await fetch()).toMatchObject({ fault: 'unreadable' })
    expectUntouched()
  })

  test('refuses a damaged file, and takes the whole one the next time', async () => {
    offer(programSaying('new'))
    feed.files[NEWER] = programSaying('bad')
    await start()
    await look()
    expect(await fetch()).toEqual({
      fault: 'damaged',
      reason: expect.stringMatching(/^sha512 checksum mismatch/) as string,
    })
    expectUntouched()
    expect(await desktop.run(({ thePolyY }) => thePolyY().updates.install())).toEqual({
      fault: 'other',
      reason: 'nothing was downloaded',
    })
    feed.files[NEWER] = programSaying('new')
    expect(await fetch()).toBe(null)
  })

  test('can be cancelled in the middle: the server is let go, and nothing is kept', async () => {
    const content = Buffer.alloc(5_000_000, 'x')
    offer(content)
    let first: () => void
    const begun = new Promise<void>((resolve) => (first = resolve))
    feed.files[NEWER] = (response) => {
      response.writeHead(200, { 'Content-Length': content.length })
      response.write(content.subarray(0, 1_000_000), () => first())
    }
    await start()
    await look()
    const fetching = fetch()
    await begun
    await cancel()
    expect(await fetching).toMatchObject({ fault: 'cancelled' })
    await expect.poll(() => feed.broken).toBe(1)
    expectUntouched()
    feed.files[NEWER] = content
    expect(await fetch()).toBe(null)
  })

  test('says that the server is gone: before, and in the middle', async () => {
    const content = Buffer.alloc(2_000_000, 'x')
    offer(content)
    feed.files[NEWER] = (response) => {
      response.writeHead(200, { 'Content-Length': content.length })
      response.write(content.subarray(0, 1_000_000), () => response.destroy())
    }
    await start()
    await look()
    expect(await fetch()).toMatchObject({ fault: 'unreachable' })
    expectUntouched()
    await feed.close()
    expect(await look()).toEqual({ fault: 'unreachable', reason: 'net::ERR_CONNECTION_REFUSED' })
    expect(await fetch()).toMatchObject({ fault: 'unreachable' })
    expectUntouched()
    feed = new Feed()
  })

  test('finds its way in releases as GitHub lays them out, and where they send it', async () => {
    const [, , host] = address.split('/')
    here = install(root, `provider: github\nowner: somebody\nrepo: game\nprotocol: http\nhost: ${host}`)
    const atom = (entries: string) =>
      `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Releases</title>${entries}</feed>`
    await start()
    expect(await look()).toMatchObject({ fault: 'noRelease' })
    feed.files = { 'somebody/game/releases.atom': atom('') }
    expect(await look()).toMatchObject({ fault: 'noRelease' })
    const entry = `<entry><title>1.2.0</title><link rel="alternate" href="${address}/somebody/game/releases/tag/v1.2.0"/><content>Notes</content></entry>`
    feed.files['somebody/game/releases.atom'] = atom(entry)
    // A tag whose release is still a draft.
    expect(await look()).toMatchObject({ fault: 'noRelease' })
    feed.files['api/v3/repos/somebody/game/releases/latest'] = '{ "tag_name": "v1.2.0" }'
    expect(await look()).toMatchObject({ fault: 'noRelease' })
    const release = 'somebody/game/releases/download/v1.2.0'
    feed.files[`${release}/latest-linux.yml`] = feedOf('1.2.0', NEWER, programSaying('new'))
    expect(await look()).toEqual({ version: '1.2.0' })
    feed.files[`${release}/${NEWER}`] = (response) =>
      void response.writeHead(302, { Location: `${address}/elsewhere` }).end()
    feed.files.elsewhere = programSaying('new')
    expect(await fetch()).toBe(null)
    expect(feed.asked.at(-1)).toBe('elsewhere')
  })

  test('stays as it is when what was downloaded has gone', async () => {
    offer(programSaying('new'))
    await start()
    await look()
    await fetch()
    const [file] = readdirSync(path.join(here.cache, 'poly-y-updater/pending')).filter((name) =>
      name.endsWith('.AppImage'),
    )
    rmSync(path.join(here.cache, 'poly-y-updater/pending', file))
    expect(await desktop.run(({ thePolyY }) => thePolyY().updates.install())).toMatchObject({
      fault: 'other',
      reason: expect.stringContaining('ENOENT') as string,
    })
    expect(await desktop.run(({ BrowserWindow }) => BrowserWindow.getAllWindows().length as number)).toBe(1)
    expect(readdirSync(here.folder)).toEqual([path.basename(here.appImage)])
  })

  test('is not replaced when the user keeps the window open, nor at a later end', async () => {
    offer(programSaying('new'))
    await start()
    await look()
    await fetch()
    await desktop.run(async ({ dialog, thePolyY }) => {
      thePolyY().closing.onAsked(async () => 'disk full')
      dialog.answers.push({ response: 0 })
      await thePolyY().updates.install()
      while (dialog.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
      await new Promise((resolve) => setTimeout(resolve, 100))
      thePolyY().closing.onAsked(async () => null)
    })
    void desktop.run(({ app }) => app.quit() as undefined).catch(() => undefined)
    expect(await desktop.exited).toBe(0)
    expect(readFileSync(here.appImage, 'utf8')).toBe(programSaying('old'))
    expect(readdirSync(here.folder)).toEqual([path.basename(here.appImage)])
  })

  test('is untouched by a fault at any call while the new one is put beside it', async () => {
    offer(programSaying('new'))
    await start()
    await look()
    await fetch()
    let failed: string[]
    const codes = ['ENOSPC', 'EIO', 'EACCES', 'EROFS', 'EMFILE']
    for (const [code, at] of codes.flatMap((code) => [1, 2, 3, 4, 5].map((at) => [code, at] as const))) {
      const answer = await desktop.run(
        async ({ faults, thePolyY }, { root, code, at }) => {
          faults.arm(root, code, (number: number) => number === at)
          return [await thePolyY().updates.install(), faults.failed as string[]] as const
        },
        { root, code, at },
      )
      ;[, failed] = answer
      expect(failed, `${code} at call ${at}: ${JSON.stringify(answer)}`).toHaveLength(1)
      expect(answer[0]).toEqual({ fault: 'other', reason: expect.stringMatching(`^${code}: [\\w.-]+$`) as string })
      expect(readdirSync(here.folder)).toEqual([path.basename(here.appImage)])
    }
    await desktop.run(({ faults }) => void (faults.folder = null))
    void desktop.run(({ thePolyY }) => thePolyY().updates.install()).catch(() => undefined)
    await desktop.exited
    expect(readFileSync(here.appImage, 'utf8')).toBe(programSaying('new'))
  })

  test('starts again as it is where the new one cannot take its place', async () => {
    here = install(path.join(root, 'named'), `provider: generic\nurl: ${address}`, 'poly-y-1.0.0-x86_64.AppImage')
    mkdirSync(path.join(here.folder, NEWER, 'full'), { recursive: true })
    offer(programSaying('new'))
    await start()
    await look()
    await fetch()
    void desktop.run(({ thePolyY }) => thePolyY().updates.install()).catch(() => undefined)
    await desktop.exited
    await expect.poll(() => readdirSync(here.folder).sort()).toEqual([path.basename(here.appImage), NEWER, 'started'])
    await expect.poll(() => readFileSync(path.join(here.folder, 'started'), 'utf8')).toBe('old\n')
  })

  test('is replaced by a file that has a SHA-256 sum alone, if it is the right one', async () => {
    const content = programSaying('new')
    const sum = createHash('sha256').update(content).digest('hex')
    const feedWith = (sha2: string) =>
      feedOf('1.2.0', NEWER, content, null).replace('    size', `    sha2: ${sha2}\n    size`)
    await start()
    for (const wrong of [sum.replace(/^./, (digit) => (digit === '0' ? '1' : '0')), '']) {
      feed.files = { 'latest-linux.yml': feedWith(wrong), [NEWER]: content }
      await look()
      expect((await fetch())?.fault, wrong).toBe(wrong === '' ? 'unreadable' : 'damaged')
      expectUntouched()
    }
    feed.files['latest-linux.yml'] = feedWith(sum)
    await look()
    expect(await fetch()).toBe(null)
  })
})

describe('what cannot put another in its place says so, and asks nobody', () => {
  const expectNone = async (env: Record<string, string>) => {
    await start(env)
    expect(await arePossible()).toBe(false)
    expect(await look()).toEqual({ fault: 'other', reason: 'this installation does not update itself' })
    expect(feed.asked).toEqual([])
  }

  test('the app while it is developed', () => expectNone({ STAND_IN_PACKAGED: 'no' }))
  test('a package without a release', async () => {
    here = install(path.join(root, 'own'), null)
    await expectNone({})
  })
  test('a package of Debian that another program’s AppImage has started', () =>
    expectNone({ STAND_IN_PLATFORM: 'linux', APPDIR: '/tmp/.mount_other' }))
  test('the portable program on Windows', () =>
    expectNone({ STAND_IN_PLATFORM: 'win32', PORTABLE_EXECUTABLE_FILE: 'C:\\poly-y.exe' }))
  test('macOS, which asks for a signature', () => expectNone({ STAND_IN_PLATFORM: 'darwin' }))
  test.skipIf(process.getuid?.() === 0 || process.platform !== 'linux')(
    'an AppImage in a folder that is not the user’s',
    async () => {
      chmodSync(here.folder, 0o555)
      await expectNone({})
      chmodSync(here.folder, 0o755)
    },
  )
})

/**
 * Windows itself judges a signature, and is not here. What is run is electron-updater: it asks PowerShell about the
 * file, whose answer is given by a stand-in for the shell, and compares the signer with the publisher that signed this
 * package.
 */
describe.skipIf(process.platform === 'win32')('on Windows', () => {
  const SETUP = 'poly-y-1.2.0-setup.exe'

  async function startSignedBy(publisher: string | null): Promise<void> {
    here = install(
      root,
      `provider: generic\nurl: ${address}${publisher === null ? '' : `\npublisherName:\n  - ${publisher}`}`,
    )
    feed.files = { 'latest.yml': feedOf('1.2.0', SETUP, 'setup'), [SETUP]: 'setup' }
    const shell = path.join(root, 'shell')
    writeFileSync(shell, `#!/bin/sh\necho asked >> '${root}/asked'\ncat '${root}/answer'\n`, { mode: 0o755 })
    await start({ STAND_IN_PLATFORM: 'win32', comspec: shell })
  }

  async function fetchSignedBy(signer: string, status: number): Promise<unknown> {
    const answer = { Status: status, StatusMessage: 'as the test wants it', SignerCertificate: { Subject: signer } }
    writeFileSync(path.join(root, 'answer'), `${JSON.stringify(answer)}\n`)
    rmSync(path.join(root, 'asked'), { force: true })
    expect(await look()).toEqual({ version: '1.2.0' })
    return fetch()
  }
  const wasAsked = () => existsSync(path.join(root, 'asked'))

  test.each([
    ['by another', 'CN=Somebody else', 0],
    ['as Windows does not find valid', 'CN=Poly-Y', 3],
  ])('a file signed %s is refused', async (_, signer, status) => {
    await startSignedBy('Poly-Y')
    expect(await fetchSignedBy(signer, status)).toMatchObject({ fault: 'signature' })
    expect(wasAsked()).toBe(true)
    expectUntouched()
  })

  test('a file signed by the publisher of this package is taken', async () => {
    await startSignedBy('Poly-Y')
    expect(await fetchSignedBy('CN=Poly-Y', 0)).toBe(null)
    expect(wasAsked()).toBe(true)
  })

  test('a package that is not signed itself has the sum alone to go by', async () => {
    await startSignedBy(null)
    expect(await fetchSignedBy('CN=Somebody else', 3)).toBe(null)
    expect(wasAsked()).toBe(false)
  })
})
