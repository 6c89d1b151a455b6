/** Reports of test runners, and the last lines of `npm test`, which name the tests to look at and count all. */

/**
 * @typedef {object} Report
 * @property {number} passed
 * @property {string[]} failed the names of the tests, and errors outside of all tests
 * @property {string[]} flaky the names of the tests that passed only when they were run again
 * @property {number} skipped
 */

/** @type {Report} */
export const NOTHING = { passed: 0, failed: [], flaky: [], skipped: 0 }

/**
 * Counts a command as one test.
 *
 * @returns {Report}
 */
export function reportOfCommand(name, code) {
  return code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: [name] }
}

/**
 * The report of a runner that has ended with this code; null where it left none. Reports without a failed test get one
 * if the runner failed, or ran no test at all.
 *
 * @param {Report | null} report
 * @returns {Report}
 */
export function reportOfRunner(name, report, code) {
  const { passed, failed, flaky } = report ?? NOTHING
  if (failed.length > 0) return report
  if (code !== 0) return { ...NOTHING, ...report, failed: [`${name} ended with code ${code}`] }
  return passed + flaky.length > 0 ? report : { ...NOTHING, ...report, failed: [`${name} ran no test`] }
}

/**
 * An error outside of all tests, in one line, with its place where that is known.
 *
 * @param {{ name?: string; message?: string; file?: string; line?: number }} error
 */
export function lineOfError({ name, message = '', file, line }) {
  const place = file === undefined ? '' : ` (${file}:${line})`
  return `outside of all tests: ${name === undefined ? '' : `${name}: `}${message.split('\n')[0]}${place}`
}

/** @param {Report[]} reports */
export function lastLines(reports) {
  const named = (word, names) => names.map((name) => `${word}: ${name}`)
  const [failed, flaky] = [reports.flatMap((report) => report.failed), reports.flatMap((report) => report.flaky)]
  const add = (count) => reports.reduce((total, report) => total + report[count], 0)
  const rare = [
    [flaky.length, 'flaky'],
    [add('skipped'), 'skipped'],
  ].filter(([count]) => count > 0)
  const counts = [[add('passed'), 'passed'], [failed.length, 'failed'], ...rare]
  return [
    ...named('Flaky', flaky),
    ...named('Failed', failed),
    counts.map(([count, word]) => `${count} ${word}`).join(', '),
  ]
}
