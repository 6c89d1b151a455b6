/** The laboratory's table: one position searched by several algorithms to several depths. */
import { size } from './node-set.ts'
import { parsePosition } from './notation.ts'
import { emptyNodes } from './position.ts'
import { countOf, labOptions, type Counting } from './report.ts'
import { search, type Algorithm, type SearchControl, type SearchResult } from './search/search.ts'

/** The report's four searches. */
export const COMPARED: readonly Algorithm[] = ['alpha-beta', 'iterative-deepening', 'aspiration', 'negascout']
export const COMPARED_DEPTHS: readonly number[] = [2, 3, 4, 5]

export interface LabRequest {
  readonly position: string
  readonly algorithms: readonly Algorithm[]
  readonly depths: readonly number[]
  readonly counting: Counting
}

export interface LabCell {
  readonly algorithm: Algorithm
  readonly depth: number
  /** The number the table shows, by the request's counting. */
  readonly count: number
  readonly result: SearchResult
}

/**
 * The cells of the table, one at a time: all algorithms at the least depth first, so that quick ones come soon.
 *
 * @throws as `parsePosition` and `search` do
 */
export function* labCells(request: LabRequest, control?: SearchControl): Generator<LabCell> {
  const position = parsePosition(request.position)
  for (const depth of request.depths)
    for (const algorithm of request.algorithms) {
      const result = search(position, labOptions(algorithm, depth, request.counting), control)
      yield { algorithm, depth, count: countOf(result, request.counting), result }
    }
}

/**
 * Leaves of the minimal tree (Knuth and Moore 1975): what alpha-beta with perfect ordering has to visit. With n
 * empty nodes, n (n − 2) … over the odd plies plus (n − 1)(n − 3) … over the even plies, less 1. The game ends
 * after n plies at the latest.
 */
export function minimalTree(emptyCount: number, depth: number): number {
  let odd = 1
  let even = 1
  for (let ply = 1; ply <= Math.min(depth, emptyCount); ply++)
    if (ply % 2 === 1) odd *= emptyCount - ply + 1
    else even *= emptyCount - ply + 1
  return odd + even - 1
}

/** The minimal tree of a position, as one number for each depth. */
export function minimalTreeOf(position: string, depths: readonly number[]): number[] {
  const emptyCount = size(emptyNodes(parsePosition(position)))
  return depths.map((depth) => minimalTree(emptyCount, depth))
}
