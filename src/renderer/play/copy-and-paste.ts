/** The platform's own copy and paste, which need no permission: copy the position, paste one to play from it. */
import { useEffect } from 'react'
import { positionOf } from '../../engine/game.ts'
import { formatPosition, parsePosition } from '../../engine/notation.ts'
import { useApp, type App } from '../app-context.tsx'
import { startMatch } from '../match/match-store.ts'
import { isElsewhere } from './shortcuts.ts'

/** Starts a game from a one-line position; returns what is wrong with it, or null. */
export function playFrom(app: App, text: string): string | null {
  try {
    startMatch(app.match, parsePosition(text), false)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

export function useCopyAndPaste(): void {
  const app = useApp()
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      if (isElsewhere(event.target) || !(getSelection()?.isCollapsed ?? true)) return
      event.clipboardData?.setData('text/plain', formatPosition(positionOf(app.match.getState().game)))
      event.preventDefault()
      app.notice.setState({ message: 'Position copied' })
    }
    const onPaste = (event: ClipboardEvent) => {
      if (isElsewhere(event.target)) return
      event.preventDefault()
      const fault = playFrom(app, event.clipboardData?.getData('text/plain') ?? '')
      app.notice.setState({ message: fault === null ? 'Playing from the pasted position' : `Not a position: ${fault}` })
    }
    document.addEventListener('copy', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [app])
}
