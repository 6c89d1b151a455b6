/** How far an experiment is, for whoever shows it. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../app-context.tsx'
import { searchesOf, type ExperimentEntry } from './experiments.ts'

export type ExperimentState = 'new' | 'running' | 'drawing' | 'waiting' | 'paused' | 'stopped' | 'done'

export function useExperimentState(entry: ExperimentEntry): ExperimentState {
  const { runner, turns } = useApp()
  const { running, waiting } = useStore(turns.store)
  const { work } = useStore(runner.store)
  if (running === entry.id) return work === null ? 'drawing' : 'running'
  if (waiting.includes(entry.id)) return 'waiting'
  if (entry.stop !== null) return 'stopped'
  const { done, total } = searchesOf(entry)
  if (done === total) return 'done'
  return done === 0 ? 'new' : 'paused'
}

/** Draws the component anew every second, for times that run. */
export function useClock(): void {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])
}
