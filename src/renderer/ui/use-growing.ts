/** A long list, shown from its beginning on and more of it in each frame: thousands of entries at once would hold the page. */
import { useEffect, useMemo, useState } from 'react'

/** Entries more in a frame; so many cost a list some ten milliseconds. */
export const STEP = 250

/** How many entries to show next, of a list of `total` of which `shown` are: more by a step, and from the beginning again after a shorter list. */
export function grown(shown: number, total: number): number {
  return shown < total ? Math.min(shown + STEP, total) : Math.max(total, STEP)
}

export function useGrowing<Entry>(entries: readonly Entry[]): readonly Entry[] {
  const [shown, setShown] = useState(STEP)
  const total = entries.length
  useEffect(() => {
    if (grown(shown, total) === shown) return undefined
    const frame = requestAnimationFrame(() => setShown(grown(shown, total)))
    return () => cancelAnimationFrame(frame)
  }, [shown, total])
  return useMemo(() => (shown >= total ? entries : entries.slice(0, shown)), [entries, shown, total])
}
