/** Programs of other people through the built desktop: who may start them, how they play, and that none stays behind. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { castOf } from '../../src/engine/arena/cast.ts'
import type { Swapper } from '../../src/engine/game/game.ts'
import type { Contestant } from '../../src/engine/arena/contestant.ts'
import { PROGRAM_TROUBLES, type EngineLane } from '../../src/contract/api.ts'
import type { JobMessage, JobReply } from '../../src/engine/jobs.ts'
import { quotedWord } from '../../src/processes/command-words.ts'
import { FAULTY, program } from '../processes/programs.ts'
import { Desktop, newFolder } from './desktop.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'poly-y-programs-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0
let desktop: Desktop

beforeEach(async () => {
  desktop = await Desktop.start(newFolder())
})
afterEach(() => desktop.remove())

function command(source: string): string {
  const file = path.join(folder, `engine-${count++}.cjs`)
  writeFileSync(file, source)
  return `"${process.execPath}" "${file}"`
}

const optionsOf = (source: string, changes = {}) => ({
  command: command(source),
  protocol: 'gtp' as const,
  moveMs: 60_000,
  megabytes: 400,
  ...changes,
})
type Options = ReturnType<typeof optionsOf>

const named = (options: Options): Contestant => ({
  name: 'mine',
  mind: { by: 'program', options },
  randomness: 0,
  firstNodes: [],
})

const trial = (options: Options): JobMessage => ({ id: 1, kind: 'tryProgram', request: options })

const moveIn = (position: string, contestant: Contestant, swapper: Swapper | null = null, more = {}): JobMessage => ({
  id: 1,
  kind: 'move',
  request: { position, contestant, seed: 1, number: 0, swapper, ...more },
})

const gameOf = (contestant: Contestant, other = castOf('random') as Contestant): JobMessage => ({
  id: 1,
  kind: 'game',
  request: {
    match: { contestants: [contestant, other], boardSize: 2, pairs: 1, openingStones: 0, seed: 1 },
    number: 0,
  },
})

/** The last reply to a job. */
function lastOf(message: JobMessage, lane: EngineLane = 'program'): Promise<JobReply> {
  return desktop.run(
    ({ thePolyY }, { message, lane }) =>
      new Promise<JobReply>((resolve) => {
        const stop = thePolyY().engine.onReply(lane, (reply) => {
          if (reply.type === 'progress') return
          stop()
          resolve(reply)
        })
        thePolyY().engine.post(lane, message)
      }),
    { message, lane },
  )
}

const answers = (...responses: number[]) =>
  desktop.run(({ dialog }, given) => void dialog.answers.push(...given.map((response) => ({ response }))), responses)

const asked = () => desktop.run(({ dialog }) => dialog.asked as { message: string; detail: string }[])

/** Processes of these programs that still run. */
function left(): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(folder)
    } catch {
      return false
    }
  })
}

const isRunning = () => (process.platform === 'linux' ? left().length > 0 : true)

const EMPTY = './..... r'
const NAMED = program().replace(
  "if (name === 'quit')",
  "if (name === 'name') { say('Mine'); continue }\n    if (name === 'version') { say('1.2'); continue }\n    if (name === 'quit')",
)

describe('a program', () => {
  test('is started only after a question with its whole command', async () => {
    const options = optionsOf(program())
    await answers(0)
    expect(await lastOf(trial(options))).toMatchObject({
      type: 'failed',
      message: PROGRAM_TROUBLES.notAllowed,
      isRefused: true,
    })
    const [question] = await asked()
    expect(question.message).toBe('Start this program?')
    for (const word of options.command.split('"').filter((word) => word.trim() !== ''))
      expect(question.detail).toContain(word)
    expect(left()).toEqual([])
  })

  test.each(['move', 'game'])('of a %s is started only after the question', async (kind) => {
    await answers(0)
    const mine = named(optionsOf(program()))
    expect(await lastOf(kind === 'move' ? moveIn(EMPTY, mine) : gameOf(mine))).toMatchObject({
      message: PROGRAM_TROUBLES.notAllowed,
    })
    expect(await asked()).toHaveLength(1)
  })

  test('that is allowed is asked about once, at the next start too', async () => {
    const options = optionsOf(program())
    await answers(1)
    expect(await lastOf(trial(options))).toMatchObject({ type: 'done' })
    expect(await lastOf(trial(options))).toMatchObject({ type: 'done' })
    expect(await asked()).toHaveLength(1)
    await desktop.kill()
    desktop = await Desktop.start(desktop.userData)
    expect(await lastOf(trial(options))).toMatchObject({ type: 'done' })
    expect(await asked()).toHaveLength(0)
  })

  test('is asked about anew with one more argument', async () => {
    const options = optionsOf(program())
    await answers(1, 0)
    await lastOf(trial(options))
    expect(await lastOf(trial({ ...options, command: `${options.command} --more` }))).toMatchObject({ type: 'failed' })
    expect(await asked()).toHaveLength(2)
  })

  test('is allowed by no file that is damaged', async () => {
    await desktop.kill()
    mkdirSync(desktop.userData, { recursive: true })
    writeFileSync(path.join(desktop.userData, 'allowed-programs.json'), '{ "not": ')
    desktop = await Desktop.start(desktop.userData)
    await answers(0)
    expect(await lastOf(trial(optionsOf(program())))).toMatchObject({ message: PROGRAM_TROUBLES.notAllowed })
  })

  test('leaves a list that cannot be read as it is, and says so; once it can be read, it counts', async () => {
    const options = optionsOf(program())
    await answers(1)
    await lastOf(trial(options))
    await desktop.kill()
    const file = path.join(desktop.userData, 'allowed-programs.json')
    const list = readFileSync(file, 'utf8')
    desktop = await Desktop.start(desktop.userData)
    await desktop.run(({ faults }, folder) => void faults.arm(folder, 'EIO', () => true), desktop.userData)
    await answers(1)
    expect(await lastOf(trial(options))).toMatchObject({ type: 'failed', message: PROGRAM_TROUBLES.listUnread })
    await desktop.run(({ faults }) => void (faults.folder = null))
    expect(readFileSync(file, 'utf8')).toBe(list)
    expect(await lastOf(trial(options))).toMatchObject({ type: 'done' })
    expect(await asked()).toHaveLength(0)
  })

  test('is listed as its command is typed, and asked about again once it is revoked, at the next start too', async () => {
    const options = optionsOf(program())
    await answers(1, 0)
    await lastOf(trial(options))
    const allowed = () => desktop.run(({ thePolyY }) => thePolyY().programs.allowed())
    const words = options.command.slice(1, -1).split('" "')
    expect(await allowed()).toEqual([words.map(quotedWord).join(' ')])
    await desktop.run(({ thePolyY }, command) => thePolyY().programs.revoke(command), options.command)
    expect(await allowed()).toEqual([])
    expect(await lastOf(trial(options))).toMatchObject({ message: PROGRAM_TROUBLES.notAllowed })
    await desktop.kill()
    desktop = await Desktop.start(desktop.userData)
    expect(await allowed()).toEqual([])
  })

  test('is allowed as the file says when it is read first', async () => {
    const options = optionsOf(program())
    await answers(1)
    await lastOf(trial(options))
    writeFileSync(path.join(desktop.userData, 'allowed-programs.json'), '[]')
    expect(await lastOf(trial(options))).toMatchObject({ type: 'done' })
    expect(await asked()).toHaveLength(1)
  })

  test('is asked about with a number in place of each character that nobody would see', async () => {
    await answers(0)
    await lastOf(
      trial(optionsOf(program(), { command: 'play "a\u3164b\u2800c" \ufe0f\u115f "d\u00a0\u{13441}" łódź' })),
    )
    expect((await asked())[0].detail).toMatch(
      /^play a\\u\{3164\}b\\u\{2800\}c \\u\{fe0f\}\\u\{115f\} "d\\u\{a0\}\\u\{13441\}" łódź\n/,
    )
  })

  test('is asked about once another one has been decided on', async () => {
    const [first, second] = [optionsOf(program()), optionsOf(program())]
    const trials = Promise.all([lastOf(trial(first), 'pool-1'), lastOf(trial(second), 'pool-2')])
    await expect.poll(asked).toHaveLength(1)
    // Whatever has been asked for is asked by now, unless it waits.
    await lastOf(moveIn(EMPTY, castOf('random') as Contestant), 'play')
    expect(await asked()).toHaveLength(1)
    await desktop.run(({ dialog }) => dialog.open.shift()({ response: 0 }))
    await expect.poll(asked).toHaveLength(2)
    const [one, other] = await asked()
    expect(one.detail).not.toBe(other.detail)
    await desktop.run(({ dialog }) => dialog.open.shift()({ response: 0 }))
    for (const reply of await trials) expect(reply).toMatchObject({ message: PROGRAM_TROUBLES.notAllowed })
  })

  test('is asked about once by games side by side', async () => {
    const mine = named(optionsOf(program()))
    const games = Promise.all([lastOf(gameOf(mine), 'pool-1'), lastOf(gameOf(mine), 'pool-2')])
    await expect.poll(asked).toHaveLength(1)
    await desktop.remove()
    await games.catch(() => undefined)
    desktop = await Desktop.start(newFolder())
  })
})

describe('an allowed program', () => {
  test('says its name and version, and makes a move, when it is tried', async () => {
    await answers(1)
    expect(await lastOf(trial(optionsOf(NAMED)))).toEqual({
      id: 1,
      type: 'done',
      result: { name: 'Mine', version: '1.2', move: 'a1' },
    })
    expect(left()).toEqual([])
  })

  test('says a name with numbers in place of what nobody would see', async () => {
    await answers(1)
    const source = NAMED.replace("say('Mine')", "say('Mi\\u3164ne\\u2800')")
    expect(await lastOf(trial(optionsOf(source)))).toMatchObject({ result: { name: 'Mi\\u{3164}ne\\u{2800}' } })
  })

  test('plays a game to its end', async () => {
    await answers(1)
    const reply = await lastOf(gameOf(named(optionsOf(program()))), 'pool-1')
    expect(reply).toMatchObject({ type: 'done', result: { number: 0, opening: EMPTY } })
    expect(reply).not.toHaveProperty('result.fault')
    expect(left()).toEqual([])
  })

  test('loses the game by its fault, with the end of its error stream', async () => {
    await answers(1)
    expect(await lastOf(gameOf(named(optionsOf(FAULTY['exits early'].source))), 'pool-1')).toMatchObject({
      type: 'done',
      result: { winner: 'blue', fault: { name: 'exitCode', words: ['3'], errors: 'out of luck\n' } },
    })
  })

  test('stops its contest where it cannot be started', async () => {
    await answers(1)
    const mine = named({ ...optionsOf(program()), command: path.join(folder, 'nowhere') })
    expect(await lastOf(gameOf(mine), 'pool-1')).toMatchObject({
      type: 'failed',
      message: PROGRAM_TROUBLES.unstartable + mine.name,
      isRefused: true,
    })
  })

  test('that fails when it is tried leaves its fault and its error stream', async () => {
    await answers(1)
    expect(await lastOf(trial(optionsOf(FAULTY['exits early'].source)))).toMatchObject({
      type: 'failed',
      fault: { name: 'exitCode', words: ['3'], errors: 'out of luck\n' },
    })
    expect(left()).toEqual([])
  })

  test('is not started anew for the next move of a game', async () => {
    const starts = path.join(folder, `starts-${count++}`)
    const mine = named(
      optionsOf(program(undefined, `require('node:fs').appendFileSync(${JSON.stringify(starts)}, 'x')`)),
    )
    await answers(1)
    expect(await lastOf(moveIn(EMPTY, mine), 'play')).toMatchObject({ result: { node: 0, by: 'program' } })
    expect(await lastOf(moveIn('r/b.... r', mine), 'play')).toMatchObject({ result: { node: 2 } })
    // A move is taken back and another one played.
    expect(await lastOf(moveIn('r/.b... r', mine), 'play')).toMatchObject({ result: { node: 1 } })
    expect(readFileSync(starts, 'utf8')).toBe('x')
  })

  test('may swap where the game allows it', async () => {
    const mine = named(optionsOf(program("say('swap')")))
    await answers(1)
    expect(await lastOf(moveIn('r/..... b', mine, 'mover'), 'play')).toMatchObject({ result: { swaps: true } })
    expect(await lastOf(moveIn('r/..... b', mine), 'play')).toMatchObject({ fault: { name: 'swapped' } })
  })

  test('of the CodeCup swaps by -1', async () => {
    const mine = named(optionsOf("process.stdin.on('data', () => console.log('-1'))", { protocol: 'codecup' }))
    await answers(1)
    expect(await lastOf(moveIn('r/..... b', mine, 'mover'), 'play')).toMatchObject({ result: { swaps: true } })
  })

  test('of the CodeCup hears that the other side has swapped', async () => {
    const source = "process.stdin.on('data', (data) => console.log(String(data).trim() === '-1' ? 'b2' : 'b1'))"
    const mine = named(optionsOf(source, { protocol: 'codecup' }))
    await answers(1)
    expect(await lastOf(moveIn(EMPTY, mine), 'play')).toMatchObject({ result: { node: 1 } })
    expect(await lastOf(moveIn('./r.... b', mine), 'play')).toMatchObject({ result: { node: 2 } })
  })

  test('that is started anew after the swap of the other side hears of it, and of none in a game without', async () => {
    const source = program("say(swapped ? empty.shift() : 'swap')", 'let swapped = false').replace(
      "if (name === 'play')",
      "if (name === 'clear_board') swapped = false\n    if (two === 'swap') swapped = one === 'w'\n    if (name === 'play')",
    )
    const mine = named(optionsOf(source))
    await answers(1)
    const asked = moveIn('r/..... b', mine, null, { hasSwapped: true })
    expect(await lastOf(asked, 'play')).toMatchObject({ result: { node: 1, swaps: false } })
    expect(await lastOf(moveIn('r/..... b', mine), 'play')).toMatchObject({ fault: { name: 'swapped' } })
  })

  test('of the CodeCup takes up no game after the swap of the other side', async () => {
    const mine = named(optionsOf("process.stdin.on('data', () => console.log('-1'))", { protocol: 'codecup' }))
    await answers(1)
    expect(await lastOf(moveIn('./r.... b', mine, null, { hasSwapped: true }), 'play')).toMatchObject({
      message: PROGRAM_TROUBLES.midGame,
    })
  })

  test('of the CodeCup takes up no game in its middle', async () => {
    const mine = named(optionsOf("process.stdin.on('data', () => console.log('b1'))", { protocol: 'codecup' }))
    await answers(1)
    expect(await lastOf(moveIn('r/b.... r', mine), 'play')).toMatchObject({ message: PROGRAM_TROUBLES.midGame })
  })
})

test('a program that begins games anew is started once for the games of a contest, and ends after the last', async () => {
  const starts = path.join(folder, `starts-${count++}`)
  const source = program(undefined, `require('node:fs').appendFileSync(${JSON.stringify(starts)}, 'x')`)
  const mine = named(optionsOf(source.replace("say('genmove')", "say('boardsize\\nclear_board')")))
  await answers(1)
  expect(await lastOf(gameOf(mine), 'pool-1')).not.toHaveProperty('result.fault')
  expect(await lastOf(gameOf(mine), 'pool-1')).not.toHaveProperty('result.fault')
  expect(readFileSync(starts, 'utf8')).toBe('x')
  await expect.poll(left, { timeout: 20_000 }).toEqual([])
  await lastOf(gameOf(mine), 'pool-1')
  await desktop.run(({ thePolyY }) => thePolyY().engine.end('pool-1'))
  await expect.poll(left).toEqual([])
})

describe('no process stays behind', () => {
  const ENDLESS = program('')

  async function startEndless(): Promise<void> {
    await answers(1)
    void lastOf(gameOf(named(optionsOf(ENDLESS, { moveMs: 3_600_000 }))), 'pool-1').catch(() => undefined)
    await expect.poll(isRunning).toBe(true)
  }

  test('of a contest that is stopped', async () => {
    await startEndless()
    await desktop.run(({ thePolyY }) => thePolyY().engine.end('pool-1'))
    await expect.poll(left).toEqual([])
  })

  test('once the page is gone', async () => {
    await startEndless()
    await desktop.run(({ theContents }) => theContents().emit('render-process-gone'))
    await expect.poll(left).toEqual([])
  })

  test('once the window is closed', async () => {
    await startEndless()
    await desktop.run(({ BrowserWindow }) => void BrowserWindow.getAllWindows()[0].emit('closed'))
    await expect.poll(left).toEqual([])
  })

  test('once the app has quit', async () => {
    await startEndless()
    await desktop.run(({ app }) => void setTimeout(() => app.quit()))
    await desktop.exited
    await expect.poll(left).toEqual([])
  })
})

test('a program that is chosen is one word of a command', async () => {
  await desktop.run(({ dialog }) => void dialog.answers.push({ filePaths: ['/my bots/a "b".py'] }, { filePaths: [] }))
  const choose = () => desktop.run(({ thePolyY }) => thePolyY().programs.choose())
  expect(await choose()).toBe(`"/my bots/a "'"'"b"'"'".py"`)
  expect(await choose()).toBeNull()
})
