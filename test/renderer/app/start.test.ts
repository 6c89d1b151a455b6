/** The built page fetches little before it can show the game. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { ROOT } from '../../../scripts/build.mjs'

const PAGE = path.join(ROOT, 'out/renderer')
const MAX_SCRIPT_BYTES = 700_000

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

it('the scripts that the game needs have 700 kB at most', () => {
  const scripts = [...new Set(entries.flatMap((entry) => [...withImports(entry)]))]
  const bytes = scripts.reduce((sum, script) => sum + readFileSync(script).length, 0)
  expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  // React alone has 200 kB: less would be less than all of them.
  expect(bytes).toBeGreaterThan(300_000)
})

it('the page asks for just these at once', () => {
  const preloaded = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, script]) =>
    path.join(PAGE, script),
  )
  const needed = new Set(entries.flatMap((entry) => [...withImports(entry)]))
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
  const scripts = [...new Set(entries.flatMap((entry) => [...withImports(entry)]))]
  for (const script of scripts) expect(readFileSync(script, 'utf8')).not.toContain(PATTERNS_FORMAT)
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
