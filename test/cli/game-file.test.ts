/** Records under real faults: full disks, other processes, files that are none, and damaged lines. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockFile } from '../../src/cli/file-lock.ts'
import { GameFile } from '../../src/cli/game-file.ts'
import { FailedError, InputError } from '../../src/cli/input.ts'
import { withoutSum, withSum } from '../../src/cli/record-lines.ts'
import { startOf } from '../../src/cli/running.ts'
import { checkTarget, writeWhole } from '../../src/cli/whole-file.ts'
import type { MatchGame } from '../../src/engine/arena/match.ts'
import type { Colour } from '../../src/engine/game/colour.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { legalMoves, play as move, winnerOf } from '../../src/engine/game/position.ts'
import { gameCount, type Tournament } from '../../src/engine/arena/tournament.ts'
import { playTournamentGame } from '../engine/arena/tournament-game.ts'
import { GAMES, MORE, openIn, playIn, recorded, SMALL, withoutSums } from './records.ts'

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

const play = (played: Tournament) => playIn(path, played)
const open = (played: Tournament) => openIn(path, played)
const written = () => fs.readFileSync(path, 'utf8')

describe('a disk without room', () => {
  const isMounted =
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k,mode=700', 'poly-y', fs.mkdtempSync(at('disk-'))]).status === 0
  const disk = at(fs.readdirSync(folder).find((name) => name.startsWith('disk-')) as string)
  afterAll(() => void (isMounted && execFileSync('umount', [disk])))

  it.skipIf(!isMounted)('keeps whole games, says so, and goes on where there is room again', () => {
    path = join(disk, 'games.jsonl')
    const many = { ...SMALL, pairs: 200 }
    const games = Array.from({ length: gameCount(many) }, (_, number) => playTournamentGame(many, number))
    const file = new GameFile(recorded(many), path)
    file.open()
    expect(() => games.forEach((game) => file.add(game))).toThrow(
      new FailedError(`cannot write ${path}: the disk is full`),
    )
    file.close()
    const lines = written().split('\n')
    expect(lines.length).toBeGreaterThan(50)
    expect(lines.at(-1)).toBe('')
    expect(lines.slice(1, -1).map((line) => withoutSum(line))).toEqual(games.slice(0, lines.length - 2))
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
    const large = {
      ...SMALL,
      contestants: SMALL.contestants.map((one) => ({ ...one, firstNodes: Array<string>(2000).fill('a1') })),
    }
    expect(() => open(large)).toThrow(FailedError)
    expect(fs.existsSync(path)).toBe(false)
  })
})

describe('another process', () => {
  const holder = (pid: number, { started = startOf(pid), host = hostname() } = {}) =>
    fs.writeFileSync(`${path}.lock`, `\n${pid} ${started} ${host} token\n`)

  it('that runs keeps the file, and one that is no more does not', () => {
    holder(process.ppid)
    expect(() => open(SMALL)).toThrow(new InputError(`${path} is in use by process ${process.ppid}`))
    expect(left()).toEqual(['games.jsonl.lock'])
    for (const take of [
      () => holder(999_999_999),
      () => holder(process.ppid, { started: '1' }),
      () => fs.writeFileSync(`${path}.lock`, ''),
      () => fs.writeFileSync(`${path}.lock`, '\n12 3'),
    ]) {
      take()
      expect(open(SMALL)).toEqual([])
      expect(left()).toEqual(['games.jsonl'])
    }
  })

  it('on another host keeps it until somebody says that it has ended', () => {
    holder(12, { host: 'elsewhere', started: '1' })
    expect(() => open(SMALL)).toThrow(
      new InputError(`${path} is in use by process 12 on elsewhere; remove ${path}.lock if that has ended`),
    )
  })

  it('is not needed to use a file twice', () => {
    const unlock = lockFile(path)
    expect(() => open(SMALL)).toThrow(new InputError(`${path} is in use by this command already`))
    unlock()
    expect(open(SMALL)).toEqual([])
  })

  it.each([
    ['a hard link', () => fs.linkSync(path, `${path}2`)],
    ['a symbolic link', () => fs.symlinkSync(path, `${path}2`)],
    ['a new name', () => fs.renameSync(path, `${path}2`)],
  ])('does not get it by %s', (_, link) => {
    play(SMALL)
    const file = new GameFile(recorded(SMALL), path)
    file.open()
    link()
    const other = new GameFile(recorded(SMALL), `${path}2`)
    expect(() => other.open()).toThrow(new InputError(`${path}2 is in use by this command already`))
    other.close()
    file.close()
  })

  it('does not get it by a link that is there before the record', () => {
    fs.symlinkSync(path, `${path}2`)
    const other = new GameFile(recorded(SMALL), `${path}2`)
    other.open()
    expect(() => open(SMALL)).toThrow(new InputError(`${path} is in use by this command already`))
    other.close()
  })

  it('of several that begin at once, one has it', { timeout: 60_000 }, async () => {
    holder(999_999_999)
    const script = `import { lockFile } from './src/cli/file-lock.ts'; try { lockFile(process.argv[1]); console.log('has it'); setTimeout(() => {}, 60_000) } catch (error) { console.log(error.message) }`
    const all = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, path]),
    )
    const said = await Promise.all(all.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])))
    const first = said.indexOf('has it\n')
    expect(said.with(first, '')).toEqual(
      all.map((_, i) => (i === first ? '' : `${path} is in use by process ${all[first].pid}\n`)),
    )
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
    ['file', 'a file stands where it needs a directory'],
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
    ...['null', '{}', '[]', '7', '"game"'].map(
      (text) => [`of ${text}`, text, 'its number is undefined, not one from 0 to 3'] as const,
    ),
    ['of a number alone', '{"number":3}', 'its moves are no game'],
    ['beyond the plan', JSON.stringify({ ...ANY, number: 999_999 }), 'its number is 999999, not one from 0 to 3'],
    ['of half a number', JSON.stringify({ ...ANY, number: 0.5 }), 'its number is 0.5, not one from 0 to 3'],
    [
      'of another opening',
      JSON.stringify({ ...ANY, opening: second.opening.replace(/r|b/, '.') }),
      'its opening or its winner does not follow',
    ],
    [
      'of the other winner',
      JSON.stringify({ ...ANY, winner: first.winner === 'red' ? 'blue' : 'red' }),
      'its opening or its winner does not follow',
    ],
    ['of a move too few', JSON.stringify({ ...ANY, moves: first.moves.slice(0, -1) }), 'its moves are no game'],
    ['of a move twice', JSON.stringify({ ...ANY, moves: [first.moves[0], ...first.moves] }), 'its moves are no game'],
    ['of what nobody asked', JSON.stringify({ ...ANY, thrown: [] }), 'it is judged by perfect play'],
    ['with something more', JSON.stringify({ ...ANY, more: 1 }), 'its opening or its winner does not follow'],
  ]

  it.each(lines)('%s is named with its number, and the file left as it is', (_, line, fault) => {
    play(SMALL)
    const [head, game, ...rest] = withoutSums(written()).split('\n')
    const content = [head, game, line, ...rest].join('\n')
    fs.writeFileSync(path, content)
    expect(() => open(SMALL)).toThrow(InputError)
    expect(() => open(SMALL)).toThrow(`line 3 of ${path} cannot be used: ${fault}`)
    expect(written()).toBe(content)
  })

  it('that is there twice is one, unless it says something else', () => {
    play(SMALL)
    fs.appendFileSync(path, withSum(first))
    expect(open(SMALL)).toEqual(GAMES.slice(0, 4))
    fs.appendFileSync(path, withSum(another()))
    expect(() => open(SMALL)).toThrow(`line 7 of ${path} cannot be used: game 0 is there twice, and not the same`)
  })

  /** Another game from the opening of the first. */
  function another(): MatchGame {
    const moves: string[] = []
    let position = parsePosition(first.opening)
    for (; winnerOf(position) === null; position = move(position, legalMoves(position).at(-1) as number))
      moves.push(position.board.names[legalMoves(position).at(-1) as number])
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
