/** What the runners' reports say, as counts of tests. A runner that failed without a failed test counts as one. */
import path from 'node:path'

/** Counts a command as one test. */
export function countCommand(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

/** Vitest's JSON report of the files in some folders, or null where there is none. */
export function countVitest(report, code, folders, root) {
  if (report === null) return atLeastOneFailure(undefined, code)
  const isInside = ({ name }) =>
    folders.some((folder) => !path.relative(path.join(root, folder), name).startsWith('..'))
  const files = report.testResults.filter(isInside)
  // A file that could not even be loaded has no tests that could have failed.
  const brokenFiles = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const statuses = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const [passed, failed] = ['passed', 'failed'].map((wanted) => statuses.filter((status) => status === wanted).length)
  const counts = { passed, failed: failed + brokenFiles.length, skipped: statuses.length - passed - failed }
  // A failure outside all files belongs to no folder: each one counts it.
  return atLeastOneFailure(counts, report.testResults.some(({ status }) => status === 'failed') ? 0 : code)
}

/** Playwright's JSON report, or null where there is none. */
export function countPlaywright(report, code) {
  if (report === null) return atLeastOneFailure(undefined, code)
  const { expected, flaky, unexpected, skipped } = report.stats
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected, skipped }, code)
}

/** All tests of a Playwright report, in the order of its files, each with its name and how it ended. */
function* playwrightTests({ suites, specs = [] }, names = []) {
  for (const { title, file, line, tests } of specs)
    for (const { status } of tests) yield { status, name: [`${file}:${line}`, ...names.slice(1), title].join(' › ') }
  for (const suite of suites ?? []) yield* playwrightTests(suite, [...names, suite.title])
}

/** A line for each test that failed in a report of either runner, or for each file that could not be loaded. */
export function testsThatFailed(report) {
  if (report === null) return []
  const names =
    report.suites === undefined
      ? report.testResults
          .filter(({ status }) => status === 'failed')
          .flatMap(({ name, assertionResults }) => [
            name,
            ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `  ${fullName}`),
          ])
      : [...playwrightTests(report)].filter(({ status }) => status === 'unexpected').map(({ name }) => name)
  return names.map((name) => `Failed: ${name}`)
}

/** A line for each end-to-end test that passed only when it was run again. */
export function flakyTests(report) {
  return report === null
    ? []
    : [...playwrightTests(report)].filter(({ status }) => status === 'flaky').map(({ name }) => `Flaky: ${name}`)
}

function atLeastOneFailure(counts = { passed: 0, failed: 0, skipped: 0 }, code) {
  const isSilent = counts.passed + counts.failed + counts.skipped === 0
  return counts.failed === 0 && (code !== 0 || isSilent) ? { ...counts, failed: 1 } : counts
}

/** @param {{ passed: number, failed: number, skipped: number }[]} all */
export function sum(all) {
  const add = (name) => all.reduce((total, counts) => total + counts[name], 0)
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') }
}

/**
 * The last line of `npm test`.
 *
 * @param {{ passed: number, failed: number, skipped: number }} counts
 */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * Whether all is well: something ran, and nothing failed.
 *
 * @param {{ passed: number, failed: number, skipped: number }} counts
 */
export const isGood = ({ passed, failed }) => failed === 0 && passed > 0
