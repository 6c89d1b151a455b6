/** The licences that the app shows are those of the packages in it: of all, and of no other. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ELECTRON_VITE, ROOT } from '../../scripts/build.mjs'
import { NOTICES_FILE, TEXTS } from '../../scripts/notices-plugins.mjs'

interface Notices {
  texts: string[]
  packages: { name: string; version: string; license: string; text: number }[]
}

/** For what hangs, not for what is slow, ms. */
const BUILD_LIMIT = 300_000

/** A build with source maps, which say by themselves where all of its code is from. */
let folder: string
let notices: Notices

beforeAll(() => {
  folder = mkdtempSync(path.join(ROOT, 'out/notices-'))
  execFileSync(process.execPath, [ELECTRON_VITE, 'build', '--sourcemap', '--outDir', folder, '--logLevel', 'error'], {
    cwd: ROOT,
  })
  notices = JSON.parse(readFileSync(path.join(folder, 'renderer', NOTICES_FILE), 'utf8')) as Notices
}, BUILD_LIMIT)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The packages that the source maps below a folder name. */
function packagesIn(part: string): string[] {
  const maps = readdirSync(path.join(folder, part), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.map'),
  )
  expect(maps.length).toBeGreaterThan(0)
  const sources = maps.flatMap(
    (name) => (JSON.parse(readFileSync(path.join(folder, part, name), 'utf8')) as { sources: string[] }).sources,
  )
  return [...new Set(sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []))]
}

test('names each package whose code is in the page, its workers, main or preload', () => {
  const [page, main, preload] = ['renderer', 'main', 'preload'].map(packagesIn)
  expect(page).toEqual(expect.arrayContaining(['react', 'd3-scale', 'zustand']))
  expect(main).toEqual(expect.arrayContaining(['p-limit', 'valibot', 'electron-updater']))
  expect(notices.packages.map(({ name }) => name)).toEqual([...new Set([...page, ...main, ...preload])].sort())
})

test('has the version and the whole licence of each, and each text once', () => {
  for (const { name, version, license, text } of notices.packages) {
    // A package may have another version of it for itself.
    const places = ['', ...notices.packages.map(({ name }) => name)].map((user) =>
      path.join(ROOT, 'node_modules', user, user === '' ? '' : 'node_modules', name),
    )
    const saysSo = (place: string) => {
      const said = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as {
        version: string
        license: string
      }
      return said.version === version && said.license === license
    }
    const package_ = places.filter((place) => existsSync(place)).find(saysSo) ?? `${name} ${version}`
    const file = readdirSync(package_).find((file) => /^licen[cs]e/i.test(file))
    expect(notices.texts[text], name).toBe(
      file === undefined
        ? (TEXTS as Record<string, string>)[name]
        : readFileSync(path.join(package_, file), 'utf8').trim(),
    )
  }
  expect(new Set(notices.texts).size).toBe(notices.texts.length)
})

test('main and preload need no package at all: what they import is Node’s or Electron’s', () => {
  const files = ['main', 'preload'].flatMap((part) =>
    readdirSync(path.join(folder, part), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, part, name),
    ),
  )
  const imported = files
    .filter((file) => /\.c?js$/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^import .*?from ["']([^"']+)["']|\brequire\(["']([^"']+)["']\)/gm),
    ])
  expect(imported.length).toBeGreaterThan(0)
  const names = new Set(imported.map(([, from, required]) => from ?? required).filter((name) => !name.startsWith('.')))
  expect([...names].filter((name) => name !== 'electron' && !isBuiltin(name))).toEqual([])
})
