/** Contestants that search by playouts: their strategy, and the searchers that keep their trees over a game. */
import type { Position } from '../game/position.ts'
import { PlayoutSearcher } from '../playouts/playout-search.ts'
import { priorsUnderRule } from '../playouts/shipped-priors.ts'
import type { PlayoutStrategy } from './contestant.ts'

/** Searchers of a game: one for each of two contestants. Each has a tree, which may take a hundred megabytes. */
const MAX_SEARCHERS = 2

/** The searchers of one game, by strategy: each keeps its tree from move to move. */
export class PlayoutPlayers {
  private readonly searchers = new Map<string, PlayoutSearcher>()

  /** @param seed of all playouts */
  constructor(private readonly seed = 1) {}

  /**
   * The searcher of contestants with this strategy on a position's board, under its rule; those that differ only in a limit
   * share nothing that they found.
   */
  searcherOf({ playouts, priors, time }: PlayoutStrategy, position: Position): PlayoutSearcher {
    const key = [playouts, priors, time, position.board.size, position.cornersToWin].join(' ')
    const known = this.searchers.get(key)
    if (known !== undefined) return known
    const searcher = new PlayoutSearcher({ seed: this.seed }, priorsUnderRule(priors, position))
    // The oldest goes: a game may go on with other contestants.
    const [oldest] = this.searchers.keys()
    if (this.searchers.size === MAX_SEARCHERS) this.searchers.delete(oldest)
    this.searchers.set(key, searcher)
    return searcher
  }
}
