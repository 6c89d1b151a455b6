/**
 * A folder that nobody may use any more, from the first moment on or during the work: the command ends with one line that
 * says so, its record stays whole, and nothing that it leaves hinders the next run.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { samples } from '../tiers.ts'
import type { Outcome } from './run-cli.ts'
import { runInside } from './run-inside.ts'
import { HANDED_IN } from './shell-engine.ts'

const folder = fs.mkdtempSync(path.join(tmpdir(), 'poly-y-lost-'))
fs.chmodSync(folder, 0o755)
afterAll(() => fs.rmSync(folder, { recursive: true }))

/** The administrator may do anything: another user runs the command. Anybody else runs it as himself. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

interface Case {
  readonly words: string
  /** Words of the next run: the rest of the work would take too long. */
  readonly next: string
  /** The file that grows with the work. */
  readonly record?: string
  /** The file that is written anew as the work goes on; without it and a record the command writes at its end alone. */
  readonly state?: string
  /** The folder that is lost. */
  readonly lost?: string
}

const COURSE = 'course engines --out out/results --size 2 --opening 0 --against random --cores 2'
const COURSE_RECORD = 'out/results/course.jsonl'
const TRAINED = '--size 2 --games 2 --depth 1 --features edge,chains'
const EXAMPLES = '--examples out/record --size 2 --stones 0 --cores 1'
const TRAIN = `train --file out/out.json --state out/state --hidden 8 ${EXAMPLES} --games 40`

/** First one of each kind: with a record, with a state, with neither, and with engines. */
const CASES: Readonly<Record<string, Case>> = {
  match: {
    words: 'match random greedy --size 2 --cores 1 --file out/record --games 100000',
    next: 'match random greedy --size 2 --cores 1 --file out/record --games 2',
    record: 'out/record',
  },
  train: { words: `${TRAIN} --epochs 300`, next: `${TRAIN} --epochs 300`, state: 'out/state' },
  'swap-map': {
    words: 'swap-map out/out.json --size 3 --games 20 --playouts 100',
    next: 'swap-map out/out.json --size 2 --games 2 --playouts 2',
  },
  course: { words: `${COURSE} --games 200`, next: `${COURSE} --games 2`, record: COURSE_RECORD },
  tournament: {
    words:
      'tournament random greedy report-2 --size 2 --cores 1 --file out/record --ratings out/out.json --games 30000',
    next: 'tournament random greedy report-2 --size 2 --cores 1 --file out/record --ratings out/out.json --games 4',
    record: 'out/record',
  },
  climb: {
    words: `climb out/out.json --steps 1000 ${TRAINED} --file out/record`,
    next: `climb out/out.json --steps 2 ${TRAINED} --file out/record`,
    record: 'out/record',
  },
  learn: {
    words: `learn --file out/out.json --phases 1 ${EXAMPLES} --games 2000`,
    next: `learn --file out/out.json --phases 1 ${EXAMPLES} --games 2000`,
    record: 'out/record',
  },
  evolve: {
    words: `evolve out/out.json --generations 1000 --children 4 ${TRAINED} --cores 1 --file out/record`,
    next: `evolve out/out.json --generations 1 --children 4 ${TRAINED} --cores 1 --file out/record`,
    record: 'out/record',
  },
  patterns: {
    words: 'patterns out/out.json --size 3 --games 60 --playouts 200',
    next: 'patterns out/out.json --size 2 --games 2 --playouts 2',
  },
  policy: {
    words: 'policy out/out.json --size 3 --games 60 --playouts 200 --epochs 1',
    next: 'policy out/out.json --size 2 --games 2 --playouts 2 --epochs 1',
  },
  'course, by the folder where the engines run': {
    words: `${COURSE} --games 200`,
    next: `${COURSE} --games 2`,
    record: COURSE_RECORD,
    lost: 'out/results/running',
  },
}

let places = 0

/** A folder with engines that were handed in, and one for what the command writes. */
function newPlace(): string {
  const place = path.join(folder, String(++places))
  for (const [name, content] of Object.entries(HANDED_IN)) {
    fs.mkdirSync(path.dirname(path.join(place, name)), { recursive: true })
    fs.writeFileSync(path.join(place, name), content)
  }
  fs.mkdirSync(path.join(place, 'out'))
  if (user.uid !== undefined) fs.chownSync(path.join(place, 'out'), user.uid, user.gid)
  return place
}

const wordsAt = (place: string, words: string) =>
  words.split(' ').map((word) => (/^(out|engines)\b/.test(word) ? path.join(place, word) : word))

const sizeOf = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Runs a command, and closes a folder to all once `isTime`. */
async function runAndLose(place: string, words: string, lost: string, isTime: () => boolean): Promise<Outcome> {
  const child = spawn(process.execPath, ['out/cli/polyy.js', ...wordsAt(place, words)], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  const [stdout, stderr] = [text(child.stdout), text(child.stderr)]
  await vi.waitUntil(() => isTime() || child.exitCode !== null, { interval: 5 })
  fs.chmodSync(path.join(place, lost), 0o000)
  if (child.exitCode === null) await once(child, 'exit')
  fs.chmodSync(path.join(place, lost), 0o755)
  return { code: child.exitCode, stdout: await stdout, stderr: await stderr }
}

/** The line that tells it, after those that tell how long the work took, or is likely to take. */
const told = ({ stderr }: Outcome) =>
  stderr.split('\n').filter((line) => line !== '' && !/ in [\d.]+ s$|as in their checks$/.test(line))

async function check(place: string, found: Outcome, next: string): Promise<void> {
  const [command] = next.split(' ')
  expect(told(found)).toEqual([expect.stringMatching(new RegExp(`^polyy ${command}: cannot .*: permission denied$`))])
  expect([1, 2]).toContain(found.code)
  const again = await runInside(wordsAt(place, next))
  expect({ code: again.code, told: told(again) }).toEqual({ code: 0, told: [] })
  const names = fs.readdirSync(place, { recursive: true }) as string[]
  expect(names.filter((name) => /\.(lock|tmp)$/.test(name))).toEqual([])
}

describe.skipIf(process.platform === 'win32').each(Object.entries(CASES).slice(0, samples({ few: 4, all: Infinity })))(
  'a folder that is lost to %s',
  (_, { words, next, record, state, lost = 'out' }) => {
    it.skipIf(lost !== 'out')('from the first moment on', async () => {
      const place = newPlace()
      await check(place, await runAndLose(place, words, lost, () => true), next)
    })

    it('during the work', async () => {
      const place = newPlace()
      const begun = fs.statSync(path.join(place, 'out')).mtimeMs
      const isAtWork = () => {
        if (record !== undefined) return sizeOf(path.join(place, record)) > 4000
        if (state !== undefined) return sizeOf(path.join(place, state)) > 0
        // Whether the file can be written at the end is tried first, by a file beside it.
        return fs.statSync(path.join(place, 'out')).mtimeMs > begun
      }
      const found = await runAndLose(place, words, lost, isAtWork)
      const kept = record === undefined ? '' : fs.readFileSync(path.join(place, record), 'utf8')
      await check(place, found, next)
      // The next run goes on from what was written, and drops none of it.
      if (record !== undefined)
        expect(fs.readFileSync(path.join(place, record), 'utf8').slice(0, kept.length)).toBe(kept)
      expect(kept).not.toContain('"broken"')
    })
  },
)

it.skipIf(process.platform === 'win32')(
  'an engine with a folder in which nobody may write plays after a stop',
  async () => {
    const place = newPlace()
    fs.chmodSync(path.join(place, 'engines/bob/parts'), 0o555)
    const run = () => runAndLose(place, `${COURSE} --games 2`, 'out', () => false)
    expect((await run()).code).toBe(0)
    expect(await run()).toMatchObject({ code: 0, stdout: expect.not.stringContaining('failed the check') as string })
  },
)
