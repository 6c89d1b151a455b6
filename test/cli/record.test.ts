/** Records that something else has changed: while they are written, between two runs, by an older version. */
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { GameFile } from '../../src/cli/game-file.ts'
import { FailedError, InputError } from '../../src/cli/input.ts'
import { withSum } from '../../src/cli/record-lines.ts'
import type { MatchGame } from '../../src/engine/arena/match.ts'
import type { Tournament } from '../../src/engine/arena/tournament.ts'
import { runCli } from './run-cli.ts'
import { runInside } from './run-inside.ts'
import { GAMES, MORE, openIn, playIn, recorded, SMALL, withoutSums } from './records.ts'

const folder = fs.mkdtempSync(join(tmpdir(), 'poly-y-record-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

let path = ''
let tests = 0
beforeEach(() => void (path = join(folder, `${++tests}.jsonl`)))

const play = (played: Tournament) => playIn(path, played)
const open = (played: Tournament) => openIn(path, played)
const written = () => fs.readFileSync(path, 'utf8')

describe('a record that something else changes meanwhile', () => {
  const CHANGES: readonly (readonly [string, () => void, string])[] = [
    ['removes', () => fs.rmSync(path), 'it was removed meanwhile'],
    ['cuts', () => fs.truncateSync(path, 20), 'something else has changed it meanwhile'],
    ['empties', () => fs.truncateSync(path), 'something else has changed it meanwhile'],
    [
      'rewrites without another size',
      () => fs.writeFileSync(path, written().replace('"red"', '"RED"').replace('"blue"', '"BLUE"')),
      'something else has changed it meanwhile',
    ],
    ['appends to', () => fs.appendFileSync(path, 'more\n'), 'something else has changed it meanwhile'],
    [
      'replaces',
      () => (fs.renameSync(path, `${path}.old`), fs.writeFileSync(path, 'mine')),
      'another file was put in its place meanwhile',
    ],
  ]

  function begun(): GameFile<Tournament, MatchGame> {
    const file = new GameFile(recorded(SMALL), path)
    file.open()
    file.add(GAMES[0])
    return file
  }

  it.each(CHANGES)('gets nothing more where it %s it', (_, change, fault) => {
    const file = begun()
    change()
    const before = fs.existsSync(path) ? written() : null
    expect(() => file.add(GAMES[1])).toThrow(new FailedError(`cannot write ${path}: ${fault}`))
    expect(() => file.close()).toThrow(FailedError)
    expect(fs.existsSync(path) ? written() : null).toBe(before)
  })

  it.each(CHANGES)('is not whole in the end where it %s it after the last line', (_, change, fault) => {
    const file = begun()
    change()
    expect(() => file.close()).toThrow(new FailedError(`cannot write ${path}: ${fault}`))
    expect(fs.existsSync(`${path}.lock`)).toBe(false)
  })
})

describe('a checksum', () => {
  it('finds a game that was changed into another right one', () => {
    play(SMALL)
    const [head, , ...rest] = written().split('\n')
    const other = JSON.stringify(GAMES[1]).slice(0, -1)
    fs.writeFileSync(path, [head, `${other},"crc32":"00000000"}`, ...rest].join('\n'))
    expect(() => open(SMALL)).toThrow(
      new InputError(
        `line 2 of ${path} cannot be used: its checksum is not that of its content: the line was changed, or damaged`,
      ),
    )
  })

  it('finds a changed plan', () => {
    play(SMALL)
    fs.writeFileSync(path, written().replace('"pairs":2', '"pairs":1'))
    expect(() => open(SMALL)).toThrow(`line 1 of ${path} cannot be used: its checksum is not that of its content`)
  })

  it('is missed in a line without one', () => {
    play(SMALL)
    const [head, ...rest] = written().split('\n')
    fs.writeFileSync(path, [head, ...withoutSums(rest.join('\n')).split('\n')].join('\n'))
    expect(() => open(SMALL)).toThrow(`line 2 of ${path} cannot be used: its checksum`)
  })

  it('is added to a record that has none', () => {
    play(SMALL)
    const whole = written()
    fs.writeFileSync(path, withoutSums(whole))
    expect(open(SMALL)).toEqual(GAMES.slice(0, 4))
    expect(written()).toBe(whole)
  })

  it('is added under the plan that the record has, if that has more games', () => {
    play(MORE)
    const whole = written()
    fs.writeFileSync(path, withoutSums(whole))
    expect(open(SMALL)).toEqual(GAMES)
    expect(written()).toBe(whole)
  })
})

describe('a record from an editor', () => {
  it.each([
    ['a mark before its first line', (text: string) => `\uFEFF${text}`],
    ['the line breaks of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('is read with %s', (_, change) => {
    play(SMALL)
    fs.writeFileSync(path, change(written()))
    expect(open(SMALL)).toEqual(GAMES.slice(0, 4))
  })
})

describe('a large record', () => {
  it('is read piece by piece', () => {
    const large = {
      ...SMALL,
      contestants: SMALL.contestants.map((one) => ({ ...one, firstNodes: Array<string>(300_000).fill('a1') })),
    }
    fs.writeFileSync(
      path,
      withSum({ format: 'poly-y games 2', app: packageFile.version, played: large }) +
        GAMES.slice(0, 4).map(withSum).join(''),
    )
    expect(fs.statSync(path).size).toBeGreaterThan(2 * 2 ** 20)
    expect(open(large)).toEqual(GAMES.slice(0, 4))
  })

  it('with a hole is refused, however large', () => {
    play(SMALL)
    fs.truncateSync(path, 600 * 2 ** 20)
    expect(() => open(SMALL)).toThrow(new InputError(`cannot use ${path}: it has a line of more than 64 MB`))
  })
})

it('a record of a later version is refused with its version', () => {
  play(SMALL)
  fs.writeFileSync(path, written().replace('poly-y games 2', 'poly-y games 3'))
  expect(() => open(SMALL)).toThrow(new InputError(`${path} cannot be used: its version is 3, not 2`))
})

/** Writes at most seven bytes at once, as a disk may. */
const CUT_OFF = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { writeSync } = fs
fs.writeSync = (file, data, from, length, place) =>
  writeSync(file, data, from, typeof length === 'number' ? Math.min(length, 7) : length, place)
syncBuiltinESMExports()`

it('a record is whole where the system writes a few bytes at once', async () => {
  const words = (file: string) => [
    'match',
    'random',
    'greedy',
    ...['--size', '2', '--games', '4', '--cores', '1', '--file', file],
  ]
  expect(await runCli(words(path), '', CUT_OFF)).toMatchObject({ code: 0 })
  await runInside(words(`${path}.usual`))
  expect(written()).toBe(fs.readFileSync(`${path}.usual`, 'utf8'))
})
