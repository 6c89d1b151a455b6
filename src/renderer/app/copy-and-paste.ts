/**
 * The platform's copy and paste, which need no permission: the position shown is copied; a position, game or link can
 * be pasted.
 */
import { useLayoutEffect } from 'react'
import type { Position } from '../../engine/game/position.ts'
import { isTypingOrInDialog } from '../platform/elsewhere.ts'
import { i18n } from '../language/i18n.ts'
import { NOTICE, say } from '../platform/notice.tsx'
import { goToPlace } from '../platform/places.ts'
import { reasonOf } from '../language/words.ts'
import { useServices } from '../platform/services.tsx'

export const fetchPasting = () => import('./pasted.ts')

/**
 * @param isOn false where the page has its own way to copy and paste
 * @param shown the position to copy; null where the page has none, and only pasting works
 * @param load called with a pasted position
 * @param keep called with a text of pasted games or positions
 */
export function useCopyAndPaste(
  isOn: boolean,
  shown: string | null,
  load: (position: Position) => void,
  keep: (games: string) => void,
): void {
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
      void take(event.clipboardData?.getData('text/plain') ?? '')
    }
    const take = async (text: string) => {
      try {
        const pasted = (await fetchPasting()).pastedIn(text)
        if (pasted === null) return
        if ('games' in pasted) keep(pasted.games)
        else if ('place' in pasted) goToPlace(pasted.place)
        else load(pasted.position)
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
