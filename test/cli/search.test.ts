import { describe, expect, it } from 'vitest'
import { LEARNED } from '../../src/engine/arena/cast.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { ELEVEN_STONES, STATE_1 } from '../../src/engine/lab/report.ts'
import { COUNTER_NAMES } from '../../src/engine/search/counters.ts'
import { newMemory } from '../../src/engine/search/memory.ts'
import type { Algorithm } from '../../src/engine/search/methods.ts'
import { search } from '../../src/engine/search/search.ts'
import { evaluatorNamed } from '../../src/cli/contestants.ts'
import { searchRecord, searchText } from '../../src/cli/search.ts'
import { jsonLines, linesOf } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const OPEN = 'r/r.b.. b'

interface SearchRecord {
  position: string
  depth: number
  move: string
  value: number | string
  line: string[]
  visited: number
  perDepth: { depth: number; value: number | string | null; visited: number; plies: Record<string, number[]> }[]
  ms: number
}

function recordOf(position: string, options: Parameters<typeof search>[1]): SearchRecord {
  return searchRecord(parsePosition(position), search(parsePosition(position), options)) as SearchRecord
}

describe('search --json', () => {
  it('prints every key, in a fixed order', async () => {
    const { code, stdout, stderr } = await runInside([
      'search',
      STATE_1.position,
      '--algorithm',
      'negascout',
      '--depth',
      '3',
      '--json',
    ])
    const [record, ...more] = jsonLines(stdout)
    expect(more).toEqual([])
    expect(Object.keys(record)).toEqual([
      'position',
      'algorithm',
      'depth',
      'move',
      'value',
      'line',
      ...COUNTER_NAMES,
      'perDepth',
      'shortestWin',
      'ms',
      'memory',
    ])
    const perDepth = record.perDepth as Record<string, unknown>[]
    expect(perDepth.map(({ depth }) => depth)).toEqual([1, 2, 3])
    for (const iteration of perDepth) {
      expect(Object.keys(iteration)).toEqual(['depth', 'value', 'move', ...COUNTER_NAMES, 'plies'])
      expect(Object.keys(iteration.plies as object)).toEqual([...COUNTER_NAMES])
    }
    expect(stderr).toBe('')
    expect(code).toBe(0)
  })

  it('gives what the engine gives', () => {
    const position = parsePosition(ELEVEN_STONES.position)
    const result = search(position, { algorithm: 'iterative-deepening', depth: 4 })
    const record = recordOf(ELEVEN_STONES.position, { algorithm: 'iterative-deepening', depth: 4 })
    expect(record.visited).toBe(result.visited)
    expect(record.move).toBe(position.board.names[result.move])
    expect(record.line).toEqual(result.line.map((node) => position.board.names[node]))
    expect(record.perDepth.reduce((sum, { visited }) => sum + visited, 0)).toBe(result.visited)
    for (const { depth, visited, plies } of record.perDepth) {
      expect(plies.visited).toHaveLength(depth + 1)
      expect(plies.visited.reduce((sum, count) => sum + count, 0)).toBe(visited)
    }
    expect(Math.round(record.ms * 10)).toBe(record.ms * 10)
  })

  it('writes forced wins as +inf and -inf, and no value for what the clock cut short', () => {
    expect(recordOf('./..... r', { algorithm: 'alpha-beta', depth: 6 })).toMatchObject({
      value: expect.stringMatching(/^[+-]inf$/),
    })
    const { perDepth } = recordOf(STATE_1.position, { algorithm: 'alpha-beta', time: 30 })
    expect(perDepth.at(-1)?.value).toBeNull()
    expect(JSON.stringify(perDepth)).not.toContain('NaN')
  })
})

describe('search', () => {
  it('answers stdin in order; a finished position is refused with its line', async () => {
    const stdin = [OPEN, './rr.b. b', 'nonsense', './..... r'].join('\n')
    const { code, stdout, stderr } = await runInside(
      ['search', '-', '--json', '--depth', '2', '--symmetries', '--ordering', 'value'],
      stdin,
    )
    expect(jsonLines(stdout).map(({ position }) => position)).toEqual([OPEN, './..... r'])
    expect(linesOf(stderr)).toEqual([
      'polyy search: line 2: the game is over: there is no move to search for',
      'polyy search: line 3: a position has two fields, the rings and the side to move, not 1',
    ])
    expect(code).toBe(2)
  })

  it('keeps to a time', async () => {
    const { code, stdout } = await runInside(['search', STATE_1.position, '--time', '50', '--json', '--table'])
    const [record] = jsonLines(stdout)
    expect(record.depth).toBeGreaterThanOrEqual(1)
    expect(record.move).toMatch(/^[a-d]\d+$/)
    expect(code).toBe(0)
  })

  it('prints a block for people, with a blank line between two', async () => {
    const { stdout } = await runInside(['search', '-', '--algorithm', 'alpha-beta'], `${STATE_1.position}\n./..... r\n`)
    const blocks = stdout.split('\n\n')
    expect(blocks).toHaveLength(4)
    expect(blocks[0]).toContain(`${STATE_1.position}   Blue to move\nalpha-beta, depth 4, ordering id, no table\nmove `)
    expect(blocks[1]).toContain('136,005')
  })

  it('tells what the shortest win cost beside its counters, and the depth reached', () => {
    const won = 'b/b.r../brr.b.bb../r.rr.r....bb.r. r'
    const lines = (algorithm: Algorithm) =>
      searchText(parsePosition(won), { algorithm, depth: 3 }, search(parsePosition(won), { algorithm, depth: 3 }))
    expect(lines('negascout')[1]).toMatch(/^negascout, depth 1 of 3, /)
    expect(lines('alpha-beta')[1]).toMatch(/^alpha-beta, depth 3, /)
    expect(lines('alpha-beta').slice(-2)).toEqual([
      expect.stringMatching(/^3 +\+inf +c4 +314 /),
      '+59 visited to find the shortest win',
    ])
    const record = recordOf(won, { algorithm: 'alpha-beta', depth: 3 })
    expect(record).toMatchObject({
      visited: 314,
      perDepth: [{ depth: 3 }],
      shortestWin: { visited: 59, perDepth: [{ depth: 2 }, { depth: 1 }] },
    })
  })

  it('judges by the evaluation or the evaluator asked for, and refuses a network for another board', async () => {
    const { visited, value } = search(parsePosition(STATE_1.position), { algorithm: 'iterative-deepening', depth: 2 })
    const slow = await runInside([
      'search',
      STATE_1.position,
      '--depth',
      '2',
      '--json',
      '--evaluation',
      'floyd-warshall',
    ])
    const third = await runInside(['search', STATE_1.position, '--depth', '2', '--json', '--evaluation', 'dijkstra'])
    for (const { stdout } of [slow, third]) expect(jsonLines(stdout)).toMatchObject([{ visited, value }])
    const asked = await runInside(
      ['search', '-', '--depth', '2', '--json', '--evaluator', 'network-2'],
      `${STATE_1.position}\n${OPEN}\n`,
    )
    expect(jsonLines(asked.stdout)).toHaveLength(1)
    expect([asked.stderr.trim(), asked.code]).toEqual([
      'polyy search: line 2: the evaluator is for another board or rule',
      2,
    ])
    expect(evaluatorNamed('learned-3')).toBe(LEARNED)
    expect(evaluatorNamed('report-4')).toEqual({ kind: 'report' })
    expect(() => evaluatorNamed('perfect')).toThrow('perfect plays perfectly and has no evaluator.')
    expect(() => evaluatorNamed('missing.json')).toThrow('missing.json')
  })

  it('says how full its memories are, and what found no room in them', () => {
    const position = parsePosition(STATE_1.position)
    const options = { algorithm: 'iterative-deepening', depth: 3, ordering: 'last', table: 'plain' } as const
    const lines = searchText(
      position,
      options,
      search(position, options, { memory: newMemory(position.board, 'last', 'plain', 2) }),
    )
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^orders 2 of 2 states remembered; [\d,]+ times a state found no room, and its moves were ordered as at a first visit$/,
      ),
    )
    expect(lines).toContainEqual(expect.stringMatching(/^table  2 of 2 entries in use; [\d,]+ replaced another state$/))
    expect(searchText(position, options, search(position, { ...options, table: 'off' }))).toContainEqual(
      expect.stringMatching(/^orders [\d,]+ of 262,144 states remembered$/),
    )
  })

  it('says that an iteration was cut short', () => {
    const position = parsePosition(STATE_1.position)
    const options = { algorithm: 'alpha-beta', time: 30, ordering: 'id' } as const
    const lines = searchText(position, options, search(position, options))
    expect(lines.some((line) => /^\d+ \(cut short\) +– /.test(line))).toBe(true)
    expect(lines.at(-1)).toMatch(/^total +[\d,]+ /)
  })
})
