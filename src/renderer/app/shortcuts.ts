/** Handles the shortcuts of `commands.ts` in the whole window. */
import { ALL_COMMANDS } from './commands.ts'
import { isTypingOrInDialog, isIn } from '../platform/elsewhere.ts'
import { useKeys } from '../platform/keys.ts'
import { currentPage } from '../platform/places.ts'
import { type Command, isLetterKey, PAGE_OF } from '../platform/command.ts'
import { type App, useApp } from '../platform/services.tsx'

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
function takes({ group, keys, can }: Command, app: App, event: KeyboardEvent): boolean {
  // A closed select takes letters as well: the first letter of an option chooses it.
  const letters = app.settings.getState().letterKeys && !isIn(event.target, '[aria-haspopup="listbox"]')
  const isHere = (PAGE_OF[group] ?? currentPage()) === currentPage()
  return isHere && keys.some((key) => (letters || !isLetterKey(key)) && isPressed(key, event)) && can(app)
}

export function useShortcuts(): void {
  const app = useApp()
  useKeys((event) => {
    if (isTypingOrInDialog(event.target)) return false
    const command = ALL_COMMANDS.find((command) => takes(command, app, event))
    if (!event.repeat || command?.isStep === true) command?.run(app)
    return command !== undefined
  })
}
