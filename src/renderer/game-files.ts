/** Games as files: opened into the library, in whatever way the user opens them, and taken out. */
import { fromGame, NO_INFO } from '../engine/game-tree.ts'
import { GAME_EXTENSIONS, type OpenedFile } from '../preload/api.ts'
import type { App } from './app-context.tsx'
import { download } from './download.ts'
import { i18n } from './i18n.ts'
import { LibraryError } from './library/fault.ts'
import { tooLarge } from './library/import.ts'
import { writeSgf } from './library/write-sgf.ts'
import { say } from './notice.tsx'
import { reasonOf } from './words.ts'

/** Asks for files to open. On the desktop they come as all others do: see `desktop/connect.ts`. */
export function chooseFiles(app: App): void {
  if (app.desktop !== undefined) return void app.desktop.files.choose()
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', multiple: true, accept: GAME_EXTENSIONS.join(',') })
  input.addEventListener('change', () => void importOpened(app, [...(input.files ?? [])]))
  input.click()
}

/** Takes the games and positions of files into the library. One that cannot be opened does not stop the rest. */
export async function importOpened({ library, notice }: App, files: readonly (File | OpenedFile)[]): Promise<void> {
  const ids: string[] = []
  const news: string[] = []
  for (const file of files) {
    try {
      ids.push(...(await library.importFile(contentOf(file))))
    } catch (error) {
      const reason = error instanceof LibraryError ? i18n.t(`library:fault.${error.code}`, error.values) : reasonOf(error)
      news.push(i18n.t('menu:notOpened', { name: file.name, reason }))
    }
  }
  if (ids.length > 0) {
    location.hash = '#library'
    news.push(i18n.t('menu:opened', { count: ids.length }))
  }
  if (news.length > 0) say(notice, news.join(' '))
}

/** @throws LibraryError where the file has none */
function contentOf(file: File | OpenedFile): Blob {
  if (file instanceof File) return file
  if ('content' in file) return new Blob([file.content])
  if (file.fault === 'missing') throw new LibraryError('missing')
  throw file.fault === 'too-large' ? tooLarge(file.size) : new LibraryError('not-loaded', { reason: file.reason })
}

/** The game on the board of Play, to its end and no further. */
export function exportGame({ match }: App): void {
  const text = writeSgf([fromGame(match.getState().game, NO_INFO)])
  void download(`poly-y${GAME_EXTENSIONS[0]}`, new Blob([text], { type: 'application/x-go-sgf' }))
}
