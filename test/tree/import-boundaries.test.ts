/** The lint rule that holds the folders apart fires, in this project's own configuration. */
import path from 'node:path'
import { expect, test } from 'vitest'
import { linted } from './linted.ts'

/** The lines of code that cross a boundary, for each of the files with these lines. */
const crossings = (files: Record<string, readonly string[]>) => linted('import-boundaries', files)

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
  expect(crossings({ 'src/engine/game/board.ts': [...good, ...bad] })).toEqual({ 'src/engine/game/board.ts': bad })
})

test('in the engine arrows go down', () => {
  const lines = [
    'game/board.ts',
    'evaluation/evaluation.ts',
    'search/run.ts',
    'solver/oracle.ts',
    'lab/lab.ts',
    'arena/cast.ts',
  ].map((file) => `import '../${file}'`)
  const files = [
    'evaluation/network.ts',
    'search/state.ts',
    'solver/solver.ts',
    'lab/experiment.ts',
    'arena/match.ts',
  ].map((file) => `src/engine/${file}`)
  expect(crossings(Object.fromEntries(files.map((file) => [file, lines])))).toEqual(
    Object.fromEntries(files.map((file, i) => [file, lines.slice(i + 2)])),
  )
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
  const file = 'src/renderer/platform/engine/ports.ts'
  expect(crossings({ [file]: [...good, ...bad] })).toEqual({ [file]: bad })
})

test('in the renderer arrows go down', () => {
  const floors = ['language', 'platform', 'ui', 'model', 'parts', 'pages', 'app']
  const importing = (...names: string[]) => names.map((name) => `import '../${name}/some.ts'`)
  const fileOn = (floor: string) => `src/renderer/${floor}/some.ts`
  const above = (count: number) => importing(...floors.slice(count))
  expect(crossings(Object.fromEntries(floors.map((floor) => [fileOn(floor), importing(...floors)])))).toEqual({
    [fileOn('language')]: above(1),
    [fileOn('platform')]: above(2),
    // Controls know nothing of the game, nor the game of controls.
    [fileOn('ui')]: above(3),
    [fileOn('model')]: importing('ui', 'parts', 'pages', 'app'),
    [fileOn('parts')]: above(5),
    [fileOn('pages')]: above(6),
    [fileOn('app')]: [],
  })
})

test('no page imports another, nor a tab another tab', () => {
  const [otherPage, tab] = ["import '../play/commands.ts'", "import './claims/claims-tab.tsx'"]
  const [otherTab, ownPage] = ["import '../claims/claim-words.ts'", "import '../lab-page.tsx'"]
  const [page, inTab] = [
    'src/renderer/pages/experiments/experiments-page.tsx',
    'src/renderer/pages/experiments/compare/some.ts',
  ]
  expect(crossings({ [page]: [otherPage, tab], [inTab]: [otherTab, ownPage] })).toEqual({
    [page]: [otherPage],
    [inTab]: [otherTab],
  })
})

test('nothing imports the command line, the main process or the renderer from outside', () => {
  const folders = ['cli', 'main', 'renderer/app']
  const files = {
    engine: 'src/engine/game/board.ts',
    contract: 'src/contract/api.ts',
    main: 'src/main/ipc.ts',
    renderer: 'src/renderer/app/main.tsx',
    cli: 'src/cli/polyy.ts',
  }
  const linesOf = (file: string) =>
    folders.map(
      (folder) => `import '${path.relative(path.dirname(file), `src/${folder}/some.ts`).replace(/^(?!\.)/, './')}'`,
    )
  expect(crossings(Object.fromEntries(Object.values(files).map((file) => [file, linesOf(file)])))).toEqual(
    Object.fromEntries(
      Object.entries(files).map(([own, file]) => [file, linesOf(file).filter((_, i) => !folders[i].startsWith(own))]),
    ),
  )
})
