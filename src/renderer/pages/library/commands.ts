/** The commands of the library. */
import { chooseFiles } from '../../model/library/incoming.ts'
import { command, shortcut, type Command } from '../../platform/command.ts'
import { DESKTOP } from '../../platform/download.ts'
import { NOTICE, undoNews } from '../../platform/notice.tsx'
import { REST } from '../../platform/services.tsx'

export const LIBRARY_COMMANDS = {
  openFiles: command(shortcut('files', 'openFiles', 'Mod+O'), [DESKTOP, REST], (app) => chooseFiles(app)),
  find: command(shortcut('library', 'find', 'Mod+F'), [], () =>
    document.querySelector<HTMLElement>('.find input')?.focus(),
  ),
  undoNews: command(
    shortcut('library', 'undoNews', 'Mod+Z'),
    [NOTICE],
    ({ notice }) => undoNews(notice),
    ({ notice }) => notice.getState().undo !== null,
  ),
} as const satisfies Readonly<Record<string, Command>>
