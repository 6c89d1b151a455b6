import { describe, expect, it } from 'vitest'
import {
  alongOf,
  columnsOf,
  nodesIn,
  placesOf,
  runningOrder,
  stonesOn,
  summarizeColumn,
  turnsOf,
} from '../../../src/engine/lab/along.ts'
import {
  measurementOf,
  optionsOf,
  PLAIN,
  settingsOf,
  summarize,
  tasksOf,
  type Experiment,
} from '../../../src/engine/lab/experiment.ts'
import { measurementRows } from '../../../src/engine/lab/measurement-rows.ts'
import type { SampleRange } from '../../../src/engine/lab/sample-plan.ts'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition } from '../../../src/engine/game/position.ts'
import { search } from '../../../src/engine/search/search.ts'
import { positionsOf } from '../../positions-of.ts'

const RANGE: SampleRange = { boardSize: 3, stones: 1, to: 7, step: 3, count: 3, seed: 5 }
const EXPERIMENT: Experiment = { ...PLAIN, positions: RANGE, algorithms: ['alpha-beta', 'negascout'], depths: [1, 2] }
const LARGE = ([2, 5, 7] as const).map((size) => formatPosition(emptyPosition(size)))
const GAME = { name: '', start: './...../.......... r', moves: ['c3', 'b2', 'b4'] }

/** The measurements, run in some order. */
function run(experiment: Experiment, inOrder: (order: number[]) => number[] = (order) => order) {
  const positions = positionsOf(experiment)
  const settings = settingsOf(experiment)
  const tasks = tasksOf(settings, positions.length)
  const measurements: ReturnType<typeof measurementOf>[] = []
  for (const t of inOrder(runningOrder(tasks, turnsOf(placesOf(experiment.positions, positions))))) {
    const { position, setting } = tasks[t]
    const parsed = parsePosition(positions[position])
    measurements[t] = measurementOf(search(parsed, optionsOf(setting)), parsed.board)
  }
  return { positions, settings, measurements }
}

describe('the turns of positions', () => {
  const stones = [2, 2, 4, 4, 6, 6, 8, 8, 10, 10]
  const order = turnsOf(stones)
    .map((turn, p) => ({ turn, p }))
    .sort((a, b) => a.turn - b.turn)

  it('are first the ends of the range, then the middle, and then what is between', () => {
    expect(order.map(({ p }) => stones[p])).toEqual([2, 10, 6, 4, 8, 2, 10, 6, 4, 8])
  })

  it('have one position of each number of stones in a round', () => {
    expect(order.slice(0, 5).map(({ p }) => p)).toEqual([0, 8, 4, 2, 6])
  })

  it('are each position once where numbers of stones have unlike many', () => {
    expect(turnsOf([3, 1, 1, 1, 7, 7]).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('are the order of the positions where all have as many stones, and none without positions', () => {
    expect(turnsOf([6, 6, 6])).toEqual([0, 1, 2])
    expect(turnsOf([])).toEqual([])
  })
})

it('what is measured does not depend on the order of running', () => {
  const timeless = ({ measurements }: ReturnType<typeof run>) =>
    measurements.map(({ ms, visitedPerSecond, ...counts }) => counts)
  expect(timeless(run(EXPERIMENT, (order) => order.toReversed()))).toEqual(timeless(run(EXPERIMENT)))
})

describe('the columns', () => {
  it('are the numbers of stones of a range, each with the summary of its own positions', () => {
    const { positions, settings, measurements } = run(EXPERIMENT)
    const columns = columnsOf(RANGE, positions)
    expect(columns.map(({ number }) => number)).toEqual([1, 4, 7])
    for (const column of columns) {
      const own = column.positions.map((p) => positions[p])
      expect(own.map(stonesOn)).toEqual(own.map(() => column.number))
      const visited = own
        .map((text) => search(parsePosition(text), { algorithm: 'negascout', depth: 2 }).visited)
        .sort((a, b) => a - b)
      expect(summarizeColumn(settings, positions, measurements, column).at(-1)?.measures.visited).toMatchObject({
        count: 3,
        minimum: visited[0],
        median: visited[1],
        maximum: visited[2],
      })
    }
    expect(summarize(settings, positions, measurements)[0].count).toBe(positions.length)
  })

  it('are the moves of a game', () => {
    const positions = positionsOf({ ...EXPERIMENT, positions: GAME })
    expect(
      columnsOf(GAME, positions).map(({ number, played, positions: [p] }) => [number, played, positions[p]]),
    ).toEqual([
      [1, 'c3', './...../.......... r'],
      [2, 'b2', './...../..r....... b'],
      [3, 'b4', './.b.../..r....... r'],
      [4, null, './.b.r./..r....... b'],
    ])
  })

  it('are the boards of a list that has several, the smallest first', () => {
    const list = LARGE.toReversed()
    const { positions, settings, measurements } = run({ ...EXPERIMENT, positions: list, depths: [1] })
    const columns = columnsOf(list, positions)
    expect(columns.map(({ number, positions: chosen }) => [number, ...chosen])).toEqual([
      [6, 2],
      [51, 1],
      [106, 0],
    ])
    expect(
      columns.map((column) => summarizeColumn(settings, positions, measurements, column)[0].measures.visited?.median),
    ).toEqual([6, 51, 106])
  })

  it('are of games, ranges and several boards alone', () => {
    const { to, step, ...sample } = RANGE
    expect([GAME, RANGE, sample, LARGE, [GAME.start]].map(alongOf)).toEqual(['moves', 'stones', null, 'boards', null])
  })
})

it('rows have the stones of each position, and for a game the move that it is before', () => {
  const { positions, settings, measurements } = run({ ...EXPERIMENT, positions: GAME })
  const [heads, ...rows] = measurementRows(settings, positions, measurements, [1, 2, 3, 4])
  expect(heads.slice(0, 4)).toEqual(['position', 'stones', 'beforeMove', 'algorithm'])
  expect(rows.slice(0, 4).map((row) => row.slice(1, 3))).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ])
  expect(measurementRows(settings, positions, measurements)[0]).not.toContain('beforeMove')
})

it('rows have the nodes of the board where there are several boards', () => {
  const { positions, settings, measurements } = run({ ...EXPERIMENT, positions: LARGE, depths: [1] })
  const [heads, ...rows] = measurementRows(settings, positions, measurements)
  expect(heads.slice(0, 4)).toEqual(['position', 'nodes', 'stones', 'algorithm'])
  expect(rows.slice(0, 3).map((row) => row[1])).toEqual(LARGE.map(nodesIn))
})
