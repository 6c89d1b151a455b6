/**
 * The programs that the user has allowed to be started, each by its whole command. They are kept on this computer alone,
 * in a file that no backup and no document has: what comes from elsewhere is asked about here.
 */
import { BrowserWindow, dialog } from 'electron'
import { commandWords } from '../processes/command-words.ts'
import { texts } from './texts.ts'
import { loadAllowedPrograms, saveAllowedPrograms } from './user-data.ts'

/** The questions that are open, so that games side by side ask once. */
const open = new Map<string, Promise<boolean>>()

/** May this command be started? Asks the user unless its words have been allowed before. */
export function isAllowed(command: string): Promise<boolean> {
  const key = JSON.stringify(commandWords(command))
  const answer = open.get(key) ?? decided(key, command).finally(() => open.delete(key))
  open.set(key, answer)
  return answer
}

async function decided(key: string, command: string): Promise<boolean> {
  const allowed = await allowedPrograms()
  if (allowed.includes(key)) return true
  if (!(await asks(command))) return false
  // Another command may have been allowed while this question was open.
  const others = (await allowedPrograms()).filter((other) => other !== key)
  await saveAllowedPrograms(JSON.stringify([...others, key], null, 1))
  return true
}

async function allowedPrograms(): Promise<string[]> {
  try {
    const list: unknown = JSON.parse((await loadAllowedPrograms()) ?? '[]')
    return Array.isArray(list) ? list.filter((key) => typeof key === 'string') : []
  } catch {
    // A file that cannot be read allows nothing, and the user is asked again.
    return []
  }
}

async function asks(command: string): Promise<boolean> {
  const [window] = BrowserWindow.getAllWindows()
  if (window === undefined) return false
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: texts.t('menu:program.question'),
    detail: [shownCommand(command), texts.t('menu:program.warning')].join('\n\n'),
    buttons: [texts.t('menu:program.cancel'), texts.t('menu:program.start')],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  })
  return response === 1
}

/** The command word by word, with nothing that spaces could push out of sight. */
function shownCommand(command: string): string {
  return commandWords(command)
    .map((word) => (/^[^\s"']+$/.test(word) ? word : JSON.stringify(word)))
    .join(' ')
}
