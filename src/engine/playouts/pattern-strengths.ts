/** The strengths of moves by patterns, from tables: a search asks for millions of them a second. */
import type { BoardSize } from '../game/board.ts'
import type { TreeState } from './monte-carlo.ts'
import type { PatternWeights } from './pattern-file.ts'
import { AROUND, FeatureReader, FIRST_OF } from './patterns.ts'
import { codeAround, CODES, surroundingsOf, type Surroundings } from './surroundings.ts'

// Constants of other modules are slow in inner loops unless they are bundled.
const KIND = CODES
const { bridge: BRIDGE, last: LAST, secondLast: SECOND_LAST } = FIRST_OF

export class PatternStrengths {
  private readonly surroundings: Surroundings
  private readonly reader: FeatureReader
  /** The weights of `AROUND`, and those of each node's place by phase. */
  private readonly around: readonly Float32Array[]
  private readonly places: readonly Float32Array[]

  constructor(
    size: BoardSize,
    private readonly weights: PatternWeights,
  ) {
    const weightsOf = (features: ArrayLike<number>) => Float32Array.from(features, (feature) => weights[feature])
    this.surroundings = surroundingsOf(size)
    this.reader = new FeatureReader(size)
    this.around = AROUND.map(weightsOf)
    this.places = this.reader.facts.placeFeatures.map(weightsOf)
  }

  /** Writes the logarithms of the strengths of the first `count` moves: the sums of their features' weights. */
  read(state: TreeState, moves: Uint8Array, count: number, into: Float64Array): void {
    const { reader, surroundings, weights } = this
    reader.begin(state, count)
    const { isReply, facts } = reader
    const { classes, distances } = facts
    const { stones, toMove, last, secondLast } = state
    const around = this.around[toMove - 1]
    const places = this.places[reader.phase]
    const [lastRow, secondRow] = [reader.rowOf(last), reader.rowOf(secondLast)]
    for (let i = 0; i < count; i++) {
      const node = moves[i]
      const code = codeAround(surroundings, stones.cells, node)
      into[i] =
        around[classes[node] * KIND + code] +
        weights[BRIDGE + isReply[node]] +
        weights[LAST + distances[lastRow + node]] +
        weights[SECOND_LAST + distances[secondRow + node]] +
        weights[reader.chainsFeature(node, code, toMove)] +
        places[node]
    }
  }
}
