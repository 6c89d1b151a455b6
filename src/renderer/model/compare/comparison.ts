/**
 * The comparison: searches of several positions, made one by one even while another page is shown, and kept on this
 * machine.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { DocumentStorage } from '../../../contract/api.ts'
import type { NamedEvaluator } from '../../../engine/evaluation/named-evaluator.ts'
import type { Counting } from '../../../engine/lab/report.ts'
import { ALGORITHMS, type Algorithm } from '../../../engine/search/search.ts'
import { tuningOf } from '../../../engine/search/settings.ts'
import type { EngineClient } from '../../../workers/client.ts'
import { type Service, useServices } from '../../platform/services.tsx'
import { Kept, type KeptState } from '../documents/kept.ts'
import { Pacer } from '../documents/pacer.ts'
import { type Compared, decodeCompared, encodeCompared, MAX_FOUND, MAX_POSITIONS } from './comparison-file.ts'
import { type SearchChoice, FIRST_CHOICE, type FoundSearch, keyOf, type Search, searchesOf } from './searches.ts'

export interface RunState {
  readonly status: 'idle' | 'running' | 'cancelled' | 'failed'
  readonly error: string | null
  /** How many searches that were asked for one by one are still to be made. */
  readonly also: number
}

/** Milliseconds between two updates of what is shown, and between two saves, while searches come in. */
const SHOW_INTERVAL = 400
const SAVE_INTERVAL = 2000

export class Comparison extends Kept<Compared> {
  readonly run = createStore<RunState>(() => ({ status: 'idle', error: null, also: 0 }))

  private readonly showing = new Pacer(() => this.show(), SHOW_INTERVAL)
  private readonly saving = new Pacer(() => this.save(), SAVE_INTERVAL)
  /** Searches made, but not in the store yet. */
  private fresh = new Map<string, FoundSearch>()
  private isChanged = false
  /** What the engine is searching. */
  private current: Search | null = null
  /** Searches asked for one by one, before all that are chosen. */
  private wanted: readonly Search[] = []
  /** Do the chosen searches follow those asked for? */
  private isWhole = false

  /** @param storage null where another tab has the comparison */
  constructor(
    storage: DocumentStorage | null,
    private readonly engine: EngineClient,
  ) {
    const empty = { choice: FIRST_CHOICE, found: new Map() }
    super(storage, {
      shelf: 'comparisons',
      empty,
      isEmpty: ({ choice, found }) => choice === FIRST_CHOICE && found.size === 0,
      encode: encodeCompared,
      decode: decodeCompared,
    })
  }

  /** Changes the choice. A running search that is no longer chosen ends. */
  choose(part: Partial<SearchChoice>): void {
    this.change({ choice: { ...this.store.getState().choice, ...part } })
    // A search is made by the evaluators of its moment, by which it was also asked for.
    if (part.evaluators !== undefined) this.wanted = []
    if (this.current !== null && !this.isAsked(this.current)) this.next()
  }

  /** Adds or removes an algorithm; those chosen keep their usual order. */
  chooseAlgorithm(algorithm: Algorithm, isChosen: boolean): void {
    const { algorithms } = this.store.getState().choice
    this.choose({
      algorithms: ALGORITHMS.filter((other) => (other === algorithm ? isChosen : algorithms.includes(other))),
    })
  }

  /** Sets the evaluator of one algorithm. */
  chooseEvaluator(algorithm: Algorithm, judge: NamedEvaluator): void {
    const others = Object.entries(this.store.getState().choice.evaluators).filter(([other]) => other !== algorithm)
    this.choose({
      evaluators: Object.fromEntries(judge.evaluator.kind === 'report' ? others : [...others, [algorithm, judge]]),
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

  /** All that is to be made, those asked for first. */
  private asked(): readonly Search[] {
    return [...this.wanted, ...(this.isWhole ? searchesOf(this.store.getState().choice) : [])]
  }

  private isAsked(search: Search): boolean {
    return this.asked().some((other) => keyOf(other) === keyOf(search))
  }

  private go(): void {
    this.run.setState({ status: 'running', error: null })
    if (this.current === null) this.next()
  }

  private change(changed: Partial<Compared>): void {
    this.isChanged = true
    this.set(changed)
    this.saving.ask()
  }

  private next(): void {
    const { choice, found } = this.store.getState()
    const isMissing = (search: Search) => !found.has(keyOf(search)) && !this.fresh.has(keyOf(search))
    this.wanted = this.wanted.filter(isMissing)
    const search = this.asked().find(isMissing)
    if (search === undefined) return this.end('idle', null)
    this.current = search
    this.run.setState({ also: this.wanted.length })
    const { algorithm, depth, position } = search
    const judge = choice.evaluators[algorithm]
    const settings = { position, ...tuningOf(search), ...(judge && { evaluators: { [algorithm]: judge } }) }
    this.engine.start(
      'lab',
      { ...settings, algorithms: [algorithm], depths: [depth], counting: 'visited' },
      {
        progress: ({ result }) => this.keepFound({ ...search, result }),
        done: () => this.next(),
        failed: (error) => this.end('failed', error),
      },
    )
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
    this.wanted = []
    this.isWhole = false
    this.flush()
    this.run.setState({ status, error, also: 0 })
  }
}

export const COMPARISON: Service<'comparison', Comparison> = { name: 'comparison' }

export function useComparison(): Compared & KeptState {
  return useStore(useServices(COMPARISON).comparison.store)
}

/**
 * What is chosen. Searches that come in do not change it, so what shows only this is not drawn again for each of them.
 */
export function useChoice(): SearchChoice {
  return useStore(useServices(COMPARISON).comparison.store, ({ choice }) => choice)
}

export function useComparisonRun(): RunState {
  return useStore(useServices(COMPARISON).comparison.run)
}
