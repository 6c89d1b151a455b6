/** The state and progress of a study, to be shown. */
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Head, ListedDocument } from '../../model/documents/document-list.ts'
import type { Runnable } from '../../model/studies/study.ts'
import { TURNS } from '../../platform/engine/turns.ts'
import { useServices } from '../../platform/services.tsx'

export type RunState = 'new' | 'running' | 'waiting' | 'paused' | 'stopped' | 'done'

export interface StudyState {
  readonly state: RunState
  /** Searches, games, points … that are done, of `total`. */
  readonly done: number
  readonly total: number
}

export function useStudyState<Content extends Head>({ kind }: Runnable<Content>, { id, record, stop }: ListedDocument<Content>): StudyState {
  const { running, waiting } = useStore(useServices(TURNS).turns.store)
  // For a long match it takes a while to compute whether its test is over, and the turns change often.
  const { done, total, isBegun, isOver } = useMemo(() => kind.progress(record), [kind, record])
  return { state: stateNow(), done, total }

  function stateNow(): RunState {
    if (running === id) return 'running'
    if (waiting.includes(id)) return 'waiting'
    if (stop !== null) return 'stopped'
    if (isOver) return 'done'
    return isBegun ? 'paused' : 'new'
  }
}

/** Renders the component again every second, for running times. */
export function useClock(): void {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])
}
