/**
 * A fault at any call of the file system, for each command that writes: it ends with one line, each file is whole, and
 * the same command afterwards comes to the same end.
 */
import type * as Fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { runJob, type JobMessage, type JobReply } from '../../src/engine/jobs.ts'
import { Random } from '../../src/engine/math/random.ts'
import type { OpenPort } from '../../src/workers/client.ts'
import { closeAll, CODES, setFault, type Fault } from './faulty-fs.ts'
import { withoutSums } from './records.ts'
import type { Outcome } from './run-cli.ts'
import { runInside } from './run-inside.ts'

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
afterAll(() => {
  vi.unstubAllEnvs()
  real.rmSync(folder, { recursive: true })
})

const GAMES = '--size 2 --games 4 --cores 1'
const TRAINED = '--size 2 --games 2 --depth 1 --features edge,chains'
const EXAMPLES = '--examples record --size 2 --games 8 --cores 1 --stones 0'
const SELF_PLAY = '--size 2 --games 2 --playouts 2'
const MATCH = `match random greedy ${GAMES} --file record`

interface Case {
  readonly words: string
  /** Words that run before. */
  readonly prepared?: string
  /** Changes the record before the command runs. */
  readonly change?: (record: string) => string
}

const CASES: Readonly<Record<string, Case>> = {
  'a match': { words: MATCH },
  'a match with more games': {
    words: MATCH,
    prepared: 'match random greedy --size 2 --games 2 --cores 1 --file record',
  },
  'a match that was cut off': { words: MATCH, prepared: MATCH, change: (record) => record.slice(0, -20) },
  'a match without checksums': { words: MATCH, prepared: MATCH, change: withoutSums },
  'a tournament': {
    words: `tournament random greedy ${GAMES} --file record --ratings out.json`,
    prepared: `tournament random greedy ${GAMES} --ratings out.json --seed 2`,
  },
  'hill climbing': { words: `climb out.json --steps 3 ${TRAINED} --file record` },
  'an evolution': { words: `evolve out.json --generations 2 --children 4 ${TRAINED} --cores 1 --file record` },
  'a surface': { words: 'surface --x edge --y chains --step 10 --size 2 --games 2 --cores 1 --file record' },
  'a regression': { words: `learn --file out.json --phases 1 ${EXAMPLES}` },
  'a network': { words: `train --file out.json --state state --hidden 2 --epochs 1 ${EXAMPLES}` },
  'a perceptron': { words: `train --file out.json --kind alpha ${EXAMPLES}` },
  'an agreement': { words: `agreement ${EXAMPLES}` },
  patterns: {
    words: `patterns out.json ${SELF_PLAY} --rounds 1`,
    prepared: `patterns out.json ${SELF_PLAY} --rounds 1 --seed 2`,
  },
  'a policy network': {
    words: `policy out.json ${SELF_PLAY} --epochs 1`,
    prepared: `policy out.json ${SELF_PLAY} --epochs 1 --seed 2`,
  },
  'a swap map': { words: `swap-map out.json ${SELF_PLAY}`, prepared: `swap-map out.json ${SELF_PLAY} --seed 2` },
  'the trace of a tree': { words: 'search --tree ((1,2)(3,4)) --trace out.json' },
  'the trace of a position': {
    words: 'search ./..... r --depth 2 --trace out.json',
    prepared: 'search ./..... r --depth 1 --trace out.json',
  },
  'a book': { words: 'book --stones 1 --cores 1 --file out.json' },
  puzzles: {
    words: 'puzzles --count 1 --cores 1 --out out.json',
    prepared: 'puzzles --count 1 --cores 1 --seed 2 --out out.json',
  },
}

/** Another seed draws other faults. */
const SEED = 1

let runs = 0

/** A folder for the files of one run, and another for its temporary ones. */
function newPlace(files: Files): string {
  const place = path.join(folder, String(++runs))
  real.mkdirSync(place)
  for (const [name, text] of Object.entries(files)) real.writeFileSync(path.join(place, name), text)
  vi.stubEnv('TMPDIR', `${place}-temporary`)
  real.mkdirSync(tmpdir())
  return place
}

const foldersIn = (place: string) => real.readdirSync(place).map((name) => path.join(place, name))

const wordsAt = (place: string, words: string) =>
  words.split(' ').map((word) => (/^(record|state|out\.json)$/.test(word) ? path.join(place, word) : word))

/** The files of a folder with their texts. */
function filesIn(place: string): Files {
  return Object.fromEntries(
    real
      .readdirSync(place)
      .sort()
      .map((name) => [name, real.readFileSync(path.join(place, name), 'utf8')]),
  )
}

function locksAmongTemporary(): Files {
  return Object.assign({}, ...foldersIn(tmpdir()).map(filesIn)) as Files
}

/** Runs a command as a process of its own would: at the end it tidies up, and its files are closed. */
async function run(place: string, words: string): Promise<Outcome> {
  try {
    return await runInside(wordsAt(place, words))
  } finally {
    for (const listener of process.listeners('exit')) if (listener.name === 'tidyUp') listener(0)
    closeAll(real)
  }
}

/** Gives what the process has left to another one, which is no more: none has this number. */
function bury(place: string): void {
  for (const within of [place, ...foldersIn(tmpdir())]) {
    for (const name of real.readdirSync(within)) {
      const file = path.join(within, name)
      if (name.endsWith('.lock'))
        real.writeFileSync(file, real.readFileSync(file, 'utf8').replaceAll(`\n${process.pid} `, '\n999999999 '))
      if (name.endsWith('.tmp')) real.renameSync(file, file.replace(`.${process.pid}.`, '.999999999.'))
    }
  }
}

/** A fault for each call, drawn from the seed. */
async function faultsFor(prepare: () => string, words: string): Promise<Fault[]> {
  const random = Random.numbered(SEED, 0)
  const counts = new Map<string, number>()
  for (const code of CODES) {
    const place = prepare()
    setFault({ code, how: 'once', at: Infinity })
    await run(place, words)
    counts.set(code, setFault(null).calls)
  }
  return Array.from({ length: counts.get('EIO') as number }, (_, call) => {
    const how = random.pick(['once', 'from then on', 'killed'] as const)
    const code = how === 'killed' ? 'EIO' : random.pick(CODES)
    return { code, how, at: (call % (counts.get(code) as number)) + 1 }
  })
}

type Files = Readonly<Record<string, string>>

/**
 * Says what is wrong with a file after a fault; null if it is the old one, the new one, or the first lines of a record.
 */
function wrongIn(name: string, text: string, wholes: readonly Files[], { how }: Fault): string | null {
  if (/\.(lock|tmp)$/.test(name)) return how === 'once' ? `${name} is left` : null
  if (wholes.some((files) => files[name] === text)) return null
  const isBegun = name === 'record' && wholes.some((files) => files.record?.startsWith(text))
  return isBegun && (how !== 'once' || text.endsWith('\n')) ? null : `${name} is neither old nor new: ${text}`
}

/** Says what is wrong with the end of a command; null if it gives in one line why it has failed, or has not failed. */
function wrongWith(found: Outcome | Error, right: Outcome, { how }: Fault): string | null {
  if (how === 'killed') return null
  if (found instanceof Error) return String(found.stack)
  const told = found.stderr
    .split('\n')
    .filter((line) => line !== '' && !/ in [\d.]+ s$| was cut off and is dropped$/.test(line))
  const isRight =
    found.code === 0
      ? told.length === 0 && found.stdout === right.stdout
      : told.length === 1 && /^polyy [\w-]+: /.test(told[0])
  return isRight ? null : `it ends with code ${found.code} and says ${told.join(' / ')}`
}

describe.each(Object.entries(CASES))('a fault at any call of %s', (_, { words, prepared, change }) => {
  it('leaves whole files, is told in one line, and the next run comes to the same end', async () => {
    const before: Record<string, string> = {}
    const prepare = () => newPlace(before)
    if (prepared !== undefined) {
      const place = prepare()
      await run(place, prepared)
      Object.assign(before, filesIn(place))
    }
    if (change !== undefined) before.record = change(before.record)
    const place = prepare()
    const right = await run(place, words)
    expect(right.code).toBe(0)
    const after = filesIn(place)
    for (const fault of await faultsFor(prepare, words)) {
      const place = prepare()
      setFault(fault)
      const found = await run(place, words).catch((error: Error) => error)
      const { failed } = setFault(null)
      const files = { ...filesIn(place), ...locksAmongTemporary() }
      const wrong = [
        wrongWith(found, right, fault),
        ...Object.entries(files).map(([name, text]) => wrongIn(name, text, [before, after], fault)),
      ].filter((each) => each !== null)
      bury(place)
      const again = await run(place, words)
      const next = { code: again.code, stdout: again.stdout, files: filesIn(place) }
      expect({ fault, failed, wrong, next }).toEqual({
        fault,
        failed,
        wrong: [],
        next: { code: 0, stdout: right.stdout, files: after },
      })
    }
  })
})
