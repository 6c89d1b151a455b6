/** In which order the winning chain is drawn: from a stone on one side on, link by link, as a wave runs through it. */
import { neighbours, type Board } from '../../../engine/game/board.ts'
import { nodesOf, only, type NodeSet } from '../../../engine/game/node-set.ts'

/** The chain's stones as the wave reaches them, those of one step together; no steps without a chain. */
export function winningWave(board: Board, chain: NodeSet): readonly NodeSet[] {
  const onSides = board.sides.reduce((union, side) => union | side, 0) & chain
  const waves = Array.from(nodesOf(onSides), (start) => waveFrom(board, chain, start))
  // From the stone that is farthest from the other end, so that it runs from side to side.
  return waves.reduce((longest, wave) => (wave.length > longest.length ? wave : longest), [])
}

function waveFrom(board: Board, chain: NodeSet, start: number): NodeSet[] {
  const steps: NodeSet[] = []
  let rest = chain
  for (let next = only(start); next !== 0; next = neighbours(board, next) & rest) {
    steps.push(next)
    rest &= ~next
  }
  return steps
}
