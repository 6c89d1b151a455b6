/** A long list, of which as much is shown as has been scrolled to: thousands of entries at once would hold the page. */
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'

/** Entries more at a time; so many cost a list some ten milliseconds. */
const STEP = 60

interface Growing<Entry> {
  /** The first of the entries. */
  readonly shown: readonly Entry[]
  /** Shows more of them; null where all are shown. */
  readonly more: (() => void) | null
  /** Is this the key for the end of the list, which is not there yet? Then all is shown, and the key comes again. */
  readonly isForEnd: (event: KeyboardEvent) => boolean
}

export function useGrowing<Entry>(entries: readonly Entry[]): Growing<Entry> {
  const [asked, setAsked] = useState(STEP)
  const isAll = asked >= entries.length
  const shown = useMemo(() => (isAll ? entries : entries.slice(0, asked)), [entries, asked, isAll])
  const again = useRef<() => void>(null)
  useEffect(() => {
    if (!isAll || again.current === null) return undefined
    // The list takes another frame to know of all of them.
    const frame = requestAnimationFrame(again.current)
    again.current = null
    return () => cancelAnimationFrame(frame)
  }, [isAll])
  const isForEnd = ({ key, ctrlKey, shiftKey, target }: KeyboardEvent) => {
    if (key !== 'End' || isAll) return false
    again.current = () => void target.dispatchEvent(new window.KeyboardEvent('keydown', { key, ctrlKey, shiftKey, bubbles: true, cancelable: true }))
    setAsked(Infinity)
    return true
  }
  return { shown, more: isAll ? null : () => setAsked(asked + STEP), isForEnd }
}
