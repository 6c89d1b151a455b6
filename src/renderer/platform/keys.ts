/** Keys that work wherever the focus is, and those that reach no part of the app. */
import { useEffectEvent, useLayoutEffect } from 'react'
import { isIn, TEXT_INPUT } from './elsewhere.ts'

/**
 * Keeps keys from the whole app: those that belong to an input method, and the repeats of a key held down that would
 * press a button, delete or close one thing after another. All other handlers can rely on that.
 */
export function guardKeys(window: EventTarget): void {
  let pressed: Event | null = null
  const guard = (event: KeyboardEvent) => {
    if (isComposed(event)) event.stopImmediatePropagation()
    else if (!event.repeat) pressed = event
    else if (ACTING.has(event.key) && !isTyped(event)) {
      event.stopImmediatePropagation()
      // The browser does what it did at first, but for Enter, with which it would press a button again.
      if (event.key === 'Enter' || pressed?.defaultPrevented === true) event.preventDefault()
    }
  }
  for (const type of ['keydown', 'keyup'])
    window.addEventListener(type, guard as (event: Event) => void, { capture: true })
}

/**
 * Does the key belong to an input method, which composes a character? Safari sends the last one, with this code, when
 * the composition is over.
 */
function isComposed({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}

/** Keys that do something to what has the focus, rather than move or type. */
const ACTING = new Set(['Enter', ' ', 'Escape', 'Delete', 'Backspace'])

/** Does the key write in a field? Enter does so only where there are lines. */
function isTyped({ key, target }: KeyboardEvent): boolean {
  if (key === 'Escape') return false
  return isIn(target, key === 'Enter' ? 'textarea' : `textarea, ${TEXT_INPUT}`)
}

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
