/** The stones, marks and answers that a drawing of a board is made from. */
import type { Colour } from '../../../engine/game/colour.ts'
import type { Capture, Ghost, Mark } from './marks.ts'
import type { Picture } from './picture.ts'

export interface BoardDrawingProps {
  readonly picture: Picture
  readonly label: string
  readonly showNames?: boolean
  /** The index of the board's symmetry under which it is drawn; 0 is the identity. */
  readonly orientation?: number
  readonly lastMove?: number | null
  /** Stones of the chain that has won; the others fade. */
  readonly winning: readonly number[]
  /** By corner, who has captured it; null where corners are not what the game is about. */
  readonly captures?: readonly (Capture | null)[] | null
  readonly ghosts?: readonly Ghost[]
  readonly marks?: ReadonlyMap<number, Mark>
  /** Nodes joined by a line. */
  readonly path?: readonly number[]
  /** The node that a step of an algorithm is about, which is ringed. */
  readonly via?: number | null
  /** Nodes that answer to a click or the Enter key. */
  readonly playable: ReadonlySet<number>
  /** The colour whose ghost stone shows under the pointer. */
  readonly mover?: Colour | null
  /** Called for playable nodes; without it the board is a mere picture. */
  readonly onNode?: (node: number) => void
}
