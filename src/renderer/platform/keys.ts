/** Keys that work wherever the focus is. */
import { useEffectEvent, useLayoutEffect } from 'react'

/** @param act handles the key; returns whether it did, which prevents the browser's own action */
export function useKeys(act: (event: KeyboardEvent) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && act(event)) event.preventDefault()
  })
  // A layout effect: an ordinary one runs later, and a key pressed before that would do nothing.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** Is a modifier key held as well? */
export function isHeldWithOthers({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey
}
