/** The walk of the terminal test, and what moves it: a timer while it plays, and the keys of the page. */
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Position } from '../../../../engine/game/position.ts'
import { INSPECT, type InspectStore } from '../../../model/inspect/inspect-store.ts'
import { goToStone, shownWalk, stepWalk, togglePlaying, type ShownWalk } from '../../../model/inspect/terminal-walk.ts'
import { isTypingOrInDialog, isIn } from '../../../platform/elsewhere.ts'
import { isHeldWithOthers, useKeys } from '../../../platform/keys.ts'
import { useLaterServices } from '../../../platform/services.tsx'

/** Slow enough for reduced motion, too. */
const STONE_MS = 1000

/** The walk through the drawn position; null on a board without stones. */
export function useWalk(drawn: Position): ShownWalk | null {
  const walk = useStore(useLaterServices(INSPECT).inspect, (state) => state.walk)
  return useMemo(() => shownWalk(drawn, walk), [drawn, walk])
}

export function usePlaying(inspect: InspectStore): void {
  const isPlaying = useStore(inspect, (state) => state.walk.isPlaying)
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setInterval(() => stepWalk(inspect, 1), STONE_MS)
    return () => clearInterval(timer)
  }, [inspect, isPlaying])
}

const KEYS: Readonly<Record<string, (inspect: InspectStore) => void>> = {
  ArrowLeft: (inspect) => stepWalk(inspect, -1),
  ArrowRight: (inspect) => stepWalk(inspect, 1),
  Home: (inspect) => goToStone(inspect, 1),
  End: (inspect) => goToStone(inspect, Infinity),
  ' ': togglePlaying,
}

/** The arrow keys, Home, End and the space bar, unless what has the focus uses them itself. */
export function useWalkKeys(inspect: InspectStore): void {
  useKeys((event) => {
    const { key, target } = event
    const isUsed =
      isTypingOrInDialog(target) || isIn(target, '[role="radiogroup"]') || (key === ' ' && isIn(target, 'button, a'))
    if (isHeldWithOthers(event) || isUsed || !(key in KEYS)) return false
    KEYS[key](inspect)
    return true
  })
}
