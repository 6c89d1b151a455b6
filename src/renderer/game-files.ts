/** Games as files: opened into the library, in whatever way the user opens them, and taken out. */
import { fromGame, NO_INFO } from '../engine/game-tree.ts'
import { GAME_EXTENSIONS } from '../preload/api.ts'
import type { App } from './app-context.tsx'
import { download } from './download.ts'
import { importFiles } from './library/import-export.ts'
import { writeSgf } from './library/write-sgf.ts'

/** Asks for files to open. On the desktop they come as all others do: see `desktop/connect.ts`. */
export function chooseFiles(app: App): void {
  if (app.desktop !== undefined) return void app.desktop.files.choose()
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', multiple: true, accept: GAME_EXTENSIONS.join(',') })
  input.addEventListener('change', () => void importFiles(app, [...(input.files ?? [])]))
  input.click()
}

/** The game on the board of Play, to its end and no further. */
export function exportGame(app: App): void {
  const text = writeSgf([fromGame(app.match.getState().game, NO_INFO)])
  void download(app, `poly-y${GAME_EXTENSIONS[0]}`, new Blob([text], { type: 'application/x-go-sgf' }))
}
