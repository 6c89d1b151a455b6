import { describe, expect, it } from 'vitest'
import { boardOfSize } from '../../src/engine/game/board.ts'
import { CompleteTable } from '../../src/engine/solver/complete-table.ts'
import { jsonLines, linesOf, runCli } from './run-cli.ts'

describe('table', () => {
  it('prints the counts of a small board and its best line', async () => {
    const { code, stdout, stderr } = await runCli(['table', '--size', '2'])
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
    const { code, stdout } = await runCli(['table', '--size', '2', '--json'])
    expect(jsonLines(stdout)).toEqual([{ size: 2, ...new CompleteTable(boardOfSize(2)).counts(), line: ['b1', 'a1', 'b2'] }])
    expect(code).toBe(0)
  })

  it('is of 16 nodes unless told otherwise', async () => {
    const { stdout } = await runCli(['table', '--json'])
    expect(jsonLines(stdout)).toMatchObject([{ size: 3, colourings: 43_046_721, legal: { positions: 8_022_649 } }])
  })

  it.each(['1', '4', 'three'])('refuses the size %s in one line', async (size) => {
    const { code, stdout, stderr } = await runCli(['table', '--size', size])
    expect(linesOf(stderr)).toEqual([expect.stringMatching(/^polyy table: .*There are complete tables of the boards of 2 and 3 rings\.$/)])
    expect([code, stdout]).toEqual([2, ''])
  })
})
