/** Files as other programs write them, and how they are named. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { castOf, LEARNED } from '../../src/engine/arena/cast.ts'
import { toContestantFile } from '../../src/engine/arena/contestant-file.ts'
import { searcher, type Contestant } from '../../src/engine/arena/contestant.ts'
import { checkedGame } from '../../src/engine/arena/game-code.ts'
import { basisOf, type MatchGame } from '../../src/engine/arena/match.ts'
import { gameCount, type Tournament } from '../../src/engine/arena/tournament.ts'
import { toEvaluatorFile } from '../../src/engine/evaluation/evaluator-file.ts'
import { GameFile } from '../../src/cli/game-file.ts'
import { readContestant, readEvaluators, readEvaluatorsOf } from '../../src/cli/contestants.ts'
import { evaluatorWords } from '../../src/renderer/model/studies/command-line.ts'
import { playTournamentGame } from '../engine/arena/tournament-game.ts'
import { ENCODINGS, utf16, utf8 } from '../text-bytes.ts'
import { jsonLines, linesOf } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const folder = mkdtempSync(join(tmpdir(), 'poly-y-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}

const EVALUATOR = JSON.stringify(toEvaluatorFile(LEARNED, 'a test'))
const ANN: Contestant = { ...(castOf('greedy') as Contestant), name: 'Ann' }
const PLAYER = JSON.stringify(toContestantFile(ANN))

describe.each(ENCODINGS)('%s is read', (encoding, bytesOf) => {
  it('in a list of positions, and its comments are skipped', async () => {
    const file = write(`${encoding}.txt`, bytesOf('# Łódź\r\n\r\n./..... r\r\n  # ♟\r\n./..... r'))
    const { stdout, stderr } = await runInside([
      'lab',
      '--positions',
      file,
      '--depths',
      '1',
      '--algorithms',
      'minimax',
      '--json',
    ])
    expect(jsonLines(stdout).map(({ name }) => name)).toEqual([3, 5].map((line) => `${file}: line ${line}`))
    expect(stderr).not.toContain('cannot')
  })

  it('as an evaluator', () =>
    expect(readEvaluators(write(`${encoding}.json`, bytesOf(EVALUATOR)))).toMatchObject([{ evaluator: LEARNED }]))

  it('as a player', () => expect(readContestant(write(`${encoding}-player.json`, bytesOf(PLAYER)))).toEqual(ANN))

  it('as a record of games, which goes on in plain UTF-8', () => {
    const played: Tournament = {
      contestants: ['a', 'b'].map((name) => searcher(name, { algorithm: 'alpha-beta', depth: 1 })),
      boardSize: 2,
      pairs: 2,
      openingStones: 1,
      seed: 3,
    }
    const path = write(`${encoding}.jsonl`, '')
    const games = Array.from({ length: gameCount(played) }, (_, number) => playTournamentGame(played, number))
    const recorded = { command: 'match', played, basisOf, countOf: gameCount, check: checkedGame }
    const opened = (act: (file: GameFile<Tournament, MatchGame>, before: readonly MatchGame[]) => void) => {
      const file = new GameFile(recorded, path)
      act(file, file.open())
      file.close()
    }
    rmSync(path)
    opened((file) => games.slice(0, 2).forEach((game) => file.add(game)))
    const plain = readFileSync(path, 'utf8')
    writeFileSync(path, bytesOf(plain.replaceAll('\n', '\r\n')))
    opened((file, before) => {
      expect(before).toEqual(games.slice(0, 2))
      file.add(games[2])
    })
    expect(readFileSync(path, 'utf8').startsWith(plain)).toBe(true)
    opened((_, before) => expect(before).toEqual(games.slice(0, 3)))
  })
})

it.each(ENCODINGS)('%s is read from stdin', async (_, bytesOf) => {
  const { stdout } = spawnSync(process.execPath, ['out/cli/polyy.js', 'evaluate', '--json', '-'], {
    input: bytesOf('# Łódź\r./..... r\r./..... r'),
    encoding: 'utf8',
  })
  expect(jsonLines(stdout)).toHaveLength(2)
})

describe('one line says why stdin is not read', () => {
  it.each([
    ['zeros', new Uint8Array(1000), 'it is not text'],
    ['UTF-16 without a mark', utf16('./..... r\n'), 'it is not text'],
    ['Latin-1', new Uint8Array([0x23, 0xe9, 0x0a]), 'it is not text in UTF-8 or UTF-16'],
    ['a line without an end', utf8('r'.repeat(1_000_000)), 'a line has more than 100000 characters'],
  ])('%s', (_, input, reason) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['out/cli/polyy.js', 'evaluate', '-'], {
      input,
      encoding: 'utf8',
    })
    expect([status, stdout, stderr]).toEqual([2, '', `polyy evaluate: cannot read stdin: ${reason}\n`])
  })

  it('a device without an end', () => {
    expect(
      execFileSync('sh', ['-c', 'node out/cli/polyy.js evaluate - < /dev/zero 2>&1; echo $?'], { encoding: 'utf8' }),
    ).toBe('polyy evaluate: cannot read stdin: it is not text\n2\n')
  })
})

describe('one line says why a file is not read', () => {
  it.each([
    ['agreement'],
    ['match', 'greedy'],
    ['lab', '--evaluators'],
    ['puzzles', '--list', '--file'],
    ['train', '--file', join(folder, 'out.json'), '--from'],
    ['match', 'greedy', 'random', '--file'],
  ])('600 MB: %s %s', async (...words) => {
    const file = write('large.json', '{')
    truncateSync(file, 600_000_000)
    const { code, stderr } = await runInside([...words, file])
    expect(linesOf(stderr)).toEqual([
      expect.stringMatching(
        /: cannot (read .*large\.json: it has more than 100 MB|use .*large\.json: it has a line of more than 64 MB)$/,
      ),
    ])
    expect(code).toBe(2)
  })

  it('a pipe into which nobody writes', async () => {
    const pipe = join(folder, 'pipe.json')
    execFileSync('mkfifo', [pipe])
    expect((await runInside(['agreement', pipe])).stderr).toBe(
      `polyy agreement: cannot read ${pipe}: it is not a file\n`,
    )
  })

  it('one that names a long path is cut', async () => {
    const { stderr } = await runInside(['agreement', 'x'.repeat(5000)])
    expect(stderr).toMatch(/^polyy agreement: cannot use x+…\n$/)
    expect(stderr.length).toBeLessThan(1100)
  })

  it('one that quotes a long text of the file is short', async () => {
    const file = write(
      'long.json',
      JSON.stringify({ format: 'poly-y evaluator', version: 1, evaluator: { kind: 'x'.repeat(1_000_000) } }),
    )
    const { stderr } = await runInside(['agreement', file])
    expect(stderr).toMatch(/^polyy agreement: cannot use .*long\.json: its kind is "x{40}\.\.\.", not .*\n$/)
  })
})

it('what a shell pipes in for a file is read', () => {
  const file = write('piped.json', EVALUATOR)
  const { stdout } = spawnSync(
    'bash',
    ['-c', `node out/cli/polyy.js agreement --games 20 --stones 20 --cores 1 --json <(cat '${file}')`],
    { encoding: 'utf8' },
  )
  expect(jsonLines(stdout).map(({ name }) => name)).toContainEqual(expect.stringMatching(/^\/dev\/fd\/\d+$/))
})

describe('a file is found by its name', () => {
  const NAMES = [
    'k=3.json',
    'UP.JSON',
    'with space.json',
    'a,b.json',
    'a:b.json',
    'negascout=k.json',
    'deep/k=1,2.Json',
    'C:\\players\\x.json',
    'report.json',
    '-5.json',
    'żółw.json',
  ]

  it.each(NAMES)('%j as an evaluator', (name) => {
    const file = write(name, EVALUATOR)
    expect(readEvaluators(file)).toEqual([{ name: file, evaluator: LEARNED }])
    expect(readEvaluators(`report, ${file},learned-3`).map(({ name }) => name)).toEqual(['report', file, 'learned-3'])
  })

  it.each(NAMES)('%j as the evaluator of one search, and of all', (name) => {
    const file = write(name, EVALUATOR)
    const judge = { name: file, evaluator: LEARNED }
    expect(readEvaluatorsOf(`negascout=${file}`)).toEqual({ negascout: judge })
    expect(readEvaluatorsOf(`negascout = ${file},minimax=weaver`)).toMatchObject({
      negascout: judge,
      minimax: { name: 'weaver' },
    })
    expect(readEvaluatorsOf(file)).toMatchObject({ minimax: judge, negascout: judge })
  })

  it.each(NAMES)('%j with a depth', (name) => {
    const file = write(name, EVALUATOR)
    expect(readContestant(`${file}:2`)).toEqual(
      searcher(`${file}:2`, { algorithm: 'negascout', depth: 2, evaluator: LEARNED }),
    )
  })

  it.each(NAMES)('%j as a player', (name) => expect(readContestant(write(`players/${name}`, PLAYER))).toEqual(ANN))

  it.each(['k=3', 'report,3', 'negascout=weaver', ' ', '-x', 'a:b'])(
    'that the page gives the evaluator of %j',
    (name) => {
      const [word] = evaluatorWords([{ name, evaluator: LEARNED }])
      expect(() => readEvaluatorsOf(`negascout=${word}`)).toThrow(`cannot read ${word}: there is no such file`)
      expect(() => readEvaluators(`report,${word}`)).toThrow(`cannot read ${word}: there is no such file`)
    },
  )
})

describe('no name reaches the terminal as a command to it', () => {
  const name = 'Ann\x1b[2J\x1b]0;x\x07\x9b31m\u202Eevil\u2066\r\nBob'
  const seen = 'Ann\\u{1b}[2J\\u{1b}]0;x\\u{7}\\u{9b}31m\\u{202e}evil\\u{2066}\\u{d}\\u{a}Bob'
  const player = () => write('terminal.json', JSON.stringify(toContestantFile({ ...ANN, name })))
  const UNSAFE = /[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/

  it('in text', async () => {
    const { stdout, stderr } = await runInside([
      'match',
      player(),
      'random',
      '--games',
      '2',
      '--size',
      '2',
      '--opening',
      '1',
      '--cores',
      '1',
    ])
    expect(stdout).toContain(`${seen} against random`)
    expect(stdout + stderr).not.toMatch(UNSAFE)
  })

  it('in JSON, which says the same', async () => {
    const { stdout } = await runInside([
      'match',
      player(),
      'random',
      '--games',
      '2',
      '--size',
      '2',
      '--opening',
      '1',
      '--cores',
      '1',
      '--json',
    ])
    expect(stdout).not.toMatch(UNSAFE)
    expect(jsonLines(stdout)[0].first).toBe(name)
  })

  it('in a game', async () => {
    const { stdout } = await runInside(['play', '--red', player(), '--blue', player(), '--size', '2'], '\x1b[2J')
    expect(stdout).toContain(seen)
    expect(stdout).not.toMatch(UNSAFE)
  })

  it('in a fault', async () => {
    const file = write('fault\x1b[2J\u202E.json', `{"a":\x1b[2J}`)
    expect((await runInside(['agreement', file])).stderr).not.toMatch(UNSAFE)
    expect((await runInside(['evaluate', './..\x9b.. r'])).stderr).not.toMatch(UNSAFE)
    expect((await runInside(['evaluate', '--\x9b31m'])).stderr).not.toMatch(UNSAFE)
  })

  it('in CSV', async () => {
    const file = write('csv\x1b[2J\u202E.json', EVALUATOR)
    const { stdout } = await runInside([
      'lab',
      '--sample',
      '2x1',
      '--size',
      '2',
      '--depths',
      '1',
      '--algorithms',
      'minimax',
      '--evaluators',
      file,
      '--cores',
      '1',
      '--csv',
    ])
    expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(UNSAFE)
    expect(stdout).toContain('csv\\u{1b}[2J\\u{202e}.json')
  })
})
