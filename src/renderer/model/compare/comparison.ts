/** The comparison: searches of several positions, made one by one even while another page is shown, and kept on this machine. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { DocumentStorage } from '../../../contract/api.ts'
import type { NamedEvaluator } from '../../../engine/evaluation/named-evaluator.ts'
import { ALGORITHMS, type Algorithm } from '../../../engine/search/search.ts'
import type { EngineClient } from '../../../workers/client.ts'
import { type Service, useServices } from '../../platform/services.tsx'
import { Kept, type KeptState } from '../documents/kept.ts'
import { Pacer } from '../documents/pacer.ts'
import { type Compared, decodeCompared, encodeCompared, MAX_FOUND, MAX_POSITIONS } from './comparison-file.ts'
import { type SearchChoice, FIRST_CHOICE, type FoundSearch, keyOf, type Search, searchesOf } from './searches.ts'

export interface RunState {
  readonly status: 'idle' | 'running' | 'cancelled' | 'failed'
  readonly error: string | null
}

/** Milliseconds between two updates of what is shown, and between two saves, while searches come in. */
const SHOW_INTERVAL = 400
const SAVE_INTERVAL = 2000

export class Comparison extends Kept<Compared> {
  readonly run = createStore<RunState>(() => ({ status: 'idle', error: null }))

  private readonly showing = new Pacer(() => this.show(), SHOW_INTERVAL)
  private readonly saving = new Pacer(() => this.save(), SAVE_INTERVAL)
  /** Searches made, but not in the store yet. */
  private fresh = new Map<string, FoundSearch>()
  private isChanged = false
  /** What the engine is searching. */
  private current: Search | null = null

  /** @param storage null where another tab has the comparison */
  constructor(
    storage: DocumentStorage | null,
    private readonly engine: EngineClient,
  ) {
    const empty = { choice: FIRST_CHOICE, found: new Map() }
    super(storage, { shelf: 'comparisons', empty, isEmpty: ({ choice, found }) => choice === FIRST_CHOICE && found.size === 0, encode: encodeCompared, decode: decodeCompared })
  }

  /** Changes the choice. A running search that is no longer chosen ends. */
  choose(part: Partial<SearchChoice>): void {
    this.change({ choice: { ...this.store.getState().choice, ...part } })
    if (this.current !== null && !this.isChosen(this.current)) this.next()
  }

  /** Adds or removes an algorithm; those chosen keep their usual order. */
  chooseAlgorithm(algorithm: Algorithm, isChosen: boolean): void {
    const { algorithms } = this.store.getState().choice
    this.choose({ algorithms: ALGORITHMS.filter((other) => (other === algorithm ? isChosen : algorithms.includes(other))) })
  }

  /** Sets the evaluator of one algorithm. */
  chooseEvaluator(algorithm: Algorithm, judge: NamedEvaluator): void {
    const others = Object.entries(this.store.getState().choice.evaluators).filter(([other]) => other !== algorithm)
    this.choose({ evaluators: Object.fromEntries(judge.evaluator.kind === 'report' ? others : [...others, [algorithm, judge]]) })
  }

  /** Adds a position, unless it is there or there is no room, and shows it. */
  add(position: string): void {
    const { positions } = this.store.getState().choice
    if (positions.includes(position)) return this.choose({ position })
    if (positions.length < MAX_POSITIONS) this.choose({ positions: [...positions, position], position })
  }

  /** Takes a position out; its searches are kept, should it come back. */
  remove(removed: string): void {
    const { positions, position } = this.store.getState().choice
    const left = positions.filter((other) => other !== removed)
    this.choose({ positions: left, position: position === removed ? (left.at(0) ?? null) : position })
  }

  /** Sets one ordering for all, or each algorithm's own. After a first search, those missing with one ordering start at once. */
  orderAlike(isAlike: boolean): void {
    const isBegun = this.made() > 0
    this.choose({ isAlike })
    if (isAlike && isBegun) this.start()
  }

  /** How many of the searches chosen have been made. */
  made(): number {
    const { choice, found } = this.store.getState()
    return searchesOf(choice).filter((search) => found.has(keyOf(search))).length
  }

  /** Makes the searches that are missing. */
  start(): void {
    this.run.setState({ status: 'running', error: null })
    this.next()
  }

  /** Makes all chosen searches, including those already made. */
  startAgain(): void {
    this.show()
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
    this.show()
    if (this.isChanged) this.saving.now()
  }

  protected override save(): void {
    this.isChanged = false
    super.save()
  }

  private isChosen(search: Search): boolean {
    return searchesOf(this.store.getState().choice).some((other) => keyOf(other) === keyOf(search))
  }

  private change(changed: Partial<Compared>): void {
    this.isChanged = true
    this.set(changed)
    this.saving.ask()
  }

  private next(): void {
    const { choice, found } = this.store.getState()
    const search = searchesOf(choice).find((search) => !found.has(keyOf(search)) && !this.fresh.has(keyOf(search)))
    if (search === undefined) return this.end('idle', null)
    this.current = search
    const { algorithm, depth, position, ordering, table, evaluation } = search
    const judge = choice.evaluators[algorithm]
    const settings = { position, ordering, table, evaluation, ...(judge && { evaluators: { [algorithm]: judge } }) }
    this.engine.start('lab', { ...settings, algorithms: [algorithm], depths: [depth], counting: 'visited' }, {
      progress: ({ result }) => this.keepFound({ ...search, result }),
      done: () => this.next(),
      failed: (error) => this.end('failed', error),
    })
  }

  private keepFound(search: FoundSearch): void {
    this.fresh.set(keyOf(search), search)
    this.showing.ask()
  }

  /** Adds the searches made since; beyond `MAX_FOUND` the oldest are dropped. */
  private show(): void {
    if (this.fresh.size === 0) return
    const found = [...this.store.getState().found, ...this.fresh]
    this.fresh = new Map()
    this.change({ found: new Map(found.slice(-MAX_FOUND)) })
  }

  private end(status: RunState['status'], error: string | null): void {
    this.engine.cancel()
    this.current = null
    this.flush()
    this.run.setState({ status, error })
  }
}

export const COMPARISON: Service<'comparison', Comparison> = { name: 'comparison' }

export function useComparison(): Compared & KeptState {
  return useStore(useServices(COMPARISON).comparison.store)
}

/** What is chosen. Searches that come in do not change it, so what shows only this is not drawn again for each of them. */
export function useChoice(): SearchChoice {
  return useStore(useServices(COMPARISON).comparison.store, ({ choice }) => choice)
}

export function useComparisonRun(): RunState {
  return useStore(useServices(COMPARISON).comparison.run)
}
