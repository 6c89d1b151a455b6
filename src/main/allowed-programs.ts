/**
 * The programs that the user has allowed to be started, each by its whole command. They are kept on this computer alone,
 * in a file that no backup and no document has: what comes from elsewhere is asked about here. The file is read once.
 */
import { BrowserWindow } from 'electron'
import { PROGRAM_TROUBLES } from '../contract/api.ts'
import { commandWords, quotedWord } from '../processes/command-words.ts'
import { withNumbers } from '../engine/game/unseen.ts'
import { inTurn } from './questions.ts'
import { texts } from './texts.ts'
import { loadAllowedPrograms, saveAllowedPrograms } from './user-data.ts'

/** The words of each allowed command as JSON, by which a command is known however it is written. */
let allowed: Promise<readonly string[]> | null = null

/** The questions that are open, so that games side by side ask once. */
const open = new Map<string, Promise<boolean>>()

/** The commands that are allowed, as they are typed. */
export async function allowedCommands(): Promise<string[]> {
  return (await allowedKeys()).map((key) => typed(wordsOf(key)))
}

/** Takes the leave of a command back: before it is started again, the user is asked. */
export function revokeProgram(command: string): Promise<void> {
  const key = keyOf(command)
  return change((keys) => keys.filter((other) => other !== key))
}

/** May this command be started? Asks the user unless its words have been allowed before. */
export function isAllowed(command: string): Promise<boolean> {
  const key = keyOf(command)
  const answer = open.get(key) ?? decided(key, command).finally(() => open.delete(key))
  open.set(key, answer)
  return answer
}

async function decided(key: string, command: string): Promise<boolean> {
  if ((await allowedKeys()).includes(key)) return true
  if (!(await asks(command))) return false
  await change((keys) => [...keys.filter((other) => other !== key), key])
  return true
}

/** Saves other commands in place of those allowed, after any change before. */
function change(edit: (keys: readonly string[]) => readonly string[]): Promise<void> {
  const before = allowedKeys()
  const after = before.then(async (keys) => {
    const edited = edit(keys)
    await saveAllowedPrograms(JSON.stringify(edited, null, 1))
    return edited
  })
  // A change that could not be saved does not count.
  void keep(after.catch(() => before))
  return after.then(() => undefined)
}

function allowedKeys(): Promise<readonly string[]> {
  return allowed ?? keep(readKeys())
}

/** Keeps the list, unless it could not be read: then it is read again when it is asked for. */
function keep(list: Promise<readonly string[]>): Promise<readonly string[]> {
  allowed = list
  list.catch(() => (allowed = null))
  return list
}

/** @throws Error when the file is there and cannot be read: in its place nothing is saved */
async function readKeys(): Promise<readonly string[]> {
  const text = await loadAllowedPrograms().catch((error: unknown) => {
    throw new Error(PROGRAM_TROUBLES.listUnread, { cause: error })
  })
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    const keys: unknown[] = Array.isArray(list) ? list : []
    return keys.filter((key) => typeof key === 'string').filter((key) => wordsOf(key).length > 0)
  } catch {
    // A file that is damaged allows nothing, and the user is asked again.
    return []
  }
}

const keyOf = (command: string) => JSON.stringify(commandWords(command))

/** The words of a key; none if it is damaged. */
function wordsOf(key: string): string[] {
  try {
    const words: unknown = JSON.parse(key)
    return Array.isArray(words) && words.every((word) => typeof word === 'string') ? words : []
  } catch {
    return []
  }
}

/** A command with each word told apart from the next, and nothing that spaces could push out of sight. */
const typed = (words: readonly string[]) => words.map(quotedWord).join(' ')

async function asks(command: string): Promise<boolean> {
  const [window] = BrowserWindow.getAllWindows()
  if (window === undefined) return false
  const response = await inTurn(window, {
    type: 'warning',
    message: texts.t('menu:program.question'),
    detail: [withNumbers(typed(commandWords(command))), texts.t('menu:program.warning')].join('\n\n'),
    buttons: [texts.t('menu:program.cancel'), texts.t('menu:program.start')],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  })
  return response === 1
}
