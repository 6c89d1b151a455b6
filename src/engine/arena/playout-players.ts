/** Contestants that search by playouts: their strategy, and the searchers that keep their trees over a game. */
import type { BoardSize } from '../game/board.ts'
import { PatternPriors } from '../playouts/pattern-priors.ts'
import { PlayoutSearcher } from '../playouts/playout-search.ts'
import { shippedPatterns } from '../playouts/shipped-patterns.ts'
import type { PlayoutStrategy } from './contestant.ts'

/** The searchers of one game, by strategy and board: each keeps its tree from move to move. */
export class PlayoutPlayers {
  private readonly searchers = new Map<PlayoutStrategy, PlayoutSearcher>()

  constructor(private readonly boardSize: BoardSize) {}

  searcherOf(strategy: PlayoutStrategy): PlayoutSearcher {
    const known = this.searchers.get(strategy)
    if (known !== undefined) return known
    const { priors, playouts } = strategy
    const searcher = new PlayoutSearcher(
      { playouts },
      priors === 'patterns' ? new PatternPriors(this.boardSize, shippedPatterns()) : null,
    )
    this.searchers.set(strategy, searcher)
    return searcher
  }
}
