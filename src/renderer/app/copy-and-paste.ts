/** The platform's copy and paste, which need no permission: the position shown is copied; a position, game or link can be pasted. */
import { useLayoutEffect } from 'react'
import { parsePosition } from '../../engine/game/notation.ts'
import type { Position } from '../../engine/game/position.ts'
import { isTypingOrInDialog } from '../platform/elsewhere.ts'
import { i18n } from '../language/i18n.ts'
import { NOTICE, say } from '../platform/notice.tsx'
import { goToPlace, placeIn } from '../platform/places.ts'
import { reasonOf } from '../language/words.ts'
import { useServices } from '../platform/services.tsx'

/**
 * @param isOn false where the page has its own way to copy and paste
 * @param shown the position to copy; null where the page has none, and only pasting works
 * @param load called with a pasted position
 * @param keep called with pasted games, as SGF
 */
export function useCopyAndPaste(isOn: boolean, shown: string | null, load: (position: Position) => void, keep: (games: string) => void): void {
  const { notice } = useServices(NOTICE)
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const onCopy = (event: ClipboardEvent) => {
      if (shown === null || isTypingOrInDialog(event.target) || !(getSelection()?.isCollapsed ?? true)) return
      event.clipboardData?.setData('text/plain', shown)
      event.preventDefault()
      say(notice, i18n.t('common:notice.copied'))
    }
    const onPaste = (event: ClipboardEvent) => {
      if (isTypingOrInDialog(event.target)) return
      event.preventDefault()
      const text = event.clipboardData?.getData('text/plain').trim() ?? ''
      if (text === '') return
      if (/^\(\s*;/.test(text)) {
        keep(text)
        return
      }
      const place = placeIn(text)
      if (place !== null) {
        goToPlace(place)
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
