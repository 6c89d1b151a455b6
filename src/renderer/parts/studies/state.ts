/** How far an experiment is, for whoever shows it. */
import { useStore } from 'zustand'
import { useRunState, type RunState } from './run-state.ts'
import { searchesOf, type ExperimentEntry } from '../../model/studies/experiment/experiments.ts'
import { EXPERIMENT_RUNNER } from '../../model/studies/experiment/experiment-runner.ts'
import { useServices } from '../../platform/services.tsx'

/** While it draws its positions it has nothing to show. */
export function useExperimentState(entry: ExperimentEntry): RunState | 'drawing' {
  const { work } = useStore(useServices(EXPERIMENT_RUNNER).runner.store)
  const { done, total } = searchesOf(entry)
  const state = useRunState(entry, done > 0, done === total)
  return state === 'running' && work === null ? 'drawing' : state
}
