/** How far what runs for a document is, for whoever shows it. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../app-context.tsx'
import type { ListedDocument } from './document-list.ts'

export type RunState = 'new' | 'running' | 'waiting' | 'paused' | 'stopped' | 'done'

export function useRunState({ id, stop }: Pick<ListedDocument<unknown, unknown>, 'id' | 'stop'>, isBegun: boolean, isOver: boolean): RunState {
  const { running, waiting } = useStore(useApp().turns.store)
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
