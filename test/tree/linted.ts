/** Files that are linted in a tree of their own, by this project's own configuration. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect } from 'vitest'
import { ROOT } from '../../scripts/build.mjs'

// A tree of its own; types are slow and beside the point.
const tree = mkdtempSync(path.join(tmpdir(), 'poly-y-lint-'))
const config = readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8')
writeFileSync(path.join(tree, '.oxlintrc.json'), config.replace(/"options": \{.*\}/, '"options": {}'))
symlinkSync(path.join(ROOT, 'scripts'), path.join(tree, 'scripts'))

afterAll(() => rmSync(tree, { recursive: true }))

/** The lines of code in which one of the project's own rules finds a fault, for each of the files with these lines. */
export function linted(rule: string, files: Record<string, readonly string[]>): Record<string, string[]> {
  for (const [file, lines] of Object.entries(files)) {
    mkdirSync(path.join(tree, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(tree, file), lines.join('\n'))
  }
  const { stdout } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/oxlint/bin/oxlint'), ...Object.keys(files), '--format', 'json'],
    { cwd: tree, encoding: 'utf8' },
  )
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code?: string; filename: string; labels: { span: { line: number } }[] }[]
  }
  // A file that cannot be parsed has a fault without a rule.
  expect(diagnostics.filter(({ code }) => code === undefined)).toEqual([])
  const found = diagnostics.filter(({ code }) => code === `poly-y(${rule})`)
  const linesOf = (file: string) =>
    found.filter(({ filename }) => filename === file).map(({ labels }) => files[file][labels[0].span.line - 1])
  return Object.fromEntries(Object.keys(files).map((file) => [file, linesOf(file)]))
}
