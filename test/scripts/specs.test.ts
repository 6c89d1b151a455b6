/** Which end-to-end tests a change makes run again. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { appDigests, keptAfter, outcomesOf, planOf, specsIn } from '../../scripts/specs.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'poly-y-specs-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), text)
}

const LAB = 'test/e2e/lab.spec.ts'
const BOTH = 'test/e2e/both.spec.ts'

beforeEach(() => {
  write('src/renderer/app/app.tsx', "import { COMMANDS } from '../pages/lab/commands.ts'")
  write(
    'src/renderer/app/page-views.tsx',
    "import { Play } from '../pages/play/play.tsx'\nconst later = () => import('../pages/lab/lab.tsx')",
  )
  write('src/renderer/pages/play/play.tsx', "import './play.css'")
  write('src/renderer/pages/play/play.css', '')
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

const ran = (line: number, status: string, ...pages: string[]) => ({
  line,
  tests: [{ status, annotations: [{ type: 'slow' }, ...pages.map((description) => ({ type: 'shows', description }))] }],
})

/** Playwright's report of tests of the two files, those of the lab partly in a group. */
const reportOf = (lab: object[], both: object[] = []) => ({
  suites: [
    { file: 'lab.spec.ts', specs: lab.slice(0, 1), suites: [{ file: 'lab.spec.ts', specs: lab.slice(1) }] },
    { file: 'both.spec.ts', specs: both },
  ],
})

const ALL = reportOf(
  [ran(3, 'expected', 'lab'), ran(9, 'flaky', 'arena', 'play')],
  [ran(2, 'expected', 'arena', 'lab'), ran(7, 'expected')],
)

/** What runs after a change of a file, if all ran before it and ended as the report says. */
function toRunAfter(file: string, report = ALL): string[] {
  const digests = appDigests(['lock'], root)
  const specs = specsIn(root)
  const kept = specs.map((spec) => keptAfter(planOf(spec, undefined, digests, root), report, digests))
  const toRun = () => specs.flatMap((spec, i) => planOf(spec, kept[i], appDigests(['lock'], root), root).toRun)
  if (report === ALL) expect(toRun()).toEqual([])
  write(file, `changed ${performance.now()}`)
  return toRun()
}

test('what a page alone has reaches the tests that have shown it, and those of which nobody knows', () => {
  expect(specsIn(root)).toEqual([BOTH, LAB])
  expect(toRunAfter('src/renderer/pages/lab/lab.tsx')).toEqual([`${BOTH}:2`, `${BOTH}:7`, `${LAB}:3`])
  expect(toRunAfter('src/renderer/pages/arena/arena.tsx')).toEqual([`${BOTH}:2`, `${BOTH}:7`, `${LAB}:9`])
  expect(toRunAfter('src/renderer/pages/arena/new.ts')).toEqual([`${BOTH}:2`, `${BOTH}:7`, `${LAB}:9`])
  // This one comes with the app.
  expect(toRunAfter('src/renderer/pages/play/play.tsx')).toEqual([`${BOTH}:7`, `${LAB}:9`])
})

test('all else reaches all of them: what of a page the app uses itself, styles, the engine, what the tests share, the packages', () => {
  for (const file of [
    'src/renderer/app/app.tsx',
    'src/renderer/app/page-views.tsx',
    'src/renderer/pages/arena/arena.css',
    'src/renderer/pages/play/play.css',
    'src/engine/game.ts',
    'test/e2e/app.ts',
    'lock',
  ])
    expect(toRunAfter(file), file).toEqual([BOTH, LAB])
  write('src/renderer/app/app.tsx', "import { COMMANDS } from '../pages/lab/commands.ts'")
  for (const file of ['src/renderer/pages/lab/deep/words.ts', 'src/renderer/pages/lab/commands.ts'])
    expect(toRunAfter(file), file).toEqual([BOTH, LAB])
})

test('a file of tests runs whole after its own change, and where its tests follow one another', () => {
  expect(toRunAfter(BOTH)).toEqual([BOTH])
  write(BOTH, "test.describe.configure({ mode: 'serial' })")
  expect(toRunAfter('src/renderer/pages/lab/lab.tsx')).toEqual([BOTH, `${LAB}:3`])
})

test('a test that failed runs again, whatever has changed', () => {
  const failed = reportOf([ran(3, 'unexpected', 'lab'), ran(9, 'expected', 'play')], [ran(2, 'expected', 'lab')])
  expect(toRunAfter('README.md', failed)).toEqual([`${LAB}:3`])
})

test('what was not run again is still known afterwards; a report without a test that had to run is not trusted', () => {
  const digests = appDigests(['lock'], root)
  const first = keptAfter(planOf(LAB, undefined, digests, root), ALL, digests)
  write('src/renderer/pages/lab/lab.tsx', 'changed')
  const changed = appDigests(['lock'], root)
  const plan = planOf(LAB, first, changed, root)
  const second = keptAfter(plan, reportOf([ran(3, 'expected', 'lab')]), changed)
  expect(planOf(LAB, second, changed, root)).toMatchObject({ toRun: [], unchanged: [{ line: 9 }, { line: 3 }] })
  expect(keptAfter(plan, reportOf([]), changed)).toBe(undefined)
  expect(keptAfter(plan, reportOf([ran(9, 'expected', 'arena')]), changed)).toBe(undefined)
})

test('the tests of a line are counted together, with all the pages that they have shown', () => {
  const tests = [
    ran(3, 'expected', 'play', 'lab'),
    ran(5, 'unexpected', 'lab'),
    ran(3, 'skipped', 'arena'),
    ran(3, 'flaky', 'lab'),
  ]
  expect(outcomesOf(LAB, reportOf(tests))).toEqual([
    { line: 3, counts: { passed: 2, failed: 0, skipped: 1 }, shown: ['arena', 'lab', 'play'] },
    { line: 5, counts: { passed: 0, failed: 1, skipped: 0 }, shown: ['lab'] },
  ])
  // One of them does not say.
  expect(outcomesOf(LAB, reportOf([...tests, ran(5, 'expected')]))[1]).toMatchObject({ line: 5, shown: null })
})
