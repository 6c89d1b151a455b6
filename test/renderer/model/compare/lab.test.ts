/** The figures of a comparison's charts, and the command that gives the same. */
import { describe, expect, it } from 'vitest'
import { castOf } from '../../../../src/engine/arena/cast.ts'
import type { Evaluator } from '../../../../src/engine/evaluation/evaluator.ts'
import { fromEvaluatorFile } from '../../../../src/engine/evaluation/evaluator-file.ts'
import { REPORTS_OWN, type NamedEvaluator } from '../../../../src/engine/evaluation/named-evaluator.ts'
import { labCells, type EvaluatorsOf, type LabCell } from '../../../../src/engine/lab/lab.ts'
import { ELEVEN_STONES, STATE_1 } from '../../../../src/engine/lab/report.ts'
import { branchingOf, cutoffsByRank, researchedShare, visitedByPly, visitedPerSecond } from '../../../../src/renderer/pages/lab/compare/figures.ts'
import { compareCommand, filesOf } from '../../../../src/renderer/model/studies/command-line.ts'
import { jsonLines, runCli } from '../../../cli/run-cli.ts'
import { seriesByDepth } from '../../../../src/renderer/parts/studies/series.ts'

const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)

const WEAVER: NamedEvaluator = { name: 'weaver', evaluator: (castOf('weaver')?.mind as { options: { evaluator: Evaluator } }).options.evaluator }

it.each([[{}], [{ negascout: WEAVER }]] satisfies [EvaluatorsOf][])('the command shown gives the same counts: %j', async (evaluators) => {
  const request = { position: ELEVEN_STONES.position, algorithms: ['alpha-beta', 'negascout'], depths: [2, 3], counting: 'report', ordering: 'value', table: 'plain', evaluation: 'bit-parallel', evaluators } as const
  const [printed, command] = compareCommand([ELEVEN_STONES.position, STATE_1.position], request).split(' | ')
  expect(printed).toBe(`printf '%s\\n' '${ELEVEN_STONES.position}' '${STATE_1.position}'`)
  const { stdout, code } = await runCli([...command.replace(/^.* -- /, '').split(' '), '--json'], `${ELEVEN_STONES.position}\n${STATE_1.position}\n`)
  expect(jsonLines(stdout).map(({ count }) => count)).toEqual([...labCells(request), ...labCells({ ...request, position: STATE_1.position })].map(({ count }) => count))
  expect(code).toBe(0)
})

it('a command names the file of an evaluator that the command line does not know, and the page has it', () => {
  const mine: NamedEvaluator = { name: 'My player & co', evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, corners: 3 }], attack: 0 } }
  // Weights that the cast does not have under that name.
  const changed: NamedEvaluator = { name: 'weaver', evaluator: mine.evaluator }
  const files = filesOf([REPORTS_OWN, WEAVER, mine, changed])
  expect(files.map(({ name }) => name)).toEqual(['My-player-co.json', 'weaver.json'])
  expect(files.map(({ text }) => fromEvaluatorFile(JSON.parse(text)))).toEqual([mine.evaluator, changed.evaluator])
})

describe('the figures of a search', () => {
  const searched = [STATE_1, ELEVEN_STONES].map(({ position }) => [
    ...labCells({ position, algorithms: ['minimax', 'alpha-beta', 'iterative-deepening', 'aspiration', 'negascout'], depths: [1, 3], counting: 'visited' }),
  ])
  const cells = searched.flat()
  const find = (algorithm: LabCell['algorithm']) => searched[0].find((cell) => cell.algorithm === algorithm && cell.depth === 3) as LabCell

  it('by ply and by successor add up to the search’s own counters', () => {
    for (const cell of cells) {
      expect(sum(visitedByPly(cell))).toBe(cell.count)
      expect(sum(cutoffsByRank(cell))).toBe(cell.result.cutoffs)
    }
  })

  it('of minimax are those of the full tree, without cutoffs', () => {
    expect(visitedByPly(find('minimax'))).toEqual([30, 30 * 29, 30 * 29 * 28])
    expect(cutoffsByRank(find('minimax'))).toEqual([0, 0, 0, 0, 0])
    expect(branchingOf(find('minimax'))).toBeGreaterThan(28)
    expect(branchingOf(find('minimax'))).toBeLessThan(30)
  })

  it('of a search that deepens hold every iteration: the root’s moves once for each', () => {
    expect(visitedByPly(find('iterative-deepening'))[0]).toBe(3 * 30)
  })

  it('count a game decided early only to the depth reached', () => {
    // Two moves each, and Red has three sides of the smallest board.
    const [straight, deepening] = labCells({ position: './..... r', algorithms: ['alpha-beta', 'iterative-deepening'], depths: [5], counting: 'visited' })
    expect([straight, deepening].map((cell) => visitedByPly(cell).length)).toEqual([5, 3])
  })

  it('tell the share searched again, which only the two that repeat have', () => {
    for (const cell of cells) {
      expect(researchedShare(cell)).toBe(cell.result.researched / cell.count)
      if (cell.algorithm !== 'aspiration' && cell.algorithm !== 'negascout') expect(researchedShare(cell)).toBe(0)
    }
    const [again] = labCells({ position: ELEVEN_STONES.position, algorithms: ['negascout'], depths: [4], counting: 'visited' })
    expect(researchedShare(again)).toBe(1118 / 7710)
  })

  it('tell no speed of what took no time', () => {
    const [cell] = cells
    expect(visitedPerSecond({ ...cell, result: { ...cell.result, visited: 50, ms: 0 } })).toBe(null)
    expect(visitedPerSecond({ ...cell, result: { ...cell.result, visited: 50, ms: 2 } })).toBe(25_000)
  })

  it('stand in a series by depth, with gaps where a search has not run', () => {
    const request = { algorithms: ['negascout', 'minimax'], depths: [1, 2, 3] } as const
    expect(seriesByDepth(request, searched[0], (cell) => cell.count).map(({ look, values }) => [look, values])).toEqual([
      ['algorithm-3', [30, null, find('negascout').count]],
      ['algorithm-4', [30, null, 30 + 30 * 29 + 30 * 29 * 28]],
    ])
  })
})
