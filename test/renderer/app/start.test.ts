/** The built page fetches little before it can show the game. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { ROOT } from '../../../scripts/build.mjs'
import { ENGLISH } from '../../../src/locales/en.ts'
import { LANGUAGES } from '../../../src/locales/languages.ts'

const PAGE = path.join(ROOT, 'out/renderer')
const MAX_SCRIPT_BYTES = 500_000
/** The bound for one language; a letter of Polish may take two bytes. */
const MAX_TEXT_BYTES = 50_000
/** The bound for what reads the session and the results of the last visit. */
const MAX_KEPT_BYTES = 50_000

const PLAYOUTS = path.join(ROOT, 'src/engine/playouts')
/** A text that no script without the patterns has. */
const PATTERNS_FORMAT = 'poly-y patterns'

/** The script and all that it imports, and these import, statically. */
function withImports(script: string, found = new Set<string>()): Set<string> {
  if (found.has(script)) return found
  found.add(script)
  for (const [, name] of readFileSync(script, 'utf8').matchAll(/(?:\bimport|\bfrom)\s*["'](\.[^"']+)["']/g))
    withImports(path.join(path.dirname(script), name), found)
  return found
}

const html = readFileSync(path.join(PAGE, 'index.html'), 'utf8')
const entries = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, script]) =>
  path.join(PAGE, script),
)

const needed = new Set(entries.flatMap((entry) => [...withImports(entry)]))
const bytesOf = (scripts: readonly string[]) => scripts.reduce((sum, script) => sum + readFileSync(script).length, 0)

/** A script that the others fetch by itself, with all that it needs besides them. */
function apart(name: RegExp): string[] {
  const scripts = readdirSync(path.join(PAGE, 'assets')).filter((file) => name.test(file))
  expect(scripts).toHaveLength(1)
  return [...withImports(path.join(PAGE, 'assets', scripts[0]), new Set(needed))].filter((file) => !needed.has(file))
}

it('the scripts that the game needs have 500 kB at most', () => {
  const bytes = bytesOf([...needed])
  expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  // React alone has 200 kB: less would be less than all of them.
  expect(bytes).toBeGreaterThan(300_000)
})

it.each(LANGUAGES)('and its texts 50 kB, with none of another page (%s)', (language) => {
  const texts = apart(new RegExp(`^${language}-start-.*\\.js$`))
  expect(bytesOf(texts)).toBeLessThanOrEqual(MAX_TEXT_BYTES)
  expect(bytesOf(texts)).toBeGreaterThan(20_000)
  // The first script waits for them, and would never be there if they waited for it.
  for (const entry of entries) expect([...withImports(texts[0])]).not.toContain(entry)
  expect([...needed].map((script) => readFileSync(script, 'utf8')).join('')).not.toContain(ENGLISH.play.offer.text)
})

it('what reads a last visit needs little besides', () => {
  expect(bytesOf(apart(/^kept-.*\.js$/))).toBeLessThanOrEqual(MAX_KEPT_BYTES)
})

it('the page asks for just these at once', () => {
  const preloaded = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, script]) =>
    path.join(PAGE, script),
  )
  expect([...entries, ...preloaded].sort()).toEqual([...needed].sort())
})

it('the page has a picture of the whole board, with nothing in it that the policy forbids', () => {
  const [, picture] = /<div class="first-look" inert aria-hidden="true">(.*)<\/div>/.exec(html) ?? []
  expect(picture.match(/class="spot"/g)).toHaveLength(31)
  expect(picture).not.toMatch(/ style=|<script/)
})

it('the mark that is seen until the scripts are there needs none of them', () => {
  const [, mark] = /<div id="app"><img src="([^"]+)"/.exec(html) ?? []
  expect(readFileSync(path.join(PAGE, mark), 'utf8')).toMatch(/^<svg /)
  // As data the policy would not let it be shown.
  expect(html).not.toContain('src="data:')
  const styles = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, style]) =>
    readFileSync(path.join(PAGE, style), 'utf8'),
  )
  expect(styles.join('')).toContain('#app>img{')
})

it('nothing of the search by playouts is among them, which has 150 kB at most with its patterns and its network', async () => {
  for (const script of needed) expect(readFileSync(script, 'utf8')).not.toContain(PATTERNS_FORMAT)
  // What the search and its priors alone make of the page, with the engine's game below them.
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: ['chances.ts', 'shipped-priors.ts'].map((name) => path.join(PLAYOUTS, name)), formats: ['cjs'] },
    },
  })
  const code = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .map((chunk) => ('code' in chunk ? chunk.code : ''))
  const bytes = code.reduce((sum, text) => sum + text.length, 0)
  expect(code.join('')).toContain(PATTERNS_FORMAT)
  expect(bytes).toBeLessThanOrEqual(150_000)
})
