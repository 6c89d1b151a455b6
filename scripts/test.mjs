/**
 * `npm test`: lint, types, build, unit and property tests, end-to-end tests. A stage that fails does not keep the
 * others from running. The last line counts all tests; lint, types and build count as one test each.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, ROOT } from './build.mjs'
import { findChromium, HOW_TO_GET_CHROMIUM } from './chromium.mjs'
import { ended, endTogether, start } from './processes.mjs'
import { countCommand, countPlaywright, countVitest, isGood, sum, summary } from './test-report.mjs'

const reports = mkdtempSync(path.join(tmpdir(), 'poly-y-test-'))

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

async function unitTests() {
  const file = path.join(reports, 'unit.json')
  const code = await run('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  return countVitest(readReport(file), code)
}

async function endToEndTests() {
  if (findChromium() === null) {
    const isCi = process.env.CI === 'true'
    console.log(`${isCi ? 'Failed' : 'Skipped'}: the end-to-end tests need Chromium (${HOW_TO_GET_CHROMIUM}).`)
    return { passed: 0, failed: isCi ? 1 : 0, skipped: isCi ? 0 : 1 }
  }
  const file = path.join(reports, 'e2e.json')
  const code = await run('@playwright/test/cli.js', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  return countPlaywright(readReport(file), code)
}

const STAGES = [
  ['Lint', () => command('eslint/bin/eslint.js', '.', '--max-warnings', '0')],
  ['Unused files, exports and packages', () => command('knip/bin/knip.js')],
  ['Exports that only a test calls', () => command('knip/bin/knip.js', '--config', 'knip.production.json')],
  ['Types', () => command('typescript/bin/tsc', '--noEmit')],
  ['Types of the engine, which knows neither the DOM nor Node', () => command('typescript/bin/tsc', '--noEmit', '-p', 'src/engine')],
  ['Build', async () => countCommand((await build()) ? 0 : 1)],
  ['Unit and property tests', unitTests],
  ['End-to-end tests', endToEndTests],
]

endTogether()
const results = []
for (const [name, stage] of STAGES) {
  console.log(`\n== ${name}`)
  const counts = await stage()
  console.log(`   ${name}: ${summary(counts)}`)
  results.push(counts)
}
rmSync(reports, { recursive: true, force: true })
const all = sum(results)
process.exitCode = isGood(all) ? 0 : 1
console.log(`\n${summary(all)}`)
