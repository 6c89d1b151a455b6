/** A recorded search, played back, is the search: its counters, its windows, its moves. */
import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { ownerOf, play } from '../../../src/engine/game/position.ts'
import { Replay } from '../../../src/engine/search/replay.ts'
import { ELEVEN_STONES, STATE_1 } from '../../../src/engine/lab/report.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { search, type SearchOptions } from '../../../src/engine/search/search.ts'
import { WIN } from '../../../src/engine/search/state.ts'
import { Recorder } from '../../../src/engine/search/recorder.ts'
import { EVENTS } from '../../../src/engine/search/trace.ts'
import { TABLES } from '../../../src/engine/search/transposition-table.ts'
import { Random } from '../math/random.ts'
import { minimaxValue } from '../reference.ts'
import { samples } from '../../tiers.ts'

const state1 = parsePosition(STATE_1.position)
const eleven = parsePosition(ELEVEN_STONES.position)

function recorded(options: SearchOptions, position = eleven) {
  const trace = new Recorder()
  const result = search(position, options, { trace })
  return { result, trace: trace.finish() }
}

describe('a trace', () => {
  it('changes nothing of the search', () => {
    for (const algorithm of ALGORITHMS) {
      const options = { algorithm, depth: 3 } as const
      expect({ ...recorded(options, state1).result, ms: 0 }).toEqual({ ...search(state1, options), ms: 0 })
    }
  })

  it('has an event for every state entered and left, every state expanded, cutoff, re-search and iteration', () => {
    for (const algorithm of ALGORITHMS)
      for (const table of TABLES) {
        const { result, trace } = recorded({ algorithm, depth: 4, table })
        const count = (kind: number) => trace.kind.filter((other) => other === kind).length
        expect(count(EVENTS.enter)).toBe(result.visited)
        expect(count(EVENTS.expand)).toBe(result.expanded)
        expect(count(EVENTS.cutoff)).toBe(result.cutoffs)
        expect(count(EVENTS.research)).toBe(result.researches)
        expect(count(EVENTS.iteration)).toBe(result.iterations.length)
        // Every state is left, and so is the root, once for each search of it.
        const rootSearches = result.iterations.reduce((sum, { plies }) => sum + plies.expanded[0], 0)
        expect(count(EVENTS.leave) + count(EVENTS.cutoff)).toBe(result.visited + rootSearches)
        expect(count(EVENTS.value)).toBe(result.visited)
        expect(trace.length).toBe(trace.total)
      }
  })
})

describe('a replay', () => {
  const { trace, result } = recorded({ algorithm: 'negascout', depth: 5 })
  const replay = new Replay(trace)

  it('ends with the figures of the search', () => {
    const { visited, depth, visits, line } = replay.at(trace.length)
    expect(visited).toBe(result.visited)
    expect(depth).toBe(result.depth)
    expect(visits.reduce((sum, count) => sum + count, 0)).toBe(result.visited)
    // Blue is to move: what the root returned is −f.
    expect(line[0].value).toBe(0 - result.value)
    expect(replay.count('cutoff')).toBe(result.cutoffs)
    expect(replay.count('research')).toBe(result.researches)
    expect(replay.count('iteration')).toBe(result.iterations.length)
  })

  it('is the same wherever one jumps from', () => {
    const random = new Random(5)
    const straight = new Replay(trace)
    const stops = Array.from({ length: 40 }, () => random.below(trace.length + 1)).sort((a, b) => a - b)
    const seen = stops.map((event) => structuredClone(straight.at(event)))
    for (const i of random.shuffled(stops.keys())) expect(replay.at(stops[i])).toEqual(seen[i])
  })

  it('knows when each visited state was entered', () => {
    const random = new Random(8)
    expect(replay.visitedLength).toBe(result.visited)
    for (let i = 0; i < 100; i++) {
      const visited = random.between(1, result.visited)
      expect(replay.at(replay.eventOf(visited)).visited).toBe(visited)
      expect(replay.at(replay.eventOf(visited) - 1).visited).toBe(visited - 1)
    }
    expect(replay.eventOf(0)).toBe(0)
    expect(replay.eventOf(result.visited + 1)).toBe(trace.length)
  })

  it('shows a line of distinct empty nodes, and windows that the side to move could have', () => {
    const random = new Random(6)
    for (let i = 0; i < 300; i++) {
      const { line, depth, last } = replay.at(random.between(1, trace.length))
      const nodes = line.slice(1).map(({ node }) => node)
      expect(new Set(nodes).size).toBe(nodes.length)
      expect(nodes.every((node) => ownerOf(eleven, node) === null)).toBe(true)
      expect(line.length).toBeLessThanOrEqual(depth + 1)
      line.forEach(({ alpha, beta, best, tried, research }, ply) => {
        if (alpha === null || beta === null || best === null) return
        expect(alpha).toBeLessThan(beta)
        // What the null window returned counts only after the re-search.
        const isOpen = research !== null || (last?.ply === ply && last.verdict?.outcome === 'open')
        expect(best).toBe(Math.max(alpha, ...(isOpen ? tried.slice(0, -1) : tried).map(({ value }) => value)))
        expect(new Set(tried.map(({ node }) => node)).size, 'each successor once').toBe(tried.length)
      })
    }
  })

  it.each(ALGORITHMS)(
    'tells of every successor tried by %s what minimax says: the value, or a bound that holds',
    (algorithm) => {
      const random = new Random(11)
      const said = { exact: 0, least: 0, most: 0 }
      for (const table of TABLES) {
        const { trace } = recorded({ algorithm, depth: 3, table })
        const replay = new Replay(trace)
        for (let i = 0; i < samples({ few: 25, all: 100 }); i++) {
          const { line, depth } = replay.at(random.between(1, trace.length))
          let position = eleven
          line.forEach(({ node, tried }, ply) => {
            if (ply > 0) position = play(position, node)
            const last = tried.at(-1)
            if (last === undefined) return
            const f = Math.max(-WIN, Math.min(WIN, minimaxValue(play(position, last.node), depth - ply - 1)))
            const value = position.toMove === 'red' ? f : 0 - f
            said[last.bound]++
            if (last.bound === 'exact') expect(last.value).toBe(value)
            if (last.bound === 'least') expect(last.value).toBeLessThanOrEqual(value)
            if (last.bound === 'most') expect(last.value).toBeGreaterThanOrEqual(value)
          })
        }
      }
      expect(said.exact).toBeGreaterThan(0)
      expect(said.most > 0).toBe(algorithm !== 'minimax')
    },
  )

  it('tells states whose value the table gave from leaves', () => {
    const { trace, result } = recorded({ algorithm: 'iterative-deepening', depth: 4, table: 'symmetric' })
    const replay = new Replay(trace)
    let recalled = 0
    for (let event = 1; event <= trace.length; event++)
      if (trace.kind[event - 1] === EVENTS.leave && replay.at(event).line.at(-1)?.isFromTable) recalled++
    expect(recalled).toBeGreaterThan(0)
    expect(recalled).toBe(result.visited - result.leaves - result.expanded + result.iterations.length)
  })

  it('finds every cutoff by jumping on, each with a value that closes the window', () => {
    let cutoffs = 0
    for (let place = replay.next('cutoff', 0); place !== null; place = replay.next('cutoff', place.event)) {
      const state = replay.at(place.event).line.at(-1)
      if (state === undefined || state.cutoff === null || state.beta === null) throw new Error('no cutoff here')
      expect(state.cutoff.value).toBeGreaterThanOrEqual(state.beta)
      expect(state.tried.at(-1)?.node).toBe(state.cutoff.node)
      cutoffs++
    }
    expect(cutoffs).toBe(result.cutoffs)
    expect(replay.previous('cutoff', 1)).toBeNull()
    expect(replay.previous('iteration', trace.length)).toEqual(
      replay.next('iteration', (replay.previous('iteration', trace.length)?.event ?? 0) - 1),
    )
  })
})
