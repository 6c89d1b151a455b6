/** How `npm test` counts. */
import { describe, expect, test } from 'vitest'
import { countCommand, countPlaywright, countVitest, flakyTests, isGood, sum, summary, testsThatFailed } from '../../scripts/test-report.mjs'

const NOTHING = { passed: 0, failed: 0, skipped: 0 }

test('a command counts as one test', () => {
  expect(countCommand(0)).toEqual({ ...NOTHING, passed: 1 })
  expect(countCommand(1)).toEqual({ ...NOTHING, failed: 1 })
})

describe("vitest's report", () => {
  const report = (passed: number, failed: number, skipped: number, files: object[] = []) => ({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    numTodoTests: 1,
    testResults: files,
  })

  test('is counted test by test', () => {
    const files = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }]
    expect(countVitest(report(7, 1, 2, files), 1)).toEqual({ passed: 7, failed: 1, skipped: 3 })
  })

  test('counts a file that could not be loaded as a failure', () => {
    expect(countVitest(report(7, 0, 0, [{ status: 'failed', assertionResults: [] }]), 1).failed).toBe(1)
  })

  test('counts a failure outside all tests', () => {
    expect(countVitest(report(7, 0, 0), 1).failed).toBe(1)
  })
})

describe("Playwright's report", () => {
  const report = (stats: object) => ({ stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0, ...stats } })

  test('is counted test by test', () => {
    expect(countPlaywright(report({ expected: 5, flaky: 1, unexpected: 2, skipped: 3 }), 1)).toEqual({ passed: 6, failed: 2, skipped: 3 })
  })

  test('counts a run that never came to a test as a failure', () => {
    expect(countPlaywright(report({}), 1)).toEqual({ ...NOTHING, failed: 1 })
    expect(countPlaywright(report({}), 0)).toEqual({ ...NOTHING, failed: 1 })
  })
})

test('a runner that left no report counts as one failure', () => {
  expect(countVitest(null, 1)).toEqual({ ...NOTHING, failed: 1 })
  expect(countVitest(null, 0)).toEqual({ ...NOTHING, failed: 1 })
  expect(countPlaywright(null, 0)).toEqual({ ...NOTHING, failed: 1 })
})

describe('what has failed is named', () => {
  test('by file and test, where Vitest ran', () => {
    const report = {
      testResults: [
        { name: 'test/a.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'a board has sides' }, { status: 'passed', fullName: 'b' }] },
        { name: 'test/c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'c' }] },
      ],
    }
    expect(testsThatFailed(report)).toEqual(['Failed: test/a.test.ts', 'Failed:   a board has sides'])
    expect(testsThatFailed(null)).toEqual([])
  })

  test('by place and titles, where Playwright ran, and so is what passed at the second try', () => {
    const spec = (title: string, status: string) => ({ title, file: 'e2e/a.spec.ts', line: 7, tests: [{ status }] })
    const report = { suites: [{ title: 'e2e/a.spec.ts', specs: [spec('one', 'expected')], suites: [{ title: 'dark', specs: [spec('two', 'unexpected'), spec('three', 'flaky')] }] }] }
    expect(testsThatFailed(report)).toEqual(['Failed: e2e/a.spec.ts:7 › dark › two'])
    expect(flakyTests(report)).toEqual(['Flaky: e2e/a.spec.ts:7 › dark › three'])
    expect(flakyTests(null)).toEqual([])
  })
})

test('the last line', () => {
  expect(summary(sum([]))).toBe('0 passed, 0 failed')
  expect(summary(sum([{ passed: 3, failed: 0, skipped: 0 }, { passed: 4, failed: 1, skipped: 0 }]))).toBe('7 passed, 1 failed')
  expect(summary({ passed: 3, failed: 0, skipped: 1 })).toBe('3 passed, 0 failed, 1 skipped')
})

test('all is well when something ran and nothing failed', () => {
  expect(isGood({ passed: 1, failed: 0, skipped: 1 })).toBe(true)
  expect(isGood({ passed: 1, failed: 1, skipped: 0 })).toBe(false)
  expect(isGood({ passed: 0, failed: 0, skipped: 3 })).toBe(false)
})
