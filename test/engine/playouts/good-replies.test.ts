/** Good replies: kept when they win, forgotten when they lose, apart for the two colours. */
import { expect, it } from 'vitest'
import { BLUE, NO_STONE, RED } from '../../../src/engine/cells/cell-board.ts'
import { GoodReplies } from '../../../src/engine/playouts/good-replies.ts'

const NODES = 16

/** Replies that have seen a playout: Red 4, Blue 7, Red 9, Blue 2 after the stone on 1, won by Red. */
function seen(): GoodReplies {
  const replies = new GoodReplies(NODES)
  replies.learn(Uint8Array.of(4, 7, 9, 2), 4, RED, 1, RED)
  return replies
}

it('keeps the replies of the winner alone', () => {
  const replies = seen()
  expect([replies.to(1, RED), replies.to(7, RED)]).toEqual([4, 9])
  expect([replies.to(4, BLUE), replies.to(9, BLUE)]).toEqual([NODES, NODES])
})

it('has no reply of the other colour, nor to a move that was never answered', () => {
  expect([seen().to(1, BLUE), seen().to(2, RED)]).toEqual([NODES, NODES])
})

it('forgets a reply that loses, and no other', () => {
  const replies = seen()
  replies.learn(Uint8Array.of(4, 7, 8), 3, RED, 1, BLUE)
  expect([replies.to(1, RED), replies.to(7, RED)]).toEqual([NODES, 9])
})

it('knows nothing of a first move without a stone before it', () => {
  const replies = new GoodReplies(NODES)
  replies.learn(Uint8Array.of(4), 1, RED, NO_STONE, RED)
  expect(Array.from({ length: NODES }, (_, stone) => replies.to(stone, RED))).toEqual(Array(NODES).fill(NODES))
})

it('reads as many moves as the playout has', () => {
  const replies = new GoodReplies(NODES)
  replies.learn(Uint8Array.of(4, 7, 9), 1, RED, 1, RED)
  expect([replies.to(1, RED), replies.to(7, RED)]).toEqual([4, NODES])
})
