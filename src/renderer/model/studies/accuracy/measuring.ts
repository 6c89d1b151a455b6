/**
 * Measures in the background how searches compare with perfect play. What has been measured is kept, the last plan's alone:
 * it is saved every few seconds, a run that was stopped goes on where it was, and a new plan takes its place.
 */
import { createStore } from 'zustand/vanilla'
import type { Check } from '../../../../engine/lab/accuracy.ts'
import type { DocumentStorage } from '../../../../contract/api.ts'
import type { EngineClient } from '../../../platform/engine/engine-client.ts'
import { AnotherTab } from '../../documents/document-list.ts'
import { Pacer } from '../../documents/pacer.ts'
import { decodeAccuracy, encodeAccuracy, type AccuracyRecord } from './accuracy-file.ts'
import { isSamePlan, requestOf, totalOf, USUAL_PLAN, type AccuracyPlan } from './plan.ts'
import type { Service } from '../../../platform/services.tsx'

export interface MeasuringState {
  readonly status: 'unloaded' | 'loading' | 'ready'
  /** What is chosen in the form. */
  readonly plan: AccuracyPlan
  /** What has been measured last, as far as it has been; null before the first. */
  readonly record: AccuracyRecord | null
  /** When the job that runs began, by the page's clock, and how many positions had been checked before; null when none runs. */
  readonly running: { readonly since: number; readonly before: number } | null
  /** Why the job failed. */
  readonly error: string | null
  /** Why what was kept could not be loaded: then it is left as it is, and nothing is saved over it. */
  readonly unread: unknown
  /** Why the last saving failed. */
  readonly unsaved: unknown
}

const SHELF = 'accuracy'
const ID = 'last'

/** Milliseconds from one showing to the next, and from one saving to the next. */
const SHOWN_EVERY = 400
const SAVED_EVERY = 3000

export class Measuring {
  readonly store = createStore<MeasuringState>(() => ({
    status: 'unloaded',
    plan: USUAL_PLAN,
    record: null,
    running: null,
    error: null,
    unread: null,
    unsaved: null,
  }))
  /** Checks that have come and are not shown yet. */
  private fresh: (readonly Check[])[] = []
  private readonly shown = new Pacer(() => this.show(), SHOWN_EVERY)
  private readonly saved = new Pacer(() => this.flush(), SAVED_EVERY)

  /** @param storage null where another tab has the results */
  constructor(
    private readonly engine: EngineClient,
    private readonly storage: DocumentStorage | null,
  ) {}

  /** Loads what was kept, once. Does not fail: the state tells. */
  async load(): Promise<void> {
    if (this.store.getState().status !== 'unloaded') return
    this.store.setState({ status: 'loading' })
    try {
      if (this.storage === null) throw new AnotherTab()
      const isKept = (await this.storage.list(SHELF)).includes(ID)
      const record = isKept ? decodeAccuracy(await this.storage.load(SHELF, ID)) : null
      this.store.setState({ status: 'ready', record, plan: record?.plan ?? USUAL_PLAN })
    } catch (unread) {
      this.store.setState({ status: 'ready', unread })
    }
  }

  choose(part: Partial<AccuracyPlan>): void {
    this.store.setState(({ plan }) => ({ plan: { ...plan, ...part } }))
  }

  /**
   * Measures what is chosen, from where it was stopped if it was.
   *
   * @returns what was measured before and has made room, if there is any
   */
  start(): AccuracyRecord | null {
    const { plan, record } = this.store.getState()
    const isSame = record !== null && isSamePlan(record.plan, plan)
    this.run(isSame ? record : { plan, checks: [] })
    return isSame || record?.checks.length === 0 ? null : record
  }

  /** Stops at once, and keeps what has been measured. */
  stop(): void {
    this.engine.end()
    this.end(null)
  }

  /** Puts back what has made room. */
  restore(record: AccuracyRecord): void {
    if (this.store.getState().running !== null) this.stop()
    this.store.setState({ record, plan: record.plan, error: null })
    this.save()
  }

  /** Gives up what could not be read, and keeps from now on what is measured. Does not fail: the state tells. */
  async discard(): Promise<void> {
    try {
      await this.storage?.remove(SHELF, ID)
      this.store.setState({ unread: null })
      this.save()
    } catch (unsaved) {
      this.store.setState({ unsaved })
    }
  }

  /** Shows and saves all that has been measured. */
  flush(): void {
    if (this.store.getState().running === null) return
    this.show()
    this.save()
  }

  /** Saves again what could not be saved, or all of it. */
  saveAgain(isAll: boolean): void {
    if (isAll || this.store.getState().unsaved !== null) this.save()
  }

  /** Milliseconds until the running job is done, if all goes on as it has; null before there is anything to go by. */
  timeLeft(now = performance.now()): number | null {
    const { running, record } = this.store.getState()
    if (running === null || record === null) return null
    const done = record.checks.length - running.before
    return done === 0 ? null : ((now - running.since) / done) * (totalOf(record.plan) - record.checks.length)
  }

  private run(record: AccuracyRecord): void {
    const before = record.checks.length
    this.fresh = []
    this.store.setState({ record, running: { since: performance.now(), before }, error: null })
    this.engine.start('accuracy', requestOf(record.plan, before), {
      progress: (checks) => {
        this.fresh.push(checks)
        this.shown.ask()
        this.saved.ask()
      },
      done: () => this.end(null),
      failed: (error) => this.end(error),
    })
  }

  private end(error: string | null): void {
    this.shown.cancel()
    this.saved.cancel()
    this.flush()
    this.store.setState({ running: null, error })
    // The worker has large tables, and there is no next job.
    this.engine.end()
  }

  private show(): void {
    const { fresh } = this
    this.fresh = []
    if (fresh.length > 0) this.store.setState(({ record }) => ({ record: record && { ...record, checks: [...record.checks, ...fresh] } }))
  }

  private save(): void {
    const { record, unread } = this.store.getState()
    if (this.storage === null || record === null || unread !== null) return
    this.storage.save(SHELF, ID, encodeAccuracy(record)).then(
      () => this.store.setState({ unsaved: null }),
      (unsaved: unknown) => this.store.setState({ unsaved }),
    )
  }
}

export const MEASURING: Service<'measuring', Measuring> = { name: 'measuring' }
