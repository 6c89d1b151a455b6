/** The keys of a game under review, wherever the focus is, unless that has a use for them itself. */
import { useEffect } from 'react'
import { useApp, type App } from '../app-context.tsx'
import { isElsewhere } from '../shortcuts.ts'
import { goTo, redoEdit, underReview, undoEdit } from './edit.ts'
import { neighbour, variation } from './reviewed.ts'

/** Where a key leads, or undefined where it is none of these. */
function target(app: App, key: string): number | null | undefined {
  const shown = underReview(app)
  if (shown === null) return undefined
  const { tree, line, moment } = shown
  switch (key) {
    case 'ArrowLeft':
      return neighbour(shown, -1)?.id ?? null
    case 'ArrowRight':
      return neighbour(shown, 1)?.id ?? null
    case 'ArrowUp':
      return variation(tree, moment, -1) ?? undefined
    case 'ArrowDown':
      return variation(tree, moment, 1) ?? undefined
    case 'Home':
      return line[0].id
    case 'End':
      return line[line.length - 1].id
    default:
      return undefined
  }
}

/** Undoing and making again, by the platform's keys. */
function turnOf({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): ((app: App) => void) | null {
  if (!ctrlKey && !metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? redoEdit : undoEdit
  return letter === 'y' ? redoEdit : null
}

export function useReviewKeys(): void {
  const app = useApp()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      if (event.defaultPrevented || isHeld || isElsewhere(event.target)) return
      const to = target(app, event.key)
      if (to === undefined) return
      event.preventDefault()
      goTo(app, to)
    }
    // The window's own keys undo the moves of the game being played: these come before them.
    const onTurn = (event: KeyboardEvent) => {
      const turn = isElsewhere(event.target) ? null : turnOf(event)
      if (turn === null) return
      event.preventDefault()
      event.stopPropagation()
      turn(app)
    }
    document.addEventListener('keydown', onKeyDown)
    window.addEventListener('keydown', onTurn, { capture: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('keydown', onTurn, { capture: true })
    }
  }, [app])
}
