/**
 * Teaching positions: for each thing there is to see in a search, the smallest search found that shows it.
 *
 * The smallest has the fewest visited states, and of those the fewest stones. Only open positions count whose stones
 * fit the side to move, and the search must leave the game undecided. What the board of 6 nodes shows was found among
 * all of its open positions, searched to every depth. For the rest all open positions of the board of 16 nodes were
 * searched, with the limits given beside each.
 */
import type { SearchOptions } from '../search/search.ts'

export interface Teaching {
  readonly id:
    | 'cutoff'
    | 'deep-cutoff'
    | 'minimal-tree'
    | 'worst-order'
    | 'fail-low'
    | 'fail-high'
    | 'research-pays'
    | 'research-in-vain'
    | 'transposition'
    | 'horizon'
  readonly position: string
  readonly options: SearchOptions
  /** The number of events of its recording after which the thing shows. */
  readonly event: number
}

/** In the order of a lecture. */
export const TEACHING: readonly Teaching[] = [
  // The first move is worth 0 to Blue. After the second Red reaches 0 at once, and his other three replies are never
  // looked at.
  { id: 'cutoff', position: 'r/..... b', options: { algorithm: 'alpha-beta', depth: 2 }, event: 24 },
  // β comes from the root, three plies further up: the state right above has searched no move yet. Depth 4, by node id,
  // at most 8 empty nodes.
  { id: 'deep-cutoff', position: './.rb../rbrrb...rb b', options: { algorithm: 'alpha-beta', depth: 4 }, event: 127 },
  // Best order: 20 leaves, as many as the minimal tree has where no game ends (Knuth and Moore 1975): 11 with the first
  // reply, 10 with the first move, less the one with both.
  {
    id: 'minimal-tree',
    position: 'b/r..../br..r..... b',
    options: { algorithm: 'alpha-beta', depth: 2, ordering: 'value' },
    event: 107,
  },
  // By node id this position is searched in the worst order: 104 leaves of the 110 that minimax visits. No position of
  // 7 to 14 empty nodes that is in the best order by value, at depth 2 or 3, has a greater share by node id.
  {
    id: 'worst-order',
    position: 'b/r..../br..r..... b',
    options: { algorithm: 'alpha-beta', depth: 2, ordering: 'id' },
    event: 359,
  },
  // Depth 1 found +1, so the window of depth 2 is (0, +2); the value is −1. At most 9 empty nodes, depths 2 and 3, the
  // value strictly below the window, so that the re-search has something to find.
  {
    id: 'fail-low',
    position: 'r/bbrrr/.r.b.b.b.. r',
    options: { algorithm: 'aspiration', depth: 2, margin: 1 },
    event: 73,
  },
  // Depth 2 found −1, so the window of depth 3 is (−2, 0); the value is +1. The same limits.
  {
    id: 'fail-high',
    position: 'r/.b.r./r...brrbb. b',
    options: { algorithm: 'aspiration', depth: 3, margin: 1 },
    event: 157,
  },
  // A move is proven better in a null window, searched again, and becomes the best. Yet it visits 235 states in all,
  // where iterative deepening in the same order visits 256. At most 9 empty nodes, depth 3, every ordering, at least a
  // twentieth saved.
  {
    id: 'research-pays',
    position: './..r.r/rbbbr..... b',
    options: { algorithm: 'negascout', depth: 3, ordering: 'id' },
    event: 683,
  },
  // The re-search finds what the null window had shown, and 36 states are visited instead of 30.
  {
    id: 'research-in-vain',
    position: './..... r',
    options: { algorithm: 'negascout', depth: 2, ordering: 'id' },
    event: 81,
  },
  // Two moves of Blue in the other order lead to a state searched before. At most 8 empty nodes, depth 4, by node id or
  // value.
  {
    id: 'transposition',
    position: './.rb../rbrrb...rb b',
    options: { algorithm: 'alpha-beta', depth: 4, table: 'plain' },
    event: 102,
  },
  // At depth 3, b2 is worth +1 to Red, but it loses by force in five more plies; a ply deeper Red plays b4, which wins.
  // Depths 2 and 3, as one ply alone sees no reply, with any number of empty nodes.
  { id: 'horizon', position: './r...b/rrb....rbb r', options: { algorithm: 'alpha-beta', depth: 3 }, event: 183 },
]
