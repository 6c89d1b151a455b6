/** Which end-to-end tests a change makes run again. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { appDigests, digestOfSpec, outcomeOf, specsIn } from '../../scripts/specs.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'poly-y-specs-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), text)
}

const LAB = 'test/e2e/lab.spec.ts'
const BOTH = 'test/e2e/both.spec.ts'

beforeEach(() => {
  write('src/renderer/app/app.tsx', "import { COMMANDS } from '../pages/lab/commands.ts'\nconst later = () => import('../pages/lab/lab.tsx')")
  write('src/renderer/pages/lab/commands.ts', "import type { Word } from './deep/words.ts'")
  write('src/renderer/pages/lab/deep/words.ts', '')
  write('src/renderer/pages/lab/lab.tsx', "import '../lab.css'\nimport { COMMANDS } from './commands.ts'")
  write('src/renderer/pages/lab/lab.css', '')
  write('src/renderer/pages/arena/arena.tsx', '')
  write('src/engine/game.ts', '')
  write('test/e2e/app.ts', '')
  write(LAB, 'one')
  write(BOTH, 'both')
  write('lock', '')
})

/** Those that run again after a change of a file, of the tests that have shown the pages given. */
function reached(file: string, shown: Record<string, string[] | null> = { [LAB]: ['lab'], [BOTH]: ['arena', 'lab'] }): string[] {
  const digests = () => {
    const all = appDigests(['lock'], root)
    return Object.entries(shown).map(([spec, pages]) => digestOfSpec(spec, pages, all))
  }
  const before = digests()
  expect(digests()).toEqual(before)
  write(file, `changed ${performance.now()}`)
  const after = digests()
  return Object.keys(shown).filter((_, i) => after[i] !== before[i])
}

test('what a page alone has reaches the tests that have shown it, and those of which nobody knows', () => {
  expect(specsIn(root)).toEqual([BOTH, LAB])
  expect(reached('src/renderer/pages/lab/lab.tsx')).toEqual([LAB, BOTH])
  expect(reached('src/renderer/pages/arena/arena.tsx')).toEqual([BOTH])
  expect(reached('src/renderer/pages/arena/new.ts')).toEqual([BOTH])
  expect(reached('src/renderer/pages/lab/lab.tsx', { [LAB]: null, [BOTH]: ['arena'] })).toEqual([LAB])
})

test('all else reaches all of them: what a page has at the start, styles, the engine, what the tests share, the packages', () => {
  for (const file of ['src/renderer/app/app.tsx', 'src/renderer/pages/arena/arena.css', 'src/engine/game.ts', 'test/e2e/app.ts', 'lock'])
    expect(reached(file, { [LAB]: ['lab'], [BOTH]: ['play'] }), file).toEqual([LAB, BOTH])
  write('src/renderer/app/app.tsx', "import { COMMANDS } from '../pages/lab/commands.ts'")
  for (const file of ['src/renderer/pages/lab/deep/words.ts', 'src/renderer/pages/lab/commands.ts'])
    expect(reached(file, { [LAB]: ['lab'], [BOTH]: ['play'] }), file).toEqual([LAB, BOTH])
})

test('a file of tests is reached by its own change', () => {
  expect(reached(BOTH)).toEqual([BOTH])
})

test('the outcome of a file counts its tests, and names the pages that they have shown', () => {
  const ran = (status: string, ...pages: string[]) => ({ tests: [{ status, annotations: [{ type: 'slow' }, ...pages.map((description) => ({ type: 'shows', description }))] }] })
  const suite = { file: 'lab.spec.ts', specs: [ran('expected', 'lab'), ran('flaky', 'play', 'lab')], suites: [{ file: 'lab.spec.ts', specs: [ran('skipped', 'arena')] }] }
  const report = (...more: object[]) => ({ suites: [{ ...suite, suites: [...suite.suites, ...more] }, { file: 'both.spec.ts', specs: [ran('unexpected', 'review')] }] })
  expect(outcomeOf(LAB, report(), root)).toEqual({ counts: { passed: 2, failed: 0, skipped: 1 }, shown: ['arena', 'lab', 'play'] })
  expect(outcomeOf(BOTH, report(), root)).toEqual({ counts: { passed: 0, failed: 1, skipped: 0 }, shown: ['review'] })
  // One that says nothing, and one that has a browser of its own.
  expect(outcomeOf(LAB, report({ file: 'lab.spec.ts', specs: [ran('expected')] }), root).shown).toBe(null)
  write(LAB, 'const page = await browser.newPage()')
  expect(outcomeOf(LAB, report(), root).shown).toBe(null)
})
