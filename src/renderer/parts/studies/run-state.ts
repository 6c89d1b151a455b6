/** The state and progress of a study, to be shown. */
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { ListedDocument } from '../../model/documents/document-list.ts'
import type { Study } from '../../model/studies/study.ts'
import type { Progress, StudyTypes } from '../../model/studies/study-kind.ts'
import type { StudyState } from '../../model/studies/texts.ts'
import { TURNS } from '../../platform/engine/turns.ts'
import { useLaterServices } from '../../platform/services.tsx'

interface RunState {
  readonly state: StudyState
  readonly progress: Progress
}

export function useStudyState<Of extends StudyTypes>(
  { kind }: Study<Of>,
  { id, record, stop }: ListedDocument<Of['record']>,
): RunState {
  const { running, waiting } = useStore(useLaterServices(TURNS).turns.store)
  // For a long match it takes a while to compute whether its test is over, and the turns change often.
  const progress = useMemo(() => kind.progress(record), [kind, record])
  return { state: stateNow(), progress }

  function stateNow(): StudyState {
    if (running === id) return 'running'
    if (waiting.includes(id)) return 'waiting'
    if (stop !== null) return 'stopped'
    if (progress.isOver) return 'done'
    return progress.isBegun ? 'paused' : 'new'
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
