/** `polyy lab` as the board fills or grows: along a game, over a range of stones, and from board to board. */
import { describe, expect, it } from 'vitest'
import type { Summary } from '../../src/engine/lab/experiment.ts'
import { formatPosition, parsePosition } from '../../src/engine/game/notation.ts'
import { emptyPosition } from '../../src/engine/game/position.ts'
import { search } from '../../src/engine/search/search.ts'
import { jsonLines, linesOf } from './run-cli.ts'
import { runInside } from './run-inside.ts'

describe('an experiment as the board fills', () => {
  it('along a game has a line for each move, from SGF as from moves, and the counts of searches one by one', async () => {
    const words = ['lab', '--game', '-', '--depths', '2', '--algorithms', 'alpha-beta,negascout', '--cores', '1']
    const sgf = '(;FF[4]GM[531]SZ[3]RU[swap]GN[A race];B[c3]C[a (;remark\\]];W[swap];W[b4](;B[b2];W[c1])(;B[a1]))'
    const [text, ofSgf, csv] = await Promise.all([
      runInside(words, './...../.......... r\n1. c3 2. swap 3. b4 4. b2 5. c1\n'),
      runInside(words, sgf),
      runInside([...words, '--csv'], sgf),
    ])
    const [, , , ...lines] = linesOf(text.stdout)
    const visited = (position: string, algorithm: 'alpha-beta' | 'negascout') =>
      String(search(parsePosition(position), { algorithm, depth: 2 }).visited)
    const rows = [
      ['1', 'c3', './...../.......... r'],
      ['2', 'swap', './...../..r....... b'],
      ['4', 'b2', './...b./..r....... r'],
    ]
    for (const [index, [move, played, position]] of rows.entries())
      expect(lines[index].trim().split(/\s+/)).toEqual([
        move,
        played,
        '0',
        visited(position, 'alpha-beta'),
        visited(position, 'negascout'),
      ])
    expect(ofSgf.stdout).toBe(text.stdout)
    expect(linesOf(csv.stdout)[2]).toMatch(/^\.\/\.{5}\/\.\.r\.{7} b,1,2,alpha-beta,2,/)
    expect([text.code, ofSgf.code, csv.code]).toEqual([0, 0, 0])
  })

  it.each([
    ['(;FF[4]GM[1]SZ[19];B[aa])', 'it is not a game of Poly-Y'],
    ['(;GM[531];B[c3];W[c3])', 'node c3 is not empty'],
    ['(;GM[531];B[c3]', 'the game is not closed by a parenthesis'],
    ['./rr.b. b', 'the game is over: there is nothing to search'],
    ['c3 somewhere', '"somewhere" is not a node of this board'],
  ])('refuses a game that it cannot search along: %s', async (stdin, reason) => {
    const { code, stderr } = await runInside(['lab', '--game', '-', '--depths', '1'], stdin)
    expect(stderr).toContain(`polyy lab: stdin: ${reason}`)
    expect(code).toBe(2)
  })

  it('over a range of stones has a line for each number, with the medians of the sample of that number', async () => {
    const words = ['--size', '3', '--depths', '2', '--algorithms', 'alpha-beta', '--cores', '1', '--json']
    const [range, single] = await Promise.all([
      runInside(['lab', '--sample', '2-6x5', '--step', '2', ...words]),
      runInside(['lab', '--sample', '4x5', ...words]),
    ])
    const lines = jsonLines(range.stdout) as unknown as (Summary & { stones: number })[]
    expect(lines.map(({ stones, count }) => [stones, count])).toEqual([
      [2, 5],
      [4, 5],
      [6, 5],
    ])
    const [alone] = jsonLines(single.stdout) as unknown as Summary[]
    expect(lines[1].measures.visited).toEqual(alone.measures.visited)
  })
})

describe('an experiment over several boards', () => {
  const POSITIONS = ([2, 5, 7] as const).map((size) => formatPosition(emptyPosition(size, 3)))
  const words = ['lab', '--positions', '-', '--depths', '2', '--algorithms', 'alpha-beta', '--tables', 'off']

  it('has a line for each board, with the counts of searches one by one', async () => {
    const { code, stdout } = await runInside(words, POSITIONS.toReversed().join('\n'))
    const [, , heads, ...lines] = linesOf(stdout).map((line) => line.trim().split(/\s+/))
    expect(heads.slice(0, 3)).toEqual(['nodes', 'n', 'ended'])
    expect(lines).toEqual(
      POSITIONS.map((text) => {
        const position = parsePosition(text)
        const { visited } = search(position, { algorithm: 'alpha-beta', depth: 2 })
        return [String(position.board.nodeCount), '1', '0', String(visited)]
      }),
    )
    expect(code).toBe(0)
  })

  it('names the nodes of the board in each record', async () => {
    const { stdout } = await runInside([...words, '--json'], POSITIONS.join('\n'))
    expect(jsonLines(stdout).map(({ nodes }) => nodes)).toEqual([6, 51, 106])
  })
})

it('a sample of 106 nodes is drawn under the rule that is asked for', async () => {
  const words = ['lab', '--sample', '8x2', '--size', '7', '--rule', 'three-sides', '--depths', '1', '--csv']
  const [, ...rows] = linesOf((await runInside([...words, '--algorithms', 'alpha-beta'])).stdout)
  expect(rows.map((row) => row.split(',')[0].split(' ')[2])).toEqual(['3s', '3s'])
})
