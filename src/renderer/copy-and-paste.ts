/** The platform's own copy and paste, which need no permission: copy the position shown, paste another in its place. */
import { useEffect } from 'react'
import { parsePosition } from '../engine/notation.ts'
import { useApp, type App } from './app-context.tsx'
import { startMatch, type StartOfMatch } from './match/match-store.ts'
import { say } from './notice.tsx'
import { isElsewhere } from './shortcuts.ts'

/** Starts another game, which can be undone for a while where one is given up for it. */
export function replaceGame({ match, notice }: App, message: string, ...start: StartOfMatch): void {
  const before = match.getState()
  startMatch(match, ...start)
  say(notice, message, before.game.moves.length === 0 ? null : () => match.setState(before))
}

/** Starts a game from a one-line position; returns what is wrong with it, or null. */
export function playFrom(app: App, text: string): string | null {
  try {
    replaceGame(app, 'Playing from the new position', parsePosition(text), false)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** @param load takes a pasted text in and says so, or returns what is wrong with it */
export function useCopyAndPaste(shown: string, load: (text: string) => string | null): void {
  const { notice } = useApp()
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      if (isElsewhere(event.target) || !(getSelection()?.isCollapsed ?? true)) return
      event.clipboardData?.setData('text/plain', shown)
      event.preventDefault()
      say(notice, 'Position copied')
    }
    const onPaste = (event: ClipboardEvent) => {
      if (isElsewhere(event.target)) return
      event.preventDefault()
      const fault = load(event.clipboardData?.getData('text/plain') ?? '')
      if (fault !== null) say(notice, `Not a position: ${fault}`)
    }
    document.addEventListener('copy', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  })
}
