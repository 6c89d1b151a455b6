/** The chances in a position, and whether they are being searched. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { formatPosition } from '../../../engine/game/notation.ts'
import type { Position } from '../../../engine/game/position.ts'
import { CANDIDATES_MS, CHANCES, type Found } from '../../model/chances/chance-search.ts'
import { useServices } from '../../platform/services.tsx'

export interface KnownChances {
  readonly found: Found | null
  readonly isRunning: boolean
  /** The share of the search that is done. */
  readonly share: number
  readonly error: string | null
}

export function useChances(position: Position): KnownChances {
  const { known, running, until, error } = useStore(useServices(CHANCES).chances.store)
  const text = formatPosition(position)
  const found = known.get(text) ?? null
  return { found, isRunning: running === text, share: Math.min(1, (found?.searchedMs ?? 0) / until), error }
}

/** Searches a position for some seconds as soon as it is shown; null for none. */
export function useSearched(position: Position | null): void {
  const { chances } = useServices(CHANCES)
  useEffect(() => {
    if (position === null) return undefined
    chances.search(position, CANDIDATES_MS)
    return () => chances.stop()
  }, [chances, position])
}
