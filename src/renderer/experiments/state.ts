/** How far an experiment is, for whoever shows it. */
import { useStore } from 'zustand'
import { useApp } from '../app-context.tsx'
import { useRunState, type RunState } from '../documents/run-state.ts'
import { searchesOf, type ExperimentEntry } from './experiments.ts'

/** While it draws its positions it has nothing to show. */
export function useExperimentState(entry: ExperimentEntry): RunState | 'drawing' {
  const { work } = useStore(useApp().runner.store)
  const { done, total } = searchesOf(entry)
  const state = useRunState(entry, done > 0, done === total)
  return state === 'running' && work === null ? 'drawing' : state
}
