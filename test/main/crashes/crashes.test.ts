/**
 * A process that is killed at any call of the file system while it saves documents: every document stays whole, nothing
 * saved is lost.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileDocuments } from '../../../src/main/documents.ts'
import { newFolder } from '../desktop.ts'
import { IDS, REMOVED, revisionOf } from './texts.ts'
import { samples } from '../../tiers.ts'

/** From one call at which the program is killed to the next. */
const STEP = samples({ few: 4, all: 1 })

const folder = newFolder()
const program = path.join(folder, 'save-and-stop.cjs')

// One plain file, which starts as fast as Node does.
beforeAll(() =>
  build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: path.join(import.meta.dirname, 'save-and-stop.ts'),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: path.basename(program) } },
    },
  }),
)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Runs the program until its `stopAt`-th call of the file system; gives the last revision it reported of each document.
 */
async function saveAndStop(place: string, first: number, stopAt: number) {
  const child = spawn(process.execPath, [program, place, String(first), String(stopAt)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (data: string) => (said += data))
  const end = await new Promise<number | string | null>((resolve) =>
    child.on('close', (code, signal) => resolve(signal ?? code)),
  )
  // Lines are written whole; in order, so that the last of each document counts.
  const lines = said === '' ? [] : said.trim().split('\n')
  return { end, saved: new Map(lines.map((line) => line.split(' ')).map(([id, revision]) => [id, Number(revision)])) }
}

test('killed at any call of the file system, saving loses nothing', { timeout: 300_000 }, async () => {
  let stops = 0
  let inTheMiddle = 0
  const kept = new Map<string, number>()
  const place = path.join(folder, 'documents')
  const shelf = path.join(place, 'games')
  mkdirSync(shelf, { recursive: true })
  for (let stopAt = 1; ; stopAt += STEP) {
    const { end, saved } = await saveAndStop(place, Math.max(0, ...kept.values()) + 1, stopAt)
    if (readdirSync(shelf).some((name) => /\.\d+$/.test(name))) inTheMiddle++
    const documents = fileDocuments(place)
    const ids = (await documents.list('games')).filter((id) => id !== REMOVED)
    for (const id of ids) {
      const revision = revisionOf(id, await documents.load('games', id))
      expect(revision, id).toBeGreaterThanOrEqual(saved.get(id) ?? kept.get(id) ?? 0)
      kept.set(id, revision)
    }
    expect(ids.filter((id) => kept.has(id))).toEqual([...kept.keys()].sort())
    // What the kill left half-written is gone once the documents are opened again.
    expect(readdirSync(shelf).filter((name) => !/^\w+\.polyy$/.test(name))).toEqual([])
    if (end === 0) break
    expect(end).toBe('SIGKILL')
    stops++
  }
  expect([...kept.keys()].sort()).toEqual(IDS)
  expect(readdirSync(shelf).sort()).toEqual(IDS.map((id) => `${id}.polyy`))
  // Or the calls were not counted, and this test has shown nothing.
  expect(inTheMiddle).toBeGreaterThan(10 / STEP)
  expect(stops).toBeGreaterThan(inTheMiddle)
})
