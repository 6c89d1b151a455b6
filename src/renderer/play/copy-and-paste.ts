/** The platform's own copy and paste, which need no permission: copy the position shown, paste another in its place. */
import { useEffect } from 'react'
import { parsePosition } from '../../engine/notation.ts'
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

/** @param load takes a pasted text in, or returns what is wrong with it */
export function useCopyAndPaste(shown: string, load: (text: string) => string | null): void {
  const { notice } = useApp()
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      if (isElsewhere(event.target) || !(getSelection()?.isCollapsed ?? true)) return
      event.clipboardData?.setData('text/plain', shown)
      event.preventDefault()
      notice.setState({ message: 'Position copied' })
    }
    const onPaste = (event: ClipboardEvent) => {
      if (isElsewhere(event.target)) return
      event.preventDefault()
      const fault = load(event.clipboardData?.getData('text/plain') ?? '')
      notice.setState({ message: fault === null ? 'Position pasted' : `Not a position: ${fault}` })
    }
    document.addEventListener('copy', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  })
}
