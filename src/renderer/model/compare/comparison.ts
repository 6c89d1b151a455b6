/**
 * The comparison: searches of several positions, made one by one even while another page is shown, and kept on this
 * machine.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { DocumentStorage } from '../../../contract/api.ts'
import type { NamedEvaluator } from '../../../engine/evaluation/named-evaluator.ts'
import type { Counting } from '../../../engine/lab/report.ts'
import { ALGORITHMS, type Algorithm } from '../../../engine/search/methods.ts'
import { tuningOf } from '../../../engine/search/settings.ts'
import type { EngineClient } from '../../../workers/client.ts'
import { type Heard, JobCache } from '../../platform/engine/job-cache.ts'
import { type Service, useLaterServices } from '../../platform/services.tsx'
import { Throttle } from '../../platform/throttle.ts'
import { SingleDocument, type SingleDocumentState } from '../documents/single-document.ts'
import { type Compared, decodeCompared, encodeCompared, MAX_FOUND, MAX_POSITIONS } from './comparison-file.ts'
import {
  type SearchChoice,
  FIRST_CHOICE,
  type FoundSearch,
  type FoundSearches,
  keyOf,
  type Search,
  searchesOf,
} from './searches.ts'

export interface RunState {
  readonly status: 'idle' | 'running' | 'cancelled' | 'failed'
  readonly error: string | null
  /** How many searches that were asked for one by one are still to be made. */
  readonly also: number
}

/** Milliseconds between two updates of what is shown, and between two saves, while searches come in. */
const SHOW_INTERVAL = 400
const SAVE_INTERVAL = 2000

export class Comparison extends SingleDocument<Compared> {
  readonly run = createStore<RunState>(() => ({ status: 'idle', error: null, also: 0 }))

  private readonly saving = new Throttle(() => this.save(), SAVE_INTERVAL)
  private isChanged = false
  /** The searches that are made, whose results the document keeps. */
  private readonly searching: JobCache<Search, FoundSearch, never>
  /** Searches asked for one by one, before all that are chosen. */
  private wanted: readonly Search[] = []
  /** Do the chosen searches follow those asked for? */
  private isWhole = false

  /** @param storage null where another tab has the comparison */
  constructor(storage: DocumentStorage | null, engine: EngineClient) {
    const empty = { choice: FIRST_CHOICE, found: new Map() }
    super(storage, {
      shelf: 'comparisons',
      empty,
      isEmpty: ({ choice, found }) => choice === FIRST_CHOICE && found.size === 0,
      encode: encodeCompared,
      decode: decodeCompared,
    })
    const shelf = { known: () => this.store.getState().found, set: (found: FoundSearches) => this.change({ found }) }
    const options = { shelf, capacity: MAX_FOUND, showInterval: SHOW_INTERVAL }
    this.searching = new JobCache(engine, { keyOf, start: (...job) => this.search(...job) }, options)
    this.searching.store.subscribe(() => this.endIfOver())
  }

  /** Changes the choice. A running search that is no longer chosen ends. */
  choose(part: Partial<SearchChoice>): void {
    this.change({ choice: { ...this.store.getState().choice, ...part } })
    // A search is made by the evaluators of its moment, by which it was also asked for.
    if (part.evaluators !== undefined) this.wanted = []
    if (this.run.getState().status === 'running') this.searching.want(this.asked())
  }

  /** Adds or removes an algorithm; those chosen keep their usual order. */
  chooseAlgorithm(algorithm: Algorithm, isChosen: boolean): void {
    const { algorithms } = this.store.getState().choice
    this.choose({
      algorithms: ALGORITHMS.filter((other) => (other === algorithm ? isChosen : algorithms.includes(other))),
    })
  }

  /** Sets the evaluator of one algorithm. */
  chooseEvaluator(algorithm: Algorithm, named: NamedEvaluator): void {
    const others = Object.entries(this.store.getState().choice.evaluators).filter(([other]) => other !== algorithm)
    this.choose({
      evaluators: Object.fromEntries(named.evaluator.kind === 'report' ? others : [...others, [algorithm, named]]),
    })
  }

  /**
   * Adds a position where there is room, and shows it; false for one that is in the list already, which is only shown.
   */
  add(position: string): boolean {
    const { positions } = this.store.getState().choice
    const isNew = !positions.includes(position)
    if (!isNew) this.choose({ position })
    else if (positions.length < MAX_POSITIONS) this.choose({ positions: [...positions, position], position })
    return isNew
  }

  /** Takes a position out; its searches are kept, should it come back. */
  remove(removed: string): void {
    const { positions, position } = this.store.getState().choice
    const left = positions.filter((other) => other !== removed)
    this.choose({ positions: left, position: position === removed ? (left.at(0) ?? null) : position })
  }

  /**
   * Sets one ordering for all, or each algorithm's own. After a first search, those missing with one ordering start at
   * once.
   */
  orderAlike(isAlike: boolean): void {
    const isBegun = this.made() > 0
    this.choose({ isAlike })
    if (isAlike && isBegun) this.start()
  }

  /**
   * Sets how states are counted. After a first search, those missing start at once: the report orders some searches
   * otherwise.
   */
  countAs(counting: Counting): void {
    const isBegun = this.made() > 0
    this.choose({ counting })
    if (isBegun) this.start()
  }

  /**
   * Shows another comparison, and keeps the searches of both; of one in both, the own. Returns what takes that back.
   *
   * @throws DocumentFault
   */
  open(text: string): () => void {
    const opened = decodeCompared(text)
    this.cancel()
    const { choice, found } = this.store.getState()
    this.change({ choice: opened.choice, found: new Map([...opened.found, ...found].slice(-MAX_FOUND)) })
    return () => this.choose(choice)
  }

  /** How many of the searches chosen have been made. */
  made(): number {
    const { choice, found } = this.store.getState()
    return searchesOf(choice).filter((search) => found.has(keyOf(search))).length
  }

  /** Makes the searches that are missing. */
  start(): void {
    this.isWhole = true
    this.go()
  }

  /** Makes some searches, chosen or not, before any that are under way. */
  make(searches: readonly Search[]): void {
    this.wanted = [...this.wanted, ...searches]
    this.go()
  }

  /** Makes all chosen searches, including those already made. */
  startAgain(): void {
    this.searching.show()
    const { choice, found } = this.store.getState()
    const left = new Map(found)
    for (const search of searchesOf(choice)) left.delete(keyOf(search))
    this.change({ found: left })
    this.start()
  }

  /** Stops; what has been found stays. */
  cancel(): void {
    this.end('cancelled', null)
  }

  /** Saves at once, as the page may be about to close. */
  flush(): void {
    this.searching.show()
    if (this.isChanged) this.saving.now()
  }

  protected override save(): void {
    this.isChanged = false
    super.save()
  }

  /** All that is to be made, those asked for first. */
  private asked(): readonly Search[] {
    return [...this.wanted, ...(this.isWhole ? searchesOf(this.store.getState().choice) : [])]
  }

  private go(): void {
    this.run.setState({ status: 'running', error: null })
    this.searching.want(this.asked())
    // Where nothing was missing, nothing has begun.
    this.endIfOver()
  }

  private endIfOver(): void {
    const { isRunning, error } = this.searching.store.getState()
    if (isRunning || this.run.getState().status !== 'running') return
    this.end(error === null ? 'idle' : 'failed', error)
  }

  private change(changed: Partial<Compared>): void {
    this.isChanged = true
    this.set(changed)
    this.saving.ask()
  }

  private search(engine: EngineClient, search: Search, { answer, done, failed }: Heard<FoundSearch, never>): void {
    this.wanted = this.wanted.filter((other) => !this.searching.isKnown(keyOf(other)))
    this.run.setState({ also: this.wanted.length })
    const { algorithm, depth, position } = search
    const named = this.store.getState().choice.evaluators[algorithm]
    const settings = { position, ...tuningOf(search), ...(named && { evaluators: { [algorithm]: named } }) }
    engine.start(
      'lab',
      { ...settings, algorithms: [algorithm], depths: [depth], counting: 'visited' },
      { progress: ({ result }) => answer({ ...search, result }), done, failed },
    )
  }

  private end(status: RunState['status'], error: string | null): void {
    this.wanted = []
    this.isWhole = false
    this.flush()
    this.run.setState({ status, error, also: 0 })
    this.searching.want([])
  }
}

export const COMPARISON: Service<'comparison', Comparison> = { name: 'comparison' }

export function useComparison(): Compared & SingleDocumentState {
  return useStore(useLaterServices(COMPARISON).comparison.store)
}

/**
 * The choice. Searches that come in do not change it, so a component that uses only this is not drawn again for each of
 * them.
 */
export function useChoice(): SearchChoice {
  return useStore(useLaterServices(COMPARISON).comparison.store, ({ choice }) => choice)
}

export function useComparisonRun(): RunState {
  return useStore(useLaterServices(COMPARISON).comparison.run)
}
