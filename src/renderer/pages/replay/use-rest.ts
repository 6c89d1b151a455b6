/** Has nobody pointed at anything for a while? Then the pointer and what is only there for it are in the way. */
import { useEffect, useState } from 'react'

const REST_MS = 2500

/** @param kept a selector: while the pointer or the focus is in there, nothing rests */
export function useRest(kept: string): boolean {
  const [isResting, setIsResting] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onActive = (event?: Event) => {
      setIsResting(false)
      clearTimeout(timer)
      const isKept = event?.target instanceof Element && event.target.closest(kept) !== null
      if (!isKept) timer = setTimeout(() => setIsResting(true), REST_MS)
    }
    onActive()
    const events = ['pointermove', 'pointerdown', 'focusin', 'focusout'] as const
    for (const event of events) document.addEventListener(event, onActive)
    return () => {
      clearTimeout(timer)
      for (const event of events) document.removeEventListener(event, onActive)
    }
  }, [kept])
  return isResting
}
