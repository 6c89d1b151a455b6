import { describe, expect, it } from 'vitest'
import { parseMove, parsePosition } from '../../src/engine/game/notation.ts'
import { play } from '../../src/engine/game/position.ts'
import { Solver } from '../../src/engine/solver/solver.ts'
import { jsonLines, linesOf } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const POSITIONS = ['r/...../r...b...../....r.....b.... b', './rb... r', './rr.b. b']

describe('solve', () => {
  it('says who wins and by which move, as text and as JSON', async () => {
    const stdin = POSITIONS.join('\n')
    const [text, json] = await Promise.all([
      runInside(['solve', '-'], stdin),
      runInside(['solve', '--json', '-'], stdin),
    ])
    const records = jsonLines(json.stdout)
    expect(records.map(({ position }) => position)).toEqual(POSITIONS)
    POSITIONS.forEach((line, i) => {
      const position = parsePosition(line)
      const { winner, move } = records[i] as { winner: 'red' | 'blue'; move: string | null }
      expect(new Solver(position.board).solve(position).winner).toBe(winner)
      expect(move !== null).toBe(winner === position.toMove)
      if (move !== null)
        expect(new Solver(position.board).solve(play(position, parseMove(position.board, move))).winner).toBe(winner)
      expect(records[i]).toMatchObject({ expanded: expect.any(Number), ms: expect.any(Number) })
    })
    const lines = linesOf(text.stdout)
    expect(lines[0]).toMatch(/^r\/.* b {3}(Red|Blue) wins( by [a-d]\d+)? {3}[\d,]+ states, [\d.]+ s$/)
    expect(lines[2]).toMatch(/Red has won {3}0 states/)
    expect([text.code, json.code, text.stderr]).toEqual([0, 0, ''])
  })

  it('refuses what is no position, with its line, and solves the rest', async () => {
    const { code, stdout, stderr } = await runInside(['solve', '-', '--memory', '2'], `./..... x\n./..... r`)
    expect(stderr).toBe('polyy solve: line 1: the side to move is r or b, not "x"\n')
    expect(stdout).toContain('Red wins by ')
    expect(code).toBe(2)
  })
})
