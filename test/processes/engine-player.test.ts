/** Programs of other people, as real processes: what they do wrong loses the game and leaves nothing behind. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { playEngineGame, type EngineContest, type OwnMove, type Seated } from '../../src/cli/engines/contest.ts'
import { castOf } from '../../src/engine/arena/cast.ts'
import type { Contestant } from '../../src/engine/arena/contestant.ts'
import type { BoardSize } from '../../src/engine/game/board.ts'
import { legalMoves } from '../../src/engine/game/position.ts'
import { EngineProcess } from '../../src/processes/engine-process.ts'
import { KeptPrograms } from '../../src/processes/kept-programs.ts'
import { FAULTY, program } from './programs.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'poly-y-engine-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0

function command(source: string): string {
  const file = path.join(folder, `engine-${count++}.cjs`)
  writeFileSync(file, source)
  return `"${process.execPath}" "${file}"`
}

const seated = (line: string, changes = {}): Seated => ({
  name: 'mine',
  program: { command: line, protocol: 'gtp', moveMs: 20_000, megabytes: 400, ...changes },
})
const ours: Seated = { name: 'random', contestant: castOf('random') as Contestant }

function contest(first: Seated, boardSize: BoardSize = 2): EngineContest {
  return { players: [first, ours], boardSize, pairs: 1, openingStones: 0, seed: 1 }
}

/** A game against the last empty node. */
const own: OwnMove = ({ position }) => Promise.resolve(legalMoves(position).at(-1) ?? 0)
const game = (first: Seated, boardSize?: BoardSize, number = 0) =>
  playEngineGame(contest(first, boardSize), number, { own, kept: new KeptPrograms() })

/** Processes that belong to a program of these tests and still run. */
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

describe('a program', () => {
  it.each([
    [2, 0],
    [4, 0],
    [4, 1],
  ] as const)('plays a game on %i rings, number %i', async (size, number) => {
    const { broken, moves } = await game(seated(command(program())), size, number)
    expect(broken).toBeUndefined()
    expect(moves.length).toBeGreaterThan(2)
    expect(left()).toEqual([])
  })

  it('may begin with a byte order mark', async () => {
    const { broken } = await game(seated(command(program(undefined, "process.stdout.write('\\uFEFF')"))))
    expect(broken).toBeUndefined()
  })

  it.each([
    ['empty lines before its answers', "'\\n\\n= ' + text + '\\n\\n'"],
    ['empty lines after its answers', "'= ' + text + '\\n\\n\\n \\n\\n'"],
    ['a line after its answers', "'= ' + text + '\\n\\n3 nodes\\n'"],
    ['lines that end like an answer after its answers', "'= ' + text + '\\n\\n3 nodes\\n\\n4 nodes\\n\\n'"],
    ['a line before its answers', "'3 nodes\\n= ' + text + '\\n\\n'"],
  ])('may write %s', async (_, said) => {
    const { broken } = await game(seated(command(program().replace("'= ' + text + '\\n\\n'", said)), { moveMs: 1000 }))
    expect(broken).toBeUndefined()
  })

  it('may write what is left of its answer after the next question', async () => {
    const late =
      "const say = (text) => { process.stdout.write('= ' + text + '\\n\\n'); setTimeout(() => process.stdout.write('\\n3 nodes\\n\\n'), 5) }"
    const { broken } = await game(seated(command(program().replace(/const say.*/, late)), { moveMs: 1000 }))
    expect(broken).toBeUndefined()
  })

  it('is told its time in whole seconds, rounded up', async () => {
    const asked = path.join(folder, 'time')
    const told = `if (name === 'time_settings') require('node:fs').writeFileSync(${JSON.stringify(asked)}, line)`
    const source = program()
      .replace('if (name ===', `${told}\nif (name ===`)
      .replace("say('genmove')", "say('time_settings')")
    expect((await game(seated(command(source), { moveMs: 1200 }))).broken).toBeUndefined()
    expect(readFileSync(asked, 'utf8')).toBe('time_settings 0 2 1')
  })

  it('loses no game by the time for which its referee stood still', async () => {
    const { broken, ms } = await playEngineGame(
      { ...contest(seated(command(program('setTimeout(() => say(empty.shift()), 200)')), { moveMs: 1000 })), pairs: 1 },
      0,
      {
        own: (question) => {
          // The referee stops in the midst of the program's next move.
          setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1300), 50)
          return own(question)
        },
        kept: new KeptPrograms(),
      },
    )
    expect(broken).toBeUndefined()
    expect(ms.red).toBeLessThan(1300)
  })

  it('shares one listener to the end of this process with all others, of which Node allows ten', async () => {
    const before = process.listenerCount('exit')
    const { program: strategy } = seated(command(program())) as Extract<Seated, { program: unknown }>
    const programs = Array.from({ length: 3 }, () => new EngineProcess(strategy))
    expect(process.listenerCount('exit')).toBe(before + 1)
    await Promise.all(programs.map((one) => one.end('quit')))
    expect(process.listenerCount('exit')).toBe(before)
    expect(left()).toEqual([])
  })

  it('gives up without a fault', async () => {
    const { broken, winner } = await game(seated(command(program("say('resign')"))))
    expect(broken).toEqual({ kind: 'resignation', why: 'gave up', errors: '' })
    expect(winner).toBe('blue')
  })

  it('plays by the lines of the CodeCup', async () => {
    const source = `
let next = 0
const rows = []
process.stdin.on('data', (data) => {
  for (const line of String(data).trim().split('\\n')) {
    if (line === 'Quit') process.exit()
    rows.push(Number(line))
    do next++; while (rows.includes(next))
    rows.push(next)
    console.log(next)
  }
})`
    const { broken, moves } = await game(seated(command(source), { protocol: 'codecup' }), 7)
    expect(broken).toBeUndefined()
    expect(moves.slice(0, 3)).toEqual(['g1', 'g30', 'f1'])
  })

  it('may write empty lines around its lines at the CodeCup, and loses without a line feed', async () => {
    const source = (first: string) => `
process.stdin.on('data', (data) => {
  if (String(data) === 'Start\\n') process.stdout.write('\\n1\\n\\n')
  else process.stdout.write(${first})
})`
    const codecup = { protocol: 'codecup', moveMs: 300 }
    const { broken, moves } = await game(seated(command(source("'\\n2'")), codecup), 7)
    expect(moves[0]).toBe('g1')
    expect(broken?.why).toBe('wrote "2", but no line feed after it, within 0.3 s')
  })

  it('that is not there could not be started', async () => {
    const { broken } = await game(seated('/nowhere/engine'))
    expect(broken).toEqual({ kind: 'start', why: 'could not be started: there is no such program', errors: '' })
  })

  it('without a run bit could not be started', async () => {
    const file = path.join(folder, 'norun')
    writeFileSync(file, '#!/bin/sh\n')
    expect((await game(seated(file))).broken?.why).toBe('could not be started: it may not be run')
  })

  it.each([
    ['an empty name', '""', 'there is no such program'],
    ['a name with a NUL', 'a\0b', 'there is no such program'],
    ['a file for a folder', `${process.execPath}/engine`, 'there is no such program'],
    ['a name longer than any', `/${'x'.repeat(300)}`, 'there is no such program'],
    ['more words than the system takes', `true ${'x'.repeat(3_000_000)}`, 'spawn E2BIG'],
  ])('by %s could not be started', async (_, line, reason) => {
    expect((await game(seated(line))).broken?.why).toBe(`could not be started: ${reason}`)
  })

  it('by a link that leads to itself could not be started', async () => {
    const link = path.join(folder, 'loop')
    symlinkSync(link, link)
    expect((await game(seated(link))).broken?.why).toBe('could not be started: there is no such program')
  })

  it('is silent only after its limit, once it has answered', async () => {
    const { broken } = await game(seated(command(program('')), { moveMs: 300 }))
    expect(broken?.why).toBe('said nothing for 0.3 s')
    expect(left()).toEqual([])
  })

  it.each(Object.entries(FAULTY).filter(([name]) => name !== 'says nothing'))(
    'that %s loses',
    async (_, { source, why, moveMs = 20_000 }) => {
      const { broken, winner } = await game(seated(command(source), { moveMs }))
      expect(broken?.why).toBe(why)
      expect(winner).toBe('blue')
      expect(left()).toEqual([])
    },
  )

  it('leaves the end of its error stream', async () => {
    expect((await game(seated(command(FAULTY['exits early'].source)))).broken?.errors).toBe('out of luck\n')
  })

  it.each([
    ['of its group', ''],
    ['that leave its group', ', detached: true'],
    ['that leave its group and have an environment of their own', ', detached: true, env: {}'],
  ])('leaves no children behind %s', async (_, option) => {
    const child = path.join(folder, `child-${count++}.cjs`)
    writeFileSync(child, 'setInterval(() => {}, 1000)')
    const fork = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(child)}], { stdio: 'ignore'${option} }).unref()`
    await game(seated(command(program(undefined, fork))))
    await expect.poll(left).toEqual([])
  })
})
