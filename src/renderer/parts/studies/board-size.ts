/** The size of a board as a choice: its rings, and its nodes. */
import { boardOfSize, type BoardSize } from '../../../engine/game/board.ts'
import { i18n } from '../../language/i18n.ts'

export function sizeLabel(size: BoardSize): string {
  return i18n.t('experiments:form.sizes', { count: size, nodes: boardOfSize(size).nodeCount })
}
