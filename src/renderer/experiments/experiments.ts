/**
 * The experiments there are, kept on the shelf of their name. A change shows at once; saving it comes after, and where that
 * fails the entry says so and stays, to be saved again or exported.
 */
import { createStore } from 'zustand/vanilla'
import { settingsOf, type Experiment, type Setting } from '../../engine/experiment.ts'
import type { DocumentStorage } from '../../preload/api.ts'
import { decodeExperiment, encodeExperiment, type ExperimentRecord } from './experiment-file.ts'

/** Its sample could not be drawn, or a search failed. */
export type Stop = { readonly kind: 'sample' } | { readonly kind: 'search'; readonly reason: string }

export interface ExperimentEntry {
  readonly id: string
  readonly kind: 'experiment'
  readonly record: ExperimentRecord
  /** All settings of the experiment, in the order of its tasks. */
  readonly settings: readonly Setting[]
  /** Why it could not go on, since it was last started. */
  readonly stop: Stop | null
  /** Why it could not be saved. */
  readonly unsaved: unknown
}

/** A document that could not be read. It stays as it is until it is removed. */
export interface BrokenExperiment {
  readonly id: string
  readonly kind: 'broken'
  readonly fault: unknown
  /** What is in it; null when not even that could be loaded. */
  readonly text: string | null
}

export type AnyExperiment = ExperimentEntry | BrokenExperiment

export interface ExperimentsState {
  readonly status: 'unloaded' | 'loading' | 'ready' | 'failed'
  readonly fault: unknown
  /** The newest first. */
  readonly entries: readonly AnyExperiment[]
  /** The one shown; null for none, where a new one can be defined. */
  readonly selected: string | null
}

const SHELF = 'experiments'

/** Searches that an experiment has run, and has in all once its positions are drawn. */
export function searchesOf({ record, settings }: ExperimentEntry): { done: number; total: number } {
  const { positions } = record.experiment
  const done = record.measurements.filter((measurement) => measurement !== undefined).length
  return { done, total: settings.length * ('seed' in positions ? positions.count : positions.length) }
}

export class Experiments {
  readonly store = createStore<ExperimentsState>(() => ({ status: 'unloaded', fault: null, entries: [], selected: null }))

  /**
   * @param storage null where another tab has the experiments
   * @param app this app's version
   */
  constructor(
    private readonly storage: DocumentStorage | null,
    private readonly app: string,
  ) {}

  /** Loads all documents, unless they are. Does not fail: the state tells. */
  async load(): Promise<void> {
    const { status } = this.store.getState()
    if (status === 'loading' || status === 'ready') return
    this.store.setState({ status: 'loading', fault: null })
    try {
      if (this.storage === null) throw new AnotherTab()
      const loaded: AnyExperiment[] = []
      // One after the other: each may be large, and the page has to breathe between them.
      for (const id of await this.storage.list(SHELF)) loaded.push(await this.loadEntry(this.storage, id))
      const createdAt = (entry: AnyExperiment) => (entry.kind === 'broken' ? '' : entry.record.created)
      this.store.setState({ status: 'ready', entries: loaded.sort((a, b) => (createdAt(a) < createdAt(b) ? 1 : -1)) })
    } catch (fault) {
      this.store.setState({ status: 'failed', fault })
    }
  }

  entry(id: string): ExperimentEntry | undefined {
    const entry = this.store.getState().entries.find((candidate) => candidate.id === id)
    return entry?.kind === 'experiment' ? entry : undefined
  }

  select(selected: string | null): void {
    this.store.setState({ selected })
  }

  /** A new experiment, of which nothing has run; gives its id. */
  define(name: string, experiment: Experiment): string {
    const positions = 'seed' in experiment.positions ? null : experiment.positions
    const created = new Date().toISOString()
    return this.add({ name, created, app: this.app, experiment, positions, measurements: [] })
  }

  /**
   * An experiment from a file, under a new id.
   *
   * @throws ExperimentFileError
   */
  async importFile(file: Blob): Promise<string> {
    return this.add(decodeExperiment(await file.text()))
  }

  rename(id: string, name: string): void {
    this.change(id, { name })
    void this.save(id)
  }

  /** Changes what is shown of it, without saving. */
  change(id: string, change: Partial<ExperimentRecord>): void {
    this.update(id, (entry) => ({ record: { ...entry.record, ...change } }))
  }

  setStop(id: string, stop: Stop | null): void {
    this.update(id, () => ({ stop }))
  }

  /** Saves it as it is now. Does not fail: the entry tells. */
  async save(id: string): Promise<void> {
    const entry = this.entry(id)
    if (entry === undefined || this.storage === null) return
    try {
      await this.storage.save(SHELF, id, encodeExperiment(entry.record))
      // Telling every few seconds that all is well would draw the page anew for nothing.
      if (entry.unsaved !== null) this.update(id, () => ({ unsaved: null }))
    } catch (unsaved) {
      this.update(id, () => ({ unsaved }))
    }
  }

  /**
   * Removes an experiment that does not run, and gives how to bring it back, which fails where a document that could not be
   * read cannot be saved again.
   *
   * @throws what the storage does; then it stays
   */
  async remove(id: string): Promise<() => Promise<void>> {
    const { entries } = this.store.getState()
    const index = entries.findIndex((entry) => entry.id === id)
    const removed = entries[index]
    this.store.setState(({ selected }) => ({ entries: entries.toSpliced(index, 1), selected: selected === id ? null : selected }))
    const putBack = () => this.store.setState((now) => ({ entries: now.entries.toSpliced(index, 0, removed) }))
    try {
      await this.storage?.remove(SHELF, id)
    } catch (error) {
      putBack()
      throw error
    }
    return async () => {
      putBack()
      if (removed.kind === 'experiment') await this.save(id)
      else if (removed.text !== null) await this.storage?.save(SHELF, id, removed.text)
    }
  }

  private add(record: ExperimentRecord): string {
    const id = crypto.randomUUID()
    this.store.setState(({ entries }) => ({ entries: [entryOf(id, record), ...entries] }))
    void this.save(id)
    return id
  }

  private async loadEntry(storage: DocumentStorage, id: string): Promise<AnyExperiment> {
    let text: string | null = null
    try {
      text = await storage.load(SHELF, id)
      return entryOf(id, decodeExperiment(text))
    } catch (fault) {
      return { id, kind: 'broken', fault, text }
    }
  }

  private update(id: string, change: (entry: ExperimentEntry) => Partial<ExperimentEntry>): void {
    this.store.setState(({ entries }) => ({
      entries: entries.map((entry) => (entry.id === id && entry.kind === 'experiment' ? { ...entry, ...change(entry) } : entry)),
    }))
  }
}

/** Two tabs would overwrite each other's results. */
export class AnotherTab extends Error {}

function entryOf(id: string, record: ExperimentRecord): ExperimentEntry {
  return { id, kind: 'experiment', record, settings: settingsOf(record.experiment), stop: null, unsaved: null }
}

