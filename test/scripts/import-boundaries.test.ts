/** The lint rule that holds the folders apart fires, in this project's own configuration. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../../scripts/build.mjs'

// A tree of its own; types are slow and beside the point.
const tree = mkdtempSync(path.join(tmpdir(), 'poly-y-lint-'))
const config = readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8')
writeFileSync(path.join(tree, '.oxlintrc.json'), config.replace(/"options": \{.*\}/, '"options": {}'))
symlinkSync(path.join(ROOT, 'scripts'), path.join(tree, 'scripts'))

afterAll(() => rmSync(tree, { recursive: true }))

/** The lines of the code that cross a boundary, for a file at this place. */
function crossings(file: string, lines: string[]): string[] {
  mkdirSync(path.join(tree, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(tree, file), lines.join('\n'))
  const { stdout } = spawnSync(process.execPath, [path.join(ROOT, 'node_modules/oxlint/bin/oxlint'), file, '--format', 'json'], { cwd: tree, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code?: string; labels: { span: { line: number } }[] }[] }
  // A file that cannot be parsed has a fault without a rule.
  expect(diagnostics.filter(({ code }) => code === undefined)).toEqual([])
  return diagnostics.filter(({ code }) => code === 'poly-y(import-boundaries)').map(({ labels }) => lines[labels[0].span.line - 1])
}

test('the engine imports nothing outside itself', () => {
  const good = ["import { a } from './node-set.ts'", "export * from './notation.ts'"]
  const bad = [
    "import d3 from 'd3'",
    "import fs from 'node:fs'",
    "import type { DesktopApi } from '../../contract/api.ts'",
    "export { x } from '../../renderer/language/words.ts'",
    "export * from '../../../bench/bench.ts'",
    "const lazy = import('valibot')",
    "type Far = import('../../main/engine.ts').Engine",
  ]
  expect(crossings('src/engine/game/board.ts', [...good, ...bad])).toEqual(bad)
})

test('in the engine arrows go down', () => {
  const lines = ['game/board.ts', 'evaluation/evaluation.ts', 'search/run.ts', 'solver/oracle.ts', 'lab/lab.ts', 'arena/cast.ts'].map((file) => `import '../${file}'`)
  const files = ['evaluation/network.ts', 'search/state.ts', 'solver/solver.ts', 'lab/experiment.ts', 'arena/match.ts']
  for (const [i, file] of files.entries()) expect(crossings(`src/engine/${file}`, lines)).toEqual(lines.slice(i + 2))
})

test('the renderer imports of the other processes only the contract', () => {
  const good = [
    "import React from 'react'",
    "import { search } from '../../../engine/search/search.ts'",
    "import type { DesktopApi } from '../../../contract/api.ts'",
    "const worker = new Worker(new URL('./engine.worker.ts', import.meta.url))",
  ]
  const bad = [
    "import '../../../preload/index.ts'",
    "import { PAGE_HEADERS } from '../../../main/page-headers.ts'",
    "import { table } from '../../../cli/table.ts'",
    "import x from '../../words.ts'",
    "const other = new Worker(new URL('../../../main/engine-worker.ts', import.meta.url))",
  ]
  expect(crossings('src/renderer/platform/engine/ports.ts', [...good, ...bad])).toEqual(bad)
})

test('in the renderer arrows go down', () => {
  const floors = ['language', 'platform', 'ui', 'model', 'parts', 'pages', 'app']
  const importing = (...names: string[]) => names.map((name) => `import '../${name}/some.ts'`)
  const allowed = { language: 1, platform: 2, parts: 5, pages: 6, app: 7 }
  for (const [floor, count] of Object.entries(allowed)) {
    expect(crossings(`src/renderer/${floor}/some.ts`, importing(...floors)), floor).toEqual(importing(...floors.slice(count)))
  }
  // Controls know nothing of the game, nor the game of controls.
  expect(crossings('src/renderer/ui/some.ts', importing(...floors))).toEqual(importing('model', 'parts', 'pages', 'app'))
  expect(crossings('src/renderer/model/some.ts', importing(...floors))).toEqual(importing('ui', 'parts', 'pages', 'app'))
})

test('no page imports another, nor a tab another tab', () => {
  const lines = ["import '../play/commands.ts'", "import './claims/claims-tab.tsx'"]
  expect(crossings('src/renderer/pages/lab/lab-page.tsx', lines)).toEqual([lines[0]])
  expect(crossings('src/renderer/pages/lab/compare/some.ts', ["import '../claims/claim-words.ts'", "import '../lab-page.tsx'"])).toEqual([
    "import '../claims/claim-words.ts'",
  ])
})

test('nothing imports the command line, the main process or the renderer from outside', () => {
  const folders = ['cli', 'main', 'renderer/app']
  const files = { engine: 'src/engine/game/board.ts', contract: 'src/contract/api.ts', main: 'src/main/ipc.ts', renderer: 'src/renderer/app/main.tsx', cli: 'src/cli/polyy.ts' }
  for (const [own, file] of Object.entries(files)) {
    const lines = folders.map((folder) => `import '${path.relative(path.dirname(file), `src/${folder}/some.ts`).replace(/^(?!\.)/, './')}'`)
    expect(crossings(file, lines)).toEqual(lines.filter((_, i) => !folders[i].startsWith(own)))
  }
})
