/**
 * `npm test`: lint, types, build, unit and property tests, end-to-end tests. A stage that fails does not keep the
 * others from running; one whose sources are those it has passed with is not run again, but for CI. The last lines name
 * what has failed and count all tests; lint, types and build count as one test each.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { APP, buildApp, buildCli, CLI, isBuilt, ROOT } from './build.mjs'
import { findChromium, HOW_TO_GET_CHROMIUM } from './chromium.mjs'
import { ended, endTogether, start } from './processes.mjs'
import { countCommand, countPlaywright, countVitest, flakyTests, isGood, sum, summary, testsThatFailed } from './test-report.mjs'
import { digestOf, PassedStages } from './unchanged.mjs'

const IS_CI = process.env.CI === 'true'
const reports = mkdtempSync(path.join(tmpdir(), 'poly-y-test-'))
const notes = []

/** Runs a tool of this project to its end; resolves to its exit code. */
async function run(tool, args, env = {}) {
  const command = [path.join(ROOT, 'node_modules', tool), ...args]
  const options = { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] }
  const { code } = await ended(start(process.execPath, command, options))
  return code ?? 1
}

const command = async (tool, ...args) => countCommand(await run(tool, args))

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

async function unitTests(...folders) {
  const file = path.join(reports, 'unit.json')
  rmSync(file, { force: true })
  const code = await run('vitest/vitest.mjs', ['run', ...folders, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  const report = readReport(file)
  notes.push(...testsThatFailed(report))
  return countVitest(report, code)
}

async function endToEndTests() {
  if (findChromium() === null) {
    console.log(`${IS_CI ? 'Failed' : 'Skipped'}: the end-to-end tests need Chromium (${HOW_TO_GET_CHROMIUM}).`)
    return { passed: 0, failed: IS_CI ? 1 : 0, skipped: IS_CI ? 0 : 1 }
  }
  const file = path.join(reports, 'e2e.json')
  const code = await run('@playwright/test/cli.js', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const report = readReport(file)
  notes.push(...testsThatFailed(report), ...flakyTests(report))
  return countPlaywright(report, code)
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
const CONFIGS = ['eslint.config.mjs', 'knip.json', 'knip.production.json', 'vitest.config.ts', 'playwright.config.ts', 'electron.vite.config.ts', 'electron-builder.yml']
const CODE = ['src', 'test', 'bench', ...CONFIGS]
const ENGINE = ['src/engine', 'src/contract', 'test/engine', 'vitest.config.ts']
const COMMAND_LINE = ['src/cli', 'src/workers', 'test/cli']
/** Its tests hold it to the command line. */
const PAGE = ['src/renderer', 'src/locales', 'electron.vite.config.ts', ...COMMAND_LINE]

const STAGES = [
  { name: 'Lint', sources: CODE, run: () => command('eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  { name: 'Unused files, exports and packages', sources: CODE, run: () => command('knip/bin/knip.js') },
  { name: 'Exports that only a test calls', sources: CODE, run: () => command('knip/bin/knip.js', '--config', 'knip.production.json') },
  { name: 'Types', sources: CODE, run: () => command('typescript/bin/tsc', '--noEmit') },
  { name: 'Types of the engine, which knows neither the DOM nor Node', sources: ENGINE, run: () => command('typescript/bin/tsc', '--noEmit', '-p', 'src/engine') },
  { name: 'Build', sources: null, run: builds },
  { name: 'Unit and property tests of the engine', sources: [...ENGINE, 'docs/results.md'], run: () => unitTests('test/engine') },
  { name: 'Tests of the command line', sources: [...ENGINE, ...COMMAND_LINE], run: () => unitTests('test/cli') },
  { name: 'Unit tests of the page', sources: [...ENGINE, ...PAGE, 'test/renderer', 'test/locales', 'test/workers', 'test/menu-app.ts', 'test/document-storage.ts'], run: () => unitTests('test/renderer', 'test/locales') },
  { name: 'Tests of the desktop, its packages, the workers and the scripts', sources: CODE, run: () => unitTests('test/main', 'test/package', 'test/scripts', 'test/workers') },
  { name: 'End-to-end tests', sources: CODE, run: endToEndTests },
]

endTogether()
const passed = new PassedStages(path.join(ROOT, 'node_modules/.cache/poly-y/passed.json'))
const results = []
for (const { name, sources, run } of STAGES) {
  console.log(`\n== ${name}`)
  // Before it runs: what is edited meanwhile has not been tested. The build itself knows what is out of date.
  const digest = sources && digestOf([...TOOLS, ...sources], ROOT)
  const before = IS_CI || digest === null ? null : passed.find(name, digest)
  const counts = before ?? (await run())
  if (digest !== null) passed.keep(name, digest, counts)
  if (counts.failed > 0) notes.push(`Failed: ${name}`)
  console.log(`   ${name}: ${summary(counts)}${before === null ? '' : ' (unchanged since)'}`)
  results.push(counts)
}
rmSync(reports, { recursive: true, force: true })
const all = sum(results)
process.exitCode = isGood(all) ? 0 : 1
console.log(`\n${[...notes, summary(all)].join('\n')}`)
