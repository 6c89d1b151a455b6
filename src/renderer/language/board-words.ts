/** A board and a rule in a few words, such as "106 nodes, three corners". */
import { boardOfSize, type BoardSize } from '../../engine/game/board.ts'
import type { CornersToWin } from '../../engine/game/corners.ts'
import { i18n } from './i18n.ts'

export function boardWords(size: BoardSize, cornersToWin: CornersToWin): string {
  const count = boardOfSize(size).nodeCount
  return i18n.t(cornersToWin === 1 ? 'common:board.threeSides' : 'common:board.threeCorners', { count })
}
