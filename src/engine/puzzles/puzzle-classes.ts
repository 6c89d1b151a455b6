/** Classes of symmetric positions, by which puzzles and own games know one again. */
import { CanonicalForm } from '../bits/canonical-form.ts'
import { moverBits, type Position } from '../game/position.ts'

/** Keys of positions: equal for symmetric positions, whichever colour is to move. */
export class PuzzleClasses {
  private readonly forms = new Map<Position['board'], CanonicalForm>()

  keyOf(position: Position): string {
    const { board } = position
    const form = this.forms.get(board) ?? new CanonicalForm(board.bits)
    this.forms.set(board, form)
    form.find(...moverBits(position))
    return `${board.size} ${form.own} ${form.other}`
  }
}
