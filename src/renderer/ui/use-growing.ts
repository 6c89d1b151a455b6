/** A long list, shown as far as it has been scrolled: thousands of entries at once would block the page. */
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'

/** Entries added at a time, which take some ten milliseconds. */
const STEP = 60

interface Growing<Entry> {
  /** The first of the entries. */
  readonly shown: readonly Entry[]
  /** Shows more of them; null where all are shown. */
  readonly more: (() => void) | null
  /** Is this the End key while the end is not shown yet? Then all entries are shown, and the key is sent again. */
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
    again.current = () =>
      void target.dispatchEvent(
        new window.KeyboardEvent('keydown', { key, ctrlKey, shiftKey, bubbles: true, cancelable: true }),
      )
    setAsked(Infinity)
    return true
  }
  return { shown, more: isAll ? null : () => setAsked(asked + STEP), isForEnd }
}
