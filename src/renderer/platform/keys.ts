/** Keys that work wherever the focus is. */
import { useEffectEvent, useLayoutEffect } from 'react'

/** @param act does what the key asks for, if it asks for anything; only then does nothing else happen with the key */
export function useKeys(act: (event: KeyboardEvent) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && act(event)) event.preventDefault()
  })
  // What is drawn must answer: an ordinary effect comes later, and a key pressed before it would do nothing.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** Is the key pressed with another that gives it another meaning? */
export function isHeldWithOthers({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey
}
