/** Which stages of `npm test` need not run again. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { digestOf, PassedStages } from '../../scripts/unchanged.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'poly-y-unchanged-'))
afterAll(() => rmSync(root, { recursive: true }))
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text)

test('a digest changes with a text, a name, a new file and a removed one, and with nothing else', () => {
  mkdirSync(path.join(root, 'src/deep'), { recursive: true })
  write('src/a', 'one')
  write('src/deep/b', 'two')
  const digest = () => digestOf(['src', 'lock'], root)
  const first = digest()
  write('other', 'text')
  write('src/a', 'one')
  expect(digest()).toBe(first)
  const changes = [
    () => write('src/a', 'three'),
    () => write('src/c', ''),
    () => rmSync(path.join(root, 'src/deep/b')),
    () => write('lock', '1'),
  ]
  const digests = changes.map((change) => {
    change()
    return digest()
  })
  expect(new Set([first, ...digests]).size).toBe(1 + changes.length)
})

test('a stage is known as long as it has passed with the same digest; of tests one by one, what was kept last', () => {
  const file = path.join(root, 'cache/passed.json')
  const good = { passed: 3, failed: 0, skipped: 0 }
  new PassedStages(file).keep('lint', 'abc', good)
  expect(new PassedStages(file).find('lint', 'abc')).toEqual(good)
  expect(new PassedStages(file).find('lint', 'abd')).toBe(null)
  expect(new PassedStages(file).find('types', 'abc')).toBe(null)
  new PassedStages(file).keep('lint', 'abc', { ...good, failed: 1 })
  expect(new PassedStages(file).find('lint', 'abc')).toBe(null)
  new PassedStages(file).keepTests('lab.spec.ts', { digest: 'abc', tests: [] })
  expect(new PassedStages(file).testsOf('lab.spec.ts')).toEqual({ digest: 'abc', tests: [] })
  new PassedStages(file).keepTests('lab.spec.ts', undefined)
  expect(new PassedStages(file).testsOf('lab.spec.ts')).toBe(undefined)
  writeFileSync(file, '{ half')
  expect(new PassedStages(file).find('lint', 'abc')).toBe(null)
})
