/** Records under real faults: processes that end at any call, full disks, other processes, files that are none. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockFile } from '../../src/cli/file-lock.ts'
import { GameFile, type Recorded } from '../../src/cli/game-file.ts'
import { FailedError, InputError } from '../../src/cli/input.ts'
import { startOf } from '../../src/cli/running.ts'
import { checkTarget, writeWhole } from '../../src/cli/whole-file.ts'
import { checkedGame } from '../../src/engine/arena/game-code.ts'
import { basisOf, type MatchGame } from '../../src/engine/arena/match.ts'
import { searcher } from '../../src/engine/arena/contestant.ts'
import type { Colour } from '../../src/engine/game/colour.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { legalMoves, play as move, winnerOf } from '../../src/engine/game/position.ts'
import { gameCount, type Tournament } from '../../src/engine/arena/tournament.ts'
import { playTournamentGame } from '../engine/arena/tournament-game.ts'

/** Calls left until the process is as good as killed: in the middle of the write if it is one, and nothing is done after it. */
const kill = vi.hoisted(() => ({ calls: Infinity, count: 0 }))

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>()
  const stepped = <Args extends unknown[], Result>(call: (...args: Args) => Result, half?: (...args: Args) => void) => (...args: Args): Result => {
    kill.count++
    if (kill.calls <= 0) throw new Error('killed')
    if (--kill.calls === 0) {
      half?.(...args)
      throw new Error('killed')
    }
    return call(...args)
  }
  const names = ['openSync', 'closeSync', 'ftruncateSync', 'fsyncSync', 'fdatasyncSync', 'renameSync', 'rmSync', 'readFileSync', 'statSync', 'readdirSync', 'readSync'] as const
  return {
    ...real,
    ...Object.fromEntries(names.map((name) => [name, stepped(real[name] as (...args: unknown[]) => unknown)])),
    writeSync: stepped(
      (file: number, data: Buffer, from?: number, length?: number, place?: number) => real.writeSync(file, data, from, length, place),
      (file, data, from = 0, length = data.length, place = undefined) => void real.writeSync(file, data.subarray(0, from + Math.floor(length / 2)), from, undefined, place),
    ),
    writeFileSync: stepped((file: number, text: string) => real.writeFileSync(file, text), (file, text) => real.writeFileSync(file, text.slice(0, text.length / 2))),
  }
})

const folder = fs.mkdtempSync(join(tmpdir(), 'poly-y-records-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)

let path = ''
let tests = 0
const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterAll(() => told.mockRestore())
beforeEach(() => {
  fs.mkdirSync(at(String(++tests)))
  path = at(`${tests}/games.jsonl`)
})
const left = () => fs.readdirSync(at(String(tests))).sort()

const SMALL: Tournament = { contestants: ['a', 'b'].map((name) => searcher(name, { algorithm: 'alpha-beta', depth: 1 })), boardSize: 2, pairs: 2, openingStones: 1, seed: 3 }
const MORE: Tournament = { ...SMALL, pairs: 4 }
const GAMES = Array.from({ length: gameCount(MORE) }, (_, number) => playTournamentGame(MORE, number))

const recorded = (played: Tournament): Recorded<Tournament, MatchGame> => ({ command: 'match', played, basisOf, countOf: gameCount, check: checkedGame })

let added = 0

/** Plays what the file has not, as a command does. */
function play(played: Tournament): void {
  const file = new GameFile(recorded(played), path)
  try {
    const known = new Set(file.open().map(({ number }) => number))
    for (const game of GAMES.slice(0, gameCount(played)).filter(({ number }) => !known.has(number))) {
      file.add(game)
      added++
    }
  } finally {
    file.close()
  }
}

function open(played: Tournament): MatchGame[] {
  const file = new GameFile(recorded(played), path)
  try {
    return file.open()
  } finally {
    file.close()
  }
}

const written = () => fs.readFileSync(path, 'utf8')
/** Whole lines after the first. */
const gamesThere = () => (fs.existsSync(path) ? Math.max(0, written().split('\n').length - 2) : 0)

describe('a process that ends at any call', () => {
  /** What is left of it is another process's, which is no more: none has this number. */
  function bury(): void {
    const lock = `${path}.lock`
    if (fs.existsSync(lock)) fs.writeFileSync(lock, fs.readFileSync(lock, 'utf8').replaceAll(`\n${process.pid} `, '\n999999999 '))
    for (const name of left()) if (name.endsWith('.tmp')) fs.renameSync(at(`${tests}/${name}`), at(`${tests}/${name.replace(String(process.pid), '999999999')}`))
  }

  it.each([
    ['a new file', SMALL, () => undefined],
    ['a file that ends in half a line', SMALL, (whole: string) => fs.writeFileSync(path, whole.slice(0, -20))],
    ['a file of fewer games', MORE, () => play(SMALL)],
  ])('leaves of %s what the next one goes on from to the same end', (_, played, prepare) => {
    play(played)
    const whole = written()
    let calls = 0
    for (let isKilled = true; isKilled; calls++) {
      fs.rmSync(path)
      prepare(whole)
      const there = gamesThere()
      added = 0
      kill.calls = calls + 1
      try {
        play(played)
        isKilled = false
      } catch (error) {
        expect((error as Error).message).toMatch(/killed/)
      }
      kill.calls = Infinity
      bury()
      // No game is lost, whether it was there or has been added.
      expect(gamesThere()).toBeGreaterThanOrEqual(there + added)
      play(played)
      expect(written()).toBe(whole)
      expect(left().filter((name) => !name.endsWith('.tmp'))).toEqual(['games.jsonl'])
      checkTarget(path)
      expect(left()).toEqual(['games.jsonl'])
    }
    expect(calls).toBeGreaterThan(15)
  })
})

describe('a disk without room', () => {
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k,mode=700', 'poly-y', fs.mkdtempSync(at('disk-'))]).status === 0
  const disk = at(fs.readdirSync(folder).find((name) => name.startsWith('disk-')) as string)
  afterAll(() => void (isMounted && execFileSync('umount', [disk])))

  it.skipIf(!isMounted)('keeps whole games, says so, and goes on where there is room again', () => {
    path = join(disk, 'games.jsonl')
    const many = { ...SMALL, pairs: 200 }
    const games = Array.from({ length: gameCount(many) }, (_, number) => playTournamentGame(many, number))
    const file = new GameFile(recorded(many), path)
    file.open()
    expect(() => games.forEach((game) => file.add(game))).toThrow(new FailedError(`cannot write ${path}: the disk is full`))
    file.close()
    const lines = written().split('\n')
    expect(lines.length).toBeGreaterThan(50)
    expect(lines.at(-1)).toBe('')
    expect(lines.slice(1, -1).map((line) => JSON.parse(line) as MatchGame)).toEqual(games.slice(0, lines.length - 2))
    // Neither can a file be written whole; the one before stays.
    expect(() => writeWhole(path, 'x'.repeat(20_000))).toThrow(FailedError)
    expect(fs.readdirSync(disk)).toEqual(['games.jsonl'])
    execFileSync('mount', ['-o', 'remount,size=1m', disk])
    const more = new GameFile(recorded(many), path)
    games.slice(more.open().length).forEach((game) => more.add(game))
    more.close()
    expect(open(many)).toEqual(games)
  })

  it.skipIf(!isMounted)('leaves nothing of a record that it has no room to begin', () => {
    fs.rmSync(join(disk, 'games.jsonl'), { force: true })
    execFileSync('mount', ['-o', 'remount,size=16k', disk])
    fs.writeFileSync(join(disk, 'other'), 'x'.repeat(12_288))
    path = join(disk, 'games.jsonl')
    const large = { ...SMALL, contestants: SMALL.contestants.map((one) => ({ ...one, firstNodes: Array<string>(2000).fill('a1') })) }
    expect(() => open(large)).toThrow(FailedError)
    expect(fs.existsSync(path)).toBe(false)
  })
})

describe('another process', () => {
  const holder = (pid: number, { started = startOf(pid), host = hostname() } = {}) => fs.writeFileSync(`${path}.lock`, `\n${pid} ${started} ${host} token\n`)

  it('that runs keeps the file, and one that is no more does not', () => {
    holder(process.ppid)
    expect(() => open(SMALL)).toThrow(new InputError(`${path} is in use by process ${process.ppid}`))
    expect(left()).toEqual(['games.jsonl.lock'])
    for (const take of [() => holder(999_999_999), () => holder(process.ppid, { started: '1' }), () => fs.writeFileSync(`${path}.lock`, ''), () => fs.writeFileSync(`${path}.lock`, '\n12 3')]) {
      take()
      expect(open(SMALL)).toEqual([])
      expect(left()).toEqual(['games.jsonl'])
    }
  })

  it('on another host keeps it until somebody says that it has ended', () => {
    holder(12, { host: 'elsewhere', started: '1' })
    expect(() => open(SMALL)).toThrow(new InputError(`${path} is in use by process 12 on elsewhere; remove ${path}.lock if that has ended`))
  })

  it('is not needed to use a file twice', () => {
    const unlock = lockFile(path)
    expect(() => open(SMALL)).toThrow(new InputError(`${path} is in use by this command already`))
    unlock()
    expect(open(SMALL)).toEqual([])
  })

  it('of several that begin at once, one has it', { timeout: 60_000 }, async () => {
    holder(999_999_999)
    const script = `import { lockFile } from './src/cli/file-lock.ts'; try { lockFile(process.argv[1]); console.log('has it'); setTimeout(() => {}, 60_000) } catch (error) { console.log(error.message) }`
    const all = Array.from({ length: 4 }, () => spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, path]))
    const said = await Promise.all(all.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])))
    const first = said.indexOf('has it\n')
    expect(said.with(first, '')).toEqual(all.map((_, i) => (i === first ? '' : `${path} is in use by process ${all[first].pid}\n`)))
    all[first].kill('SIGTERM')
    expect(await once(all[first], 'exit')).toEqual([null, 'SIGTERM'])
    expect(left()).toEqual([])
  })
})

describe('a file that is none', () => {
  it.each([
    ['a folder', () => fs.mkdirSync(path), 'it is a directory'],
    ['a pipe', () => execFileSync('mkfifo', [path]), 'it is not a file'],
    ['a device', () => fs.symlinkSync('/dev/full', path), 'it is not a file'],
  ])('is refused: %s', (_, make, fault) => {
    make()
    expect(() => open(SMALL)).toThrow(InputError)
    expect(() => open(SMALL)).toThrow(fault)
    expect(() => checkTarget(path)).toThrow(fault)
    expect(left()).toEqual(['games.jsonl'])
  })

  it.each([
    ['missing', 'there is no such folder'],
    ['file', 'ENOTDIR'],
  ])('is refused where its folder is %s', (name, fault) => {
    fs.writeFileSync(at(`${tests}/file`), '')
    path = at(`${tests}/${name}/games.jsonl`)
    expect(() => open(SMALL)).toThrow(InputError)
    expect(() => open(SMALL)).toThrow(fault)
    expect(() => checkTarget(path)).toThrow(fault)
  })
})

describe('a line', () => {
  const [first, second] = GAMES
  const ANY = { ...first }
  const lines: readonly (readonly [string, string, string])[] = [
    ['of no JSON', 'game', 'it is not JSON'],
    ['cut off in the middle of the file', JSON.stringify(first).slice(0, 30), 'it is not JSON'],
    ['of nothing', '', 'it is not JSON'],
    ...['null', '{}', '[]', '7', '"game"'].map((text) => [`of ${text}`, text, 'its number is undefined, not one from 0 to 3'] as const),
    ['of a number alone', '{"number":3}', 'its moves are no game'],
    ['beyond the plan', JSON.stringify({ ...ANY, number: 999_999 }), 'its number is 999999, not one from 0 to 3'],
    ['of half a number', JSON.stringify({ ...ANY, number: 0.5 }), 'its number is 0.5, not one from 0 to 3'],
    ['of another opening', JSON.stringify({ ...ANY, opening: second.opening.replace(/r|b/, '.') }), 'its opening or its winner does not follow'],
    ['of the other winner', JSON.stringify({ ...ANY, winner: first.winner === 'red' ? 'blue' : 'red' }), 'its opening or its winner does not follow'],
    ['of a move too few', JSON.stringify({ ...ANY, moves: first.moves.slice(0, -1) }), 'its moves are no game'],
    ['of a move twice', JSON.stringify({ ...ANY, moves: [first.moves[0], ...first.moves] }), 'its moves are no game'],
    ['of what nobody asked', JSON.stringify({ ...ANY, thrown: [] }), 'it is judged by perfect play'],
    ['with something more', JSON.stringify({ ...ANY, more: 1 }), 'its opening or its winner does not follow'],
  ]

  it.each(lines)('%s is named with its number, and the file left as it is', (_, line, fault) => {
    play(SMALL)
    const [head, game, ...rest] = written().split('\n')
    const content = [head, game, line, ...rest].join('\n')
    fs.writeFileSync(path, content)
    expect(() => open(SMALL)).toThrow(InputError)
    expect(() => open(SMALL)).toThrow(`line 3 of ${path} cannot be used: ${fault}`)
    expect(written()).toBe(content)
  })

  it('that is there twice is one, unless it says something else', () => {
    play(SMALL)
    fs.appendFileSync(path, `${JSON.stringify(first)}\n`)
    expect(open(SMALL)).toEqual(GAMES.slice(0, 4))
    fs.appendFileSync(path, `${JSON.stringify(another())}\n`)
    expect(() => open(SMALL)).toThrow(`line 7 of ${path} cannot be used: game 0 is there twice, and not the same`)
  })

  /** Another game from the opening of the first. */
  function another(): MatchGame {
    const moves: string[] = []
    let position = parsePosition(first.opening)
    for (; winnerOf(position) === null; position = move(position, legalMoves(position).at(-1) as number)) moves.push(position.board.names[legalMoves(position).at(-1) as number])
    expect(moves).not.toEqual(first.moves)
    return { ...first, moves, winner: winnerOf(position) as Colour }
  }

  it('that was cut off at the end is dropped with a word', () => {
    play(SMALL)
    fs.writeFileSync(path, written().slice(0, -1))
    told.mockClear()
    expect(open(SMALL)).toEqual(GAMES.slice(0, 3))
    expect(told.mock.calls).toEqual([[`polyy match: the last line of ${path} was cut off and is dropped\n`]])
    expect(open(SMALL)).toEqual(GAMES.slice(0, 3))
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('of a plan with fewer games goes on with more, and is shown without those that are too many', () => {
    play(SMALL)
    play(MORE)
    expect(open(MORE)).toEqual(GAMES)
    expect(JSON.parse(written().split('\n')[0])).toMatchObject({ played: { pairs: 4 } })
    expect(open(SMALL)).toEqual(GAMES)
    expect(() => open({ ...SMALL, seed: 4 })).toThrow(`${path} holds other games, or those of another version, or none`)
  })
})
