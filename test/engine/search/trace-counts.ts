/** The counters of one iteration, counted again from what was recorded of it: a second way to the same figures. */
import type { Trace } from '../../../src/engine/search/recorder.ts'
import { EVENTS } from '../../../src/engine/search/trace.ts'

export interface TraceCounts {
  /** Cutoffs by the number of the successor, from 0, that caused them. */
  readonly cutoffsBySuccessor: number[]
  /** States entered inside a repeated search. */
  readonly researched: number
}

/** @param events the first event of the iteration and the one after its last */
export function countTrace(trace: Trace, [from, to]: readonly [number, number]): TraceCounts {
  const cutoffsBySuccessor: number[] = []
  let researched = 0
  // For each ply of the line: the nodes entered below it so far, and whether it is inside a repeated search.
  const entered: Set<number>[] = []
  const isRepeated: boolean[] = [false]
  let repeatsNext = -1
  for (let event = from; event < to; event++) {
    const ply = trace.ply[event]
    switch (trace.kind[event]) {
      case EVENTS.expand:
        entered[ply] = new Set()
        break
      case EVENTS.research:
        if (ply === 0 && trace.kind[event + 1] === EVENTS.expand) isRepeated[0] = true
        else repeatsNext = ply + 1
        break
      case EVENTS.enter:
        entered[ply - 1].add(trace.node[event])
        isRepeated[ply] = isRepeated[ply - 1] || repeatsNext === ply
        repeatsNext = -1
        if (isRepeated[ply]) researched++
        break
      case EVENTS.cutoff: {
        const successor = entered[ply].size - 1
        for (let i = cutoffsBySuccessor.length; i <= successor; i++) cutoffsBySuccessor.push(0)
        cutoffsBySuccessor[successor]++
      }
    }
  }
  return { cutoffsBySuccessor, researched }
}
