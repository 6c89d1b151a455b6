/**
 * The packages of `npm run package`, made around a stand-in for Electron's runtime: what is in the unpacked folder, and
 * whether its .deb can be installed and started. What only Windows, macOS or the real runtime can tell is not tested
 * here.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { extractFile, listPackage } from '@electron/asar'
import { parse } from 'yaml'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { OpenedFile } from '../../src/contract/api.ts'
import { ROOT } from '../../scripts/build.mjs'
import { PNG_SIZES } from '../../scripts/icons.mjs'
import { Desktop, newFolder } from '../main/desktop.ts'
import { fusesIn, makeRuntime } from './runtime.ts'

const has = (tool: string) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, tool)))

/** Why no .deb can be made, or none installed, here; null where it can. */
const whyNoDeb = process.platform !== 'linux' ? 'this is not Linux' : has('dpkg-deb') ? null : 'dpkg-deb is missing'
const missing = ['update-mime-database', 'update-desktop-database', 'desktop-file-validate'].filter(
  (tool) => !has(tool),
)
const whyNoInstallation =
  whyNoDeb ??
  (process.getuid?.() !== 0
    ? 'only root can install packages'
    : missing.length > 0
      ? `${missing.join(', ')} missing (apt-get install shared-mime-info desktop-file-utils)`
      : existsSync('/opt/Poly-Y')
        ? 'Poly-Y is installed, and stays so'
        : null)

/** Returns the options that the release's workflow gives electron-builder, for a repository of somebody. */
function releaseOptions(): string[] {
  const workflow = readFileSync(path.join(ROOT, '.github/workflows/release.yml'), 'utf8')
  const { jobs } = parse(workflow) as { jobs: { package: { steps: { run?: string }[] } } }
  const [, options = ''] = jobs.package.steps.flatMap(({ run = '' }) => /^npm run package -- (.*)$/.exec(run) ?? [])
  return options
    .replace('${{ github.repository_owner }}', 'somebody')
    .replace('${{ github.event.repository.name }}', 'game')
    .split(' ')
}

/** For what hangs, not for what is slow, ms. */
const BUILD_LIMIT = 300_000

let folder: string
let packages: string
let unpacked: string

beforeAll(async () => {
  folder = newFolder()
  packages = path.join(folder, 'packages')
  unpacked = path.join(packages, 'linux-unpacked')
  await makeRuntime(path.join(folder, 'runtime'))
  const settings = [`-c.electronDist=${path.join(folder, 'runtime')}`, `-c.directories.output=${packages}`]
  const wanted = whyNoDeb === null ? ['--linux', 'deb'] : ['--linux', '--dir']
  const env = { ...process.env, CUSTOM_FPM_PATH: path.join(import.meta.dirname, 'fpm.mjs') }
  execFileSync('npm', ['run', 'package', '--', ...releaseOptions(), ...wanted, '--x64', ...settings], {
    cwd: ROOT,
    env,
    stdio: 'pipe',
    shell: process.platform === 'win32',
  })
}, BUILD_LIMIT)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const archive = () => path.join(unpacked, 'resources/app.asar')

describe('the unpacked app', () => {
  test('holds the built app and nothing else, under 4.5 MB', () => {
    const isFile = (name: string) => path.extname(name) !== ''
    const built = ['main', 'preload', 'renderer'].flatMap((part) =>
      readdirSync(path.join(ROOT, 'out', part), { recursive: true, encoding: 'utf8' }).map(
        (name) => `/out/${part}/${name}`,
      ),
    )
    const held = listPackage(archive(), { isPack: false }).filter(isFile)
    expect(held.sort()).toEqual([...built.filter(isFile), '/package.json'].sort())
    expect(held.filter((name) => !/\.(js|cjs|css|html|json|svg)$/.test(name))).toEqual([])
    expect(statSync(archive()).size).toBeLessThan(4_500_000)
    expect(existsSync(`${archive()}.unpacked`)).toBe(false)
  })

  test('says what it is, without scripts and without packages', () => {
    const { version, desktopName } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Record<
      string,
      string
    >
    const held = JSON.parse(extractFile(archive(), 'package.json').toString()) as Record<string, unknown>
    expect(held).toMatchObject({ name: 'poly-y', version, private: true, main: './out/main/index.js', desktopName })
    for (const name of ['scripts', 'dependencies', 'devDependencies']) expect(held, name).not.toHaveProperty(name)
  })

  test('holds the licences of the runtime beside it', () => {
    expect(readdirSync(unpacked)).toEqual(expect.arrayContaining(['LICENSE.electron.txt', 'LICENSES.chromium.html']))
  })

  test('knows the releases that it is of, where alone it looks for a newer version', () => {
    const said: unknown = parse(readFileSync(path.join(unpacked, 'resources/app-update.yml'), 'utf8'))
    expect(said).toEqual({ provider: 'github', owner: 'somebody', repo: 'game', updaterCacheDirName: 'poly-y-updater' })
  })

  test('cannot be made to run other programs', () => {
    // RunAsNode, cookie encryption, NODE_OPTIONS, inspect, integrity of the archive, nothing but the archive, V8
    // snapshot, privileges of file:
    expect(fusesIn(path.join(folder, 'runtime/electron'))).toBe('10110001')
    expect(fusesIn(path.join(unpacked, 'poly-y'))).toBe('01001100')
  })
})

/**
 * Starts an executable until the page's address is asked for, with a file as a file manager passes it, and takes the
 * file.
 */
async function startedWith(
  executable: string,
): Promise<{ url: string; status: number; opened: readonly OpenedFile[] }> {
  const game = path.join(folder, 'Mecz nr 1.polyy')
  writeFileSync(game, '(;FF[4]GM[531])')
  const temporary = path.join(folder, 'temporary')
  mkdirSync(temporary, { recursive: true })
  const app = await Desktop.start(
    path.join(folder, 'data'),
    { STAND_IN_EXECUTABLE: executable, STAND_IN_PACKAGED: 'yes', TMPDIR: temporary },
    [pathToFileURL(game).href],
  )
  const opened: OpenedFile[] = []
  await expect.poll(async () => opened.push(...(await app.run(({ thePolyY }) => thePolyY().files.take())))).toBe(1)
  const page = await app.run(({ theContents }) => ({
    url: theContents().mainFrame.url as string,
    status: theContents().response.status as number,
  }))
  await app.kill()
  return { ...page, opened }
}

const STARTED = {
  url: 'polyy://app/index.html',
  status: 200,
  opened: [{ name: 'Mecz nr 1.polyy', content: new TextEncoder().encode('(;FF[4]GM[531])') }],
}

describe.skipIf(process.platform === 'win32')('the unpacked app', () => {
  test('starts, shows its page and opens the file that it is given', async () => {
    expect(await startedWith(path.join(unpacked, 'poly-y'))).toEqual(STARTED)
  })
})

/**
 * Defines a test that cannot run here if there is a reason: CI then fails, elsewhere the test is skipped and its name
 * gives the reason.
 */
const testWhere = (reason: string | null, name: string, act: () => void | Promise<void>) =>
  test(
    reason === null ? name : `${name} (not tested: ${reason})`,
    async (context) => {
      if (reason !== null && process.env.CI === 'true') throw new Error(reason)
      if (reason !== null) return context.skip(reason)
      await act()
    },
    BUILD_LIMIT,
  )

const run = (command: string, ...words: string[]) =>
  execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

describe('the .deb', () => {
  const deb = () => path.join(packages, readdirSync(packages).find((name) => name.endsWith('.deb')) as string)

  testWhere(whyNoDeb, 'has the icon in all sizes, each of its size', () => {
    run('dpkg-deb', '-x', deb(), path.join(folder, 'files'))
    for (const size of PNG_SIZES) {
      const png = readFileSync(path.join(folder, `files/usr/share/icons/hicolor/${size}x${size}/apps/poly-y.png`))
      expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', size, size])
    }
  })

  testWhere(
    whyNoInstallation,
    'can be installed, has its files opened, starts, and is gone when it is removed',
    async () => {
      const types = () => readFileSync('/usr/share/mime/globs2', 'utf8')
      const openers = () => readFileSync('/usr/share/applications/mimeinfo.cache', 'utf8')
      const purge = () => run('dpkg', '--force-depends', '--purge', 'poly-y')
      // Whatever comes of it, nothing is left; to purge what is not there does nothing.
      onTestFinished(() => void purge())
      // The real runtime needs the libraries that the package names; the stand-in does without.
      run('dpkg', '--force-depends', '--force-unsafe-io', '--install', deb())
      expect(run('dpkg-query', '-W', '-f', '${Status}', 'poly-y')).toBe('install ok installed')
      const entry = '/usr/share/applications/poly-y.desktop'
      expect(run('desktop-file-validate', '--no-hints', entry)).toBe('')
      const lines = readFileSync(entry, 'utf8').split('\n')
      for (const line of [
        'Name=Poly-Y',
        'Exec=/opt/Poly-Y/poly-y %U',
        'Icon=poly-y',
        'StartupWMClass=poly-y',
        'Terminal=false',
      ])
        expect(lines).toContain(line)
      expect(types()).toMatch(/:application\/x-polyy:\*\.polyy$/m)
      for (const type of ['application/x-polyy', 'application/x-go-sgf', 'x-scheme-handler/polyy'])
        expect(openers()).toMatch(new RegExp(`^${type}=.*\\bpoly-y\\.desktop;`, 'm'))
      expect(await startedWith('/usr/bin/poly-y')).toEqual(STARTED)
      purge()
      expect(types()).not.toContain('x-polyy')
      expect([
        existsSync('/opt/Poly-Y'),
        existsSync('/usr/bin/poly-y'),
        existsSync('/usr/share/applications/poly-y.desktop'),
      ]).toEqual([false, false, false])
    },
  )
})
