/** Contests with the swap rule on the command line, with real programs that swap and that hear of a swap; and names told apart. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { namesApart } from '../../src/cli/engines/contest.ts'
import { castOf } from '../../src/engine/arena/cast.ts'
import type { Contestant } from '../../src/engine/arena/contestant.ts'
import { readSgf } from '../../src/renderer/model/library/read-sgf.ts'
import { runInside } from './run-inside.ts'
import { CODECUP } from './shell-engine.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'poly-y-swap-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A program in a few lines of a shell, which starts in milliseconds. */
function shell(name: string, lines: string): string {
  const file = path.join(folder, `${name}.sh`)
  writeFileSync(file, lines)
  return `sh ${file}`
}

/**
 * Plays the first empty node by GTP, and answers the first stone by a swap. It exits with code 9 where it is asked for a move
 * after the other side's swap without having heard of that.
 */
const SWAPPER = `
stones=0
while read -r command colour node; do
  said=
  case $command in
    clear_board) empty=' a1 b1 b2 b3 b4 b5 ' stones=0 heard= begun= ;;
    play) if [ "$node" = swap ]; then heard=yes; else stones=$((stones + 1)); fi ;;
    genmove)
      if [ $stones = 1 ] && [ "$begun" = yes ] && [ -z "$heard" ]; then exit 9; fi
      if [ $stones = 1 ] && [ -z "$heard" ]; then node= said=swap
      else [ $stones -gt 0 ] || begun=yes; stones=$((stones + 1)); node=\${empty# }; node=\${node%% *}; said=$node; fi ;;
  esac
  case $command-$node in
    play-swap|genmove-) ;;
    play-*|genmove-*) empty="\${empty%% $node *} \${empty#* $node }" ;;
  esac
  printf '= %s\\n\\n' "$said"
  [ "$command" != quit ] || exit 0
done
`

const gtp = shell('gtp', SWAPPER)
const codecup = shell('codecup', CODECUP)
const SMALL = ['--size', '2', '--games', '2', '--cores', '1']

interface Played {
  readonly moves: readonly string[]
  readonly winner: string
  readonly number: number
  readonly broken?: { readonly why: string }
}
const gamesIn = async (words: readonly string[]) => {
  const { code, stdout } = await runInside([...words, '--json'])
  expect(code).toBe(0)
  return JSON.parse(stdout) as { games: Played[]; swapped?: number; byColour: { wins: number; games: number }[] }
}

describe.skipIf(process.platform === 'win32')('a match with --swap', () => {
  it.each([
    ['GTP', `engine:${gtp}`],
    ['the CodeCup', `codecup:${codecup}`],
  ])('lets a program swap by %s, and books the game for whoever has won', async (_, program) => {
    const { games, swapped, byColour } = await gamesIn(['match', program, 'random', ...SMALL, '--swap'])
    const own = games[1]
    expect(own.moves[1]).toBe('swap')
    expect(games.map(({ broken }) => broken)).toEqual([undefined, undefined])
    expect(swapped).toBe(games.filter(({ moves }) => moves[1] === 'swap').length)
    // It begins as Blue in the second game, and plays Red after its swap.
    const isOwnWin = ({ number, moves, winner }: Played) =>
      (winner === 'red') === ((number === 0) === (moves[1] !== 'swap'))
    expect(byColour[0].wins + byColour[1].wins).toBe(games.filter(isOwnWin).length)
  })

  it('tells both programs of the swap of the other', async () => {
    const { games } = await gamesIn(['match', `engine:${gtp}`, `codecup:${codecup}`, ...SMALL, '--swap'])
    expect(games.map(({ moves }) => moves[1])).toEqual(['swap', 'swap'])
    expect(games.map(({ broken }) => broken)).toEqual([undefined, undefined])
  })

  it('goes on from its file, and refuses that of a match without a swap', async () => {
    const words = ['match', `engine:${gtp}`, 'greedy', ...SMALL]
    const file = path.join(folder, 'games.jsonl')
    await runInside([...words, '--swap', '--file', file])
    const before = readFileSync(file, 'utf8')
    expect(before).toContain('"swapRule":true')
    expect((await runInside([...words, '--swap', '--file', file])).code).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect((await runInside([...words, '--opening', '0', '--file', file])).stderr).toContain('holds other games')
  })

  it('has programs that swap lose without it, and says how to allow it', async () => {
    const { stdout } = await runInside(['match', `codecup:${codecup}`, 'random', ...SMALL, '--opening', '0'])
    expect(stdout).toContain('swapped, which only --swap allows, and only in answer to the first stone: 1 of 2 games')
    expect(stdout).not.toContain('colours are those at the end')
  })
})

describe('contests with --swap', () => {
  it('have it among our own players too, from the empty board', async () => {
    const words = ['match', 'negascout:2', 'greedy', '--size', '3', '--games', '4', '--cores', '1', '--swap']
    const { stdout } = await runInside(words)
    expect(stdout).toMatch(/ {2}swapped {12}[1-4] of 4; colours are those at the end/)
  })

  it.each([
    [['--opening', '3'], '--opening 0'],
    [['--openings', 'balanced'], 'no balanced openings'],
  ])('refuse %j', async (words, fault) => {
    const { code, stderr } = await runInside(['match', 'random', 'greedy', '--swap', ...words])
    expect(stderr).toContain(fault)
    expect(code).toBe(2)
  })

  it('are tournaments, too', async () => {
    const words = ['tournament', 'negascout:2', 'greedy', 'random', '--size', '3', '--games', '2', '--cores', '1']
    expect((await runInside([...words, '--swap'])).stdout).toContain('from 2 each, with the swap rule')
    expect((await runInside(words)).stdout).not.toContain('swap')
  })
})

describe.skipIf(process.platform === 'win32')('a course with --swap', () => {
  const course = path.join(folder, 'course')
  const text = (name: string) => readFileSync(path.join(`${course}-results`, name), 'utf8')

  function hand(name: string, source: string): void {
    mkdirSync(path.join(course, name), { recursive: true })
    writeFileSync(path.join(course, name, 'engine.sh'), source)
    writeFileSync(path.join(course, name, 'engine.json'), JSON.stringify({ command: 'sh engine.sh' }))
  }

  it('has its swaps in the games, and tells an engine from a player of ours by the same name', async () => {
    hand('ada', SWAPPER)
    hand('random', SWAPPER)
    const words = ['course', course, '--against', 'random', ...SMALL, '--swap']
    const { code, stdout, stderr } = await runInside(words)
    expect(code).toBe(0)
    expect(stderr).toContain('6 games to play, 1 side by side: less than a minute')
    expect(stdout).toContain('each pair from the empty board, with the swap rule')
    expect(stdout).not.toContain('failed the check')
    const games = text('games.sgf').trim().split('\n')
    expect(games).toHaveLength(6)
    expect(games.every((game) => game.includes('RU[swap, three sides]'))).toBe(true)
    expect(games.filter((game) => game.includes('W[swap]')).length).toBeGreaterThan(3)
    expect(new Set(games.flatMap((game) => readSgf(game)).flatMap(({ info }) => Object.values(info.players)))).toEqual(
      new Set(['ada', 'random', 'random (ours)']),
    )
    expect(text('students/ada/report.txt')).toContain('random (ours)')
    // White has swapped and plays Black from then on.
    const [one] = games.filter((game) => /P[BW]\[ada\]/.test(game) && /P[BW]\[random\]/.test(game))
    expect(one).toContain('PB[random]PW[ada]')
    expect((await runInside(['games', path.join(`${course}-results`, 'games.sgf')])).code).toBe(0)
  })
})

describe('two players of one name', () => {
  it.each([
    [['greedy', 'greedy'], 'greedy (1) against greedy (2)'],
    [[`codecup:${gtp}`, `engine:${gtp}`], `${gtp} (codecup) against ${gtp}`],
    [['random', 'greedy'], 'random against greedy'],
  ])('%j are told apart', async (players, head) => {
    const { stdout } = await runInside(['match', ...players, ...SMALL, '--opening', '0'])
    expect(stdout.split(': 2 games')[0]).toBe(head)
  })

  it.each([
    [
      ['engine', 'ours'],
      ['greedy', 'greedy (ours)'],
    ],
    [
      ['codecup', 'ours', 'engine', 'ours'],
      ['greedy (codecup)', 'greedy (ours) (1)', 'greedy', 'greedy (ours) (2)'],
    ],
  ] as const)('of the kinds %j are %j', (kinds, names) => {
    const program = { command: 'greedy', moveMs: 1000, megabytes: 100 }
    const seats = {
      ours: { name: 'greedy', contestant: castOf('greedy') as Contestant },
      engine: { name: 'greedy', program: { ...program, protocol: 'gtp' } },
      codecup: { name: 'greedy', program: { ...program, protocol: 'codecup' } },
    } as const
    expect(namesApart(kinds.map((kind) => seats[kind]))).toEqual(names)
  })

  it('play in one tournament only where they are two', async () => {
    const words = ['tournament', `engine:${gtp}`, `codecup:${gtp}`, ...SMALL, '--opening', '0']
    expect((await runInside(words)).stdout).toContain(`${gtp} (codecup)`)
    expect((await runInside(['tournament', 'greedy', 'greedy', ...SMALL])).stderr).toContain('greedy plays already')
  })
})
