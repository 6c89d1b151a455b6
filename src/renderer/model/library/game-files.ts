/** Games as files: choosing files to open, and exporting the game in Play. */
import { NO_INFO } from '../../../engine/game/game-tree.ts'
import { GAME_EXTENSIONS } from '../../../contract/api.ts'
import { type DESKTOP, download } from '../../platform/download.ts'
import { importFiles } from './import-export.ts'
import { treeOf } from './save.ts'
import { writeSgf } from './write-sgf.ts'
import type { LIBRARY } from './library.ts'
import type { LIBRARY_PAGE } from './page-store.ts'
import type { NOTICE } from '../../platform/notice.tsx'
import type { Needs } from '../../platform/services.tsx'
import type { MATCH } from '../match/match-store.ts'

/** Asks for files to open. On the desktop they arrive like all opened files: see `app/connect.ts`. */
export function chooseFiles(app: Needs<typeof DESKTOP | typeof LIBRARY | typeof LIBRARY_PAGE | typeof NOTICE>): void {
  if (app.desktop !== undefined) return void app.desktop.files.choose()
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', multiple: true, accept: GAME_EXTENSIONS.join(',') })
  input.addEventListener('change', () => void importFiles(app, [...(input.files ?? [])]))
  input.click()
}

/** Exports the game in Play, without moves that were taken back. */
export function exportGame(app: Needs<typeof DESKTOP | typeof MATCH | typeof NOTICE>): void {
  const text = writeSgf([treeOf(app.match.getState(), NO_INFO)])
  void download(app, `poly-y${GAME_EXTENSIONS[0]}`, new Blob([text], { type: 'application/x-go-sgf' }))
}
