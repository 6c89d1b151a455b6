/** A long list, of which as much is shown as has been scrolled to: thousands of entries at once would hold the page. */
import { useMemo, useState } from 'react'

/** Entries more at a time; so many cost a list some ten milliseconds. */
const STEP = 60

/** @returns the first of the entries, and how to have more of them; null where there are none */
export function useGrowing<Entry>(entries: readonly Entry[]): { readonly shown: readonly Entry[]; readonly more: (() => void) | null } {
  const [asked, setAsked] = useState(STEP)
  const isAll = asked >= entries.length
  const shown = useMemo(() => (isAll ? entries : entries.slice(0, asked)), [entries, asked, isAll])
  return { shown, more: isAll ? null : () => setAsked(asked + STEP) }
}
