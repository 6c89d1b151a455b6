/** The game in Play as a file. */
import { NO_INFO } from '../../../engine/game/game-tree.ts'
import { GAME_EXTENSIONS } from '../../../contract/api.ts'
import { type DESKTOP, download } from '../../platform/download.ts'
import type { NOTICE } from '../../platform/notice.tsx'
import type { Needs } from '../../platform/services.tsx'
import type { MATCH } from '../match/match-store.ts'
import { treeOf } from './save.ts'
import { writeSgf } from './write-sgf.ts'

/** Exports the game without moves that were taken back. */
export function exportGame(app: Needs<typeof DESKTOP | typeof MATCH | typeof NOTICE>): void {
  const text = writeSgf([treeOf(app.match.getState(), NO_INFO)])
  void download(app, `poly-y${GAME_EXTENSIONS[0]}`, new Blob([text], { type: 'application/x-go-sgf' }))
}
