/**
 * A fault at any call of the file system, for each command that writes: it ends with one line, each file is whole, and
 * the same command afterwards comes to the same end.
 */
import type * as Fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { runJob, type JobMessage, type JobReply } from '../../src/engine/jobs.ts'
import { Random } from '../../src/engine/math/random.ts'
import type { OpenPort } from '../../src/workers/client.ts'
import { samples } from '../tiers.ts'
import { CASES, type Files } from './fault-cases.ts'
import { closeAll, CODES, setFault, type Fault } from './faulty-fs.ts'
import type { Outcome } from './run-cli.ts'
import { runInside } from './run-inside.ts'
import { SHELL_ENGINE } from './shell-engine.ts'

vi.mock('node:fs', async (original) => {
  const real = await original<typeof Fs>()
  return (await import('./faulty-fs.ts')).faulty(real)
})

/** The engine's replies to each job, kept because the commands run hundreds of times. */
const answers = vi.hoisted(() => new Map<string, JobReply[]>())

/** In this process. A proof of the whole board takes minutes: all are said to be lost. */
vi.mock('../../src/workers/thread-port.ts', () => ({
  threadPort: (): OpenPort => (onReply) => {
    let isEnded = false
    return {
      post(message) {
        const replies = answersTo(message)
        setImmediate(() => {
          for (const reply of replies) if (!isEnded) onReply({ ...reply, id: message.id })
        })
      },
      end: () => void (isEnded = true),
    }
  },
}))

function answersTo(message: JobMessage): readonly JobReply[] {
  const key = JSON.stringify([message.kind, message.request])
  const known = answers.get(key)
  if (known !== undefined) return known
  const replies: JobReply[] = []
  if (message.kind === 'proof') replies.push({ id: 0, type: 'done', result: { move: null, expanded: 1 } as never })
  else runJob(message, (reply) => replies.push(structuredClone(reply)))
  answers.set(key, replies)
  return replies
}

const real = await vi.importActual<typeof Fs>('node:fs')
// In memory where there is such a folder: each of thousands of runs flushes several files.
const folder = real.mkdtempSync(path.join(real.existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'poly-y-faults-'))
afterEach(() => void vi.useRealTimers())
afterAll(() => {
  vi.unstubAllEnvs()
  real.rmSync(folder, { recursive: true })
})

/** Another seed draws other faults. */
const SEED = 1

let runs = 0

/** A folder for the files of one run, and another for its temporary ones. */
function newPlace(files: Files): string {
  const place = path.join(folder, String(++runs))
  real.mkdirSync(place)
  for (const [name, text] of Object.entries(files)) {
    real.mkdirSync(path.dirname(path.join(place, name)), { recursive: true })
    real.writeFileSync(path.join(place, name), text)
  }
  vi.stubEnv('TMPDIR', `${place}-temporary`)
  real.mkdirSync(tmpdir())
  return place
}

/** The name of a program is in the record of its games, and so the same for all runs. */
const PROGRAM = path.join(folder, 'program')
real.writeFileSync(PROGRAM, SHELL_ENGINE)

function wordsAt(place: string, words: string): string[] {
  return words
    .split(' ')
    .map((word) => (word === 'program' ? `engine:sh ${PROGRAM}` : word))
    .map((word) => (/^(record|state|out\.json|engines|results)$/.test(word) ? path.join(place, word) : word))
}

/** The files below a folder with their texts, by their paths within it. */
function filesIn(place: string): Files {
  const files = real.readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .sort()
      .map((file) => [path.relative(place, file), real.readFileSync(file, 'utf8')]),
  )
}

/** Runs a command as a process of its own would: at the end it tidies up, and its files are closed. */
async function run(place: string, words: string): Promise<Outcome> {
  try {
    const { stdout, ...rest } = await runInside(wordsAt(place, words))
    return { ...rest, stdout: stdout.replaceAll(place, '') }
  } finally {
    for (const listener of process.listeners('exit')) if (listener.name === 'tidyUp') listener(0)
    closeAll(real)
  }
}

/** Gives what the process has left to another one, which is no more: none has this number. */
function bury(place: string): void {
  for (const within of [place, tmpdir()]) {
    for (const name of Object.keys(filesIn(within))) {
      const file = path.join(within, name)
      if (name.endsWith('.lock'))
        real.writeFileSync(file, real.readFileSync(file, 'utf8').replaceAll(`\n${process.pid} `, '\n999999999 '))
      if (name.endsWith('.tmp')) real.renameSync(file, file.replace(`.${process.pid}.`, '.999999999.'))
    }
  }
}

/** A fault for each call, drawn from the seed, or for about as many calls as `drawn` says. */
async function faultsFor(prepare: () => string, words: string, drawn: number): Promise<Fault[]> {
  const random = Random.numbered(SEED, 0)
  setFault({ code: 'EIO', how: 'once', at: Infinity })
  await run(prepare(), words)
  const { calls: counts } = setFault(null)
  const calls = counts.get('EIO') as number
  const all = Array.from({ length: calls }, (_, call): Fault => {
    const how = random.pick(['once', 'from then on', 'killed'] as const)
    const code = how === 'killed' ? 'EIO' : random.pick(CODES)
    return { code, how, at: (call % (counts.get(code) as number)) + 1 }
  })
  return all.filter(() => random.below(calls) < drawn)
}

/** The record of a course, and of all others. */
const isRecord = (name: string) => name === 'record' || name === 'results/course.jsonl'

/** The copies of engines, of which each run makes its own. */
const isCopy = (name: string) => name.startsWith('results/running/')

/**
 * Says what is wrong with a file after a fault; null if it is the old one, the new one, or the first lines of a record.
 */
function wrongIn(name: string, text: string, wholes: readonly Files[], { how }: Fault): string | null {
  if (/\.(lock|tmp)$/.test(name)) return how === 'once' ? `${name} is left` : null
  if (wholes.some((files) => files[name] === text) || isCopy(name)) return null
  const isBegun = isRecord(name) && wholes.some((files) => files[name]?.startsWith(text))
  return isBegun && (how !== 'once' || text.endsWith('\n')) ? null : `${name} is neither old nor new: ${text}`
}

/** Says what is wrong with the end of a command; null if it gives in one line why it has failed, or has not failed. */
function wrongWith(found: Outcome | Error, right: Outcome, { how }: Fault): string | null {
  if (how === 'killed') return null
  if (found instanceof Error) return String(found.stack)
  const told = found.stderr
    .split('\n')
    .filter((line) => line !== '' && !/ in [\d.]+ s$| was cut off and is dropped$|as in their checks$/.test(line))
  const isRight =
    found.code === 0
      ? told.length === 0 && found.stdout === right.stdout
      : told.length === 1 && /^polyy [\w-]+: /.test(told[0])
  return isRight ? null : `it ends with code ${found.code} and says ${[...told, found.stdout].join(' / ')}`
}

/** Has a course gone on without an engine whose files may not be read, and said so? */
function isFailedCheck(found: Outcome | Error, failed: { readonly path: string } | null, { code }: Fault): boolean {
  if (code !== 'EACCES' || !failed?.path.includes('/engines/') || !('stdout' in found)) return false
  return /^ {2}(ada|bob) .*(permission denied|EACCES)/m.test(found.stdout)
}

/** Says in what the run after a fault differs from one that had none. */
function differences(again: Outcome, right: Outcome, files: Files, rightFiles: Files): string[] {
  const names = [...new Set([...Object.keys(files), ...Object.keys(rightFiles)])]
  return [
    ...(again.code === 0 && again.stdout === right.stdout ? [] : [`the next run ends with ${JSON.stringify(again)}`]),
    ...names
      .filter((name) => files[name] !== rightFiles[name])
      .map((name) => `after the next run ${name} is ${files[name]}`),
  ]
}

/** Faults of a command, of all that there are. */
const FAULTS = samples({ few: 15, all: Infinity })

describe.each(Object.entries(CASES))('a fault at any call of %s', (_, one) => {
  const { words, prepared, change, given, drawn } = one

  it.skipIf(drawn !== undefined && process.platform === 'win32')(
    'leaves whole files, is told in one line, and the next run comes to the same end',
    async () => {
      if (drawn !== undefined) vi.useFakeTimers({ toFake: ['performance'] })
      const before: Record<string, string> = { ...given }
      const prepare = () => newPlace(before)
      if (prepared !== undefined) {
        const place = prepare()
        await run(place, prepared)
        Object.assign(before, filesIn(place))
      }
      const record = Object.keys(before).find(isRecord)
      if (change !== undefined && record !== undefined) before[record] = change(before[record])
      const place = prepare()
      const right = await run(place, words)
      expect(right.code).toBe(0)
      const after = filesIn(place)
      const wrong: object[] = []
      for (const fault of await faultsFor(prepare, words, Math.min(drawn ?? Infinity, FAULTS))) {
        const place = prepare()
        setFault(fault)
        const found = await run(place, words).catch((error: Error) => error)
        const { failed } = setFault(null)
        const left = { ...filesIn(place), ...filesIn(tmpdir()) }
        bury(place)
        const again = await run(place, words)
        const next = differences(again, right, filesIn(place), after)
        const faults = [
          wrongWith(found, right, fault),
          ...Object.entries(left).map(([name, text]) => wrongIn(name, text, [before, after], fault)),
          ...Object.keys(before).map((name) => (name in left || isCopy(name) ? null : `${name} is gone`)),
          ...next,
        ].filter((each) => each !== null)
        // Without one of its engines a course has gone on with the others; their games stand first in its record.
        const counted = isFailedCheck(found, failed, fault)
          ? next.filter((each) => !/^after the next run \S*course\.jsonl /.test(each))
          : faults
        if (counted.length > 0) wrong.push({ fault, failed, faults: counted })
      }
      expect(wrong).toEqual([])
    },
  )
})
