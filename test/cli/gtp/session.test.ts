/** GTP's commands, asked of a session in this process. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { castOf } from '../../../src/engine/arena/cast.ts'
import { playoutPlayer, searcher } from '../../../src/engine/arena/contestant.ts'
import { BOARD_LEVELS } from '../../../src/engine/arena/levels.ts'
import { answerGtp } from '../../../src/cli/gtp/commands.ts'
import { clockOf } from '../../../src/cli/gtp/clock.ts'
import type { GtpPlan } from '../../../src/cli/gtp/session.ts'
import { MAX_PLAYOUTS } from '../../../src/engine/playouts/limits.ts'
import { samples } from '../../tiers.ts'
import { inProcess, isWellFormed, referee, sessionOf, told, type Engine } from './referee.ts'

const player = (name: string) => ({ player: castOf(name) ?? null })

async function after(lines: readonly string[], engine: Engine = inProcess()): Promise<string> {
  let answer = ''
  for (const line of lines) answer = await engine.ask(line)
  return answer
}

const SEARCHER = searcher('two plies', { algorithm: 'alpha-beta', depth: 2 })
const BY_PLAYOUTS = playoutPlayer('a hundred', { playouts: 100, priors: 'none' })

const WON = ['boardsize 5', 'play b b1', 'play w b4', 'play b b2']

describe('lines', () => {
  it.each([
    ['name', '= Poly-Y\n\n'],
    ['7 protocol_version # twice', '=7 2\n\n'],
    ['\tversion\r', '= 1.2.3\n\n'],
    ['12', '?12 unknown command\n\n'],
    ['na\u0000me', '= Poly-Y\n\n'],
    // The first line of a file in UTF-8 with its mark, and of one in UTF-16 of either order.
    ['\u00EF\u00BB\u00BFname', '= Poly-Y\n\n'],
    ['\u00FF\u00FEn\u0000a\u0000m\u0000e\u0000', '= Poly-Y\n\n'],
    ['\u00FE\u00FF\u0000n\u0000a\u0000m\u0000e\u0000', '= Poly-Y\n\n'],
    ['constructor', '? unknown command\n\n'],
    ['known_command genmove', '= true\n\n'],
    ['known_command toString', '= false\n\n'],
    ['# interrupt', ''],
    ['  ', ''],
  ])('answers %j with %j', async (line, answer) => {
    expect(await inProcess().ask(line)).toBe(answer)
  })

  it('lists no command that it does not know', async () => {
    const engine = inProcess()
    for (const name of (await told(engine, 'list_commands')).split('\n'))
      expect(await engine.ask(`known_command ${name}`)).toBe('= true\n\n')
  })

  it('shows a board without an empty line', async () => {
    expect(await inProcess().ask('showboard')).toBe('=\n  a board\nof two lines\n\n')
  })

  it('ends at quit alone', async () => {
    expect((await answerGtp(sessionOf(), 'quit'))?.isLast).toBe(true)
    expect((await answerGtp(sessionOf(), 'name'))?.isLast).toBe(false)
  })
})

describe('the board', () => {
  it.each([5, 10, 15, 20, 25, 30])('has a size of %i', async (size) => {
    const engine = inProcess()
    expect(await engine.ask(`boardsize ${size}`)).toBe('=\n\n')
    expect(await told(engine, 'gogui-rules_board_size')).toBe(String(size))
  })

  it('has no other size', async () => {
    expect(await inProcess().ask('boardsize 19')).toMatch(/^\? unacceptable size/)
  })

  it('refuses a board that the player does not play on', async () => {
    expect(await inProcess(player('network-3')).ask('boardsize 30')).toMatch(/^\? unacceptable size: network-3/)
  })

  it.each([15, 20])('of size %i has a level', async (size) => {
    const engine = inProcess({ player: BOARD_LEVELS[3] })
    expect(await after([`boardsize ${size}`, 'genmove b'], engine)).toMatch(/^= [a-e]\d+\n\n$/)
  })

  it('of another rule has a level from one board to the next', async () => {
    const engine = inProcess({ player: BOARD_LEVELS[2], rule: 3 })
    expect(await after(['boardsize 20', 'genmove b'], engine)).toMatch(/^= [a-e]\d+\n\n$/)
  })

  it.each([
    ['black', 'play black a1'],
    ['r', 'play r A1'],
    ['red', 'play Red a1'],
  ])('takes %s for the side that begins', async (_, line) => {
    expect(await after([line, 'gogui-rules_side_to_move'])).toBe('= white\n\n')
  })

  it.each([
    ['out of turn', ['play w a1'], '? illegal move: it is the turn of black\n\n'],
    ['on a stone', ['play b a1', 'play w a1'], '? illegal move\n\n'],
    ['by passing', ['play b pass'], '? illegal move\n\n'],
    ['off the board', ['play b d16'], '? invalid color or coordinate\n\n'],
    ['by a number', ['play b 25'], '? invalid color or coordinate\n\n'],
    ['without a colour', ['play green a1'], '? invalid color or coordinate\n\n'],
    ['without a point', ['play b'], '? syntax error\n\n'],
    ['after the end', [...WON, 'play w b3'], '? illegal move\n\n'],
  ])('refuses a move %s', async (_, lines, answer) => {
    expect(await after(lines)).toBe(answer)
  })

  it.each(['swap', 'swap-sides'])('takes %s as the answer to the first stone', async (word) => {
    expect(await after(['play b a1', `play w ${word}`, 'play w b1', 'gogui-rules_side_to_move'])).toBe('= black\n\n')
    expect(await after(['play b a1', 'play w b1', `play b ${word}`])).toBe('? illegal move\n\n')
  })

  it('takes back one move, or several', async () => {
    expect(await after(['play b a1', 'play w b1', 'undo', 'gogui-rules_side_to_move'])).toBe('= white\n\n')
    expect(await after(['play b a1', 'play w b1', 'gg-undo 2', 'gogui-rules_side_to_move'])).toBe('= black\n\n')
    expect(await after(['undo'])).toBe('? cannot undo\n\n')
  })

  it('stands on a square of points', async () => {
    expect(await after(['boardsize 5', 'play b a1', 'play w b5', 'gogui-rules_board'])).toBe(
      '=\n. O . . .\n. . . . .\n. . . . .\n. . . . .\nX . . . .\n\n',
    )
  })

  it('names the legal moves, and none once it is decided', async () => {
    expect(await after(['boardsize 5', 'play b a1', 'all_legal_moves'])).toBe('= b1 b2 b3 b4 b5\n\n')
    expect(await after([...WON, 'gogui-rules_legal_moves'])).toBe('=\n\n')
  })
})

describe('the end of a game', () => {
  it('has no score before', async () => {
    expect(await after(['final_score'])).toBe('? cannot score\n\n')
    expect(await after(['gogui-rules_final_result'])).toBe('=\n\n')
  })

  it('is a connection, after which the loser resigns', async () => {
    expect(await after([...WON, 'final_score'])).toBe('= B+\n\n')
    expect(await after([...WON, 'genmove w'])).toBe('= resign\n\n')
  })

  it('is a resignation', async () => {
    expect(await after(['play b resign', 'final_score'])).toBe('= W+\n\n')
  })

  it('is known before by perfect play on small boards', async () => {
    expect(await after(['boardsize 5', 'solve'])).toMatch(/^= black b?a?\d\n\n$/)
    expect(await after(['boardsize 30', 'solve'])).toBe('= unknown\n\n')
  })
})

describe('moves of the player', () => {
  it('are played by genmove and not by reg_genmove', async () => {
    expect(await after(['genmove b', 'gogui-rules_side_to_move'])).toBe('= white\n\n')
    expect(await after(['reg_genmove b', 'gogui-rules_side_to_move'])).toBe('= black\n\n')
  })

  it('are a swap only if it is allowed', async () => {
    const lines = ['boardsize 5', 'play b b1', 'genmove w']
    expect(await after(lines, inProcess({ ...player('perfect'), swaps: true }))).toBe('= swap\n\n')
    expect(await after(lines, inProcess(player('perfect')))).toMatch(/^= [ab]\d\n\n$/)
  })

  /** The milliseconds for each move that is asked for. */
  async function limitsAfter(lines: readonly string[]) {
    const session = sessionOf()
    const limits: (number | null)[] = []
    const think = session.around.think
    session.around.think = (question) => {
      limits.push(question.ms)
      return think(question)
    }
    for (const line of ['boardsize 5', ...lines]) await answerGtp(session, line)
    return limits
  }

  it('have limits of time from the settings', async () => {
    const lines = ['genmove b', 'clear_board', 'time_settings 0 2 1', 'genmove b', 'time_left w 3 3', 'genmove w']
    expect(await limitsAfter([...lines, 'timelimit 0.5', 'genmove b'])).toEqual([null, 1940, 970, 485])
  })

  it('have the time of a period that only time_left tells of', async () => {
    expect(await limitsAfter(['time_left b 300 25', 'genmove b'])).toEqual([11_640])
  })
})

describe('a limit of time', () => {
  it.each(['timelimit 1', 'time_settings 1 1 1', 'time_left b 1 0'])(
    'is not answered before it can be kept: %s',
    async (line) => {
      const session = sessionOf()
      let [isReady, makeReady] = [false, () => {}]
      session.around.ready = () => new Promise((resolve) => (makeReady = resolve))
      const answering = answerGtp(session, line).then((answer) => ({ text: answer?.text, isReady }))
      expect((await answerGtp(session, 'name'))?.text).toBe('= Poly-Y\n\n')
      isReady = true
      makeReady()
      expect(await answering).toEqual({ text: '=\n\n', isReady: true })
    },
  )

  it('takes the place of limits that nobody chose, and stands beside those of a contestant', async () => {
    const limitsOf = async (changes: Partial<GtpPlan>, lines: readonly string[]) => {
      const session = sessionOf(changes)
      let asked: unknown = null
      session.around.think = async ({ contestant: { mind } }) => {
        asked = mind.by === 'search' ? mind.options.depth : mind.by === 'playouts' ? mind.options.playouts : null
        return { node: 0, value: null }
      }
      for (const line of [...lines, 'genmove b']) await answerGtp(session, line)
      return asked
    }
    expect(await limitsOf({}, [])).toBe(4)
    expect(await limitsOf({}, ['timelimit 1'])).toBeUndefined()
    expect(await limitsOf({ player: SEARCHER }, ['timelimit 1'])).toBe(2)
    expect(await limitsOf({ size: 7 }, ['timelimit 1'])).toBe(MAX_PLAYOUTS)
    expect(await limitsOf({ size: 7, player: BY_PLAYOUTS }, ['timelimit 1'])).toBe(100)
  })
})

describe('clock', () => {
  it('never gives more than is left of the main time', () => {
    const clock = clockOf({ main: 10_000, period: 0, stones: 0 })
    let spent = 0
    for (let moves = 53; moves > 0; moves--) {
      const ms = clock?.forMove(moves) ?? 0
      spent += ms
      clock?.spend(ms)
    }
    expect(spent).toBeLessThan(10_000)
  })

  it.each([20, 200])('is not overspent by moves that come %i ms late', async (late) => {
    const session = sessionOf({ size: 7, ...player('random') })
    let now = 0
    session.around.now = () => now
    const think = session.around.think
    session.around.think = (question) => {
      now += Number(question.ms) + late
      return think({ ...question, ms: null })
    }
    await answerGtp(session, `time_settings ${0.06 * late} 0 0`)
    while (session.winner() === null) {
      await answerGtp(session, 'genmove b')
      const before = now
      await answerGtp(session, 'genmove w')
      now = before
    }
    expect(now).toBeLessThan(60 * late)
  })

  it('goes from the main time to periods, which begin again', () => {
    const clock = clockOf({ main: 100, period: 1000, stones: 2 })
    clock?.spend(300)
    expect(clock?.forMove(10)).toBe(776)
    clock?.spend(100)
    expect(clock?.forMove(10)).toBe(485)
  })

  it('sets no limit for a period without stones', () => {
    expect(clockOf({ main: 0, period: 1, stones: 0 })).toBeNull()
  })
})

describe('a referee', () => {
  it.each([
    [2, 3, 1, 'scatterbrain', 'greedy', samples({ few: 40, all: 400 })],
    [3, 4, 1, 'random', 'random', samples({ few: 35, all: 350 })],
    [4, 7, 3, 'random', 'random', samples({ few: 24, all: 240 })],
    [5, 7, 3, 'greedy', 'random', samples({ few: 1, all: 10 })],
  ] as const)('%i: plays games on %i rings to %i corners', async (seed, size, rule, black, white, games) => {
    const winners: string[] = []
    for (let game = 0; game < games; game++) {
      const engines = [
        inProcess({ rule, ...player(black) }, 1000 * game + seed),
        inProcess({ rule, ...player(white) }, game),
      ]
      winners.push(await referee(engines[0], engines[1], size, rule))
    }
    expect(winners).toHaveLength(games)
    expect(new Set(winners)).toEqual(new Set(black === 'greedy' ? ['red'] : ['red', 'blue']))
  })
})

describe('any line', () => {
  const words = [
    ...['boardsize', 'clear_board', 'play', 'genmove', 'reg_genmove', 'undo', 'gg-undo', 'showboard', 'final_score'],
    ...['time_settings', 'time_left', 'timelimit', 'komi', 'solve', 'all_legal_moves', 'gogui-rules_board', 'quit'],
    ...['b', 'w', 'red', 'blue', 'a1', 'b3', 'c7', '5', '0', '-1', '99999999999999999999', '1e9', 'NaN', 'swap'],
    ...['resign', 'pass', '#', '__proto__', 'toString', '\r', '\u2028', '\0', '=', '?'],
  ]
  const line = fc.oneof(
    { arbitrary: fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((parts) => parts.join(' ')), weight: 3 },
    { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replaceAll('\n', ' ')), weight: 1 },
  )

  const runs = samples({ few: 100, all: 1000 })

  it('gets a well-formed answer, or none', { timeout: 300_000 }, async () => {
    const engine = inProcess({ size: 2, ...player('random') })
    let answered = 0
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 100, maxLength: 100 }), async (lines) => {
        for (const text of lines) {
          const answer = await engine.ask(text)
          if (answer === '') continue
          answered++
          expect(
            isWellFormed(answer, /^[\p{Cc} ]*(\d+)(?:[\t ]|[\p{Cc}]*$)/u.exec(text.replace(/#.*/s, ''))?.[1] ?? ''),
          ).toBe(true)
        }
      }),
      { numRuns: runs },
    )
    expect(answered).toBeGreaterThan(10 * runs)
  })
})
