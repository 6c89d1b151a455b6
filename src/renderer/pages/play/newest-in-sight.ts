/** Keeps the end of a list in sight when it grows. */
import { useEffect, useRef, type RefObject } from 'react'

export function useNewestInSight(length: number): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }, [length])
  return scroller
}
