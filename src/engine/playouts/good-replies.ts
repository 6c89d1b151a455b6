/**
 * Good replies (Baier and Drake 2010, "The power of forgetting"): to each move of either side the reply that won when a
 * playout last had a winning one. A reply is forgotten once the side that makes it loses.
 */
import { NO_STONE, opponentOf, type CellColour } from '../cells/cell-board.ts'

// Constants of other modules are slow in inner loops unless they are bundled.
const NONE = NO_STONE

export class GoodReplies {
  /** The reply to a move, by the colour that replies and the node of the move; where there is none, the wall's cell. */
  private readonly replies: Uint8Array

  constructor(private readonly nodeCount: number) {
    this.replies = new Uint8Array(3 * nodeCount).fill(nodeCount)
  }

  /** The good reply of a colour to a stone, or the number of nodes, where the cells of a board have their wall. */
  to(stone: number, colour: CellColour): number {
    return this.replies[colour * this.nodeCount + stone]
  }

  /**
   * Learns from a playout.
   *
   * @param last the stone before the first move; `NO_STONE` where it is not known
   */
  learn(moves: Uint8Array, count: number, toMove: CellColour, last: number, winner: CellColour): void {
    const { replies, nodeCount } = this
    let colour = toMove
    let answered = last
    for (let i = 0; i < count; i++) {
      const move = moves[i]
      if (answered !== NONE) {
        const place = colour * nodeCount + answered
        if (colour === winner) replies[place] = move
        else if (replies[place] === move) replies[place] = nodeCount
      }
      answered = move
      colour = opponentOf(colour)
    }
  }
}
