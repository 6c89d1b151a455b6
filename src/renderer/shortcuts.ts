/** Keys of the whole window: undo, redo, stop. */
import { useEffect } from 'react'
import { useApp, type App } from './app-context.tsx'
import { redo, undo } from './match/match-store.ts'

/** Is the user typing, or busy in a dialog or an open list? */
export function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input[type="text"], textarea, [role="dialog"], [role="listbox"]') !== null
}

function act(app: App, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') (event.shiftKey ? redo : undo)(app.match)
    else if (key === 'y') redo(app.match)
    else return false
    return true
  }
  if (key === 'escape' && app.thinking.getState().task !== null) {
    app.computer.stop()
    return true
  }
  return false
}

export function useShortcuts(): void {
  const app = useApp()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isElsewhere(event.target) && act(app, event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [app])
}
