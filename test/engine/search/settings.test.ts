/** The settings of a search beside its ordering and table: the report's terminal test, and deeper replies. */
import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../src/engine/evaluation/evaluation.ts'
import { flood } from '../../../src/engine/game/chain.ts'
import { only, size } from '../../../src/engine/game/node-set.ts'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import { opponentOf } from '../../../src/engine/game/colour.ts'
import { play, successors, type Position } from '../../../src/engine/game/position.ts'
import { STATE_1 } from '../../../src/engine/lab/report.ts'
import { countersOf } from '../../../src/engine/search/counters.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { search } from '../../../src/engine/search/search.ts'
import { AS_THE_REPORT } from '../../../src/engine/search/settings.ts'
import { Recorder, type Trace } from '../../../src/engine/search/recorder.ts'
import { EVENTS } from '../../../src/engine/search/trace.ts'
import { Random } from '../math/random.ts'
import { affordableDepth, anyPosition, SETTINGS } from './checks.ts'
import { samples } from '../../tiers.ts'

const SEEDS = [33, 35, 36].slice(0, samples({ few: 1, all: 3 }))

/** Each algorithm with each ordering and table once, on a random position of any stage. */
function* searches(seed: number, states: number) {
  const random = new Random(seed)
  for (const algorithm of ALGORITHMS)
    for (const setting of SETTINGS) {
      const position = anyPosition(random, random.pick([2, 3, 4] as const))
      yield { position, options: { algorithm, depth: affordableDepth(position, states), ...setting } }
    }
}

describe('the terminal test by depth-first search', () => {
  it('leaves value, move and all counts of a search as they are by flood fill', () => {
    for (const { position, options } of searches(31, 5000)) {
      const flooded = search(position, options)
      const { optionCounters, ms, ...walked } = search(position, { ...options, terminal: 'dfs' })
      expect({ ...walked, ms: flooded.ms }, `${formatPosition(position)} ${JSON.stringify(options)}`).toEqual(flooded)
      expect(optionCounters?.terminalTests).toBeGreaterThanOrEqual(flooded.visited)
    }
  })

  it('is made once for each state entered, and walks each stone of its chain once', () => {
    const random = new Random(32)
    for (let i = 0; i < 10 * SEEDS.length; i++) {
      const position = anyPosition(random, 3)
      const recorder = new Recorder()
      const { visited, optionCounters } = search(
        position,
        { algorithm: 'alpha-beta', depth: 3, terminal: 'dfs' },
        { trace: recorder },
      )
      expect(optionCounters).toEqual({
        terminalTests: visited,
        stonesWalked: stonesOf(position, recorder.finish()),
        extensions: 0,
      })
    }
  })
})

/** Stones of the chains of all stones placed in a recorded search of one depth, by flood fill. */
function stonesOf(root: Position, trace: Trace): number {
  const line = [root]
  let stones = 0
  for (let event = 0; event < trace.length; event++) {
    if (trace.kind[event] !== EVENTS.enter) continue
    const ply = trace.ply[event]
    const mover = line[ply - 1].toMove
    line[ply] = play(line[ply - 1], trace.node[event])
    stones += size(flood(root.board, only(trace.node[event]), line[ply][mover]))
  }
  return stones
}

/**
 * f of a position by minimax, where the only move that stops an immediate win costs no ply: on positions, with nothing
 * of the search.
 */
function extendedValue(position: Position, depth: number): number {
  const { value, winner } = evaluate(position)
  if (depth === 0 || winner !== null) return value
  const moves = [...successors(position)]
  const threats = [...successors({ ...position, toMove: opponentOf(position.toMove) })].filter(
    ({ isTerminal }) => isTerminal,
  )
  const forced = threats.length === 1 && !moves.some(({ isTerminal }) => isTerminal) ? threats[0].node : null
  const values = moves.map(({ node, position: next }) => extendedValue(next, node === forced ? depth : depth - 1))
  return position.toMove === 'red' ? Math.max(...values) : Math.min(...values)
}

describe('the extension of forced replies', () => {
  it('gives the value of minimax with the same rule, by every algorithm, ordering and table', () => {
    let extended = 0
    for (const { position, options } of SEEDS.flatMap((seed) => [...searches(seed, 1500)])) {
      const { value, depth, optionCounters } = search(position, { ...options, extension: 'forced' })
      expect(value, `${formatPosition(position)} ${JSON.stringify(options)}`).toBe(extendedValue(position, depth))
      extended += optionCounters?.extensions ?? 0
    }
    expect(extended).toBeGreaterThan(100 * SEEDS.length)
  })

  it('counts its states by ply, also below the depth asked for', () => {
    for (const { position, options } of searches(34, 400)) {
      const { iterations, visited } = search(position, { ...options, extension: 'forced' })
      const byPly = iterations.flatMap(({ plies }) => plies.visited)
      expect(byPly.reduce((a, b) => a + b, 0)).toBe(visited)
    }
  })

  it('records the depth left at each state that is expanded', () => {
    const recorder = new Recorder()
    search(parsePosition(STATE_1.position), { algorithm: 'alpha-beta', depth: 3 }, { trace: recorder })
    const trace = recorder.finish()
    for (let event = 0; event < trace.length; event++)
      if (trace.kind[event] === EVENTS.expand) expect(trace.value[event]).toBe(3 - trace.ply[event])
  })
})

describe('the orderings by cutoffs', () => {
  it.each([
    ['history', [1332, 4340, 32_296]],
    ['killers', [1292, 3947, 32_064]],
  ] as const)('%s: alpha-beta at depths 3 to 5 from State 1 visits %j', (ordering, visited) => {
    const position = parsePosition(STATE_1.position)
    expect([3, 4, 5].map((depth) => search(position, { algorithm: 'alpha-beta', depth, ordering }).visited)).toEqual(
      visited,
    )
  })

  it('leave minimax, which cuts nothing off, in the order of the nodes', () => {
    const position = parsePosition(STATE_1.position)
    const [byId, byHistory] = (['id', 'history'] as const).map((ordering) =>
      countersOf(search(position, { algorithm: 'minimax', depth: 3, ordering })),
    )
    expect(byHistory).toEqual(byId)
  })
})

it('a search as the report describes it visits what the usual one visits', () => {
  const position = parsePosition(STATE_1.position)
  for (const algorithm of ALGORITHMS.slice(1)) {
    const usual = search(position, { algorithm, depth: 3 })
    const { value, move, optionCounters, ...reports } = search(position, { algorithm, depth: 3, ...AS_THE_REPORT })
    expect({ value, move, ...countersOf(reports) }).toEqual({
      value: usual.value,
      move: usual.move,
      ...countersOf(usual),
    })
    expect(optionCounters?.terminalTests).toBeGreaterThan(0)
  }
})
