/** The address names what a page shows: a link opens it, and once the page rests the address says what is there. */
import { useEffect } from 'react'
import { showPlace } from './places.ts'

/** Browsers refuse an address that changes with every step of a fast replay. */
const REST_MS = 300

/** What a page says of its places; the object must stay the same as long as the page shows the same thing. */
export interface Address {
  /** The page's own place, as `#inspect`; a link follows it behind a slash. */
  readonly place: string
  /** Opens what a link names; null where the address names the page alone. */
  readonly open: (link: string | null) => void
  /** The link of what is shown, null where there is none; `undefined` while it moves, which leaves the address as it is. */
  readonly present: () => string | null | undefined
  /** Calls back whenever the link may have changed; returns how to stop that. */
  readonly onChange: (changed: () => void) => () => void
}

export function useAddress(address: Address): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const link = address.present()
      if (link !== undefined) showPlace(link === null ? address.place : `${address.place}/${link}`)
    }
    // The first change after a rest is shown at once: who leaves the page right after it comes back to it.
    let changed = performance.now()
    const later = () => {
      clearTimeout(timer)
      const isRested = performance.now() - changed >= REST_MS
      changed = performance.now()
      // Unless the page is being left for another place, which what has changed may lead to.
      if (isRested && isHere()) show()
      else timer = setTimeout(show, REST_MS)
    }
    const inside = `${address.place}/`
    const isHere = () => location.hash === address.place || location.hash.startsWith(inside)
    const open = () => {
      const { hash } = location
      if (hash === address.place) address.open(null)
      else if (hash.startsWith(inside)) address.open(hash.slice(inside.length))
      else return
      changed = performance.now()
      later()
    }
    open()
    const stop = address.onChange(later)
    // Only where a link is followed: that the address is told what is shown is no such event.
    window.addEventListener('hashchange', open)
    return () => {
      clearTimeout(timer)
      stop()
      window.removeEventListener('hashchange', open)
    }
  }, [address])
}
