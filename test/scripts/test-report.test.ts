/** How `npm test` counts. */
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  countCommand,
  countPlaywright,
  countVitest,
  flakyTests,
  isGood,
  sum,
  summary,
  testsThatFailed,
} from '../../scripts/test-report.mjs'

const NOTHING = { passed: 0, failed: 0, skipped: 0 }

test('a command counts as one test', () => {
  expect(countCommand(0)).toEqual({ ...NOTHING, passed: 1 })
  expect(countCommand(1)).toEqual({ ...NOTHING, failed: 1 })
})

describe("vitest's report", () => {
  const file = (name: string, ...statuses: string[]) => ({
    name: path.resolve('/poly-y/test', name),
    status: statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map((status) => ({ status })),
  })
  const count = (files: object[], code: number, folders = ['test/engine']) =>
    countVitest({ testResults: files }, code, folders, path.resolve('/poly-y'))

  test('is counted test by test, in the folders asked for', () => {
    const files = [
      file('engine/a.test.ts', 'failed', 'passed', 'passed'),
      file('engine/deep/b.test.ts', 'passed', 'pending', 'todo'),
      file('engine-2/c.test.ts', 'passed'),
    ]
    expect(count(files, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 })
    expect(count(files, 1, ['test/engine-2'])).toEqual({ ...NOTHING, passed: 1 })
    expect(count(files, 1, ['test/engine', 'test/engine-2'])).toEqual({ passed: 4, failed: 1, skipped: 2 })
  })

  test('counts a file that could not be loaded as a failure', () => {
    expect(
      count([file('engine/a.test.ts', 'passed'), { ...file('engine/b.test.ts'), status: 'failed' }], 1).failed,
    ).toBe(1)
  })

  test('counts a failure outside all tests, and a folder of which nothing ran', () => {
    expect(count([file('engine/a.test.ts', 'passed')], 1).failed).toBe(1)
    expect(count([file('engine/a.test.ts', 'passed')], 0, ['test/cli']).failed).toBe(1)
  })
})

describe("Playwright's report", () => {
  const report = (stats: object) => ({ stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0, ...stats } })

  test('is counted test by test', () => {
    expect(countPlaywright(report({ expected: 5, flaky: 1, unexpected: 2, skipped: 3 }), 1)).toEqual({
      passed: 6,
      failed: 2,
      skipped: 3,
    })
  })

  test('counts a run that never came to a test as a failure', () => {
    expect(countPlaywright(report({}), 1)).toEqual({ ...NOTHING, failed: 1 })
    expect(countPlaywright(report({}), 0)).toEqual({ ...NOTHING, failed: 1 })
  })
})

test('a runner that left no report counts as one failure', () => {
  expect(countVitest(null, 1, ['test'], '/')).toEqual({ ...NOTHING, failed: 1 })
  expect(countVitest(null, 0, ['test'], '/')).toEqual({ ...NOTHING, failed: 1 })
  expect(countPlaywright(null, 0)).toEqual({ ...NOTHING, failed: 1 })
})

describe('what has failed is named', () => {
  test('by file and test, where Vitest ran', () => {
    const report = {
      testResults: [
        {
          name: 'test/a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'failed', fullName: 'a board has sides' },
            { status: 'passed', fullName: 'b' },
          ],
        },
        { name: 'test/c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'c' }] },
      ],
    }
    expect(testsThatFailed(report)).toEqual(['Failed: test/a.test.ts', 'Failed:   a board has sides'])
    expect(testsThatFailed(null)).toEqual([])
  })

  test('by place and titles, where Playwright ran, and so is what passed at the second try', () => {
    const spec = (title: string, status: string) => ({ title, file: 'e2e/a.spec.ts', line: 7, tests: [{ status }] })
    const report = {
      suites: [
        {
          title: 'e2e/a.spec.ts',
          specs: [spec('one', 'expected')],
          suites: [{ title: 'dark', specs: [spec('two', 'unexpected'), spec('three', 'flaky')] }],
        },
      ],
    }
    expect(testsThatFailed(report)).toEqual(['Failed: e2e/a.spec.ts:7 › dark › two'])
    expect(flakyTests(report)).toEqual(['Flaky: e2e/a.spec.ts:7 › dark › three'])
    expect(flakyTests(null)).toEqual([])
  })
})

test('the last line', () => {
  expect(summary(sum([]))).toBe('0 passed, 0 failed')
  expect(
    summary(
      sum([
        { passed: 3, failed: 0, skipped: 0 },
        { passed: 4, failed: 1, skipped: 0 },
      ]),
    ),
  ).toBe('7 passed, 1 failed')
  expect(summary({ passed: 3, failed: 0, skipped: 1 })).toBe('3 passed, 0 failed, 1 skipped')
})

test('all is well when something ran and nothing failed', () => {
  expect(isGood({ passed: 1, failed: 0, skipped: 1 })).toBe(true)
  expect(isGood({ passed: 1, failed: 1, skipped: 0 })).toBe(false)
  expect(isGood({ passed: 0, failed: 0, skipped: 3 })).toBe(false)
})
