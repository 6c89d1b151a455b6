/** Everyone who can play, for whoever shows a choice of them. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { CAST } from '../../engine/arena/cast.ts'
import type { Contestant } from '../../engine/arena/contestant.ts'
import { useApp } from '../app-context.tsx'
import { ownContestants } from './players.ts'

/** The cast, then the user's own. */
export function useContestants(): readonly Contestant[] {
  const state = useStore(useApp().players.store)
  return useMemo(() => [...CAST, ...ownContestants(state)], [state])
}
