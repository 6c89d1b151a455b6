/** What can be done with the library. */
import { chooseFiles } from '../../model/library/game-files.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { LIBRARY_PAGE } from '../../model/library/page-store.ts'
import { shortcut, type Command } from '../../platform/command.ts'
import { DESKTOP } from '../../platform/download.ts'
import { NOTICE, undoNews } from '../../platform/notice.tsx'

export const LIBRARY_COMMANDS = {
  openFiles: { ...shortcut('files', 'openFiles', 'Mod+O'), run: (services) => chooseFiles(services.pick(LIBRARY, LIBRARY_PAGE, NOTICE, DESKTOP)), can: () => true },
  find: { ...shortcut('library', 'find', 'Mod+F'), run: () => document.querySelector<HTMLElement>('.find input')?.focus(), can: () => true },
  undoNews: {
    ...shortcut('library', 'undoNews', 'Mod+Z'),
    run: (services) => undoNews(services.get(NOTICE)),
    can: (services) => services.get(NOTICE).getState().undo !== null,
  },
} as const satisfies Readonly<Record<string, Command>>
