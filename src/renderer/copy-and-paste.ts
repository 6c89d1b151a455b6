/** The platform's own copy and paste, which need no permission: copy the position shown, paste another in its place. */
import { useEffect } from 'react'
import { parsePosition } from '../engine/notation.ts'
import type { Position } from '../engine/position.ts'
import { useApp, type App } from './app-context.tsx'
import { isElsewhere } from './elsewhere.ts'
import { i18n } from './i18n.ts'
import { startMatch, type StartOfMatch } from './match/match-store.ts'
import { say } from './notice.tsx'
import { reasonOf } from './words.ts'

/** Goes to another game, which can be undone for a while where one is given up for it. */
export function leaveGame({ match, notice }: App, message: string, change: () => void): void {
  const before = match.getState()
  change()
  say(notice, message, before.game.moves.length === 0 ? null : () => match.setState(before))
}

export function replaceGame(app: App, message: string, ...start: StartOfMatch): void {
  leaveGame(app, message, () => startMatch(app.match, ...start))
}

export function playFrom(app: App, position: Position): void {
  replaceGame(app, i18n.t('common:notice.playFrom'), position, false)
}

/** Copies where a button asks for it, and says whether that went well. */
export function copyAndTell({ copy, notice }: App, text: string, copied: string, notCopied: (reason: string) => string): void {
  copy(text).then(
    () => say(notice, copied),
    (error: unknown) => say(notice, notCopied(reasonOf(error))),
  )
}

/**
 * @param isOn false where the page has its own way to copy and paste
 * @param shown the position to copy; null where the page has none, and only pasting is left
 * @param load takes in a position that has been pasted
 * @param keep takes in games that have been pasted, as SGF
 */
export function useCopyAndPaste(isOn: boolean, shown: string | null, load: (position: Position) => void, keep: (games: string) => void): void {
  const { notice } = useApp()
  useEffect(() => {
    if (!isOn) return undefined
    const onCopy = (event: ClipboardEvent) => {
      if (shown === null || isElsewhere(event.target) || !(getSelection()?.isCollapsed ?? true)) return
      event.clipboardData?.setData('text/plain', shown)
      event.preventDefault()
      say(notice, i18n.t('common:notice.copied'))
    }
    const onPaste = (event: ClipboardEvent) => {
      if (isElsewhere(event.target)) return
      event.preventDefault()
      const text = event.clipboardData?.getData('text/plain').trim() ?? ''
      if (text === '') return
      if (/^\(\s*;/.test(text)) {
        keep(text)
        return
      }
      try {
        load(parsePosition(text))
      } catch (error) {
        say(notice, i18n.t('common:notice.notAPosition', { reason: reasonOf(error) }))
      }
    }
    document.addEventListener('copy', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  })
}
