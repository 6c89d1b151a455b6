/** All contestants, for choices of them. */
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { CAST_BY_RATING } from '../../../engine/arena/cast-ratings.ts'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import { OWN_PLAYERS, ownContestants } from './players.ts'
import { useLaterServices } from '../../platform/services.tsx'

/** The cast, the strongest first, then the user's own. */
export function useContestants(): readonly Contestant[] {
  const { players } = useLaterServices(OWN_PLAYERS)
  const state = useStore(players.store)
  // Loading may have failed at the start, and may succeed now.
  useEffect(() => void players.load(), [players])
  return useMemo(() => [...CAST_BY_RATING, ...ownContestants(state)], [state])
}
