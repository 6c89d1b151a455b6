/** Handles the shortcuts of commands in the whole window. */
import { isTypingOrInDialog, isIn } from './elsewhere.ts'
import { useKeys } from './keys.ts'
import { currentPage } from './places.ts'
import { type Command, isLetterKey, type LaterCommand, PAGE_OF } from './command.ts'
import { type App, useApp, useWholeApp } from './services.tsx'

/** A letter of an alphabet other than the Latin one. */
const OTHER_LETTER = /^[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]$/u

/**
 * The letter or digit on the key, whatever Alt or another alphabet makes it type. A Latin letter with an accent is no
 * command.
 */
function nameOf({ key, code, altKey }: KeyboardEvent): string {
  const onKey = /^(?:Key|Digit)(.)$/.exec(code)
  return onKey !== null && (altKey || OTHER_LETTER.test(key)) ? onKey[1] : key.toUpperCase()
}

/**
 * Is the key of a command pressed? Never with AltGr, which writes letters; some systems report that as Ctrl and Alt,
 * which no command has.
 */
export function isPressed(key: string, event: KeyboardEvent): boolean {
  if (event.getModifierState('AltGraph')) return false
  const name = nameOf(event)
  // Other characters typed with Shift have names of their own, as `?` has.
  const isPlain = /^(?:[A-Z]|F\d+)$/.test(name)
  const held = [
    (event.ctrlKey || event.metaKey) && 'Mod+',
    event.altKey && 'Alt+',
    event.shiftKey && isPlain && 'Shift+',
  ]
  return (held.filter(Boolean).join('') + name).toUpperCase() === key.toUpperCase()
}

/** Does this command take this key here and now? */
function takes<Of extends App>({ group, keys, can }: Command<Of>, app: Of, event: KeyboardEvent): boolean {
  // A closed select takes letters as well: the first letter of an option chooses it.
  const letters = app.settings.getState().letterKeys && !isIn(event.target, '[aria-haspopup="listbox"]')
  const isHere = (PAGE_OF[group] ?? currentPage()) === currentPage()
  return isHere && keys.some((key) => (letters || !isLetterKey(key)) && isPressed(key, event)) && can(app)
}

export function useShortcuts(commands: readonly Command[]): void {
  useKeysOf(commands, useApp())
}

/** The shortcuts of a page, which has the whole app. */
export function usePageShortcuts(commands: Readonly<Record<string, LaterCommand>>): void {
  useKeysOf(Object.values(commands), useWholeApp())
}

function useKeysOf<Of extends App>(commands: readonly Command<Of>[], app: Of): void {
  useKeys((event) => {
    if (isTypingOrInDialog(event.target)) return false
    const command = commands.find((command) => takes(command, app, event))
    if (!event.repeat || command?.isStep === true) command?.run(app)
    return command !== undefined
  })
}
