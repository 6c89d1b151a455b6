/**
 * `npm test` and, with `--all`, `npm run test:all` (`test/tiers.ts` says what that adds): the build, lint with types beside the unit tests, the end-to-end tests; always all of them, whichever
 * fails. The last lines name the tests that failed, or passed only when run again, and count all; lint and the build
 * count as one test each.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp, buildCli, ROOT } from './build.mjs'
import { findChromium, HOW_TO_GET_CHROMIUM } from './chromium.mjs'
import { ended, endTogether, start } from './processes.mjs'
import { lastLines, NOTHING, reportOfCommand, reportOfRunner } from './test-report.mjs'

const IS_CI = process.env.CI === 'true'
if (process.argv.includes('--all')) process.env.TESTS = 'all'
const reports = mkdtempSync(path.join(tmpdir(), 'poly-y-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

async function build() {
  const isGood = (await buildApp()) && (await buildCli().then(Boolean, (error) => console.error(error.message)))
  return reportOfCommand('build', isGood ? 0 : 1)
}

/** Runs the linters, and prints their output in one piece, as they run beside the unit tests. */
async function lint() {
  const child = start('npm run lint', [], { cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const [{ code }, ...said] = await Promise.all([ended(child), text(child.stdout), text(child.stderr)])
  process.stdout.write(said.join(''))
  return reportOfCommand('lint', code)
}

/** Runs a test runner of this project with its reporter for people and ours. */
async function run(name, command) {
  const file = path.join(reports, name)
  const env = { ...process.env, TEST_REPORT_FILE: file }
  const args = [path.join(ROOT, 'node_modules', command[0]), ...command.slice(1)]
  const child = start(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const { code } = await ended(child)
  let report = null
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The runner died before its end.
  }
  return reportOfRunner(name, report, code)
}

const unitTests = () =>
  run('vitest', ['vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=./scripts/vitest-reporter.mjs'])

async function endToEndTests() {
  if (findChromium() !== null)
    return run('playwright', ['@playwright/test/cli.js', 'test', '--reporter=list,./scripts/playwright-reporter.mjs'])
  const name = `end-to-end and component tests, which need Chromium (${HOW_TO_GET_CHROMIUM})`
  if (IS_CI) return { ...NOTHING, failed: [name] }
  console.log(`Skipped: ${name}`)
  return { ...NOTHING, skipped: 1 }
}

const times = []

/** Runs a part of the tests, and notes its time. */
async function timed(name, part) {
  const begun = performance.now()
  const report = await part()
  times.push(`${name} ${((performance.now() - begun) / 60_000).toFixed(1)} min`)
  return report
}

endTogether()
const results = []
console.log('== Build')
results.push(await timed('build', build))
console.log('\n== Lint and types, beside the unit tests')
results.push(...(await Promise.all([timed('lint', lint), timed('unit and component tests', unitTests)])))
console.log('\n== End-to-end tests')
results.push(await timed('end-to-end tests', endToEndTests))
process.exitCode = results.some(({ failed }) => failed.length > 0) ? 1 : 0
console.log(`\nTimes: ${times.join(', ')}`)
console.log(`\n${lastLines(results).join('\n')}`)
