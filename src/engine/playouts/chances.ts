/**
 * Chances of winning by playouts, for advice and for the review of a game: the candidate moves of a position, each with
 * its chance, the interval of it, and the line that the search expects.
 */
import { parsePosition } from '../game/notation.ts'
import { winnerOf, type Position } from '../game/position.ts'
import type { Estimate } from '../math/statistics.ts'
import type { CandidateMove } from './best-moves.ts'
import { PlayoutSearcher, type PlayoutProgress } from './playout-search.ts'
import { priorsUnderRule } from './shipped-priors.ts'

/** The most candidates of a position that are told, and plies of the line of each. */
const MAX_CANDIDATES = 12
const MAX_LINE = 12

export interface ChancesRequest {
  readonly position: string
  /** Playouts and milliseconds of this job at most; one of them is needed. */
  readonly playouts?: number
  readonly time?: number
  readonly seed: number
  /** Does the search go on with the tree of the job before? Then playouts add up, job by job. */
  readonly goesOn: boolean
}

/** The chances in a position, as far as a search has come. */
export interface Chances {
  /**
   * The chance of the side to move by its best move, with an interval of 95 % as if playouts were independent, which is
   * too narrow: the tree may still find a better reply. It is 1 or 0 without an interval where the result is proven, and
   * where the game is over.
   */
  readonly chance: Estimate
  readonly isProven: boolean
  /** The best first; none where the game is over. */
  readonly candidates: readonly CandidateMove[]
  /** Playouts from this position, those of earlier jobs and positions that the tree has kept among them. */
  readonly playouts: number
  /** Milliseconds of this job. */
  readonly ms: number
}

/** Finds chances, and keeps the tree of the search before. */
export class ChanceFinder {
  private kept: { readonly key: string; readonly searcher: PlayoutSearcher } | null = null

  /** @throws as `parsePosition` and `PlayoutSearcher` do */
  find({ position: text, goesOn, seed, ...limits }: ChancesRequest, progress?: (chances: Chances) => void): Chances {
    const position = parsePosition(text)
    const winner = winnerOf(position)
    if (winner !== null) return endedGame(winner === position.toMove)
    const searcher = this.searcherFor(position, seed, goesOn)
    const found = ({ estimate: chance, isProven, ms }: PlayoutProgress): Chances => ({
      chance,
      isProven,
      candidates: searcher.candidates(MAX_CANDIDATES, MAX_LINE),
      playouts: searcher.visits,
      ms,
    })
    return found(searcher.search(position, limits, progress && { progress: (soFar) => progress(found(soFar)) }))
  }

  private searcherFor(position: Position, seed: number, goesOn: boolean): PlayoutSearcher {
    const key = [position.board.size, position.cornersToWin, seed].join(' ')
    if (!goesOn || this.kept?.key !== key) {
      const searcher = new PlayoutSearcher({ seed }, priorsUnderRule('network', position))
      this.kept = { key, searcher }
    }
    return this.kept.searcher
  }
}

function endedGame(isWon: boolean): Chances {
  const value = isWon ? 1 : 0
  return { chance: { value, lower: value, upper: value }, isProven: true, candidates: [], playouts: 0, ms: 0 }
}
