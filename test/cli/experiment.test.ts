/** Experiments on the command line: the figures of the engine, other boards and evaluators, positions of a file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { castOf } from '../../src/engine/arena/cast.ts'
import { toContestantFile } from '../../src/engine/arena/contestant-file.ts'
import type { Contestant } from '../../src/engine/arena/contestant.ts'
import { toEvaluatorFile } from '../../src/engine/evaluation/evaluator-file.ts'
import type { Evaluator } from '../../src/engine/evaluation/evaluator.ts'
import {
  measurementOf,
  optionsOf,
  PLAIN,
  settingsOf,
  summarize,
  tasksOf,
  type Experiment,
  type Summary,
} from '../../src/engine/lab/experiment.ts'
import { positionsOf } from '../positions-of.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { STATE_1 } from '../../src/engine/lab/report.ts'
import { search, type SearchOptions } from '../../src/engine/search/search.ts'
import type { Quartiles } from '../../src/engine/math/statistics.ts'
import { jsonLines, linesOf } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const folder = mkdtempSync(join(tmpdir(), 'poly-y-experiment-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('an experiment', () => {
  const ARGUMENTS = [
    'lab',
    '--sample',
    '12x5',
    '--seed',
    '9',
    '--depths',
    '2,3',
    '--algorithms',
    'aspiration,negascout',
    '--tables',
    'off,symmetric',
  ]
  const EXPERIMENT: Experiment = {
    ...PLAIN,
    positions: { boardSize: 4, stones: 12, count: 5, seed: 9 },
    algorithms: ['aspiration', 'negascout'],
    depths: [2, 3],
    tables: ['off', 'symmetric'],
  }

  const settings = settingsOf(EXPERIMENT)
  const positions = positionsOf(EXPERIMENT)
  const results = tasksOf(settings, 5).map(({ position, setting }) => {
    const parsed = parsePosition(positions[position])
    return measurementOf(search(parsed, optionsOf(setting)), parsed.board)
  })
  const summaries = summarize(settings, positions, results)

  it('has a line for each search as CSV, with the counts of the engine', async () => {
    const { stdout, code } = await runInside([...ARGUMENTS, '--csv'])
    const [header, ...lines] = linesOf(stdout)
    const visitedColumn = header.split(',').indexOf('visited')
    expect(lines.map((line) => Number(line.split(',')[visitedColumn]))).toEqual(results.map(({ visited }) => visited))
    expect(code).toBe(0)
  })

  // A second core would only cost the start of its worker.
  it('has a summary for each setting as JSON', async () => {
    const { stdout, code } = await runInside([...ARGUMENTS, '--json', '--cores', '1'])
    const untimed = ({ setting, count, measures: { visited, leaves, ofMinimal } }: Summary) => ({
      setting,
      count,
      visited,
      leaves,
      ofMinimal,
    })
    expect(jsonLines(stdout).map((line) => untimed(line as unknown as Summary))).toEqual(summaries.map(untimed))
    expect(code).toBe(0)
  })

  it('has a summary for each setting as text', async () => {
    const { stdout, code } = await runInside([...ARGUMENTS, '--cores', '1'])
    const { lower, median, upper } = summaries[0].measures.visited as Quartiles
    const [low, middle, high] = [lower, median, upper].map((figure) => Math.round(figure).toLocaleString('en-US'))
    expect(stdout).toContain(`${middle} (${low}–${high})`)
    expect(linesOf(stdout)).toHaveLength(3 + settings.length)
    expect(code).toBe(0)
  })

  it('has a sample of any board, and f computed in several ways', async () => {
    const { stdout, code } = await runInside([
      'lab',
      '--sample',
      '2x3',
      '--size',
      '3',
      '--evaluations',
      'bit-parallel,dijkstra',
      '--depths',
      '2',
      '--algorithms',
      'negascout',
      '--csv',
      '--cores',
      '1',
    ])
    const [header, ...lines] = linesOf(stdout).map((line) => line.split(','))
    const column = (name: string) => lines.map((fields) => fields[header.indexOf(name)])
    expect(column('position')).toEqual(
      [...Array(2)].flatMap(() =>
        positionsOf({ ...EXPERIMENT, positions: { boardSize: 3, stones: 2, count: 3, seed: 1 } }),
      ),
    )
    expect(column('evaluation')).toEqual([
      ...Array<string>(3).fill('bit-parallel'),
      ...Array<string>(3).fill('dijkstra'),
    ])
    expect(column('visited').slice(0, 3)).toEqual(column('visited').slice(3))
    expect(code).toBe(0)
  })

  it('has several evaluators side by side: the report’s, one of the cast, of a file, and of a player', async () => {
    const weaver = castOf('weaver') as Contestant
    const evaluator = { kind: 'linear', phases: [{ piecesToWin: -1, corners: 3 }], attack: 0 } as const
    const [weights, player] = [join(folder, 'weights.json'), join(folder, 'player.json')]
    writeFileSync(weights, JSON.stringify(toEvaluatorFile(evaluator, 'a test')))
    writeFileSync(player, JSON.stringify(toContestantFile({ ...weaver, name: 'Mine' })))
    const base = ['lab', '--sample', '12x3', '--depths', '2', '--algorithms', 'negascout', '--csv', '--cores', '1']
    const { stdout, code } = await runInside([...base, '--evaluators', `report,weaver,${weights},${player}`])
    const [header, ...lines] = linesOf(stdout).map((line) => line.split(','))
    const column = (name: string) => lines.map((fields) => fields[header.indexOf(name)])
    expect(column('evaluator')).toEqual(['report', 'weaver', weights, player].flatMap((name) => [name, name, name]))
    const positions = column('position').slice(0, 3).map(parsePosition)
    const visited = (judge?: Evaluator) =>
      positions.map((position) =>
        String(search(position, { algorithm: 'negascout', depth: 2, ...(judge && { evaluator: judge }) }).visited),
      )
    const weaving = (weaver.mind as { options: SearchOptions }).options.evaluator
    expect(column('visited')).toEqual([...visited(), ...visited(weaving), ...visited(evaluator), ...visited(weaving)])
    expect(code).toBe(0)
  })

  it('takes positions from a file, and reports those that it cannot search', async () => {
    const stdin = ['./rr.b. b', STATE_1.position].join('\n')
    const { code, stdout, stderr } = await runInside(
      [
        'lab',
        '--positions',
        '-',
        '--orderings',
        'value',
        '--depths',
        '2',
        '--algorithms',
        'alpha-beta',
        '--csv',
        '--cores',
        '1',
      ],
      stdin,
    )
    expect(linesOf(stdout)[1]).toMatch(new RegExp(`^${STATE_1.position},1,alpha-beta,2,value,off,bit-parallel,,`))
    expect(stderr).toContain('polyy lab: line 1: the game is over: there is nothing to search')
    expect(code).toBe(2)
  })
})
