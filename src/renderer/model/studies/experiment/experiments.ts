/** Experiments: many searches of many positions. */
import { useStore } from 'zustand'
import { settingsOf, type Experiment } from '../../../../engine/lab/experiment.ts'
import type { AnyDocument, ListedDocument } from '../../documents/document-list.ts'
import { progressOf, type Study, type StudyKind } from '../study.ts'
import { NEW_DRAFT, type Draft } from './draft.ts'
import { EXPERIMENT_FORMAT, type ExperimentRecord } from './experiment-file.ts'
import { runExperiment, type Live } from './experiment-run.ts'
import { type Service, useServices } from '../../../platform/services.tsx'

export type ExperimentEntry = ListedDocument<ExperimentRecord>
export type AnyExperiment = AnyDocument<ExperimentRecord>

/** The record of an experiment of which nothing has run. */
export function newExperiment(experiment: Experiment): Pick<ExperimentRecord, 'experiment' | 'positions' | 'measurements'> {
  return { experiment, positions: 'seed' in experiment.positions ? null : experiment.positions, measurements: [] }
}

export const EXPERIMENT_KIND: StudyKind<ExperimentRecord, Live, Draft> = {
  shelf: 'experiments',
  doing: 'experimenting',
  format: EXPERIMENT_FORMAT,
  draft: NEW_DRAFT,
  idle: { work: null },
  progress({ experiment, measurements }) {
    const { positions } = experiment
    const done = measurements.filter((measurement) => measurement !== undefined).length
    const total = settingsOf(experiment).length * ('seed' in positions ? positions.count : positions.length)
    return progressOf(done, total)
  },
  run: runExperiment,
}

export const EXPERIMENTS: Service<'experiments', Study<ExperimentRecord, Live, Draft>> = { name: 'experiments' }

export function useExperiments() {
  return useStore(useServices(EXPERIMENTS).experiments.list.store)
}
