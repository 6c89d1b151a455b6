/** The stages of `npm test`: no folder of tests is left out. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every folder of unit tests belongs to a stage', () => {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))
  const folders = new Set(files.map((file) => `test/${file.split(/[\\/]/)[0]}`))
  const calls = readFileSync('scripts/test.mjs', 'utf8').matchAll(/folders: \[('[^\]]*')\]/g)
  const run = [...calls].flatMap(([, names]) => names.replaceAll("'", '').split(', '))
  expect(run.toSorted()).toEqual([...folders].sort())
})
