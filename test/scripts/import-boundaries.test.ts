/** The lint rule that holds the folders apart fires, in this project's own configuration. */
import path from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, test, vi } from 'vitest'
import { ROOT } from '../../scripts/build.mjs'

vi.setConfig({ testTimeout: 60_000 })

// Rules that need types are slow and beside the point.
const eslint = new ESLint({ cwd: ROOT, overrideConfig: tseslint.configs.disableTypeChecked as ESLint.Options['overrideConfig'] & object })

/** The lines of the code that cross a boundary, for a file at this place. */
async function crossings(file: string, lines: string[]): Promise<string[]> {
  const [{ messages }] = await eslint.lintText(lines.join('\n'), { filePath: path.join(ROOT, file) })
  expect(messages.filter(({ fatal }) => fatal)).toEqual([])
  return messages.filter(({ ruleId }) => ruleId === 'poly-y/import-boundaries').map(({ line }) => lines[line - 1])
}

test('the engine imports nothing outside itself', async () => {
  const good = ["import { a } from './board.ts'", "export * from './search/search.ts'"]
  const bad = [
    "import d3 from 'd3'",
    "import fs from 'node:fs'",
    "import type { DesktopApi } from '../preload/api.ts'",
    "export { x } from '../renderer/words.ts'",
    "export * from '../../bench/bench.ts'",
    "const lazy = import('valibot')",
    "type Far = import('../main/engine.ts').Engine",
  ]
  expect(await crossings('src/engine/board.ts', [...good, ...bad])).toEqual(bad)
  expect(await crossings('src/engine/search/run.ts', ["import { b } from '../board.ts'", "import { c } from '../../cli/table.ts'"])).toEqual([
    "import { c } from '../../cli/table.ts'",
  ])
})

test('the renderer imports of the preload only what both sides know', async () => {
  const good = [
    "import React from 'react'",
    "import { search } from '../engine/search/search.ts'",
    "import type { DesktopApi } from '../preload/api.ts'",
    "const worker = new Worker(new URL('./engine/engine.worker.ts', import.meta.url))",
  ]
  const bad = [
    "import '../preload/index.ts'",
    "import { PAYLOADS } from '../main/schema.ts'",
    "import { PAGE_HEADERS } from '../main/page-headers.ts'",
    "import { table } from '../cli/table.ts'",
    "import x from '../words.ts'",
    "const other = new Worker(new URL('../main/engine-worker.ts', import.meta.url))",
  ]
  expect(await crossings('src/renderer/words.ts', [...good, ...bad])).toEqual(bad)
})

test('nothing imports the command line, the main process or the renderer from outside', async () => {
  const folders = ['cli', 'main', 'renderer']
  for (const file of ['src/engine/board.ts', 'src/preload/api.ts', 'src/main/ipc.ts', 'src/renderer/words.ts', 'src/cli/polyy.ts']) {
    const lines = folders.map((folder) => `import '../${folder}/some.ts'`)
    const own = file.split('/')[1]
    expect(await crossings(file, lines)).toEqual(lines.filter((line) => !line.includes(`/${own}/`)))
  }
})
