/** The clock and the keys that move a replay: animation frames while it plays, and the keys of the page. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useKeys } from '../../platform/keys.ts'
import { isMotionReduced, type Settings } from '../../model/settings.ts'
import {
  comeBack,
  goTo,
  isReplayed,
  jump,
  jumpInGrowth,
  stay,
  timeSought,
  toggleLecture,
  togglePlaying,
  type ReplayStore,
} from '../../model/replay/replay-store.ts'

/** The milliseconds between changes of the board with reduced motion, at the same speed. */
const CALM_MS = 1000

/** Plays the replay at its speed, in animation frames. */
export function usePlayback(store: ReplayStore, settings: Settings): void {
  const isPlaying = useStore(store, (state) => state.isPlaying)
  const isCalm = isMotionReduced(settings)
  useEffect(() => {
    if (!isPlaying) return undefined
    let last = performance.now()
    // The fraction of an event left over from earlier frames.
    let rest = 0
    let frame = requestAnimationFrame(function advance(now) {
      if (!isCalm || now - last >= CALM_MS) {
        const { time, speed, wanted } = store.getState()
        // What comes next is still being searched: nothing is skipped for that.
        if (wanted === null) rest += ((now - last) / 1000) * speed
        last = now
        const whole = Math.floor(rest)
        rest -= whole
        if (whole > 0) goTo(store, time + whole)
      }
      frame = requestAnimationFrame(advance)
    })
    return () => cancelAnimationFrame(frame)
  }, [store, isPlaying, isCalm])
}

/** Elements that use the arrow keys or the space bar themselves. */
const OWN_KEYS =
  'input, textarea, [role="menu"], select, [role="slider"], [role="radiogroup"], [role="listbox"], [role="dialog"]'

/** The actions of the keys; a clicker sends PageUp and PageDown. */
const KEYS: Readonly<Record<string, (store: ReplayStore, isShift: boolean) => void>> = {
  // In the hall one press of a Monte Carlo search is a whole playout.
  ' ': (store) => (isPlayoutAtOnce(store) ? leap(store, 'next') : togglePlaying(store)),
  ArrowLeft: (store, isShift) => (isShift ? leap(store, 'previous') : step(store, -1)),
  ArrowRight: (store, isShift) => (isShift ? leap(store, 'next') : step(store, 1)),
  PageUp: (store) => step(store, -1),
  PageDown: (store) => step(store, 1),
}

const isPlayoutAtOnce = (store: ReplayStore) => store.getState().isLecture && store.getState().growth !== null

/** To the next cutoff, or where a tree grows, to the end of the next playout. */
function leap(store: ReplayStore, direction: 'next' | 'previous'): void {
  if (store.getState().growth === null) jump(store, 'cutoff', direction)
  else jumpInGrowth(store, 'playout', direction)
}

function step(store: ReplayStore, by: number): void {
  goTo(store, timeSought(store.getState()) + by)
}

function act(store: ReplayStore, event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : document.body
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest(OWN_KEYS) !== null) return false
  if (event.key === 'Escape') return leave(store)
  if (!(event.key in KEYS) || (event.key === ' ' && target.closest('button, a, summary') !== null)) return false
  // Outside a lecture these keys scroll the page.
  if (event.key.startsWith('Page') && !store.getState().isLecture) return false
  KEYS[event.key](store, event.shiftKey)
  return true
}

/**
 * Away from a moment that is still being fetched, back from a look at another one, then out of the lecture; false where
 * there is nothing to leave.
 */
function leave(store: ReplayStore): boolean {
  const { returnEvent, isLecture, wanted } = store.getState()
  if (wanted !== null) stay(store)
  else if (returnEvent !== null) comeBack(store)
  else if (isLecture) toggleLecture(store)
  else return false
  return true
}

/**
 * Space plays and pauses, or in a lecture on Monte Carlo makes a whole playout; the arrow keys and a clicker step, with
 * Shift to the next cutoff or playout; Escape leads back.
 */
export function useReplayKeys(store: ReplayStore): void {
  useKeys((event) => {
    // Only answers move an exercise on.
    return isReplayed(store.getState()) && act(store, event)
  })
}
