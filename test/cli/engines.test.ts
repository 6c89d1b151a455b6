/** Programs of other people among the contestants of the real command line. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/build.mjs'
import { FAULTY, program } from '../processes/programs.ts'
import { withoutSum, withSum } from '../../src/cli/record-lines.ts'
import { commandWords } from '../../src/processes/command-words.ts'
import { endingOnWindows } from '../../src/processes/process-group.ts'
import { moduleOf, startCli } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'poly-y-contest-'))
afterAll(() => rmSync(folder, { recursive: true }))

function engine(name: string, source: string): string {
  const file = path.join(folder, `${name}.cjs`)
  writeFileSync(file, source)
  return `engine:node ${file}`
}

const SMALL = ['--size', '2', '--opening', '0', '--games', '2', '--cores', '2']

/** Opens files until there are no more, but for three, when the first program is to be started. */
const TAKE_FILES = `
import child from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { spawn } = child
child.spawn = (...words) => {
  const taken = []
  try {
    for (;;) taken.push(openSync('/dev/null'))
  } catch {
    for (const file of taken.slice(-3)) closeSync(file)
  }
  return spawn(...words)
}
syncBuiltinESMExports()`

describe('a match', () => {
  it('with a program is played to its end', async () => {
    const { code, stdout } = await runInside(['match', engine('first', program()), 'random', ...SMALL])
    expect(stdout).toContain('against random: 2 games in pairs')
    expect(stdout).not.toContain('fault')
    expect(code).toBe(0)
  })

  it('goes on after each fault, and tells it with the error stream', async () => {
    const faulty = engine('early', FAULTY['exits early'].source)
    const { code, stdout } = await runInside(['match', faulty, 'random', ...SMALL])
    expect(stdout).toContain('won                0 of 2')
    expect(stdout).toContain('ended with code 3 before the end of the game: 2 of 2 games')
    expect(stdout).toContain('    | out of luck')
    expect(code).toBe(0)
  })

  it.skipIf(process.platform !== 'linux').each(['match', 'tournament'])(
    'ends the programs of a killed %s',
    async (kind) => {
      const name = `orphan-${kind}`
      const killed = startCli([kind, engine(name, 'setInterval(() => {}, 1000)'), 'random', ...SMALL])
      const programs = () =>
        readdirSync('/proc').filter((pid) => {
          try {
            const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1')
            return pid !== String(killed.pid) && command.includes(path.join(folder, `${name}.cjs`))
          } catch {
            return false
          }
        })
      await expect.poll(programs, { timeout: 30_000 }).not.toEqual([])
      killed.kill('SIGKILL')
      await once(killed, 'exit')
      expect(programs()).not.toEqual([])
      await once(startCli([kind, engine('next', program()), 'random', ...SMALL]), 'exit')
      expect(programs()).toEqual([])
    },
  )

  it('goes on from its file, and plays no game again', async () => {
    const file = path.join(folder, 'games.jsonl')
    const words = ['match', engine('kept', program()), 'random', ...SMALL, '--file', file]
    await runInside(words)
    const before = readFileSync(file, 'utf8')
    expect((await runInside(words)).code).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  it.skipIf(process.platform === 'win32')('loses no game where no more processes can be started', async () => {
    const file = path.join(folder, 'full.jsonl')
    const words = ['match', engine('many', program()), 'random', ...SMALL, '--file', file]
    // A program needs six files for its pipes.
    const start = `ulimit -n 100; exec "$0" "$@"`
    const node = [process.execPath, '--import', moduleOf(TAKE_FILES), 'out/cli/polyy.js', ...words]
    const { status, stderr } = spawnSync('sh', ['-c', start, ...node], { cwd: ROOT, encoding: 'utf8' })
    expect(stderr).toMatch(/^polyy match: cannot use .*: too many files are open\n$/)
    expect(status).not.toBe(0)
    expect((await runInside(words)).code).toBe(0)
    expect(readFileSync(file, 'utf8')).not.toContain('broken')
  })

  it('refuses a file with a game that has one field more, and names it', async () => {
    const file = path.join(folder, 'edited.jsonl')
    const words = ['match', engine('edited', program()), 'random', ...SMALL, '--file', file]
    await runInside(words)
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    const edited = withSum({ ...(withoutSum(lines[lines.length - 1]) as object), thrown: [1] })
    writeFileSync(file, `${lines.slice(0, -1).join('\n')}\n${edited}`)
    const { code, stderr } = await runInside(words)
    expect(stderr).toContain('"thrown"')
    expect(code).not.toBe(0)
  })

  it.each([
    [['--oracle'], 'a match with a program has neither --test nor --oracle'],
    [['--test', '0,20'], 'a match with a program has neither --test nor --oracle'],
  ])('with a program refuses %j', async (option, fault) => {
    expect((await runInside(['match', 'engine:x', 'random', ...option])).stderr).toContain(fault)
  })

  it('starts programs of the CodeCup on the empty board alone', async () => {
    const { code, stderr } = await runInside(['match', 'codecup:x', 'random', '--size', '2', '--opening', '1'])
    expect(stderr).toContain('x starts on the empty board, of 7 rings at the CodeCup: --opening 0')
    expect(code).toBe(2)
  })

  it('refuses a program without a command', async () => {
    expect((await runInside(['match', 'engine:', 'random'])).code).toBe(2)
  })
})

it.each([
  ['match', ['random']],
  ['tournament', ['random', 'greedy']],
])('a %s whose program cannot be started stops with one sentence, and keeps no game', async (command, others) => {
  const file = path.join(folder, `unstarted-${command}.jsonl`)
  const words = [command, 'engine:/nowhere/engine', ...others, '--size', '2', '--opening', '0', '--games', '8']
  const { code, stdout, stderr } = await runInside([...words, '--cores', '1', '--file', file])
  expect(stderr).toMatch(/(^|\n)polyy \w+: \/nowhere\/engine could not be started: there is no such program\n$/)
  expect(stdout).toBe('')
  expect(code).toBe(2)
  expect(readFileSync(file, 'utf8')).not.toContain('broken')
})

it('a tournament with programs has ratings and tells their faults', async () => {
  const names = [engine('good', program()), engine('bad', FAULTY['plays on a stone'].source)]
  const { code, stdout } = await runInside(['tournament', ...names, 'random', ...SMALL])
  expect(stdout).toContain('ratings, with their standard errors')
  expect(stdout).toMatch(/bad\.cjs played "b1", where a stone stands/)
  expect(code).toBe(0)
})

describe('what is started', () => {
  it.each([
    ['python3 my.py', ['python3', 'my.py']],
    ['"C:\\Program Files\\bot.exe" --level \'very high\'', ['C:\\Program Files\\bot.exe', '--level', 'very high']],
    ['a --x="b c" ""', ['a', '--x=b c', '']],
  ])('of %j', (command, words) => {
    expect(commandWords(command)).toEqual(words)
  })

  it('on Windows ends with its children', () => {
    expect(endingOnWindows(12)).toEqual(['/pid', '12', '/T', '/F'])
  })
})
