/** The stages of `npm test`: each file of unit tests belongs to one. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every file of unit tests belongs to one stage, and every stage has some', () => {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `test/${file.replaceAll('\\', '/')}`)
  const calls = readFileSync('scripts/test.mjs', 'utf8').matchAll(/folders: \[\s*('[^\]]*'),?\s*\]/g)
  const folders = [...calls].flatMap(([, names]) => names.replaceAll("'", '').split(/,\s*/))
  const stagesOf = (file: string) => folders.filter((folder) => file.startsWith(`${folder}/`))
  expect(files.filter((file) => stagesOf(file).length !== 1)).toEqual([])
  expect(folders.filter((folder) => !files.some((file) => file.startsWith(`${folder}/`)))).toEqual([])
})
