/** A thousand processes, each killed at a random moment of saving documents: every document stays whole, nothing saved is lost. */
import { spawn } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileDocuments } from '../../../src/main/documents.ts'
import { newFolder } from '../desktop.ts'
import { IDS, revisionOf } from './texts.ts'

const KILLS = 1000
const LANES = 4

const folder = newFolder()
const program = path.join(folder, 'save-for-ever.cjs')

// One plain file, which starts as fast as Node does.
beforeAll(() =>
  build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: path.join(import.meta.dirname, 'save-for-ever.ts'),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: path.basename(program) } },
    },
  }),
)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the program until a random moment after its first save; gives the last revision it reported of each document. */
async function killWhileSaving(place: string, first: number): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [program, place, String(first)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (data: string) => (said += data))
  const closed = new Promise((resolve) => child.on('close', resolve))
  await Promise.race([new Promise((resolve) => child.stdout.once('data', resolve)), closed])
  await sleep(Math.random() * 4)
  child.kill('SIGKILL')
  await closed
  expect(said, 'the program must live until it has saved').not.toBe('')
  // Lines are written whole; in order, so that the last of each document counts.
  return new Map(said.trim().split('\n').map((line) => line.split(' ')).map(([id, revision]) => [id, Number(revision)]))
}

test('a thousand kills at random moments of saving lose nothing', { timeout: 300_000 }, async () => {
  let inTheMiddle = 0
  const killOften = async (lane: number): Promise<void> => {
    const place = path.join(folder, `lane-${lane}`)
    const kept = new Map<string, number>()
    for (let kill = 0; kill < KILLS / LANES; kill++) {
      const saved = await killWhileSaving(place, Math.max(0, ...kept.values()) + 1)
      if (readdirSync(path.join(place, 'games')).some((name) => /\.\d+$/.test(name))) inTheMiddle++
      const storage = fileDocuments(place)
      for (const id of await storage.list('games')) {
        const revision = revisionOf(id, await storage.load('games', id))
        expect(revision, id).toBeGreaterThanOrEqual(saved.get(id) ?? kept.get(id) ?? 0)
        kept.set(id, revision)
      }
      for (const id of saved.keys()) expect(kept.has(id), id).toBe(true)
    }
    expect([...kept.keys()].sort()).toEqual(IDS)
    expect(readdirSync(path.join(place, 'games')).sort()).toEqual(IDS.map((id) => `${id}.polyy`))
  }
  await Promise.all(Array.from({ length: LANES }, (_, lane) => killOften(lane)))
  // Or the kills came at other moments, and this test has shown nothing.
  expect(inTheMiddle).toBeGreaterThan(KILLS / 4)
})
