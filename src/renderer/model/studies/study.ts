/**
 * Studies of one kind: documents that run in turn, each on all workers. Findings are shown at once and saved soon
 * after.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DocumentStorage } from '../../../contract/api.ts'
import type { EnginePool } from '../../../workers/pool.ts'
import type { Turns } from '../../platform/engine/turns.ts'
import type { Keeper } from '../../platform/storage/keeper.ts'
import { DocumentList, type Head } from '../documents/document-list.ts'
import { Throttle } from '../../platform/throttle.ts'
import type { Found, Planned, ShownKind, StudyKind } from './study-kind.ts'

/** Milliseconds between two updates of what is shown, and between two saves. */
const SHOWN_EVERY = 400
const SAVED_EVERY = 3000

/** What all kinds of studies share. */
interface Studies {
  readonly pool: EnginePool
  readonly turns: Turns
  /** Null where another tab has the documents. */
  readonly storage: DocumentStorage | null
  /** This app's version. */
  readonly app: string
}

export class Study<
  Content extends Head,
  Live extends object,
  Draft,
  Kind extends StudyKind<Content, Live, Draft> = StudyKind<Content, Live, Draft>,
> implements Keeper {
  readonly list: DocumentList<Content>
  readonly draft: StoreApi<Draft>
  readonly live: StoreApi<Live>
  readonly pool: EnginePool
  private readonly turns: Turns
  private readonly app: string
  /** Shows and saves the findings of the running study; a kill costs no more than its interval. */
  private saving: Throttle | null = null

  constructor(
    readonly kind: Kind & StudyKind<Content, Live, Draft>,
    { pool, turns, storage, app }: Studies,
  ) {
    this.list = new DocumentList(storage, kind.shelf, kind.format)
    this.app = app
    this.draft = createStore(() => kind.draft.initial)
    this.live = createStore(() => kind.idle)
    this.pool = pool
    this.turns = turns
  }

  /** Starts or resumes a study, once what was started before is done. */
  start(id: string): void {
    this.list.setStop(id, null)
    this.turns.enter(id, this.kind.shelf, () => this.begin(id))
  }

  /** Adds a new study, for which nothing has run; returns its id. */
  define(name: string, body: Omit<Content, keyof Head>): string {
    return this.list.add({ ...body, name, created: new Date().toISOString(), app: this.app } as Content)
  }

  /** Defines a study, shows it, and starts it. */
  startNew(name: string, body: Omit<Content, keyof Head>): void {
    const id = this.define(name, body)
    this.list.select(id)
    this.start(id)
  }

  /** Stops a study at once, and keeps its findings. */
  pause(id: string): void {
    if (this.turns.store.getState().running === id) this.end(id, null)
    else this.turns.leave(id)
  }

  flush(): void {
    this.saving?.now()
  }

  saveAgain(isAll: boolean): Promise<void> {
    return this.list.saveAgain(isAll)
  }

  takeOver(storage: DocumentStorage): Promise<void> {
    return this.list.takeOver(storage)
  }

  private begin(id: string): void {
    const entry = this.list.entry(id)
    if (entry === undefined) return this.end(id, null)
    let now: (() => Found<Content, Live>) | null = null
    const shown = new Throttle(() => {
      if (now === null) return
      const { record, live } = now()
      this.list.change(id, record)
      this.live.setState(live)
    }, SHOWN_EVERY)
    const saving = new Throttle(() => {
      shown.now()
      void this.list.save(id)
    }, SAVED_EVERY)
    this.saving = saving
    this.kind.run(entry.record, this.pool, {
      found: (next) => {
        now = next
        shown.ask()
        saving.ask()
      },
      live: (live) => this.live.setState(live),
      over: () => this.end(id, null),
      failed: (reason) => this.end(id, reason),
    })
  }

  /** Ends the running study, for whatever reason. */
  private end(id: string, stop: string | null): void {
    this.pool.stop()
    this.flush()
    this.saving = null
    this.live.setState(this.kind.idle, true)
    if (stop !== null) this.list.setStop(id, stop)
    this.turns.leave(id)
  }
}

/** A study that has a tab, with a form and a view. */
export type ShownStudy<Content extends Head, Live extends object, Draft, Plan extends Planned<Content>> = Study<
  Content,
  Live,
  Draft,
  ShownKind<Content, Live, Draft, Plan>
>

/** What code that does not know the kind needs of a study. */
export interface Runnable<Content extends Head> extends Pick<
  Study<Content, object, unknown>,
  'list' | 'start' | 'pause'
> {
  readonly kind: Pick<StudyKind<Content, object, unknown>, 'progress'>
}
