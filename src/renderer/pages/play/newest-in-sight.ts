/** Keeps the end of a list in sight when it grows. */
import { useEffect, useRef, type RefObject } from 'react'

/** @param isStrip does the list run across where it has little room? Then that end is kept in sight, too */
export function useNewestInSight(length: number, isStrip = false): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = scroller
    current?.scrollTo({ top: current.scrollHeight, ...(isStrip && { left: current.scrollWidth }) })
  }, [length, isStrip])
  return scroller
}
