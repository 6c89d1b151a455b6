/**
 * Building blocks for the proofs of the positions that teach: recordings, plain minimax, and every position of the
 * board of 6 nodes.
 */
import { expect } from 'vitest'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import { has, intersects, setOfBits, size } from '../../../src/engine/game/node-set.ts'
import { formatPosition } from '../../../src/engine/game/notation.ts'
import { emptyNodes, play, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import type { ReplayState } from '../../../src/engine/search/replay-moment.ts'
import { Replay } from '../../../src/engine/search/replay.ts'
import { search, type SearchOptions } from '../../../src/engine/search/search.ts'
import { WIN } from '../../../src/engine/search/state.ts'
import { Recorder } from '../../../src/engine/search/recorder.ts'
import { minimaxValue, positionsAlong } from '../reference.ts'

export function recorded(position: Position, options: SearchOptions) {
  const trace = new Recorder()
  const result = search(position, options, { trace })
  return { result, replay: new Replay(trace.finish()) }
}

/** The value for the side to move, by minimax over positions. */
export function worthOf(position: Position, depth: number): number {
  const f = minimaxValue(position, depth)
  const value = position.toMove === 'red' ? f : 0 - f
  return Math.max(-WIN, Math.min(WIN, value))
}

export const isFinite = (value: number) => Math.abs(value) < WIN

export const depthOf = ({ depth }: SearchOptions) => depth as number

export const nodesAlong = (line: readonly ReplayState[]) => line.slice(1).map(({ node }) => node)

/** The state at the end of the line. */
export const positionAt = (position: Position, line: readonly ReplayState[]) =>
  positionsAlong(position, nodesAlong(line))[line.length - 1]

/** Moves of a state that its search has not looked at. */
export const leftAt = (position: Position, line: readonly ReplayState[]) =>
  size(emptyNodes(position)) - (line.length - 1) - line[line.length - 1].tried.length

/** Every state of the full tree, down to a depth. */
export function* statesOf(position: Position, depth: number): Generator<Position> {
  yield position
  if (depth === 0 || winnerOf(position) !== null) return
  for (let node = 0; node < position.board.nodeCount; node++)
    if (has(emptyNodes(position), node)) yield* statesOf(play(position, node), depth - 1)
}

export const endsWithin = (position: Position, depth: number) =>
  [...statesOf(position, depth)].some((state) => winnerOf(state) !== null)

/** All open positions of the board of 6 nodes in which the stones fit the side to move. */
export function* smallPositions(): Generator<Position> {
  const board = boardOfSize(2)
  const sets = Array.from({ length: board.bits.all + 1 }, (_, bits) => setOfBits(bits))
  for (const red of sets)
    for (const blue of sets) {
      const more = size(red) - size(blue)
      if (intersects(red, blue) || more < 0 || more > 1) continue
      const position: Position = { board, red, blue, toMove: more === 0 ? 'red' : 'blue', cornersToWin: 1 }
      if (winnerOf(position) === null) yield position
    }
}

/**
 * No search of the board of 6 nodes to these depths shows the thing with fewer visited states, or as many and fewer
 * stones.
 */
export function expectSmallest(
  position: Position,
  options: SearchOptions,
  shows: (position: Position, replay: Replay) => boolean,
): void {
  const { visited } = search(position, options)
  const stones = 6 - size(emptyNodes(position))
  let seen = 0
  for (const other of smallPositions())
    for (let depth = 1; depth <= size(emptyNodes(other)); depth++) {
      const { result, replay } = recorded(other, { ...options, depth })
      if (result.iterations.some(({ value }) => !Number.isFinite(value)) || !shows(other, replay)) continue
      seen++
      const order = result.visited - visited || 6 - size(emptyNodes(other)) - stones
      expect(order, formatPosition(other)).toBeGreaterThanOrEqual(0)
    }
  expect(seen).toBeGreaterThan(0)
}

/** Is the last event a cutoff by a bound, which leaves out at least two moves? */
function isTellingCutoff(position: Position, line: readonly ReplayState[]): boolean {
  const { cutoff, beta } = line[line.length - 1]
  return cutoff !== null && beta !== null && isFinite(beta) && isFinite(cutoff.value) && leftAt(position, line) >= 2
}

/** The first cutoff of a recording for which this holds. */
export function firstCutoff(replay: Replay, holds: (line: readonly ReplayState[]) => boolean): number | null {
  for (let place = replay.next('cutoff', 0); place !== null; place = replay.next('cutoff', place.event))
    if (holds(replay.at(place.event).line)) return place.event
  return null
}

export const isByParent = (position: Position) => (line: readonly ReplayState[]) => {
  const [parent, state] = line.slice(-2)
  return isTellingCutoff(position, line) && parent.bestNode !== null && parent.best === 0 - (state.beta as number)
}

/** The limit is what the root has, and the state above has looked at no move yet. */
export const isDeepIn = (position: Position) => (line: readonly ReplayState[]) => {
  const [root, , above, state] = line
  return (
    line.length === 4 &&
    isTellingCutoff(position, line) &&
    above.tried.length === 0 &&
    above.bestNode === null &&
    root.best === 0 - (state.beta as number)
  )
}

/** The paths that are entered where each state knows only the bound of the state above it (Knuth and Moore's F1). */
export function shallowPaths(position: Position, depth: number): Set<string> {
  const paths = new Set<string>()
  const value = (state: Position, path: readonly number[], left: number, bound: number): number => {
    if (left === 0 || winnerOf(state) !== null) return worthOf(state, 0)
    let best = -Infinity
    for (let node = 0; node < state.board.nodeCount && best < bound; node++) {
      if (!has(emptyNodes(state), node)) continue
      const next = [...path, node]
      paths.add(next.join())
      best = Math.max(best, 0 - value(play(state, node), next, left - 1, 0 - best))
    }
    return best
  }
  value(position, [], depth, Infinity)
  return paths
}

/**
 * The leaves of the minimal tree, counted one by one: those whose moves are the first of their state at every odd ply,
 * or at every even ply. A state at ply p of such a tree has p moves less than the root.
 */
export function criticalLeaves(moves: number, depth: number): number {
  const count = (ply: number, isOddFirst: boolean, isEvenFirst: boolean): number => {
    if (!isOddFirst && !isEvenFirst) return 0
    if (ply > depth) return 1
    let leaves = 0
    for (let move = 0; move < moves - ply + 1; move++)
      leaves += count(
        ply + 1,
        isOddFirst && (ply % 2 === 0 || move === 0),
        isEvenFirst && (ply % 2 === 1 || move === 0),
      )
    return leaves
  }
  return count(1, true, true)
}
