/** The experiments there are: documents on the shelf of their name. */
import { useStore } from 'zustand'
import { settingsOf, type Experiment } from '../../../../engine/lab/experiment.ts'
import type { DocumentStorage } from '../../../../contract/api.ts'
import { DocumentList, newestFirst, type AnyDocument, type ListedDocument } from '../../documents/document-list.ts'
import { decodeExperiment, encodeExperiment, type ExperimentRecord } from './experiment-file.ts'
import { type Service, useServices } from '../../../platform/services.tsx'

/** Its sample could not be drawn, or a search failed. */
export type Stop = { readonly kind: 'sample' } | { readonly kind: 'search'; readonly reason: string }

export type ExperimentEntry = ListedDocument<ExperimentRecord, Stop>
export type AnyExperiment = AnyDocument<ExperimentRecord, Stop>

/** Searches that an experiment has run, and has in all once its positions are drawn. */
export function searchesOf({ record }: ExperimentEntry): { done: number; total: number } {
  const { positions } = record.experiment
  const done = record.measurements.filter((measurement) => measurement !== undefined).length
  return { done, total: settingsOf(record.experiment).length * ('seed' in positions ? positions.count : positions.length) }
}

export class Experiments extends DocumentList<ExperimentRecord, Stop> {
  /**
   * @param storage null where another tab has the experiments
   * @param app this app's version
   */
  constructor(
    storage: DocumentStorage | null,
    private readonly app: string,
  ) {
    super(storage, 'experiments', { encode: encodeExperiment, decode: decodeExperiment, compare: newestFirst })
  }

  /** A new experiment, of which nothing has run; gives its id. */
  define(name: string, experiment: Experiment): string {
    const positions = 'seed' in experiment.positions ? null : experiment.positions
    const created = new Date().toISOString()
    return this.add({ name, created, app: this.app, experiment, positions, measurements: [] })
  }
}

export const EXPERIMENTS: Service<'experiments', Experiments> = { name: 'experiments' }

export function useExperiments() {
  return useStore(useServices(EXPERIMENTS).experiments.store)
}
