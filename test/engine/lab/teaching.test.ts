/**
 * Each position that teaches does what it says, in its recording and by ways that share nothing with the searches but
 * the rules.
 */
import { describe, expect, it } from 'vitest'
import { size } from '../../../src/engine/game/node-set.ts'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import { emptyNodes, play, winnerOf } from '../../../src/engine/game/position.ts'
import { TEACHING, type Teaching } from '../../../src/engine/lab/teaching.ts'
import { search, type SearchOptions } from '../../../src/engine/search/search.ts'
import { WIN } from '../../../src/engine/search/state.ts'
import { EVENTS } from '../../../src/engine/search/trace.ts'
import { fullTree } from '../search/checks.ts'
import { winsByBruteForce } from '../solver/brute-force.ts'
import {
  criticalLeaves,
  depthOf,
  endsWithin,
  expectSmallest,
  firstCutoff,
  isByParent,
  isDeepIn,
  isFinite,
  leftAt,
  nodesAlong,
  positionAt,
  recorded,
  shallowPaths,
  smallPositions,
  statesOf,
  worthOf,
} from './teaching-proofs.ts'

function teaching(id: Teaching['id']) {
  const found = TEACHING.find((each) => each.id === id) as Teaching
  const position = parsePosition(found.position)
  return { ...found, position, ...recorded(position, found.options) }
}

describe('the positions that teach', () => {
  it('are open, undecided by their search, and recorded whole in few events', () => {
    expect(TEACHING.map(({ id }) => id)).toEqual([
      'cutoff',
      'deep-cutoff',
      'minimal-tree',
      'worst-order',
      'fail-low',
      'fail-high',
      'research-pays',
      'research-in-vain',
      'transposition',
      'horizon',
    ])
    // Visited states and events of each.
    const lengths = TEACHING.map(({ id, options, event }) => {
      const { position, result, replay } = teaching(id)
      expect(winnerOf(position), id).toBeNull()
      expect(
        result.iterations.every(({ value }) => Number.isFinite(value)),
        id,
      ).toBe(true)
      expect(result.depth).toBe(options.depth)
      expect(replay.to).toBe(replay.length)
      expect(event).toBeGreaterThan(0)
      expect(event).toBeLessThanOrEqual(replay.length)
      return [id, result.visited, replay.length]
    })
    expect(lengths).toEqual([
      ['cutoff', 13, 47],
      ['deep-cutoff', 61, 216],
      ['minimal-tree', 31, 107],
      ['worst-order', 115, 359],
      ['fail-low', 35, 129],
      ['fail-high', 80, 286],
      ['research-pays', 235, 778],
      ['research-in-vain', 36, 122],
      ['transposition', 56, 196],
      ['horizon', 105, 347],
    ])
  })

  it('have the smallest cutoff by the bound of the state above', () => {
    const { position, options, event, replay } = teaching('cutoff')
    expect(firstCutoff(replay, isByParent(position))).toBe(event)
    const { line } = replay.at(event)
    const [parent, state] = line.slice(-2)
    const at = positionAt(position, line)
    const depth = depthOf(options) - (line.length - 1)
    // What the state above has, and what refutes the move to this one, by minimax.
    const above = positionAt(position, line.slice(0, -1))
    expect(worthOf(play(above, parent.bestNode as number), depth)).toBe(0 - (parent.best as number))
    expect(0 - worthOf(play(at, state.cutoff?.node as number), depth - 1)).toBeGreaterThanOrEqual(
      0 - (parent.best as number),
    )
    expect(endsWithin(position, depthOf(options))).toBe(false)
    expectSmallest(position, options, (other, played) => firstCutoff(played, isByParent(other)) !== null)
  })

  it('have a deep cutoff, which the bound of the state above alone would not make', () => {
    const { position, options, event, replay, result } = teaching('deep-cutoff')
    expect(firstCutoff(replay, isDeepIn(position))).toBe(event)
    const { line } = replay.at(event)
    const state = line[3]
    const depth = depthOf(options)
    // β is what the root has by a move of its own.
    expect(line[0].bestNode).not.toBeNull()
    expect(0 - worthOf(play(position, line[0].bestNode as number), depth - 1)).toBe(line[0].best)
    expect(0 - worthOf(play(positionAt(position, line), state.cutoff?.node as number), depth - 4)).toBe(
      state.cutoff?.value,
    )
    // With shallow bounds only the moves cut here are looked at.
    const paths = shallowPaths(position, depth)
    const path = nodesAlong(line)
    const cutMoves = [...statesOf(positionAt(position, line), 1)].slice(1 + state.tried.length).length
    const looked = [...paths].filter(
      (other) => other.startsWith(`${path.join()},`) && other.split(',').length === 4,
    ).length
    expect(cutMoves).toBe(leftAt(position, line))
    expect(looked).toBe(cutMoves + state.tried.length)
    expect(paths.size).toBeGreaterThan(result.visited)
  })

  it.each(['fail-low', 'fail-high'] as const)('have a search whose last window must be opened: %s', (id) => {
    const { position, options, event, replay } = teaching(id)
    const { margin = 2 } = options
    const depth = depthOf(options)
    const { trace } = replay
    expect(trace.kind[event - 1]).toBe(EVENTS.research)
    expect(event - 1).toBe(trace.kind.lastIndexOf(EVENTS.research))
    expect(event - 1).toBeGreaterThan(trace.kind.lastIndexOf(EVENTS.iteration))
    // The window was made by the value one ply less deep, and the value at this depth lies beyond.
    const [guess, value] = [worthOf(position, depth - 1), worthOf(position, depth)]
    const window = { alpha: guess - margin, beta: guess + margin }
    const research = replay.at(event).line[0].research
    expect(research?.narrow).toEqual(window)
    if (id === 'fail-low') {
      expect(value).toBeLessThan(window.alpha)
      expect(research?.window).toEqual({ alpha: -WIN, beta: window.alpha })
    } else {
      expect(value).toBeGreaterThan(window.beta)
      expect(research?.window).toEqual({ alpha: window.beta, beta: WIN })
    }
    expect(replay.at(replay.length).line[0].value).toBe(value)
  })

  it.each(['research-pays', 'research-in-vain'] as const)('have a re-search of NegaScout: %s', (id) => {
    const { position, options, event, replay, result } = teaching(id)
    const depth = depthOf(options)
    const { line, last } = replay.at(event)
    expect(last).toMatchObject({ kind: EVENTS.value, ply: 0, verdict: { outcome: 'better', isSecond: true } })
    expect(event).toBeGreaterThan(replay.trace.kind.lastIndexOf(EVENTS.iteration))
    // The re-search of a move of the root; there may be others below it.
    const again =
      1 +
      replay.trace.kind.findLastIndex((kind, i) => i < event && kind === EVENTS.research && replay.trace.ply[i] === 0)
    const before = replay.at(again).line[0].research
    const [node, value, nullValue] = [
      line[1].node,
      replay.at(event).line[0].best as number,
      before?.returned.value as number,
    ]
    expect(replay.at(event).line[0].bestNode).toBe(node)
    // By minimax: the best of the moves looked at before, and what this one is worth.
    const worth = (move: number) => 0 - worthOf(play(position, move), depth - 1)
    expect(value).toBe(worth(node))
    const earlier = replay
      .at(event)
      .line[0].tried.slice(0, -1)
      .map((tried) => worth(tried.node))
    expect(Math.max(...earlier)).toBe(before?.narrow?.alpha)
    // Both deepen alike and order alike; alpha-beta alone is the iterations of iterative deepening.
    const alphaBeta = search(position, { ...options, algorithm: 'iterative-deepening' })
    expect(alphaBeta.value).toBe(result.value)
    if (id === 'research-pays') expect(result.visited).toBeLessThan(0.95 * alphaBeta.visited)
    else {
      // It costs, and finds what the null window had said.
      expect(value).toBe(nullValue)
      expect(result.visited).toBeGreaterThan(alphaBeta.visited)
      expectSmallest(position, options, (_, { trace }) =>
        trace.kind.some((kind, i) => kind === EVENTS.research && trace.ply[i] === 0),
      )
    }
  })

  it('are on the board of 16 nodes where no search of the one of 6 shows the thing', () => {
    const onSmall = new Set(
      TEACHING.filter(({ position }) => parsePosition(position).board.size === 2).map(({ id }) => id),
    )
    expect([...onSmall]).toEqual(['cutoff', 'research-in-vain'])
    const shown: string[] = []
    for (const position of smallPositions())
      for (let depth = 1; depth <= size(emptyNodes(position)); depth++) {
        const play = (options: Omit<SearchOptions, 'depth'>) => recorded(position, { depth, ...options })
        const plain = play({ algorithm: 'alpha-beta' })
        if (!Number.isFinite(plain.result.value)) break
        if (firstCutoff(plain.replay, isDeepIn(position)) !== null) shown.push('deep-cutoff')
        const known = play({ algorithm: 'alpha-beta', table: 'plain' })
        if (known.result.visited < plain.result.visited) shown.push('transposition')
        const [negaScout, alphaBeta] = [
          play({ algorithm: 'negascout', ordering: 'id' }),
          play({ algorithm: 'iterative-deepening', ordering: 'id' }),
        ]
        if (negaScout.result.visited < alphaBeta.result.visited) shown.push('research-pays')
        const values = alphaBeta.result.iterations.map(({ value }) => value as number)
        if (depth > 1 && Math.abs(values[depth - 1] - values[depth - 2]) > 1) shown.push('fail')
      }
    expect(shown).toEqual([])
  })

  it('have one position with the best order and nearly the worst', () => {
    const best = teaching('minimal-tree')
    const worst = teaching('worst-order')
    expect(formatPosition(worst.position)).toBe(formatPosition(best.position))
    expect(worst.options).toEqual({ ...best.options, ordering: worst.options.ordering })
    const depth = depthOf(best.options)
    expect(endsWithin(best.position, depth)).toBe(false)
    expect(best.result.leaves).toBe(criticalLeaves(size(emptyNodes(best.position)), depth))
    const minimax = search(best.position, { algorithm: 'minimax', depth })
    expect(minimax.visited).toBe(fullTree(size(emptyNodes(best.position)), depth))
    expect([best.result.leaves, worst.result.leaves, minimax.leaves]).toEqual([20, 104, 110])
    expect([best.event, worst.event]).toEqual([best.replay.length, worst.replay.length])
  })

  it('have a state reached by two orders of moves and searched once', () => {
    const { position, options, event, replay, result } = teaching('transposition')
    const { trace } = replay
    const { line } = replay.at(event)
    const state = line[line.length - 1]
    expect(state.isFromTable).toBe(true)
    const here = positionAt(position, line)
    const before: number[] = []
    for (let other = 1; other < event; other++) {
      const moment = replay.at(other)
      if (trace.kind[other - 1] === EVENTS.leave && moment.line[moment.line.length - 1].isFromTable) before.push(other)
      if (trace.kind[other - 1] !== EVENTS.expand || moment.line.length !== line.length) continue
      if (formatPosition(positionAt(position, moment.line)) === formatPosition(here)) {
        expect(nodesAlong(moment.line)).not.toEqual(nodesAlong(line))
        before.push(-other)
      }
    }
    // Expanded once, and no other answer of the table comes sooner.
    expect(before).toHaveLength(1)
    expect(before[0]).toBeLessThan(0)
    const value = worthOf(here, depthOf(options) - (line.length - 1))
    expect(isFinite(state.value as number)).toBe(true)
    if (state.bound === 'exact') expect(state.value).toBe(value)
    else if (state.bound === 'least') expect(state.value).toBeLessThanOrEqual(value)
    else expect(state.value).toBeGreaterThanOrEqual(value)
    const without = search(position, { ...options, table: 'off' })
    expect(without.value).toBe(result.value)
    expect(result.visited).toBeLessThan(without.visited)
  })

  it('have a move that looks good at one depth, loses by force, and is avoided one ply deeper', () => {
    const { position, options, event, replay, result } = teaching('horizon')
    const depth = depthOf(options)
    expect(replay.previous('best', replay.length + 1)?.event).toBe(event)
    const { bestNode, best } = replay.at(event).line[0]
    expect(bestNode).toBe(result.move)
    expect(best).toBe(worthOf(position, depth))
    expect(best).toBeGreaterThan(0)
    expect(winsByBruteForce(position), 'there is a better move').toBe(true)
    expect(winsByBruteForce(play(position, result.move)), 'the answer wins').toBe(true)
    const deeper = search(position, { ...options, depth: depth + 1 })
    expect(winsByBruteForce(play(position, deeper.move)), 'no answer wins').toBe(false)
  })
})
