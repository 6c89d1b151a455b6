/** Programs that play on from game to game in one process, and all that has one started anew; the shell starts them in milliseconds. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Contestant } from '../../src/engine/arena/contestant.ts'
import { castOf } from '../../src/engine/arena/cast.ts'
import { emptyPosition, legalMoves } from '../../src/engine/game/position.ts'
import { sentenceOf } from '../../src/processes/engine-fault.ts'
import { playProgramGame, type SeatedPlayer } from '../../src/processes/engine-game.ts'
import { KeptPrograms, type ProgramSeat } from '../../src/processes/kept-programs.ts'
import { CODECUP, LASTING_ENGINE } from '../cli/shell-engine.ts'
import { program } from './programs.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'poly-y-kept-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0
let kept: KeptPrograms
beforeEach(() => {
  kept = new KeptPrograms()
})
afterEach(() => kept.end())

interface Lasting extends ProgramSeat {
  /** The numbers of its processes, in the order of their starts. */
  starts(): number[]
}

interface Making {
  readonly source?: string
  /** The interpreter of the source. */
  readonly by?: string
  readonly laid?: () => number
  readonly limits?: Partial<ProgramSeat['program']>
}

/** The lasting engine, or another source, with some other lines, in a file of its own. */
function lasting(
  changed: readonly (readonly [string, string])[] = [],
  { source = LASTING_ENGINE, by = 'sh', laid, limits }: Making = {},
): Lasting {
  const file = path.join(folder, `engine-${count++}.cjs`)
  const text = changed.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`the engine has no ${from}`)
    return before.replace(from, () => to)
  }, source)
  writeFileSync(
    file,
    text.replaceAll('STARTS', () => `${file}.starts`),
  )
  return {
    program: { command: `${by} ${file}`, protocol: 'gtp', moveMs: 20_000, megabytes: 400, ...limits },
    ...(laid && { laid }),
    starts: () => readFileSync(`${file}.starts`, 'utf8').trim().split('\n').map(Number),
  }
}

const random: SeatedPlayer = { contestant: castOf('random') as Contestant }

/** A game; the first player begins as Red, unless the number is odd. What has gone wrong is a sentence. */
async function game(
  first: SeatedPlayer,
  { number = 0, other = random }: { number?: number; other?: SeatedPlayer } = {},
) {
  const seats = number % 2 === 0 ? { red: first, blue: other } : { red: other, blue: first }
  const { fault, moves, winner } = await playProgramGame(emptyPosition(2), seats, {
    own: ({ position }) => Promise.resolve(legalMoves(position).at(-1) ?? 0),
    kept,
  })
  return { why: fault && sentenceOf(fault), errors: fault?.errors, moves, winner }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Lines for the first process alone, and there after its first game. */
const inFirst = (lines: string) => `if [ $(wc -l < STARTS) = 1 ]; then ${lines}; fi`

describe.skipIf(process.platform === 'win32')('a program that lists boardsize and clear_board', () => {
  it('is started once for several games of both colours, and ends with the contest', async () => {
    const one = lasting()
    for (const number of [0, 1, 2, 3]) expect((await game(one, { number })).why).toBeUndefined()
    expect(one.starts()).toHaveLength(1)
    expect(isRunning(one.starts()[0])).toBe(true)
    await kept.end()
    expect(one.starts().filter(isRunning)).toEqual([])
  })

  it('plays against itself in two processes', async () => {
    const one = lasting()
    for (const number of [0, 1]) expect((await game(one, { number, other: one })).why).toBeUndefined()
    expect(one.starts()).toHaveLength(2)
  })

  it('begins each game with the board of that game, and with its time', async () => {
    const one = lasting([
      [
        'genmove)',
        'boardsize) echo sized $colour >&2 ;; time_settings) timed=$((timed + 1)) ;; genmove) [ $timed = 1 ] || exit 4;',
      ],
      ["genmove'", "genmove\ntime_settings'"],
    ])
    await game(one)
    expect(await game(one)).toMatchObject({ why: 'ended with code 4 before the end of the game', errors: 'sized 5\n' })
  })

  it.each([
    ['exits', 'exit 3', 'ended with code 3 before the end of the game'],
    ['hangs', 'sleep 60', 'said nothing for 0.5 s'],
    ['answers nonsense', 'said=nowhere', 'answered "nowhere", which is no move'],
    [
      'uses too much memory',
      "hoard=$(head -c 90000000 /dev/zero | tr '\\0' x); sleep 60",
      'used more than 60 MB of memory',
    ],
  ])('is started anew for the next game after one in which it %s', async (_, lines, why) => {
    const limits = why.includes('said nothing') ? { moveMs: 500 } : { megabytes: 60 }
    const one = lasting(
      [['said=$node', `said=$node; ${inFirst(`echo unwell >&2; [ $games = 1 ] || { ${lines}; }`)}`]],
      { limits },
    )
    expect((await game(one)).why).toBeUndefined()
    expect(await game(one)).toEqual({ why, errors: 'unwell\n', moves: [], winner: 'blue' })
    for (const number of [1, 2]) expect((await game(one, { number })).why).toBeUndefined()
    expect(one.starts()).toHaveLength(2)
    expect(one.starts().map(isRunning)).toEqual([false, true])
  })

  it('loses the game that it begins with stones of the one before, and no later one', async () => {
    const one = lasting([
      ["empty='", "[ $games -gt 1 ] || empty='"],
      [
        'genmove) ',
        `play) case "$empty" in *" $node "*) ;; *) printf '? a stone\n\n'; continue ;; esac ;;\n genmove) `,
      ],
    ])
    expect((await game(one)).why).toBeUndefined()
    expect((await game(one)).why).toMatch(/^refused play w b5: "a stone"$/)
    expect((await game(one)).why).toBeUndefined()
    expect(one.starts()).toHaveLength(2)
  })

  it.each([
    ['exits after a game', ['said=$node', `said=$node; [ $node != b1 ] || ${inFirst('echo "= b1"; echo; exit 5')}`]],
    ['refuses to empty its board', ["empty='", `[ $games = 1 ] || { printf '? no\n\n'; continue; }; empty='`]],
    ['hangs when it empties its board', ["empty='", "[ $games = 1 ] || sleep 60; empty='"]],
  ] as const)('that %s is started anew, and loses nothing', async (_, change) => {
    const one = lasting([change], { limits: { moveMs: 500 } })
    for (const number of [0, 0]) expect((await game(one, { number })).why).toBeUndefined()
    expect(one.starts()).toHaveLength(2)
    expect(one.starts().map(isRunning)).toEqual([false, true])
  })

  it('is started anew once its files have been laid anew, also in the middle of a game', async () => {
    let times = 0
    const one = lasting([], { laid: () => times })
    await game(one)
    times++
    await game(one)
    expect(one.starts()).toHaveLength(2)
    const laying: SeatedPlayer = { contestant: castOf('random') as Contestant }
    await playProgramGame(
      emptyPosition(2),
      { red: one, blue: laying },
      { own: ({ position }) => Promise.resolve((times++, legalMoves(position).at(-1) ?? 0)), kept },
    )
    expect(one.starts()).toHaveLength(2)
    await game(one)
    expect(one.starts()).toHaveLength(3)
  })

  it('is started anew where it has used more than half of its memory, which another game would have whole', async () => {
    const first = `const fs = require('node:fs')
fs.appendFileSync('STARTS', process.pid + '\\n')
if (fs.readFileSync('STARTS', 'utf8').split('\\n').length === 2) globalThis.hoard = Buffer.alloc(150 * 2 ** 20, 1)`
    const one = lasting([["say('genmove')", "say('boardsize\\nclear_board')"]], {
      source: program(undefined, first),
      by: `"${process.execPath}"`,
      limits: { megabytes: 300 },
    })
    for (const number of [0, 1, 2]) expect((await game(one, { number })).why).toBeUndefined()
    expect(one.starts()).toHaveLength(2)
  })

  it('plays on after the other side has lost by a fault', async () => {
    const [one, faulty] = [lasting(), lasting([['said=$node', 'exit 1']])]
    expect((await game(one, { other: faulty })).winner).toBe('red')
    expect((await game(one, { other: faulty, number: 1 })).winner).toBe('blue')
    expect([one, faulty].map(({ starts }) => starts().length)).toEqual([1, 2])
  })

  it('ends before a game in which it does not play, and by itself where no game comes', async () => {
    const [one, other] = [lasting(), lasting()]
    await game(one)
    const running: boolean[] = []
    await playProgramGame(
      emptyPosition(2),
      { red: other, blue: random },
      {
        own: ({ position }) =>
          Promise.resolve((running.push(isRunning(one.starts()[0])), legalMoves(position).at(-1) ?? 0)),
        kept,
      },
    )
    expect(new Set(running)).toEqual(new Set([false]))
    await expect.poll(() => isRunning(other.starts()[0]), { timeout: 20_000 }).toBe(false)
  })

  it('ends with a game that is stopped', async () => {
    const one = lasting()
    const ending = new AbortController()
    await playProgramGame(
      emptyPosition(2),
      { red: one, blue: random },
      {
        own: ({ position }) => Promise.resolve((ending.abort(), legalMoves(position).at(-1) ?? 0)),
        signal: ending.signal,
        kept,
      },
    ).catch(() => undefined)
    expect(one.starts().filter(isRunning)).toEqual([])
  })
})

describe.skipIf(process.platform === 'win32')('a program is started anew for each game', () => {
  it.each([
    ['that does not list clear_board', lasting([['\nclear_board', '\nnothing']])],
    ['that does not list boardsize', lasting([["'boardsize", "'nothing"]])],
    ['of the CodeCup', lasting([], { source: `echo $$ >> STARTS${CODECUP}`, limits: { protocol: 'codecup' } })],
  ])('%s', async (_, one) => {
    for (const number of [0, 2]) expect((await game(one, { number })).why).toBeUndefined()
    expect(one.starts()).toHaveLength(2)
    expect(one.starts().filter(isRunning)).toEqual([])
  })
})
