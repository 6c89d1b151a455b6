/**
 * Which end-to-end tests a change can reach. All of the app can reach all of them, but for the files of a page that is
 * fetched by itself: those reach only the tests that have shown this page.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from './files.mjs'
import { digestOf } from './unchanged.mjs'

const SPECS = 'test/e2e'
const RENDERER = 'src/renderer'
const PAGES = `${RENDERER}/pages/`

export const specsIn = (root) => filesIn(SPECS, root).filter((file) => file.endsWith('.spec.ts'))

/** What is there from the start: what is no page, and what of pages it imports by `from`, not by `import()`. */
function filesAtTheStart(root) {
  const reached = new Set(filesIn(RENDERER, root).filter((file) => !file.startsWith(PAGES)))
  for (const file of reached)
    for (const [, name] of readFileSync(path.join(root, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)) {
      const imported = path.posix.join(path.posix.dirname(file), name)
      if (imported.startsWith(PAGES)) reached.add(imported)
    }
  return reached
}

/** Digests of each page's own files, by its name, of each file of tests, and of all else that these depend on, with `names`. */
export function appDigests(names, root) {
  const atTheStart = filesAtTheStart(root)
  // A page's styles stay when another page shows.
  const isOwn = (file) => file.startsWith(PAGES) && !file.endsWith('.css') && !atTheStart.has(file)
  const [sources, helpers] = [filesIn('src', root), filesIn(SPECS, root).filter((file) => !file.endsWith('.spec.ts'))]
  const digestOfPage = (page) => digestOf(sources.filter((file) => isOwn(file) && file.startsWith(`${PAGES}${page}/`)), root)
  const pages = readdirSync(path.join(root, PAGES))
  return {
    common: digestOf([...names, ...sources.filter((file) => !isOwn(file)), ...helpers], root),
    pages: Object.fromEntries(pages.map((page) => [page, digestOfPage(page)])),
    specs: Object.fromEntries(specsIn(root).map((spec) => [spec, digestOf([spec], root)])),
  }
}

/** What a file of tests is made of that has shown these pages; any, where that is not known. */
export function digestOfSpec(spec, shown, { common, pages, specs }) {
  const seen = Object.keys(pages).filter((page) => shown === null || shown.includes(page))
  return [common, specs[spec], ...seen.map((page) => pages[page])].join(' ')
}

/**
 * How a file of tests came out in Playwright's report, and which pages its tests have shown: null if one does not say, or
 * if they may have opened one where nobody watched, in a browser of their own.
 */
export function outcomeOf(spec, report, root) {
  const results = [...testsIn(report.suites.filter(({ file }) => `${SPECS}/${file}` === spec))]
  const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length
  const counts = { passed: count('expected', 'flaky'), failed: count('unexpected'), skipped: count('skipped') }
  const shown = results.map(({ annotations }) => annotations.filter(({ type }) => type === 'shows').map(({ description }) => description))
  const isWatched = shown.every((pages) => pages.length > 0) && !/\b(?:browser|chromium)\.\w/.test(readFileSync(path.join(root, spec), 'utf8'))
  return { counts, shown: isWatched ? [...new Set(shown.flat())].sort() : null }
}

function* testsIn(suites) {
  for (const { specs = [], suites: inner = [] } of suites) {
    yield* specs.flatMap(({ tests }) => tests)
    yield* testsIn(inner)
  }
}
