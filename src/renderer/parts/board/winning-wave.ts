/** The order in which the winning chains are drawn: breadth-first from a stone on a side, as a wave runs through each. */
import type { Pentagon } from '../../../engine/game/pentagon.ts'

/** The stones of the chains that have won, by the step at which the wave reaches them; no steps without a chain. */
export function winningWave(board: Pentagon, stones: readonly number[]): readonly (readonly number[])[] {
  const outer = new Set(board.rings.at(-1))
  // Each wave has the whole chain of its start. It starts where it takes most steps, so that it runs from side to side.
  const longest = new Map<number, number[][]>()
  for (const start of stones.filter((node) => outer.has(node))) {
    const wave = waveFrom(board, stones, start)
    const chain = Math.min(...wave.flat())
    if (wave.length > (longest.get(chain)?.length ?? 0)) longest.set(chain, wave)
  }
  const waves = [...longest.values()]
  const steps = Math.max(0, ...waves.map((wave) => wave.length))
  return Array.from({ length: steps }, (_, step) => waves.flatMap((wave) => wave[step] ?? []))
}

function waveFrom(board: Pentagon, stones: readonly number[], start: number): number[][] {
  const steps: number[][] = []
  const rest = new Set(stones)
  for (let next = [start]; next.length > 0;) {
    steps.push(next)
    for (const node of next) rest.delete(node)
    next = [...new Set(next.flatMap((node) => board.neighbourLists[node]))].filter((node) => rest.has(node))
  }
  return steps
}
