/** Counts and names in the last lines of `npm test`. */
import { expect, test } from 'vitest'
import { lastLines, lineOfError, NOTHING, reportOfCommand, reportOfRunner } from '../../scripts/test-report.mjs'

test('a command counts as one test', () => {
  expect(reportOfCommand('lint', 0)).toEqual({ ...NOTHING, passed: 1 })
  expect(reportOfCommand('lint', 1)).toEqual({ ...NOTHING, failed: ['lint'] })
  // Killed by a signal.
  expect(reportOfCommand('lint', null)).toEqual({ ...NOTHING, failed: ['lint'] })
})

test('a runner that ends well is counted as it says', () => {
  const report = { passed: 3, failed: [], flaky: ['b'], skipped: 1 }
  expect(reportOfRunner('vitest', report, 0)).toEqual(report)
  expect(reportOfRunner('vitest', { ...report, failed: ['a'] }, 1)).toEqual({ ...report, failed: ['a'] })
})

test('a runner with tests that were flaky alone ends well', () => {
  expect(reportOfRunner('playwright', { ...NOTHING, flaky: ['b'] }, 0).failed).toEqual([])
})

test('a runner that left no report counts as a failure', () => {
  expect(reportOfRunner('vitest', null, null)).toEqual({ ...NOTHING, failed: ['vitest ended with code null'] })
  expect(reportOfRunner('vitest', null, 0)).toEqual({ ...NOTHING, failed: ['vitest ran no test'] })
})

test('a runner that fails without a failed test counts as a failure', () => {
  const report = { ...NOTHING, passed: 3 }
  expect(reportOfRunner('vitest', report, 1)).toEqual({ ...report, failed: ['vitest ended with code 1'] })
})

test('a runner that ran no test counts as a failure', () => {
  const failed = ['playwright ran no test']
  expect(reportOfRunner('playwright', NOTHING, 0)).toEqual({ ...NOTHING, failed })
  expect(reportOfRunner('playwright', { ...NOTHING, skipped: 4 }, 0)).toEqual({ ...NOTHING, skipped: 4, failed })
})

test('an error outside of all tests is said in one line, with its place where that is known', () => {
  expect(lineOfError({ name: 'TypeError', message: 'no such thing\nand more', file: '/a.test.ts', line: 7 })).toBe(
    'outside of all tests: TypeError: no such thing (/a.test.ts:7)',
  )
  expect(lineOfError({ message: 'without a place' })).toBe('outside of all tests: without a place')
})

test('the last line counts the tests, and says of flaky and skipped ones only where there are some', () => {
  expect(lastLines([])).toEqual(['0 passed, 0 failed'])
  expect(
    lastLines([
      { ...NOTHING, passed: 3 },
      { ...NOTHING, passed: 4, skipped: 2 },
    ]),
  ).toEqual(['7 passed, 0 failed, 2 skipped'])
})

test('the lines before it name each test that failed or was flaky', () => {
  const reports = [
    { passed: 3, failed: ['a', 'b'], flaky: [], skipped: 0 },
    { passed: 4, failed: ['d'], flaky: ['c'], skipped: 1 },
  ]
  expect(lastLines(reports)).toEqual([
    'Flaky: c',
    'Failed: a',
    'Failed: b',
    'Failed: d',
    '7 passed, 3 failed, 1 flaky, 1 skipped',
  ])
})
