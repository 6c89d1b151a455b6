/** Whether a build is up to date: it is not, once anything that it is made of has changed. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { APP, CLI, ROOT } from '../../scripts/build.mjs'

const isUnder = (folder: string, file: string) => file === folder || file.startsWith(folder + path.sep)

/** A file and all of ours that it imports, and these import, whether at once or later. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport|\bimport\()\s*["'](\.[^"'?]+)/g)
  for (const [, name] of imports) {
    const imported = path.join(path.dirname(file), name)
    if (existsSync(imported)) withImports(imported, found)
  }
  return found
}

test.each([
  ['the app', APP, ['src/main/index.ts', 'src/preload/index.ts', 'src/renderer/app/main.tsx']],
  ['the command line', CLI, ['src/cli/polyy.ts', 'src/workers/engine-thread.ts']],
])('%s is built anew if any file changes that it imports', (_name, { sources }, entries) => {
  const files = entries.flatMap((entry) => [...withImports(path.join(ROOT, entry))])
  expect(files.length).toBeGreaterThan(100)
  const watched = sources.map((source) => path.join(ROOT, source))
  expect(files.filter((file) => !watched.some((source) => isUnder(source, file)))).toEqual([])
})
