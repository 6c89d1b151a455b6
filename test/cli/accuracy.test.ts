import { describe, expect, it } from 'vitest'
import { accuracyOf, checkPosition } from '../../src/engine/accuracy.ts'
import { boardOfSize } from '../../src/engine/board.ts'
import { parsePosition } from '../../src/engine/notation.ts'
import { drawSample } from '../../src/engine/sample.ts'
import { Solver } from '../../src/engine/solver/solver.ts'
import { jsonLines, linesOf, runCli } from './run-cli.ts'

const ARGUMENTS = ['accuracy', '--stones', '18,20', '--count', '6', '--depths', '1-3', '--kind', 'played', '--seed', '2']

describe('accuracy', () => {
  it("gives the engine's counts, as a table and as JSON", async () => {
    const [text, json] = await Promise.all([runCli(ARGUMENTS), runCli([...ARGUMENTS, '--json'])])
    const solver = new Solver(boardOfSize(4))
    const options = { algorithm: 'negascout', depths: [1, 2, 3], budget: 1_000_000 } as const
    const checksOf = (stones: number) =>
      drawSample({ kind: 'played', boardSize: 4, stones, count: 6, seed: 2 }).map((line) => checkPosition(parsePosition(line), options, (p, control) => solver.solve(p, control)))
    const checks = new Map([18, 20].map((stones) => [stones, checksOf(stones)]))
    const expected = [...checks].flatMap(([stones, each]) =>
      accuracyOf(each, options.depths).map((accuracy) => ({ kind: 'played', algorithm: 'negascout', seed: 2, stones, ...accuracy })),
    )
    expect(jsonLines(json.stdout)).toEqual(expected)

    const lines = linesOf(text.stdout)
    expect(lines[0]).toBe('12 positions, played with some care, seed 2; negascout; 0 not solved and left out')
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`
    const all = accuracyOf([...checks.values()].flat(), options.depths)
    const agreement = all.map(({ right, wrong }) => percent(right / (right + wrong)))
    const zero = all.map((accuracy) => percent(accuracy.zero / 12))
    const rowsOfAll = lines.filter((line) => line.startsWith('  all ')).map((line) => line.trim().split(/\s{2,}/))
    expect(rowsOfAll[0]).toEqual(['all', ...agreement, percent(all[0].moverWins / 12), '12'])
    expect(rowsOfAll[1]).toEqual(['all', ...zero, '12'])
    expect(rowsOfAll[2]).toEqual(['all', ...all.slice(1).map(({ kept, choices }) => percent(kept / choices)), String(all[1].choices)])
    expect(text.stdout).toMatch(/^There is no horizon effect\. {2}(HOLDS|PARTLY|FAILS)$/m)
    expect(text.stderr).toMatch(/^polyy accuracy: 12 positions in [\d.]+ s\n$/)
    expect([text.code, json.code]).toEqual([0, 0])
  })

  it('leaves out and counts what takes too long to solve, and says nothing of the horizon without two depths in a row', async () => {
    const { stdout, code } = await runCli(['accuracy', '--stones', '2', '--count', '1', '--kind', 'played', '--budget', '1', '--depths', '2'])
    expect(stdout).toContain('0 positions, played with some care, seed 1; negascout; 1 not solved and left out\n')
    expect(stdout).toMatch(/^ {2}2 +– +– +– +0$/m)
    expect(stdout).not.toContain('horizon')
    expect(code).toBe(0)
  })

  it.each([
    [['--stones', '31'], 'Stones are a whole number from 0 to 30.'],
    [['--stones', '9-6'], '9-6 is not a range of stones such as 6-20.'],
    [['--stones', '0', '--count', '2'], 'only 1 different positions of 0 stones were found, not 2'],
    [['--kind', 'perfect'], 'Allowed choices are random, played.'],
  ])('refuses %j', async (args, fault) => {
    const { stdout, stderr, code } = await runCli(['accuracy', ...args])
    expect(stderr).toContain(fault)
    expect([stdout, code]).toEqual(['', 2])
  })
})
