/** Contestants that search by playouts: their strategy, and the searchers that keep their trees over a game. */
import type { BoardSize } from '../game/board.ts'
import { PatternPriors } from '../playouts/pattern-priors.ts'
import { PlayoutSearcher } from '../playouts/playout-search.ts'
import { shippedPatterns } from '../playouts/shipped-patterns.ts'
import type { PlayoutStrategy } from './contestant.ts'

/** Searchers of a game: one for each of two contestants. Each has a tree, which may take a hundred megabytes. */
const MAX_SEARCHERS = 2

/** The searchers of one game, by strategy: each keeps its tree from move to move. */
export class PlayoutPlayers {
  private readonly searchers = new Map<string, PlayoutSearcher>()

  /** @param seed of all playouts */
  constructor(
    private readonly boardSize: BoardSize,
    private readonly seed = 1,
  ) {}

  /** The searcher of contestants with this strategy; those that differ only in a limit share nothing that they found. */
  searcherOf({ playouts, priors, time }: PlayoutStrategy): PlayoutSearcher {
    const key = [playouts, priors, time].join(' ')
    const known = this.searchers.get(key)
    if (known !== undefined) return known
    const searcher = new PlayoutSearcher(
      { seed: this.seed },
      priors === 'patterns' ? new PatternPriors(this.boardSize, shippedPatterns()) : null,
    )
    // The oldest goes: a game may go on with other contestants.
    const [oldest] = this.searchers.keys()
    if (this.searchers.size === MAX_SEARCHERS) this.searchers.delete(oldest)
    this.searchers.set(key, searcher)
    return searcher
  }
}
