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
    let isChanged = false
    const show = () => {
      isChanged = false
      const link = address.present()
      if (link !== undefined) showPlace(link === null ? address.place : `${address.place}/${link}`)
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(show, REST_MS)
    }
    const open = () => {
      const { hash } = location
      const inside = `${address.place}/`
      if (hash === address.place) address.open(null)
      else if (hash.startsWith(inside)) address.open(hash.slice(inside.length))
      else return
      later()
    }
    open()
    const stop = address.onChange(() => {
      isChanged = true
      later()
    })
    // Only where a link is followed: that the address is told what is shown is no such event.
    window.addEventListener('hashchange', open)
    // A click may leave the page, and whoever comes back comes to what was shown last.
    const showAtOnce = () => {
      if (!isChanged) return
      clearTimeout(timer)
      show()
    }
    document.addEventListener('click', showAtOnce, true)
    return () => {
      document.removeEventListener('click', showAtOnce, true)
      clearTimeout(timer)
      stop()
      window.removeEventListener('hashchange', open)
    }
  }, [address])
}
