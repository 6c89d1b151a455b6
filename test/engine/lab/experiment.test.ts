import { describe, expect, it } from 'vitest'
import {
  measurementOf,
  misfitOf,
  optionsOf,
  PLAIN,
  ratiosTo,
  settingsOf,
  summarize,
  tasksOf,
  type Experiment,
  type Measurement,
} from '../../../src/engine/lab/experiment.ts'
import { runningOrder, turnsOf } from '../../../src/engine/lab/along.ts'
import { positionsOf } from '../../positions-of.ts'
import { NETWORK } from '../../../src/engine/arena/cast.ts'
import { REPORTS_OWN, type NamedEvaluator } from '../../../src/engine/evaluation/named-evaluator.ts'
import { labCells } from '../../../src/engine/lab/lab-cells.ts'
import { canEndWithin, minimalTree } from '../../../src/engine/lab/lab.ts'
import { measurementRows } from '../../../src/engine/lab/measurement-rows.ts'
import { encodeValue, parsePosition } from '../../../src/engine/game/notation.ts'
import { search } from '../../../src/engine/search/search.ts'
import { quartiles } from '../../../src/engine/math/statistics.ts'

const EXPERIMENT: Experiment = {
  ...PLAIN,
  positions: { boardSize: 4, stones: 12, count: 7, seed: 5 },
  algorithms: ['alpha-beta', 'aspiration', 'negascout'],
  depths: [1, 3],
}

function run(experiment: Experiment) {
  const positions = positionsOf(experiment)
  const settings = settingsOf(experiment)
  const measurements = tasksOf(settings, positions.length).map(({ position, setting }) => {
    const parsed = parsePosition(positions[position])
    return measurementOf(search(parsed, optionsOf(setting)), parsed.board)
  })
  return { positions, settings, measurements }
}

describe('the settings of an experiment', () => {
  it('are every combination once: windows for aspiration search alone, an own ordering under its name', () => {
    const settings = settingsOf({ ...EXPERIMENT, margins: [1, 2], orderings: ['own', 'id'], tables: ['off', 'plain'] })
    const texts = settings.map(({ algorithm, depth, ordering, table, margin }) =>
      [depth, algorithm, ordering, table, margin].join(' '),
    )
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.filter((text) => text.startsWith('3'))).toEqual([
      '3 alpha-beta id off ',
      '3 alpha-beta id plain ',
      '3 aspiration id off 1',
      '3 aspiration id off 2',
      '3 aspiration id plain 1',
      '3 aspiration id plain 2',
      '3 negascout last off ',
      '3 negascout last plain ',
      '3 negascout id off ',
      '3 negascout id plain ',
    ])
    expect(settings.length).toBe(20)
  })

  it('are options of a search, with the window only where there is one', () => {
    const [alphaBeta, aspiration] = settingsOf(EXPERIMENT)
    expect(optionsOf(alphaBeta)).toEqual({
      algorithm: 'alpha-beta',
      depth: 1,
      ordering: 'id',
      table: 'off',
      evaluation: 'bit-parallel',
      terminal: 'flood',
      extension: 'none',
    })
    expect(optionsOf(aspiration)).toMatchObject({ algorithm: 'aspiration', margin: 2 })
  })
})

describe('the evaluators of an experiment', () => {
  const WEAVER: NamedEvaluator = {
    name: 'weaver',
    evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, chains: -1 }], attack: 0 },
  }
  const several: Experiment = {
    ...EXPERIMENT,
    depths: [2],
    evaluators: [REPORTS_OWN, WEAVER],
    evaluations: ['bit-parallel', 'dijkstra'],
  }

  it('are crossed with the rest; how f is computed is of f alone', () => {
    const settings = settingsOf(several).map(({ algorithm, evaluator, evaluation }) =>
      [algorithm, evaluator?.name, evaluation].join(' '),
    )
    expect(settings.filter((text) => text.startsWith('negascout'))).toEqual([
      'negascout report bit-parallel',
      'negascout report dijkstra',
      'negascout weaver ',
    ])
    expect(settings).toHaveLength(9)
  })

  it('are what leaves are worth: with f the counts are as ever, with another those of a search by it', () => {
    const both = { ...EXPERIMENT, depths: [3], algorithms: ['negascout'], evaluators: [REPORTS_OWN, WEAVER] } as const
    const { positions, settings, measurements } = run(both)
    const visited = measurements.map((measurement) => measurement.visited)
    expect(visited.slice(0, 7)).toEqual(
      run({ ...EXPERIMENT, depths: [3], algorithms: ['negascout'] }).measurements.map(
        (measurement) => measurement.visited,
      ),
    )
    expect(visited.slice(7)).toEqual(
      positions.map(
        (text) =>
          search(parsePosition(text), { algorithm: 'negascout', depth: 3, evaluator: WEAVER.evaluator }).visited,
      ),
    )
    expect(visited.slice(7)).not.toEqual(visited.slice(0, 7))
    const rows = measurementRows(settings, positions, measurements)
    const column = rows[0].indexOf('evaluator')
    expect(rows.slice(1).map((row) => row[column])).toEqual([
      ...Array<string>(7).fill('report'),
      ...Array<string>(7).fill('weaver'),
    ])
  })

  it('are told in rows only where some are given', () => {
    expect(measurementRows(settingsOf(EXPERIMENT), [], [])[0]).not.toContain('evaluator')
    expect(measurementRows(settingsOf(several), [], [])[0]).toContain('evaluator')
  })

  it('are for the board of every position', () => {
    const network: NamedEvaluator = { name: 'network', evaluator: NETWORK }
    expect(misfitOf({ ...EXPERIMENT, evaluators: [WEAVER, network] })).toBeUndefined()
    expect(
      misfitOf({
        ...EXPERIMENT,
        positions: ['./...../........../.........r..... b', './..... r'],
        evaluators: [WEAVER, network],
      }),
    ).toBe(network)
  })
})

describe('the order of running', () => {
  const settings = settingsOf(EXPERIMENT)
  const tasks = tasksOf(settings, 3)
  const order = runningOrder(tasks, turnsOf([12, 12, 12])).map((t) => `${tasks[t].setting.depth}/${tasks[t].position}`)

  it('has all searches of a position side by side, the first position at all depths, then depth by depth', () => {
    const each = (name: string) => EXPERIMENT.algorithms.map(() => name)
    expect(order).toEqual(['1/0', '3/0', '1/1', '1/2', '3/1', '3/2'].flatMap(each))
  })

  it('has each task once', () => {
    expect(runningOrder(tasks, turnsOf([4, 12, 8])).toSorted((a, b) => a - b)).toEqual([...tasks.keys()])
  })
})

describe('ratios to a search', () => {
  const { positions, settings, measurements } = run({
    ...EXPERIMENT,
    positions: { boardSize: 4, stones: 12, count: 5, seed: 5 },
  })
  const [base] = settings

  it('are taken position by position', () => {
    const [first, other] = [0, 1].map((s) => positions.map((_, p) => measurements[s * positions.length + p].visited))
    const ratios = ratiosTo(base, 'visited', settings, positions, measurements)
    expect(ratios[0]).toMatchObject({ minimum: 1, maximum: 1, count: 5 })
    expect(ratios[1]).toEqual(quartiles(other.map((visited, p) => visited / first[p])))
    // At the other depth with the same search at that depth.
    expect(settings[3]).toMatchObject({ algorithm: base.algorithm, depth: 3 })
    expect(ratios[3]).toMatchObject({ minimum: 1, maximum: 1, count: 5 })
  })

  it('are of those positions alone for which both have been measured', () => {
    const some = measurements.map((measurement, t) => (t < 2 || t === 6 ? measurement : undefined))
    const ratios = ratiosTo(base, 'visited', settings, positions, some)
    expect(ratios.map((each) => each?.count ?? 0)).toEqual([2, 1, 0, 0, 0, 0])
  })
})

describe('a measurement', () => {
  const { positions, settings, measurements } = run(EXPERIMENT)

  it("has the counts of the laboratory's table for the same position", () => {
    const seen: Measurement[] = []
    positions.forEach((position, p) => {
      for (const { algorithm, depth, count, result } of labCells({
        position,
        algorithms: EXPERIMENT.algorithms,
        depths: EXPERIMENT.depths,
        counting: 'visited',
      })) {
        const s = settings.findIndex((setting) => setting.algorithm === algorithm && setting.depth === depth)
        const measurement = measurements[s * positions.length + p]
        expect(measurement.visited).toBe(count)
        expect(measurement.value).toBe(encodeValue(result.value))
        expect(measurement.firstCutoffs).toBeLessThanOrEqual(measurement.cutoffs)
        expect(measurement.iterations.at(-1)?.value).toBe(measurement.value)
        seen.push(measurement)
      }
    })
    expect(seen.length).toBe(measurements.length)
  })

  it('is JSON that reads back the same', () => {
    expect(JSON.parse(JSON.stringify(measurements))).toEqual(measurements)
  })
})

describe('a summary', () => {
  const { positions, settings, measurements } = run(EXPERIMENT)

  it('is over all positions of its setting', () => {
    const [summary] = summarize(settings, positions, measurements).filter(
      ({ setting }) => setting.algorithm === 'alpha-beta' && setting.depth === 3,
    )
    const own = measurements.slice(3 * 7, 4 * 7)
    const sorted = own.map(({ visited }) => visited).sort((a, b) => a - b)
    expect(summary.count).toBe(7)
    expect(summary.measures.visited).toMatchObject({ minimum: sorted[0], median: sorted[3], maximum: sorted[6] })
    // In some of these positions a game can end within three plies, and the minimal tree says nothing of them.
    const even = own.filter((_, p) => !canEndWithin(parsePosition(positions[p]), 3))
    expect(even.length).toBeGreaterThan(0)
    expect(even.length).toBeLessThan(7)
    expect(summary.measures.ofMinimal).toEqual(quartiles(even.map(({ leaves }) => leaves / minimalTree(19, 3))))
    expect(summary.measures.researchedShare?.maximum).toBe(0)
    const negascout = summarize(settings, positions, measurements).at(-1)
    expect(negascout?.measures.researchedShare?.maximum).toBeGreaterThan(0)
  })

  it('says how many searches ended before their depth, and what they reached', () => {
    const summaries = summarize(settings, positions, measurements)
    const rows = measurementRows(settings, positions, measurements)
    const reached = rows[0].indexOf('reached')
    for (const [s, { setting, endedEarly }] of summaries.entries()) {
      const depths = rows.slice(1 + s * 7, 1 + (s + 1) * 7).map((row) => Number(row[reached]))
      expect(endedEarly).toBe(depths.filter((depth) => depth < setting.depth).length)
      if (setting.algorithm === 'alpha-beta') expect(endedEarly).toBe(0)
    }
    expect(summaries.at(-1)?.endedEarly).toBeGreaterThan(0)
  })

  it('says in how many searches the memory of orders ran out, and writes how often', () => {
    const some = measurements.map((measurement, t) => (t === 1 ? { ...measurement, withoutRoom: 9 } : measurement))
    expect(summarize(settings, positions, some).map(({ ranOut }) => ranOut)).toEqual(
      settings.map((_, s) => (s === 0 ? 1 : 0)),
    )
    const rows = measurementRows(settings, positions, some)
    const column = rows[0].indexOf('withoutRoom')
    expect(rows.slice(1, 4).map((row) => row[column])).toEqual([0, 9, 0])
  })

  it('takes what has been measured so far, and has nothing to say of the rest', () => {
    const some = measurements.slice(0, 2)
    const [first, ...others] = summarize(settings, positions, some)
    expect(first.count).toBe(2)
    expect(first.measures.visited?.count).toBe(2)
    for (const { count, measures } of others) expect([count, measures.visited]).toEqual([0, null])
  })
})
