/**
 * Learns the strengths of features from games by minorisation–maximisation (Coulom 2007): each move that was made is a
 * contest that it has won against all other moves, and the chance of that is its share of their strengths.
 */
import { boardOfSize, type BoardSize } from '../game/board.ts'
import { emptyNodes, forEachState, heldOutOf } from './learning-games.ts'
import { FEATURE_COUNT, FeatureReader, GROUPS } from './patterns.ts'
import type { PatternWeights } from './pattern-file.ts'

/** The features of all moves of some positions, and which were made. */
interface Contests {
  /** One row for each move, with a feature of each group. */
  readonly features: readonly Int32Array[]
  /** The row at which each position begins, and at the end the number of rows. */
  readonly starts: number[]
  /** The row of the move that was made, by position. */
  readonly made: number[]
}

/** Games won and lost against a feature of strength 1, which draw every strength there. */
const PRIOR_GAMES = 2

/** How well moves are foretold. */
export interface Foretold {
  readonly positions: number
  /** Shares of moves that were the strongest, and among the five strongest. */
  readonly first: number
  readonly amongFive: number
}

/** The weights that were learnt from games, and how well they foretell their moves. */
export interface Learnt<Weights> {
  readonly weights: Weights
  /** For games that were learnt from, and for the last tenth of the games, which were not. */
  readonly training: Foretold
  readonly heldOut: Foretold
}

/** Learns from games on a board, given by their moves from the empty board on. */
export function learnPatterns(
  size: BoardSize,
  games: readonly (readonly number[])[],
  rounds: number,
): Learnt<PatternWeights> {
  const { learntFrom, heldOut } = heldOutOf(games)
  const training = contestsOf(size, learntFrom)
  const strengths = maximised(training, rounds)
  return {
    weights: Float32Array.from(strengths, Math.log),
    training: foretold(training, strengths),
    heldOut: foretold(contestsOf(size, heldOut), strengths),
  }
}

function contestsOf(size: BoardSize, games: readonly (readonly number[])[]): Contests {
  const { nodeCount } = boardOfSize(size)
  const reader = new FeatureReader(size)
  const features = new Uint16Array(GROUPS.length)
  const rows: number[][] = GROUPS.map(() => [])
  const starts = [0]
  const made: number[] = []
  for (const moves of games)
    forEachState(size, moves, (state, move) => {
      const empty = emptyNodes(state.stones.cells, nodeCount)
      reader.begin(state, empty.length)
      for (const node of empty) {
        if (node === move) made.push(rows[0].length)
        reader.read(node, features, 0)
        features.forEach((feature, group) => rows[group].push(feature))
      }
      starts.push(rows[0].length)
    })
  return { features: rows.map((row) => Int32Array.from(row)), starts, made }
}

/** The strengths after so many rounds, each of which goes through the groups one by one. */
function maximised({ features, starts, made }: Contests, rounds: number): Float64Array {
  const strengths = new Float64Array(FEATURE_COUNT).fill(1)
  const wins = new Float64Array(FEATURE_COUNT)
  for (const column of features) for (const row of made) wins[column[row]]++
  const products = new Float64Array(features[0].length).fill(1)
  const shares = new Float64Array(FEATURE_COUNT)
  for (let round = 0; round < rounds; round++)
    for (const column of features) {
      // For each feature the sum, over contests, of the strength of its moves as a share of that of all.
      shares.fill(0)
      for (let i = 0; i < made.length; i++) {
        const all = sumOf(products, starts[i], starts[i + 1])
        for (let row = starts[i]; row < starts[i + 1]; row++) shares[column[row]] += products[row] / all
      }
      const before = strengths.slice()
      for (const feature of new Set(column)) {
        const strength = before[feature]
        strengths[feature] =
          (wins[feature] + PRIOR_GAMES) / (shares[feature] / strength + (2 * PRIOR_GAMES) / (1 + strength))
      }
      for (let row = 0; row < products.length; row++) products[row] *= strengths[column[row]] / before[column[row]]
    }
  return strengths
}

function sumOf(figures: Float64Array, start: number, end: number): number {
  let sum = 0
  for (let i = start; i < end; i++) sum += figures[i]
  return sum
}

function foretold({ features, starts, made }: Contests, strengths: Float64Array): Foretold {
  const strengthOf = (row: number) => features.reduce((product, column) => product * strengths[column[row]], 1)
  const ranks = made.map((row, i) => {
    const own = strengthOf(row)
    let stronger = 0
    for (let other = starts[i]; other < starts[i + 1]; other++) if (strengthOf(other) > own) stronger++
    return stronger
  })
  return foretoldBy(ranks)
}

/** @param ranks the number of moves that were thought stronger than the one made, by position */
export function foretoldBy(ranks: readonly number[]): Foretold {
  const shareBelow = (rank: number) => ranks.filter((each) => each < rank).length / Math.max(1, ranks.length)
  return { positions: ranks.length, first: shareBelow(1), amongFive: shareBelow(5) }
}
