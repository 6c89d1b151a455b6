/**
 * Why a move is good or bad, in facts that need no search: who can win at once before and after it, and how many stones
 * each side still needs.
 */
import { winningMoves } from '../game/chain.ts'
import { opponentOf } from '../game/colour.ts'
import { bitsOf, EMPTY, has, size, withNode, withoutNode, type NodeSet } from '../game/node-set.ts'
import { emptyNodes, type Position } from '../game/position.ts'
import { piecesToWin } from '../evaluation/pieces-to-win.ts'

export type Reason =
  /** The move joins three sides. */
  | { readonly kind: 'wins' }
  /** The other side wins at once, on any of `nodes`. */
  | { readonly kind: 'allows'; readonly nodes: NodeSet }
  /** The mover wins next on any of `nodes`, of which the other side can take one. */
  | { readonly kind: 'doubleThreat'; readonly nodes: NodeSet }
  /** The other side could have won at once, only here. */
  | { readonly kind: 'blocks' }
  /** The mover wins next on the one node of `nodes` if it stays free. */
  | { readonly kind: 'threatens'; readonly nodes: NodeSet }
  /** The other side needs this many stones now, `by` more than before. */
  | { readonly kind: 'slows'; readonly needs: number; readonly by: number }
  /** The mover needs this many stones now, one fewer than before. */
  | { readonly kind: 'nears'; readonly needs: number }

/**
 * The reasons for a move, or against it, the strongest first. A move that lets the other side win at once has no other
 * reason. Empty for a move that changes nothing for either side.
 *
 * @param position open, with `node` empty
 */
export function reasonsFor(position: Position, node: number): Reason[] {
  const { board, toMove, cornersToWin } = position
  const other = position[opponentOf(toMove)]
  const before = position[toMove]
  const after = withNode(before, node)
  const empty = emptyNodes(position)
  const free = withoutNode(empty, node)
  // 1. The end of the game: by this move, or by the answer to it.
  if (has(winningMoves(board, before, empty, cornersToWin), node)) return [{ kind: 'wins' }]
  const answers = winningMoves(board, other, free, cornersToWin)
  if (answers !== EMPTY) return [{ kind: 'allows', nodes: answers }]
  const reasons: Reason[] = []
  // 2. What the mover threatens now, and what the other side threatened.
  const threats = winningMoves(board, after, free, cornersToWin)
  if (size(threats) > 1) reasons.push({ kind: 'doubleThreat', nodes: threats })
  if (winningMoves(board, other, empty, cornersToWin) !== EMPTY) reasons.push({ kind: 'blocks' })
  if (size(threats) === 1) reasons.push({ kind: 'threatens', nodes: threats })
  // 3. The stones that each side needs. In an open game neither side is blocked: a blocked side has lost.
  const piecesOf = (own: NodeSet, against: NodeSet) => piecesToWin(board.bits, bitsOf(own), bitsOf(against))
  const [needed, needs] = [before, after].map((own) => piecesOf(other, own))
  if (needs > needed) reasons.push({ kind: 'slows', needs, by: needs - needed })
  const left = piecesOf(after, other)
  if (left < piecesOf(before, other)) reasons.push({ kind: 'nears', needs: left })
  return reasons
}
