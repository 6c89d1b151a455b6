import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import UnhandledErrors from '../../scripts/unhandled-errors.mjs'

test('an error outside of all tests is written in one line, with its place', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'poly-y-unhandled-'))
  const file = path.join(folder, 'errors.json')
  vi.stubEnv('UNHANDLED_ERRORS_FILE', file)
  new UnhandledErrors().onTestRunEnd(
    [],
    [
      { name: 'TypeError', message: 'no such thing\nand more', stacks: [{ file: '/a.test.ts', line: 7 }] },
      { message: 'without a place' },
    ],
  )
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    'TypeError: no such thing (/a.test.ts:7)',
    'Error: without a place',
  ])
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})
