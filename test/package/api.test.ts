/** `npm run docs:api`: a page for each public module, and none where an export has no docstring. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../scripts/build.mjs'
import { MODULES } from '../../scripts/library.mjs'
import { newFolder } from '../main/desktop.ts'

const TYPEDOC = path.join(ROOT, 'node_modules/typedoc/bin/typedoc')

let folder: string
beforeAll(() => void (folder = newFolder()))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The packing of test/package/npm.test.ts checks the types of the same modules, with the same settings. */
const makePages = (...words: string[]) =>
  execFileSync(process.execPath, [TYPEDOC, '--skipErrorChecking', ...words], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: 'pipe',
  })

test('has a page for each public module', () => {
  const out = path.join(folder, 'api')
  makePages('--out', out)
  expect(readdirSync(path.join(out, 'modules')).sort()).toEqual(
    MODULES.map((name) => `${name.replace('/', '_')}.html`).sort(),
  )
  expect(existsSync(path.join(out, 'classes/solver_solver.Solver.html'))).toBe(true)
})

test('fails for an export without a docstring', () => {
  const [out, entry, tsconfig, options] = ['none', 'bare.ts', 'tsconfig.json', 'typedoc.config.mjs'].map((name) =>
    path.join(folder, name),
  )
  writeFileSync(entry, '/** Has one. */\nexport const said = 1\nexport function bare(): void {}\n')
  writeFileSync(tsconfig, '{ "compilerOptions": { "lib": ["ES2023"], "types": [] }, "files": ["bare.ts"] }')
  const ours = pathToFileURL(path.join(ROOT, 'typedoc.config.mjs')).href
  writeFileSync(
    options,
    `import ours from '${ours}'\nexport default { ...ours, ...${JSON.stringify({ entryPoints: [entry], tsconfig, out })} }\n`,
  )
  const said = (() => {
    try {
      return makePages('--options', options)
    } catch (error) {
      return String((error as { stderr: string }).stderr)
    }
  })()
  expect(said).toMatch(/\bbare \(CallSignature\).* does not have any documentation/)
  expect(said).not.toMatch(/\bsaid \(/)
  expect(existsSync(out)).toBe(false)
})
