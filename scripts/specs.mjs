/**
 * Which end-to-end tests a change can reach. All of the app can reach all of them, but for the files that only a page
 * has: those reach only the tests that have shown this page. Loading a page does nothing until it is shown.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from './files.mjs'
import { digestOf } from './unchanged.mjs'

const SPECS = 'test/e2e'
const RENDERER = 'src/renderer'
const PAGES = `${RENDERER}/pages/`
/** The list of the pages, and of how each comes to be shown. */
const PAGE_VIEWS = `${RENDERER}/app/page-views.tsx`

export const specsIn = (root) => filesIn(SPECS, root).filter((file) => file.endsWith('.spec.ts'))

/**
 * What is there whichever page is shown: all files outside the pages, and those of pages that they import, such as a
 * page's commands.
 */
function filesOfAllPages(root) {
  const reached = new Set(filesIn(RENDERER, root).filter((file) => !file.startsWith(PAGES)))
  for (const file of reached) {
    if (file === PAGE_VIEWS) continue
    for (const [, name] of readFileSync(path.join(root, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)) {
      const imported = path.posix.join(path.posix.dirname(file), name)
      if (imported.startsWith(PAGES)) reached.add(imported)
    }
  }
  return reached
}

/** All sources: the pages' own, and those that every page depends on. */
function sourcesOf(root) {
  const [sources, ofAllPages] = [filesIn('src', root), filesOfAllPages(root)]
  // A page's styles stay loaded when another page is shown.
  const isOwn = (file) => file.startsWith(PAGES) && !file.endsWith('.css') && !ofAllPages.has(file)
  return { own: sources.filter(isOwn), common: sources.filter((file) => !isOwn(file)) }
}

/** The sources that matter where no page is shown. */
export const commonSources = (root) => sourcesOf(root).common

/**
 * Digests of each page's own files, of each file of tests, and of everything else that tests depend on, including
 * `names`.
 */
export function appDigests(names, root) {
  const { own, common } = sourcesOf(root)
  const helpers = filesIn(SPECS, root).filter((file) => !file.endsWith('.spec.ts'))
  const digestOfPage = (page) =>
    digestOf(
      own.filter((file) => file.startsWith(`${PAGES}${page}/`)),
      root,
    )
  const pages = readdirSync(path.join(root, PAGES))
  return {
    common: digestOf([...names, ...common, ...helpers], root),
    pages: Object.fromEntries(pages.map((page) => [page, digestOfPage(page)])),
    specs: Object.fromEntries(specsIn(root).map((spec) => [spec, digestOf([spec], root)])),
  }
}

/**
 * The digest of what a test depends on beside what all tests of its file do: of the pages it has shown, or of all where
 * that is not known.
 */
const digestOfPages = (shown, pages) =>
  Object.keys(pages)
    .filter((page) => shown === null || shown.includes(page))
    .map((page) => pages[page])
    .join(' ')

const digestOfSpec = (spec, { common, specs }) => `${common} ${specs[spec]}`

/**
 * What of a file of tests has to run, as Playwright is told it, and the outcomes that still hold. Those of a file of
 * which nothing is kept, or that has changed, run all, and so do those that run one after the other.
 */
export function planOf(spec, kept, digests, root) {
  const all = { spec, unchanged: [], toRun: [spec] }
  if (kept?.digest !== digestOfSpec(spec, digests)) return all
  const holds = ({ counts, shown, digest }) => counts.failed === 0 && digest === digestOfPages(shown, digests.pages)
  const left = kept.tests.filter((test) => !holds(test))
  if (left.length > 0 && readFileSync(path.join(root, spec), 'utf8').includes("mode: 'serial'")) return all
  return { spec, unchanged: kept.tests.filter(holds), toRun: left.map(({ line }) => `${spec}:${line}`) }
}

/** What is known of a file of tests once its plan has run; undefined if the report lacks a test that had to. */
export function keptAfter({ spec, unchanged, toRun }, report, digests) {
  const ran = outcomesOf(spec, report).map((outcome) => ({
    ...outcome,
    digest: digestOfPages(outcome.shown, digests.pages),
  }))
  const names = new Set([spec, ...ran.map(({ line }) => `${spec}:${line}`)])
  if (ran.length === 0 || !toRun.every((name) => names.has(name))) return undefined
  return { digest: digestOfSpec(spec, digests), tests: [...unchanged, ...ran] }
}

/**
 * How the tests of a file ended in Playwright's report, by the line on which they stand, and the pages that those of a
 * line have shown: null if one of them does not say.
 */
export function outcomesOf(spec, report) {
  const results = [...testsIn(report.suites.filter(({ file }) => `${SPECS}/${file}` === spec))]
  return [...new Set(results.map(({ line }) => line))].map((line) => {
    const here = results.filter((result) => result.line === line)
    const count = (...statuses) => here.filter(({ status }) => statuses.includes(status)).length
    const shown = here.map(({ annotations }) =>
      annotations.filter(({ type }) => type === 'shows').map(({ description }) => description),
    )
    return {
      line,
      counts: { passed: count('expected', 'flaky'), failed: count('unexpected'), skipped: count('skipped') },
      shown: shown.every((pages) => pages.length > 0) ? [...new Set(shown.flat())].sort() : null,
    }
  })
}

function* testsIn(suites) {
  for (const { specs = [], suites: inner = [] } of suites) {
    for (const { line, tests } of specs) yield* tests.map((test) => ({ ...test, line }))
    yield* testsIn(inner)
  }
}
