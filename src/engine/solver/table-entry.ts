/** The complete table's entries for a position and for each of its moves, and their places in the table. */
import type { Board } from '../game/board.ts'
import { CanonicalForm } from '../bits/canonical-form.ts'
import type { Colour } from '../game/colour.ts'
import { formatPosition, parsePosition } from '../game/notation.ts'
import { image, setOfBits } from '../game/node-set.ts'
import { legalMoves, moverBits, play, type Position } from '../game/position.ts'
import { tablebaseOf, type Tablebase } from './tablebase.ts'

/** The outcome of a position with best play on both sides. */
export interface Outcome {
  readonly winner: Colour
  /** Plies to the end of the game. */
  readonly plies: number
}

export interface MoveVerdict extends Outcome {
  readonly node: number
  /** Is it a move of the quickest win, or of the longest defence? */
  readonly isBest: boolean
}

export interface EntryOfPosition extends Outcome {
  /** The number of the colouring: the place of the entry in the table. */
  readonly number: number
  /** Every move, in the order of nodes; none once the game is over. */
  readonly moves: readonly MoveVerdict[]
  /**
   * The canonical form, which stands for all images of the position under the symmetries of the board, and how many
   * these are.
   */
  readonly canonical: {
    readonly position: string
    readonly number: number
    readonly symmetry: number
    readonly images: number
  }
}

const forms = new Map<Board, CanonicalForm>()

/** The canonical form of a position, and the symmetry that leads there. */
export function canonicalOf(position: Position): { position: Position; symmetry: number } {
  const { board, toMove, cornersToWin } = position
  const form = forms.get(board) ?? new CanonicalForm(board.bits)
  forms.set(board, form)
  form.find(...moverBits(position))
  const [own, other] = [setOfBits(form.own), setOfBits(form.other)]
  const [red, blue] = toMove === 'red' ? [own, other] : [other, own]
  return { position: { board, red, blue, toMove, cornersToWin }, symmetry: form.symmetry }
}

/** The number of different images of a position under the symmetries of its board. */
function imageCount({ board, red, blue }: Position): number {
  return new Set(board.symmetries.map((symmetry) => `${image(symmetry, red)} ${image(symmetry, blue)}`)).size
}

/** @param position legal */
export function entryIn(table: Tablebase, position: Position): EntryOfPosition {
  const { winner, plies } = table.probe(position)
  const moves = legalMoves(position).map((node): MoveVerdict => {
    const after = table.probe(play(position, node))
    return {
      node,
      winner: after.winner,
      plies: after.plies + 1,
      isBest: after.winner === winner && after.plies === plies - 1,
    }
  })
  const canonical = canonicalOf(position)
  return {
    winner,
    plies,
    number: table.numberOf(position),
    moves,
    canonical: {
      position: formatPosition(canonical.position),
      number: table.numberOf(canonical.position),
      symmetry: canonical.symmetry,
      images: imageCount(position),
    },
  }
}

/** The entry of a position that is given as a text. */
export function entryOf(text: string): EntryOfPosition {
  const position = parsePosition(text)
  return entryIn(tablebaseOf(position.board.size), position)
}
