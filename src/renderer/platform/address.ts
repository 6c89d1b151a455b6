/**
 * Keeps address and page in step: a link opens what it names, and once the page rests the address names what it shows.
 */
import { useEffect } from 'react'
import { presentHash, showPlace } from './places.ts'

/** Browsers refuse an address that changes with every step of a fast replay. */
const REST_MS = 300

/**
 * How a page opens links and names what it shows; the object must stay the same as long as the page shows the same
 * thing.
 */
export interface Address {
  /** The page's own place, as `#inspect`; a link follows it behind a slash. */
  readonly place: string
  /** Opens what a link names; null where the address names the page alone. */
  readonly open: (link: string | null) => void
  /**
   * Link of what is shown, null where there is none; `undefined`: do not update the address, as a replay is playing.
   */
  readonly present: () => string | null | undefined
  /** Calls back whenever the link may have changed; returns the unsubscribe function. */
  readonly onChange: (changed: () => void) => () => void
}

export function useAddress(address: Address): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isChanged = false
    let known = location.hash
    const show = () => {
      isChanged = false
      const link = address.present()
      // Another hash is a link that has just been followed and is still to be opened: it must not be overwritten.
      if (link === undefined || location.hash !== known) return
      showPlace(link === null ? address.place : `${address.place}/${link}`)
      known = location.hash
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(show, REST_MS)
    }
    const open = () => {
      known = location.hash
      const hash = presentHash(known)
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
    // Fires only when a link is followed: `showPlace` changes the address without this event.
    window.addEventListener('hashchange', open)
    // A click may leave the page, and going back must lead to what was shown last.
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
