/**
 * `npm test`: lint, types, build, unit and property tests, end-to-end tests. A stage that fails does not keep the
 * others from running; one that has passed with the same sources is not run again, except in CI. Lint runs beside the
 * unit tests. The last lines name what has failed and count all tests; lint with types, and the build, count as one
 * test each.
 */
import { text } from 'node:stream/consumers'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { APP, buildApp, buildCli, CLI, isBuilt, ROOT } from './build.mjs'
import { findChromium, HOW_TO_GET_CHROMIUM } from './chromium.mjs'
import { ended, endTogether, start } from './processes.mjs'
import { appDigests, commonSources, keptAfter, planOf, specsIn } from './specs.mjs'
import {
  countCommand,
  countPlaywright,
  countVitest,
  flakyTests,
  isGood,
  sum,
  summary,
  testsThatFailed,
} from './test-report.mjs'
import { digestOf, PassedStages } from './unchanged.mjs'

const CACHE = path.join(ROOT, 'node_modules/.cache/poly-y')
const IS_CI = process.env.CI === 'true'
const reports = mkdtempSync(path.join(tmpdir(), 'poly-y-test-'))
const notes = []

const commandOf = (tool, args) => [path.join(ROOT, 'node_modules', tool), ...args]

/** Runs a tool of this project to its end; resolves to its exit code. */
async function run(tool, args, env = {}) {
  const options = { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] }
  const { code } = await ended(start(process.execPath, commandOf(tool, args), options))
  return code ?? 1
}

/** The same for a tool that runs beside others: its output is printed in one piece. */
async function runAside(tool, args) {
  // The type checker is written in Go, and so collects no garbage below 3 GiB, of which it fills 2.7: 26 s of CPU in
  // place of 30.
  const env = { ...process.env, GOGC: 'off', GOMEMLIMIT: '3GiB' }
  const child = start(process.execPath, commandOf(tool, args), { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [{ code }, ...said] = await Promise.all([ended(child), text(child.stdout), text(child.stderr)])
  process.stdout.write(said.join(''))
  return code ?? 1
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** All folders in one run, so that no core waits for the last file of each. */
async function unitTests(stages) {
  const file = path.join(reports, 'unit.json')
  const folders = stages.flatMap(({ folders }) => folders)
  const unhandled = path.join(reports, 'unhandled.json')
  const reporters = ['default', 'json', './scripts/unhandled-errors.mjs'].map((reporter) => `--reporter=${reporter}`)
  const args = ['run', ...folders.map((folder) => `${folder}/`), ...reporters, `--outputFile.json=${file}`]
  const code = await run('vitest/vitest.mjs', args, { UNHANDLED_ERRORS_FILE: unhandled })
  const report = readReport(file)
  notes.push(
    ...testsThatFailed(report),
    ...(readReport(unhandled) ?? []).map((line) => `Outside of all tests: ${line}`),
  )
  if (code !== 0) notes.push(`Vitest ended with code ${code}.`)
  return stages.map(({ folders }) => countVitest(report, code, folders, ROOT))
}

async function endToEndTests(specs) {
  if (findChromium() === null) {
    console.log(`${IS_CI ? 'Failed' : 'Skipped'}: the end-to-end tests need Chromium (${HOW_TO_GET_CHROMIUM}).`)
    return { counts: { passed: 0, failed: IS_CI ? 1 : 0, skipped: IS_CI ? 0 : 1 }, report: null }
  }
  const file = path.join(reports, 'e2e.json')
  const code = await run('@playwright/test/cli.js', ['test', ...specs, '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const report = readReport(file)
  notes.push(...testsThatFailed(report), ...flakyTests(report))
  return { counts: countPlaywright(report, code), report }
}

async function builds() {
  try {
    if (!isBuilt(CLI)) await buildCli()
    return countCommand(isBuilt(APP) || (await buildApp()) ? 0 : 1)
  } catch (error) {
    console.error(error.message)
    return countCommand(1)
  }
}

/** What every stage depends on beside its own sources. */
const TOOLS = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts']
const CONFIGS = [
  '.oxlintrc.json',
  'knip.json',
  'knip.production.json',
  'vitest.config.ts',
  'playwright.config.ts',
  'electron.vite.config.ts',
  'electron-builder.yml',
  'typedoc.config.mjs',
]
const CODE = ['src', 'test', 'bench', ...CONFIGS]
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs', '.github']
const ENGINE = ['src/engine', 'src/contract', 'test/engine', 'test/positions-of.ts', 'vitest.config.ts']
const COMMAND_LINE = ['src/cli', 'src/workers', 'test/cli']
/** All sources but those that only a page has. */
const COMMON = [...commonSources(ROOT), ...CONFIGS]
/** What tests of the page and of the desktop put in the place of the desktop or of a disk. */
const STAND_INS = ['test/workers', 'test/menu-app.ts', 'test/document-storage.ts', 'test/renderer/memory.ts']

const CHECKS = [
  { name: 'Format', sources: [...CODE, '.oxfmtrc.json'], command: ['oxfmt/bin/oxfmt', '--check'] },
  { name: 'Lint and types', sources: CODE, command: ['oxlint/bin/oxlint'] },
  {
    name: 'Styles',
    sources: [...CODE, 'stylelint.config.mjs'],
    command: ['stylelint/bin/stylelint.mjs', 'src/**/*.css'],
  },
  { name: 'Unused files, exports and packages', sources: CODE, command: ['knip/bin/knip.js'] },
  {
    name: 'Exports that only a test calls',
    sources: CODE,
    command: ['knip/bin/knip.js', '--config', 'knip.production.json'],
  },
]
/** Each with the folders of its tests; it depends on these as well. */
const UNIT_TESTS = [
  { name: 'Unit and property tests of the engine', sources: [...ENGINE, 'docs/results.md'], folders: ['test/engine'] },
  { name: 'Tests of the command line', sources: [...ENGINE, ...COMMAND_LINE], folders: ['test/cli'] },
  {
    name: 'Tests of what comes in from outside',
    sources: [...COMMON, 'test/cli', 'test/positions-of.ts'],
    folders: ['test/contract', 'test/fuzz'],
  },
  {
    name: 'Unit tests of what the pages stand on',
    sources: [...COMMON, ...STAND_INS, 'test/engine', 'test/positions-of.ts', 'test/cli'],
    folders: [
      'test/renderer/model',
      'test/renderer/parts',
      'test/renderer/platform',
      'test/renderer/ui',
      'test/renderer/language',
    ],
  },
  {
    name: 'Unit tests of the pages',
    sources: CODE,
    folders: ['test/renderer/pages', 'test/renderer/app', 'test/locales', 'test/formats'],
  },
  {
    name: 'Tests of the desktop, its packages and the workers',
    sources: [...COMMON, ...STAND_INS, 'README.md', 'CHANGELOG.md', 'docs/library.md'],
    folders: ['test/main', 'test/package', 'test/workers'],
  },
  { name: 'Tests of the scripts', sources: COMMON, folders: ['test/scripts'] },
  { name: 'Tests of the tree and its documents', sources: [...CODE, ...DOCUMENTS], folders: ['test/tree'] },
]

endTogether()
const passed = new PassedStages(path.join(CACHE, 'passed.json'))
const results = []

function tell(name, counts, isUnchanged = false) {
  if (counts.failed > 0) notes.push(`Failed: ${name}`)
  console.log(`   ${name}: ${summary(counts)}${isUnchanged ? ' (unchanged since)' : ''}`)
  results.push(counts)
}

/**
 * The stages that have to run, with digests from before the run, as edits during it are not tested. Reports the others.
 */
function changed(stages) {
  const digested = stages.map((stage) => ({
    ...stage,
    digest: digestOf([...TOOLS, ...stage.sources, ...(stage.folders ?? [])], ROOT),
  }))
  return digested.filter(({ name, digest }) => {
    const before = IS_CI ? null : passed.find(name, digest)
    if (before !== null) tell(name, before, true)
    return before === null
  })
}

function end({ name, digest }, counts) {
  passed.keep(name, digest, counts)
  tell(name, counts)
}

async function check(stages) {
  for (const stage of stages) end(stage, countCommand(await runAside(stage.command[0], stage.command.slice(1))))
}

async function runUnitTests(stages) {
  if (stages.length === 0) return
  const counts = await unitTests(stages)
  stages.forEach((stage, i) => end(stage, counts[i]))
}

/** Runs the tests that a change can reach. */
async function runEndToEndTests() {
  const name = 'End-to-end tests'
  const digests = appDigests([...TOOLS, ...CONFIGS, 'test/engine'], ROOT)
  const plans = specsIn(ROOT).map((spec) => planOf(spec, IS_CI ? undefined : passed.testsOf(spec), digests, ROOT))
  const unchanged = sum(plans.flatMap((plan) => plan.unchanged.map(({ counts }) => counts)))
  const left = plans.filter(({ toRun }) => toRun.length > 0)
  if (left.length === 0) return tell(name, unchanged, true)
  if (unchanged.passed > 0) console.log(`   unchanged since: ${summary(unchanged)}`)
  const { counts, report } = await endToEndTests(left.flatMap(({ toRun }) => toRun))
  if (report !== null) for (const plan of left) passed.keepTests(plan.spec, keptAfter(plan, report, digests))
  tell(name, sum([unchanged, counts]))
}

console.log('== Build')
tell('Build', await builds())
console.log('\n== Lint and types, beside the unit tests')
const checks = changed(CHECKS)
const unit = changed(UNIT_TESTS)
await Promise.all([check(checks), runUnitTests(unit)])
console.log('\n== End-to-end tests')
await runEndToEndTests()
rmSync(reports, { recursive: true, force: true })
const all = sum(results)
process.exitCode = isGood(all) ? 0 : 1
console.log(`\n${[...notes, summary(all)].join('\n')}`)
