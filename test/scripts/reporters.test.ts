/** The reporters of `npm test`, in the runners themselves. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/build.mjs'

// In the project's tree, where its packages are found.
let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(ROOT, 'out/reporters-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the files in a runner, and returns its report. */
function reportOf(files: Record<string, string>, ...command: string[]): unknown {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  const report = path.join(folder, 'report.json')
  spawnSync(process.execPath, command, {
    cwd: folder,
    // The variables of the runner that runs this test would reach the other one.
    env: { PATH: process.env.PATH, TEST_REPORT_FILE: report },
  })
  return JSON.parse(readFileSync(report, 'utf8'))
}

describe('in Vitest', () => {
  const run = (files: Record<string, string>) =>
    reportOf(
      { 'vitest.config.mjs': "export default { test: { include: ['*.test.mjs'] } }", ...files },
      path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      `--reporter=${path.join(ROOT, 'scripts/vitest-reporter.mjs')}`,
    )
  const importing = "import { beforeAll, describe, test } from 'vitest'\n"

  test('tests are counted, and those that failed named', () => {
    const tests =
      "test('a', () => {})\ntest.skip('b')\ntest.todo('c')\ndescribe('of d', () => test('e', () => { throw Error() }))"
    expect(run({ 'some.test.mjs': importing + tests })).toEqual({
      passed: 1,
      failed: ['some.test.mjs > of d > e'],
      flaky: [],
      skipped: 2,
    })
  })

  test('a file that cannot be loaded has failed', () => {
    expect(run({ 'good.test.mjs': `${importing}test('a', () => {})`, 'bad.test.mjs': 'throw Error()' })).toMatchObject({
      passed: 1,
      failed: ['bad.test.mjs'],
    })
  })

  test('hooks that fail are named by their group or their file', () => {
    const hook = 'beforeAll(() => { throw Error() })'
    expect(
      run({
        'file.test.mjs': `${importing}${hook}\ntest('a', () => {})`,
        'group.test.mjs': `${importing}describe('of b', () => { ${hook}\ntest('c', () => {}) })`,
      }),
    ).toMatchObject({ passed: 0, failed: expect.toSatisfy(hasBoth) })
    function hasBoth(failed: string[]): boolean {
      return failed.toSorted().join() === 'file.test.mjs,group.test.mjs > of b'
    }
  })

  test('an error outside of all tests has failed, with its place', () => {
    const tests = "test('a', () => void Promise.reject(TypeError('no such thing')))"
    expect(run({ 'some.test.mjs': importing + tests })).toEqual({
      passed: 1,
      failed: [expect.stringMatching(/^outside of all tests: TypeError: no such thing \(.+some\.test\.mjs:2\)$/)],
      flaky: [],
      skipped: 0,
    })
  })

  test('a worker that dies has failed', () => {
    const tests = "test('a', () => process.kill(process.pid, 'SIGKILL'))"
    expect(run({ 'some.test.mjs': importing + tests })).toMatchObject({
      passed: 0,
      failed: [expect.stringMatching(/^outside of all tests: /)],
    })
  })
})

describe('in Playwright', () => {
  const run = (files: Record<string, string>, config = '') =>
    reportOf(
      { 'playwright.config.mjs': `export default { testDir: '.', retries: 1, ${config} }`, ...files },
      path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
      'test',
      `--reporter=${path.join(ROOT, 'scripts/playwright-reporter.mjs')}`,
    )
  const importing = "import { test } from '@playwright/test'\n"

  test('tests are counted, and those that failed or passed only when run again named', () => {
    const tests = [
      "test('a', () => {})",
      "test.skip('b', () => {})",
      "test('c', () => { throw Error() })",
      "test.describe('of d', () => test('e', ({}, { retry }) => { if (retry === 0) throw Error() }))",
    ]
    expect(run({ 'some.spec.mjs': importing + tests.join('\n') })).toEqual({
      passed: 1,
      failed: ['some.spec.mjs › c'],
      flaky: ['some.spec.mjs › of d › e'],
      skipped: 1,
    })
  })

  test('an error outside of all tests has failed, with its place', () => {
    const good = `${importing}test('a', () => {})`
    expect(run({ 'bad.spec.mjs': "throw TypeError('no such thing')", 'good.spec.mjs': good })).toMatchObject({
      passed: 0,
      failed: [expect.stringMatching(/^outside of all tests: .*TypeError: no such thing \(.+bad\.spec\.mjs:1\)$/)],
    })
  })

  test('a server that does not start has failed', () => {
    const config = "webServer: { command: 'exit 1', port: 1 }"
    expect(run({ 'some.spec.mjs': `${importing}test('a', () => {})` }, config)).toMatchObject({
      passed: 0,
      failed: [expect.stringMatching(/^outside of all tests: .*webServer/)],
    })
  })
})
