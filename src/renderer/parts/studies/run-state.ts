/** How far what runs for a document is, for whoever shows it. */
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { ListedDocument } from '../../model/documents/document-list.ts'
import { type ContestEntry, isContestOver } from '../../model/studies/contest/contests.ts'
import { pointsOf, type SurfaceEntry } from '../../model/studies/surface/surfaces.ts'
import type { LessonEntry } from '../../model/studies/lesson/lessons.ts'
import { isBegun, isOver } from '../../model/studies/lesson/lesson.ts'
import { TURNS } from '../../platform/engine/turns.ts'
import { useServices } from '../../platform/services.tsx'

export type RunState = 'new' | 'running' | 'waiting' | 'paused' | 'stopped' | 'done'

export function useRunState({ id, stop }: Pick<ListedDocument<unknown, unknown>, 'id' | 'stop'>, isBegun: boolean, isOver: boolean): RunState {
  const { running, waiting } = useStore(useServices(TURNS).turns.store)
  if (running === id) return 'running'
  if (waiting.includes(id)) return 'waiting'
  if (stop !== null) return 'stopped'
  if (isOver) return 'done'
  return isBegun ? 'paused' : 'new'
}

/** Draws the component anew every second, for times that run. */
export function useClock(): void {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])
}

export function useContestState(entry: ContestEntry): RunState {
  // Asking a long match whether its test is over takes a while, and which contest runs is asked often.
  const over = useMemo(() => isContestOver(entry.record), [entry.record])
  return useRunState(entry, entry.record.games.length > 0, over)
}

export function useSurfaceState(entry: SurfaceEntry): RunState {
  const { done, total } = pointsOf(entry)
  return useRunState(entry, done > 0, done === total)
}

export function useLessonState(entry: LessonEntry): RunState {
  const { lesson } = entry.record
  return useRunState(entry, isBegun(lesson), isOver(lesson))
}
