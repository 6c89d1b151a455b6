/** The keys of `commands.ts`, at work in the whole window. */
import { useEffect } from 'react'
import { useApp, type App } from './app-context.tsx'
import { ALL_COMMANDS, isLetterKey, PAGE_OF, type Command } from './commands.ts'
import { isElsewhere, isIn } from './elsewhere.ts'
import { currentPage } from './pages.ts'

/** What is on the key, whatever Alt or another alphabet makes of it. */
function nameOf({ key, code, altKey }: KeyboardEvent): string {
  const onKey = /^(?:Key|Digit)(.)$/.exec(code)
  return onKey !== null && (altKey || key > '~') ? onKey[1] : key.toUpperCase()
}

function isPressed(key: string, event: KeyboardEvent): boolean {
  const name = nameOf(event)
  const isLetter = /^[A-Z]$/.test(name)
  const held = [(event.ctrlKey || event.metaKey) && 'Mod+', event.altKey && 'Alt+', event.shiftKey && isLetter && 'Shift+']
  return (held.filter(Boolean).join('') + name).toUpperCase() === key.toUpperCase()
}

/** Does this command take this key here and now? */
function takes({ group, keys, can }: Command, app: App, event: KeyboardEvent): boolean {
  // A closed list takes letters as well: the first of an option chooses it.
  const letters = app.settings.getState().letterKeys && !isIn(event.target, '[aria-haspopup="listbox"]')
  const isHere = (PAGE_OF[group] ?? currentPage()) === currentPage()
  return isHere && keys.some((key) => (letters || !isLetterKey(key)) && isPressed(key, event)) && can(app)
}

export function useShortcuts(): void {
  const app = useApp()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return
      const command = ALL_COMMANDS.find((command) => takes(command, app, event))
      if (command === undefined) return
      event.preventDefault()
      command.run(app)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [app])
}
