/** The day of the user's calendar, which changes while a page stays open. */
import { useMemo, useSyncExternalStore } from 'react'

/** When today began: the same number all day. */
export function beginOfToday(): number {
  return new Date().setHours(0, 0, 0, 0)
}

/**
 * Calls `changed` after midnight. A timer sleeps with the machine, so a page looks again when it is shown. Returns what
 * ends that.
 */
export function watchDay(changed: () => void): () => void {
  const { document, window } = globalThis
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(look, new Date().setHours(24, 0, 0, 0) - Date.now())
  }
  const look = () => {
    clearTimeout(timer)
    wait()
    changed()
  }
  wait()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
  }
}

/** The present day, at its beginning; a component that shows it is drawn again when the day changes. */
export function useToday(): Date {
  const begin = useSyncExternalStore(watchDay, beginOfToday, beginOfToday)
  return useMemo(() => new Date(begin), [begin])
}
