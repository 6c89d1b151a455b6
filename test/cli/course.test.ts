/** `polyy course`: real programs in folders, from a check to marks. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/build.mjs'
import { readSgf } from '../../src/renderer/model/library/read-sgf.ts'
import { FAULTY, program } from '../processes/programs.ts'
import { samples } from '../tiers.ts'
import { startCli } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'poly-y-course-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A program that also says its name, and plays on. */
const named = (source: string) => source.replace("say(''); process.exit()", "say('bye'); process.exit()")

function hand(course: string, name: string, source: string, command = 'node engine.cjs'): void {
  const own = path.join(folder, course, name)
  mkdirSync(own, { recursive: true })
  writeFileSync(path.join(own, 'engine.cjs'), named(source))
  writeFileSync(path.join(own, 'engine.json'), JSON.stringify({ command }))
}

const text = (course: string, ...file: string[]) =>
  readFileSync(path.join(folder, `${course}-results`, ...file), 'utf8').replace(/^\uFEFF/, '')

const rowsOf = (course: string) =>
  text(course, 'marks.csv')
    .trim()
    .split('\r\n')
    .map((line) => line.replace(/,[\d.]+,(\d+)$/, ',?,$1'))

const words = (course: string, ...more: string[]) => [
  'course',
  path.join(folder, course),
  ...['--size', '2', '--opening', '1', '--games', '2', '--against', 'random', '--cores', '4', ...more],
]

/** Processes that run in these folders. */
const left = () =>
  process.platform !== 'linux'
    ? []
    : readdirSync('/proc').filter((pid) => {
        try {
          return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
        } catch {
          return false
        }
      })

describe('thirty engines, or fewer', () => {
  const SOUND = samples({ few: 4, all: 12 })
  const COPIES = ['', ' again', ' and again'].slice(0, samples({ few: 1, all: 3 }))
  const KINDS = ['exits early', 'ends at its start', 'answers nonsense', 'plays on a stone', 'writes without end']

  beforeAll(async () => {
    for (let i = 0; i < SOUND; i++) hand('thirty', `sound ${i}`, program())
    for (const kind of KINDS) for (const by of COPIES) hand('thirty', kind + by, FAULTY[kind].source)
    hand('thirty', 'hangs', program(''))
    hand('thirty', 'is, not=there', '', 'nowhere-to-be-found')
    mkdirSync(path.join(folder, 'thirty', 'nothing'))
    const run = await runInside(words('thirty', '--engine-time', '2000'))
    expect(run.code).toBe(0)
  }, 600_000)

  it('all stand in the marks, faulty ones with their fault', () => {
    const rows = rowsOf('thirty')
    expect(rows).toHaveLength(1 + SOUND + KINDS.length * COPIES.length + 3 + 1)
    expect(rows.filter((row) => row.includes(',engine,passed,'))).toHaveLength(SOUND)
    expect(rows.at(-1)).toMatch(/^"?writes without end( and again)?"?,engine,wrote more than 64 kB/)
    expect(rows.join('\n')).toContain('"is, not=there",engine,could not be started: there is no such program')
    expect(rows.join('\n')).toContain('nothing,engine,has no engine.json in its folder')
    expect(rows.join('\n')).toContain('hangs,engine,said nothing for 2 s')
  })

  it('leave no process behind', () => {
    expect(left()).toEqual([])
  })

  it('get a report with question, answer, fault and error stream', () => {
    const report = text('thirty', 'students', 'exits early', 'report.txt')
    expect(report).toContain('The check: failed. It ended with code 3 before the end of the game.')
    expect(report).toMatch(/genmove b +\(nothing\)/)
    expect(report).toContain('  | out of luck')
  })

  it('leave their games as SGF that can be read', async () => {
    const { code, stdout } = await runInside(['games', path.join(folder, 'thirty-results', 'games.sgf')])
    expect(stdout.trim().split('\n')).toHaveLength((SOUND + 1) * SOUND)
    expect(code).toBe(0)
  })
})

describe('a course', () => {
  beforeAll(() => {
    hand('two', 'ada', program())
    hand('two', 'bob', program('say(empty.pop())'))
  })

  it('gives the same marks for the same engines', async () => {
    await runInside(words('two'))
    expect(rowsOf('two').slice(1)).toMatchInlineSnapshot(`
      [
        "bob,engine,passed,,,,,,4,4,0,0,0,0,0,0,0,0,0,0,0,?,6",
        "random,ours,,,,,,,4,2,2,0,0,0,0,0,0,0,0,0,0,?,6",
        "ada,engine,passed,,,,,,4,0,4,0,0,0,0,0,0,0,0,0,0,?,5",
      ]
    `)
  })

  it('plays no game again', async () => {
    const before = text('two', 'course.jsonl')
    expect((await runInside(words('two'))).stderr).toContain('0 games played, 6 in all')
    expect(text('two', 'course.jsonl')).toBe(before)
  })

  it('plays the games of an engine anew after its files have changed', async () => {
    hand('two', 'bob', program('say(empty.shift())'))
    expect((await runInside(words('two'))).stderr).toContain('4 games played, 6 in all')
  })

  it('refuses a record of other games', async () => {
    const { code, stderr } = await runInside(words('two', '--seed', '2'))
    expect(stderr).toContain('holds other games')
    expect(code).toBe(2)
  })

  /** Games that each of the ten pairs plays. */
  const GAMES = samples({ few: 2, all: 6 })

  it.each(['SIGKILL', 'SIGINT'] as const)('goes on after %s and leaves no process', async (signal) => {
    for (let i = 0; i < 4; i++) hand(signal, `slow ${i}`, program('setTimeout(() => say(empty.shift()), 30)'))
    const child = startCli(words(signal, '--games', String(GAMES)))
    const record = path.join(folder, `${signal}-results`, 'course.jsonl')
    const games = () => (existsSync(record) ? readFileSync(record, 'utf8').split('"opening"').length - 1 : 0)
    await expect.poll(games, { interval: 10, timeout: 60_000 }).toBeGreaterThan(2)
    child.kill(signal)
    await once(child, 'exit')
    const kept = games()
    const { stderr } = await runInside(words(signal, '--games', String(GAMES)))
    expect(stderr).toContain(`${10 * GAMES - kept} games played, ${10 * GAMES} in all`)
    await expect.poll(left).toEqual([])
  })

  it('without an engine says where they belong', async () => {
    mkdirSync(path.join(folder, 'none'))
    const { code, stderr } = await runInside(words('none'))
    expect(stderr).toContain('there is no engine in')
    expect(code).toBe(2)
  })

  it('writes nothing among the engines', async () => {
    const { code, stderr } = await runInside(words('two', '--out', path.join(folder, 'two', 'out')))
    expect(stderr).toContain('it is in the folder of the engines')
    expect(code).toBe(2)
  })
})

// Windows does not say how much memory a program uses.
describe.skipIf(process.platform === 'win32')('an engine that uses too much memory', () => {
  const HOARDS = 'globalThis.hoard = Buffer.alloc(300 * 2 ** 20, 1)'
  // The check starts a program twice: one that begins so hoards in games alone.
  const LATER = `const fs = require('node:fs'); fs.appendFileSync('starts', 'x'); const isChecked = fs.readFileSync('starts').length > 2`

  beforeAll(async () => {
    hand('memory', 'at once', program(HOARDS))
    hand('memory', 'later', program(`if (isChecked) { ${HOARDS} } else say(empty.shift())`, LATER))
    // Time enough to take the memory on a slow machine: what takes too long loses by its silence.
    const limits = ['--engine-memory', '200', '--engine-time', '60000']
    const run = await runInside(words('memory', ...limits, '--cores', '1'))
    expect(run.code).toBe(0)
  }, 300_000)

  it('fails the check with that reason', () => {
    expect(rowsOf('memory').at(-1)).toMatch(/^at once,engine,used more than 200 MB of memory,/)
    expect(text('memory', 'students', 'at once', 'report.txt')).toContain('It used more than 200 MB of memory.')
  })

  it('loses the games in which it does so', () => {
    const [head, ...rows] = rowsOf('memory').map((row) => row.split(','))
    const later = rows.find(([name]) => name === 'later') ?? []
    const figure = (name: string) => later[head.indexOf(name)]
    expect(['games', 'won', 'lost_by_fault', 'memory'].map(figure)).toEqual(['2', '0', '2', '2'])
    expect(text('memory', 'students', 'later', 'report.txt')).toContain('It used more than 200 MB of memory: game 1, 2')
  })

  it('leaves no process behind', () => {
    expect(left()).toEqual([])
  })
})

describe('engines whose folders have names that a spreadsheet computes', () => {
  const NAMES = ['=1+1', '+2', '-3', '@SUM(1,1)']

  beforeAll(async () => {
    for (const name of NAMES) hand('formulas', name, program())
    hand('formulas', '=broken', 'process.exit(1)')
    const run = await runInside(words('formulas'))
    expect(run.code).toBe(0)
  }, 300_000)

  it('have their names behind an apostrophe in the marks', () => {
    const names = rowsOf('formulas').map((row) => /^(?:"[^"]*"|[^,]*)/.exec(row)?.[0])
    expect(names.toSorted()).toEqual(['"\'@SUM(1,1)"', "'+2", "'-3", "'=1+1", "'=broken", 'name', 'random'])
  })

  it('have their names as they are in the table and the reports', () => {
    const table = text('formulas', 'table.txt')
    for (const name of NAMES) {
      expect(table.split('\n').filter((line) => line.includes(` ${name} `))).toHaveLength(1)
      expect(text('formulas', 'students', name, 'report.txt').split('\n')[0]).toBe(name)
    }
    expect(table).toContain('  =broken ended with code 1')
  })

  it('have their names as they are in the games', async () => {
    const games = path.join(folder, 'formulas-results', 'games.sgf')
    const read = readSgf(readFileSync(games, 'utf8'))
    const met = read.map(({ info }) => [info.players.first, info.players.second].toSorted().join(' : '))
    const all = [...NAMES, 'random']
    const pairs = all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other].toSorted().join(' : ')))
    expect(met.toSorted()).toEqual([...pairs, ...pairs].toSorted())
  })
})

describe('the starter engine in Python', () => {
  const starter = path.join(ROOT, 'examples/course/starter')
  /** The program itself: a version manager stands before it, and takes far longer to start than Python. */
  const python = () => {
    const { error, stdout } = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' })
    if (error !== undefined) throw new Error('python3 is missing: the starter engine cannot be tested')
    return stdout.trim()
  }
  const copy = (name: string) => {
    const own = path.join(folder, name)
    cpSync(starter, own, { recursive: true })
    return own
  }

  it('has less than 120 lines', () => {
    expect(readFileSync(path.join(starter, 'engine.py'), 'utf8').trimEnd().split('\n').length).toBeLessThan(120)
  })

  it('passes its own tests', () => {
    const run = spawnSync(python(), ['-m', 'unittest'], { cwd: copy('unfilled'), encoding: 'utf8' })
    expect(run.stderr).toMatch(/OK\s*$/)
  })

  it('with a fault fails its tests, which tell it', () => {
    const own = copy('faulty')
    fill(own, '    return 0')
    const run = spawnSync(python(), ['-m', 'unittest'], { cwd: own, encoding: 'utf8' })
    expect(run.stderr).toMatch(/asked: genmove [bw]\ncame: a1\nwrong: it is not one of the empty nodes/)
  })

  /** Wins at once or stops such a win; else fills the board at random, and plays the node with which most of these games are won. */
  const SOLUTION = `
    chance = random.Random(len(board.empty()))
    empty, kept = board.empty(), board.stones[:]
    for who in (colour, "bw"[colour == "b"]):
        for node in empty:
            board.stones[node] = who
            ends = board.winner() == who
            board.stones[node] = "."
            if ends:
                return node
    owned, won = dict.fromkeys(empty, 1), dict.fromkeys(empty, 0)
    for _ in range(800):
        chance.shuffle(empty)
        for turn, node in enumerate(empty):
            board.stones[node] = colour if turn % 2 == 0 else "bw"[colour == "b"]
        wins = board.winner() == colour
        for node in empty[::2]:
            owned[node] += 1
            won[node] += wins
        board.stones[:] = kept
    return max(owned, key=lambda node: won[node] / owned[node])`

  function fill(own: string, solution: string): void {
    const file = path.join(own, 'engine.py')
    const [before, after] = ['    # ---- your search begins here ----\n', '    # ---- your search ends here ----']
    const source = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      `${source.slice(0, source.indexOf(before) + before.length)}${solution}\n${source.slice(source.indexOf(after))}`,
    )
  }

  it('beats random in every game once its gap is filled', async () => {
    const games = String(samples({ few: 10, all: 100 }))
    const own = copy('filled')
    fill(own, SOLUTION)
    execFileSync(python(), ['-m', 'py_compile', 'engine.py'], { cwd: own })
    const engine = `engine:"${python()}" "${path.join(own, 'engine.py')}"`
    const { stdout } = await runInside(['match', engine, 'random', '--games', games, '--opening', '0'])
    expect(stdout).toMatch(new RegExp(`won +${games} of ${games};`))
  })
})
