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

/** The files loaded at the start: all outside the pages, and those of pages that they import statically. */
function filesAtTheStart(root) {
  const reached = new Set(filesIn(RENDERER, root).filter((file) => !file.startsWith(PAGES)))
  for (const file of reached)
    for (const [, name] of readFileSync(path.join(root, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)) {
      const imported = path.posix.join(path.posix.dirname(file), name)
      if (imported.startsWith(PAGES)) reached.add(imported)
    }
  return reached
}

/** All sources: the pages' own, and those that every page depends on. */
function sourcesOf(root) {
  const [sources, atTheStart] = [filesIn('src', root), filesAtTheStart(root)]
  // A page's styles stay loaded when another page is shown.
  const isOwn = (file) => file.startsWith(PAGES) && !file.endsWith('.css') && !atTheStart.has(file)
  return { own: sources.filter(isOwn), common: sources.filter((file) => !isOwn(file)) }
}

/** The sources that matter wherever no page is shown but the first. */
export const commonSources = (root) => sourcesOf(root).common

/** Digests of each page's own files, of each file of tests, and of everything else that tests depend on, including `names`. */
export function appDigests(names, root) {
  const { own, common } = sourcesOf(root)
  const helpers = filesIn(SPECS, root).filter((file) => !file.endsWith('.spec.ts'))
  const digestOfPage = (page) => digestOf(own.filter((file) => file.startsWith(`${PAGES}${page}/`)), root)
  const pages = readdirSync(path.join(root, PAGES))
  return {
    common: digestOf([...names, ...common, ...helpers], root),
    pages: Object.fromEntries(pages.map((page) => [page, digestOfPage(page)])),
    specs: Object.fromEntries(specsIn(root).map((spec) => [spec, digestOf([spec], root)])),
  }
}

/** The digest of a file of tests that has shown these pages; of all pages where that is not known. */
export function digestOfSpec(spec, shown, { common, pages, specs }) {
  const seen = Object.keys(pages).filter((page) => shown === null || shown.includes(page))
  return [common, specs[spec], ...seen.map((page) => pages[page])].join(' ')
}

/**
 * The outcome of a file of tests in Playwright's report, and the pages that its tests have shown: null if a test does not
 * say, or may have opened pages unobserved, in a browser of its own.
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
