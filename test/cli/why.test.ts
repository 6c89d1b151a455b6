import { describe, expect, it } from 'vitest'
import { NETWORK } from '../../src/engine/arena/cast.ts'
import { groundsOfSearch } from '../../src/engine/arena/grounds.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { search } from '../../src/engine/search/search.ts'
import { whyText } from '../../src/cli/why.ts'
import { jsonLines, linesOf } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const POSITION = './...../........../.........r..... b'

interface Why {
  by: string
  move: string
  depth: number
  moves: {
    move: string
    value: number
    line: string[]
    leaf: {
      value: number
      features: { id: string; amount: number }[]
      stones: { node: string; amount: number }[]
    } | null
  }[]
}

describe('--why', () => {
  it('gives every move with its value, line and parts, the best first', async () => {
    const { code, stdout, stderr } = await runInside([
      'search',
      POSITION,
      '--depth',
      '2',
      '--evaluator',
      'weaver',
      '--why',
      '--json',
    ])
    const [{ why, move, value }] = jsonLines(stdout) as { why: Why; move: string; value: number }[]
    expect([why.by, why.move, why.depth, why.moves[0].move, why.moves[0].value]).toEqual([
      'search',
      move,
      2,
      move,
      value,
    ])
    expect(why.moves).toHaveLength(30)
    for (const { value, line, leaf } of why.moves) {
      expect(line).toHaveLength(2)
      expect(leaf?.value).toBe(value)
      expect(leaf?.features.reduce((sum, { amount }) => sum + amount, 0)).toBe(value)
      expect(leaf?.stones).toHaveLength(3)
    }
    expect([stderr, code]).toEqual(['', 0])
  })

  it('says the same in a table, after what was found', async () => {
    const { stdout } = await runInside(['search', POSITION, '--depth', '2', '--evaluator', 'weaver', '--why'])
    const lines = linesOf(stdout)
    const start = lines.findIndex((line) => /^why +\S+: the search$/.test(line))
    expect(lines[start + 1]).toBe('moves  of Blue, 2 plies deep, * the one made')
    expect(
      lines.slice(start + 3, start + 33).filter((line) => /^\S+ [ *] +[+-]?\d+ +\S+ \S+$/.test(line)),
    ).toHaveLength(30)
    expect(stdout).toMatch(/\npiecesToWin +-1 +\d +\d +\S+\nchains +-1 +\d +\d +\S+\n/)
    expect(stdout).toContain('by occlusion')
  })

  it('has no features where a network has none', () => {
    const position = parsePosition(POSITION)
    const options = { algorithm: 'negascout', depth: 1, evaluator: NETWORK } as const
    const text = whyText(position, groundsOfSearch(position, options, search(position, options))).join('\n')
    expect(text).not.toContain('feature ')
    expect(text).toMatch(/\nstones [a-d]\d+ [+-]\d/)
  })

  it('follows each move of a computer in a game, whatever decided it', async () => {
    const { stdout } = await runInside(['play', '--red', 'random', '--blue', 'perfect', '--size', '2', '--why'])
    const moves = linesOf(stdout).filter((line) => /^ *\d+\. /.test(line))
    const reasons = linesOf(stdout).filter((line) => /^ +why /.test(line))
    expect(reasons).toHaveLength(moves.length)
    expect(reasons[0]).toContain(': drawn at random')
    expect(reasons[1]).toContain(': the table of all positions')
  })
})
