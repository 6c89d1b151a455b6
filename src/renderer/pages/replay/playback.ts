/** What moves a replay on: the screen's frames while it plays, and the keys of the page. */
import { useEffect, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { isMotionReduced, type Settings } from '../../model/settings.ts'
import { goTo, jump, togglePlaying, type ReplayStore } from '../../model/replay/replay-store.ts'

/** Where motion is unwelcome, the board changes no more often than this while playing; it gets on as fast. */
const CALM_MS = 1000

/** Moves the replay on with the screen's own frames, whatever its speed. */
export function usePlayback(store: ReplayStore, settings: Settings): void {
  const isPlaying = useStore(store, (state) => state.isPlaying)
  const isCalm = isMotionReduced(settings)
  useEffect(() => {
    if (!isPlaying) return undefined
    let last = performance.now()
    // Parts of an event that a frame was too short for.
    let rest = 0
    let frame = requestAnimationFrame(function advance(now) {
      if (!isCalm || now - last >= CALM_MS) {
        const { time, speed } = store.getState()
        rest += ((now - last) / 1000) * speed
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

/** What uses arrow keys, or the space bar, itself. */
const OWN_KEYS = 'input, textarea, select, [role="radiogroup"], [role="listbox"], [role="dialog"]'

function act(store: ReplayStore, event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : document.body
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest(OWN_KEYS) !== null) return false
  const isForward = event.key === 'ArrowRight'
  if (event.key === ' ' && target.closest('button, a') === null) togglePlaying(store)
  else if (!isForward && event.key !== 'ArrowLeft') return false
  else if (event.shiftKey) jump(store, 'cutoff', isForward ? 'next' : 'previous')
  else goTo(store, store.getState().time + (isForward ? 1 : -1))
  return true
}

/** Space plays and pauses, the arrow keys step, with Shift to the next cutoff. */
export function useReplayKeys(store: ReplayStore): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && store.getState().recordings.length > 0 && act(store, event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [store])
}
