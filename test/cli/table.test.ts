import { describe, expect, it } from 'vitest'
import { boardOfSize } from '../../src/engine/game/board.ts'
import { Tablebase } from '../../src/engine/solver/tablebase.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { successors, winnerOf } from '../../src/engine/game/position.ts'
import { forcedEnd } from '../engine/reference.ts'
import { jsonLines, linesOf, startCli } from './run-cli.ts'
import { runInside } from './run-inside.ts'

describe('table', () => {
  it('prints the counts of a small board and its best line', async () => {
    const { code, stdout, stderr } = await runInside(['table', '--size', '2'])
    expect(linesOf(stdout)).toEqual([
      '729 colourings of 6 nodes',
      '                         legal  reachable',
      'positions                  197        197',
      'distinct under symmetry     28         28',
      'finished, won by Red        60         60',
      'finished, won by Blue       20         20',
      'open, Red wins              81         81',
      'open, Blue wins             36         36',
      'best play from the empty board: b1 a1 b2',
    ])
    expect(stderr).toMatch(/^polyy table: [\d.]+ s\n$/)
    expect(code).toBe(0)
  })

  it('prints the same as JSON', async () => {
    const { code, stdout } = await runInside(['table', '--size', '2', '--json'])
    expect(jsonLines(stdout)).toEqual([
      { size: 2, ...new Tablebase(boardOfSize(2)).counts(), line: ['b1', 'a1', 'b2'] },
    ])
    expect(code).toBe(0)
  })

  it('tells how often the move by rules keeps a win, as JSON', async () => {
    const { stdout } = await runInside(['table', '--size', '2', '--rules', '--json'])
    expect(jsonLines(stdout)).toMatchObject([
      {
        rules: {
          byRule: { wins: { positions: 95, kept: 95 }, doubleThreat: { positions: 2, kept: 2 } },
          atStake: { positions: 51, kept: 51 },
          met: { red: { positions: 6, kept: 6 }, blue: { positions: 13, kept: 13 } },
        },
      },
    ])
  })

  it('prints these shares as a table', async () => {
    const { stdout } = await runInside(['table', '--size', '2', '--rules'])
    expect(linesOf(stdout).slice(10)).toEqual([
      '                                    positions  kept',
      'wins at once                               95    95  100.0 %',
      'blocks                                      0     0        –',
      'double threat                               2     2  100.0 %',
      'fixed place                                 0     0        –',
      'all                                        97    97  100.0 %',
      'where some move gives the win away         51    51  100.0 %',
      'met in its own games, as Red                6     6  100.0 %',
      'met in its own games, as Blue              13    13  100.0 %',
    ])
  })

  it('lists every position of 6 nodes with its winner, length and moves', async () => {
    const { stdout, code } = await runInside(['table', '--size', '2', '--list'])
    const [head, ...lines] = linesOf(stdout)
    expect([code, head, lines.length]).toEqual([0, 'position,winner,plies,best,winning', 197])
    expect(lines[0]).toBe('./..... r,red,3,b1 b2 b3 b4 b5,b1 b2 b3 b4 b5')
    const board = boardOfSize(2)
    for (const line of lines) {
      const [text, winner, plies, best, winning] = line.split(',')
      const position = parsePosition(text)
      const end = forcedEnd(position, 6)
      expect([winner, Number(plies)]).toEqual([end?.winner, end?.plies])
      const open = winnerOf(position) === null ? [...successors(position)] : []
      const ends = open.map(({ node, position: next }) => ({ name: board.names[node], next: forcedEnd(next, 6) }))
      expect(winning).toBe(
        ends
          .filter(({ next }) => next?.winner === position.toMove)
          .map(({ name }) => name)
          .join(' '),
      )
      expect(best).toBe(
        ends
          .filter(({ next }) => next?.winner === winner && next.plies === Number(plies) - 1)
          .map(({ name }) => name)
          .join(' '),
      )
    }
  })

  const lines = async (...more: string[]) => linesOf((await runInside(['table', '--list', ...more])).stdout).length - 1

  it('lists as many distinct ones as it counts', async () => {
    expect(await lines('--size', '2', '--distinct')).toBe(28)
  })

  it('ends quietly when its reader has gone', async () => {
    const child = startCli(['table', '--list'])
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    child.stdout.once('data', () => child.stdout.destroy())
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0)
    expect(stderr).toBe('')
  })
})
