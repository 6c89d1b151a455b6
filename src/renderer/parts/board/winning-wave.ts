/** The order in which the winning chain is drawn: breadth-first from a stone on a side, as a wave runs through it. */
import { neighbours, type Board } from '../../../engine/game/board.ts'
import { difference, EMPTY, intersection, nodesOf, only, union, type NodeSet } from '../../../engine/game/node-set.ts'

/** The chain's stones by the step at which the wave reaches them; no steps without a chain. */
export function winningWave(board: Board, chain: NodeSet): readonly NodeSet[] {
  const onSides = intersection(board.sides.reduce(union), chain)
  const waves = Array.from(nodesOf(onSides), (start) => waveFrom(board, chain, start))
  // It starts where it takes most steps, so that it runs from side to side.
  return waves.reduce((longest, wave) => (wave.length > longest.length ? wave : longest), [])
}

function waveFrom(board: Board, chain: NodeSet, start: number): NodeSet[] {
  const steps: NodeSet[] = []
  let rest = chain
  for (let next = only(start); next !== EMPTY; next = intersection(neighbours(board, next), rest)) {
    steps.push(next)
    rest = difference(rest, next)
  }
  return steps
}
