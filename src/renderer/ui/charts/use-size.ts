/** The size of an element, kept up to date: charts are drawn to the pixel, so that text and lines keep their size. */
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
  /** The page's font size in pixels, which the user may change. */
  readonly rem: number
}

/** The size until it has been measured. */
const USUAL: Size = { width: 640, height: 320, rem: 16 }

export function useSize(): [RefObject<HTMLDivElement | null>, Size] {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(USUAL)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      // Hidden for now: there is nothing to measure.
      if (width > 0) setSize({ width, height, rem: parseFloat(getComputedStyle(document.documentElement).fontSize) })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}
